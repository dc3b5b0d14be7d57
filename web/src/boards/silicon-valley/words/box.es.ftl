lesson = Contrata a gente que escriba bloques de código, lanza productos que los necesiten y sube en la valoración.
lesson-1 = En cada turno tienes unas cuantas acciones: contratar, ampliar, buscar fondos, lanzar y más.
lesson-2 = Cada ronda la gente cobra y los productos piden código.
lesson-3 = Ser primero es lo que más paga; copiar sale más barato.
