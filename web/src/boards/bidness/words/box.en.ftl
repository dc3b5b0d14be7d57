box-iou = I.O.U.
box-stamp = PAST DUE
lesson = Buy staff at auctions, earn in the business phase, borrow when you must, sue when you can.
lesson-1 = An IOU gives you money now and costs more later.
lesson-2 = Engineers and marketers earn together; salaries are due every round.
lesson-3 = In court lawyers are dice. Settling is cheaper than it looks.
