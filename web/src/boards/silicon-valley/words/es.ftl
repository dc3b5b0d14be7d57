phase-setup = Fundadores
phase-act = Acciones
phase-rival = Rival
phase-operate = Gestión
verb = { $verb ->
    [keep] Quedarse
    [hire] Contratar
    [poach] Fichar
    [expand] Ampliar
    [vc] Buscar fondos
    [outsource] Subcontratar
    [innovate] Lanzar primero
    [second] Lanzar segundo
    [sunset] Cerrar
    [layoff] Despedir
    [end_turn] Acabar el turno
    [done] Listo
    [decline] Renunciar
    [pay] Pagar
    [drop] Dejar el producto
    [design] Construir
    [narrow] Elegir bloques
    [take] Tomar un bloque
    [overtime] Horas extra
    [royalty] Regalías
    [yield] Dejar ir
   *[other] { $verb }
}

## Lo que dan las cosas

attribute = { $name ->
    [MIN] Atención plena
    [VAC] Más vacaciones
    [TEC] Tecnología punta
    [PRO] Opción de ascenso
   *[WLB] Trabajo y vida en equilibrio
}
gain-now = Al momento
gain-always = Cada ronda
gain-nothing = nada
valuation = valoración
code = código
salary = Sueldo
    .of = { $name }, sueldo { MONEY($salary) }
    .raises = { $tokens ->
        [one] { $tokens } ficha de sueldo
       *[other] { $tokens } fichas de sueldo
    }
wants = Quiere
upkeep = Coste cada ronda
    .code = Coste: { $code } de código cada ronda

## El mercado

people = Gente por contratar
    .short = Gente
hq = Sedes
    .short = Sedes
vc = Capital riesgo
    .short = Capital
products = Productos
left = quedan { $left }
empty = vacío
price = { $name }, { MONEY($price) }
side = { $side ->
    [A] Innovador
    [B] Innovador con competencia, lado B
   *[SM] Seguidor
}
    .of = { $name }, { $side }
squares = casillas
by = { WHO($seat) ->
    [you] tuyo
   *[other] de { $seat }
}
    .rival = del Rival
supply = Código por encargo
    .block = { $block }: quedan { $left }, { MONEY($price) }

## La escala de valoración

track = Valoración: { $companies }. Con { $goal } acaba la partida.
    .plain = Valoración
    .company = { $name }: { $worth }
    .raise = suben los sueldos
    .start = Salida

## Empresas

own-hq = Sede y huecos de producto
own-people = Gente
founder = Fundador: { $name }
founders = Fundadores a elegir
screen = Tras tu pantalla
    .money = tras tu pantalla,
    .worth = vale { $code } de código
hidden = tras la pantalla
blocks = { $count } de { $block }
    .none = Sin bloques.
actions = { $actions ->
    [one] queda { $actions } acción
   *[other] quedan { $actions } acciones
}
places = Empleados y puestos
    .of = { $people }/{ $places } personas
    .more = { $places ->
        [one] { $places } puesto más
       *[other] { $places } puestos más
    }
    .free = { $places ->
        [one] { $places } puesto libre
       *[other] { $places } puestos libres
    }
slots = Productos y huecos
    .of = { $products }/{ $slots } productos
    .free = hueco de producto libre
dossier = Todo lo público de esta empresa
    .products = { $products }. Todo lo público de esta empresa

## El Rival

rival = El Rival
    .round = Ronda { $round } de { $rounds }
    .tech = Fila técnica
    .step = Paso { $step } de { $steps }
pawn = { $colour ->
    [white] Peón blanco
   *[grey] Peón gris
}
    .letter = { $colour ->
        [white] B
       *[grey] G
    }
deed = { $name }: { $deed }
next = { $does ->
    [launch] El Rival lanzaría esto
    [copy] El Rival copiaría esto
   *[other] El Rival se llevaría esto
}: peón blanco con { $white } de { $left } decisiones, peón gris con { $grey }
steps = Pasos de las decisiones del Rival
    .deck = Pasos (quedan { $left })
    .left = { $left }/{ $all }
acts = (actúa con { $cards } de { $left })

## Pagar, y la mesa de I+D

