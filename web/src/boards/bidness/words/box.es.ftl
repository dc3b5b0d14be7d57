box-iou = Pagaré
box-stamp = VENCIDO
lesson = Consigue personal en subastas, gana en la fase de negocio, pide prestado si debes, demanda si puedes.
lesson-1 = Un pagaré te da dinero ahora y cuesta más después.
lesson-2 = Ingenieros y comerciales ganan juntos; los sueldos se pagan cada ronda.
lesson-3 = En un juicio, los abogados son dados. Un acuerdo sale más barato de lo que parece.
