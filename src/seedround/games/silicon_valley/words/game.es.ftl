# El juego por fuera: nombre, opciones, bots

game_title = Silicon Valley
game_blurb = Contrata a gente que escriba código, encaja sus bloques en productos y sé quien dirija el primer unicornio.

option-difficulty = Dificultad
    .about = En solitario: cuántas personalidades del Rival son duras.
    .beginner = para empezar: casi ninguna
    .easy = fácil: menos de la mitad
    .medium = media: más de la mitad
    .hard = difícil: casi todas
option-first_order = Primer orden de turno
    .about = En qué orden se juega la primera ronda.
    .seats = por asientos
    .random = por sorteo
option-mats = Sedes iniciales
    .about = Quién empieza en qué sede.
    .random = por sorteo
    .seats = por asientos
option-cap_unicorn = La escala acaba en el unicornio
    .about = Ninguna empresa puede valer más que un unicornio.
option-founder_is_employee = Los fundadores son empleados
    .about = Los fundadores ocupan un puesto y se les puede fichar y despedir.
option-minimal_layoffs = Los menos despidos forzosos posibles
    .about = Los despidos forzosos acaban en cuanto puedes pagar a quienes quedan.
option-bailout = Rescate
    .about = Qué pierdes cuando no puedes pagar tu sede.
    .strict = estricto: tus empleados y tus productos
    .mild = suave: tus empleados
option-last_round = Última ronda
    .about = Con varios jugadores: tras esta ronda se puntúa aunque ninguna empresa sea un unicornio.
    .none = ninguna
    .number = ronda { $number }
option-rival_waits = El Rival espera
    .about = En solitario: el Rival no copia un producto en la ronda en que lo lanzas.
option-open_books = Cuentas abiertas
    .about = Todos ven todo el dinero y todos los bloques.

bot-planner = Estratega
bot-greedy = Avaricioso

# En solitario: la campaña
page-campaign = Tras el unicornio
page-campaign-story = Fundasteis juntos una empresa con todos vuestros ahorros, y a las pocas semanas estaba muerta. De sus cenizas levantasteis otra, y esa despegó: llamaban las revistas, os cortejaban los inversores, llovían currículums. La víspera de estrenar oficina, tu socio y un muro de abogados te pusieron en la calle. Te quedan las ruinas de la vieja empresa, algo de dinero y ningún producto. Vuelve a empezar y vale mil millones antes que él: el Rival, tu antiguo socio. Cada vez que lo logres, volverá más duro.
page-campaign-beginner = La Luna de Miel
page-campaign-beginner-story = Tu antiguo socio elige alfombras para la oficina nueva y apenas te mira.
page-campaign-easy = Las Entrevistas
page-campaign-easy-story = Todas las revistas oyen de quién fue la idea. Tuya no, oyen.
page-campaign-medium = El Imitador
page-campaign-medium-story = Lo que lanzas hoy, tu antiguo socio lo vende mañana.
page-campaign-hard = Los Abogados
page-campaign-hard-story = Han vuelto. Ahora tienen un campus y tu dirección.