pay = Formas de pagar
mat = Mesa de I+D
    .short = Mesa I+D
    .for = Plan
    .grid = Cuadrícula de { $name }
    .shelf = Tus bloques
    .take = Tomar { $block }, quedan { $left }
    .lift = Levantar { $block }
    .none = Todos tus bloques están en la mesa de I+D.
    .turn = Girar (R)
    .flip = Voltear (F)
    .clear = Vaciar
    .keys = Arrastra un bloque a la cuadrícula, o tócalo y luego toca una casilla. Teclas: las flechas mueven, R gira, F voltea, Intro lo coloca, Escape lo devuelve.
    .lifted = { $block } en la mano.
    .fits = Fila { $row }, columna { $column }: encaja.
    .not = Fila { $row }, columna { $column }: no encaja.
    .laid = { $block } en su sitio.
    .back = Devuelto.
    .launch = Lanzar así
    .fill = Llena cada casilla para lanzar

## Lecciones

learn-blocks-narrow = Hay muchísimas formas de hacerlo: elige paso a paso.
learn-blocks-substitute = Se ha agotado ese tipo de bloque: toma otro del mismo tamaño.
learn-power-block = Toma un bloque que te falte para el próximo lanzamiento.
learn-power-expand = Ahora construir es más barato. Más puestos, más símbolos: los símbolos abaratan contratar.
learn-power-hire = Contratar sale más barato ahora: elige a la persona más cara para la que tengas puesto.
learn-power-launch = El fondo te deja lanzar al momento, sin acción. Toma el producto que encaje con tus bloques.
learn-power-layoff = Puedes despedir a gente sin perder valoración. No es obligatorio.
learn-power-overtime = Alguien tuyo trabaja otra vez: ¿quién escribe lo que necesitas?
learn-power-poach = Ahora fichar es más barato. La gente de los demás está en la lista de la izquierda.
learn-power-royalty = Uno de tus productos paga otra vez: toma el que más da.
learn-power-sunset = Puedes cerrar un producto sin perder valoración. No es obligatorio.
learn-rival-headhunt = El Rival se lleva a alguien tuyo: tú dices a quién.
learn-rival-layoff = La jugarreta del Rival te cuesta a alguien. Despide a quien menos vayas a echar en falta.
learn-rival-pay = El Rival te hace pagar código. No hay cambio.
learn-setup-founder = Quédate con uno de tus fundadores. Mira qué traen y qué escriben cada ronda.
learn-turn-act = Te toca. Los precios de los botones son lo que pagas, con descuentos. Contrata primero a alguien: todo necesita código.
learn-turn-design = Llena de bloques la cuadrícula del producto. En la mesa de I+D puedes probar; solo cuentan los tipos de bloque.
learn-turn-layoff = ¿Quién tiene que irse? Un sueldo menos, pero también se va su código.
learn-turn-pay = Paga con bloques que valgan al menos esto. No hay cambio: busca la suma exacta.
learn-turn-sunset = Cierra un producto que cueste más de lo que da.
learn-upkeep-layoff = No hay dinero para los sueldos: alguien debe irse, y cuesta valoración.
learn-upkeep-product = Los productos necesitan código para seguir en línea. Gasta los bloques que menos vayas a echar en falta.

## Imágenes de las reglas

pic-person = Alguien por contratar: el precio con descuentos, el sueldo, lo que quiere y lo que trae al momento (!) y cada ronda (∞).
pic-office = Una parte de una sede: precio, puestos, coste por ronda, símbolos.
pic-fund = Capital riesgo: el código que cuesta su demo, el dinero que trae y qué más hace.
pic-product = Un producto: la cuadrícula por llenar, lo que recibe el innovador (1) y lo que recibe el seguidor (2).
pic-blocks = El código viene en bloques; el número es el tamaño.
pic-track = Las fichas suben por los edificios; la última queda encima. En un $ suben los sueldos, en el cuerno acaba la partida.
pic-symbols = Los símbolos llenos los tienes, los de contorno se piden. Cada coincidencia abarata.
pic-side-a = La loseta del innovador.
pic-side-b = La misma con competencia: lado B.
pic-second = La loseta del seguidor.
pic-pawns = Los peones del Rival recorren las filas y toman aquello donde caen.
