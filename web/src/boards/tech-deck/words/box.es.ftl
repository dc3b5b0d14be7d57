lesson = Los clientes hacen cola en la parada. Juega boca abajo cartas que sumen el valor de un cliente, una de ellas de su dominio.
lesson-1 = Círculo, cuadrado, triángulo y rombo son los dominios.
lesson-2 = Los equipos revelan a la vez: ambos pueden querer al mismo cliente.
lesson-3 = Un cliente ganado es un punto, o una empresa con un efecto.
