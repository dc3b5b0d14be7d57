lesson = Customers queue at the stop. Play cards face down whose values add up to a customer’s, one of them of its domain.
lesson-1 = Circle, square, triangle and diamond are the domains.
lesson-2 = Teams reveal at once: both may want the same customer.
lesson-3 = A customer you win is a point, or a venture with an effect.
