lesson = Reúne una pila de funciones, tira los dados de tu empresa y alcanza los números del primero al último. Para a tiempo.
lesson-1 = Los números bajos al principio son fáciles; los altos pagan.
lesson-2 = Los dados que cumplen una carta se quedan en ella: tiras cada vez menos.
lesson-3 = Una tirada fallida pierde la oferta. El indicador te dice las probabilidades.
