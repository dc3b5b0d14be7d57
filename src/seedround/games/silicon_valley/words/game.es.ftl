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
page-campaign-story = Un garaje, poco tiempo y, enfrente, un Rival que copia, contrata y lanza sin dormir nunca. Vale mil millones antes de que acabe la última ronda. Cada vez que lo logres, el Rival volverá más duro.
page-campaign-beginner = El Vecino
page-campaign-beginner-story = Amable, casi siempre. Saluda mientras contrata a tu gente.
page-campaign-easy = El Competidor
page-campaign-easy-story = Ha leído tu presentación y ha encontrado en ella tu mejor idea.
page-campaign-medium = El Imitador
page-campaign-medium-story = Lo que lanzas hoy, lo vende mañana.
page-campaign-hard = El Gigante
page-campaign-hard-story = Tiene abogados, un campus y tu dirección.
