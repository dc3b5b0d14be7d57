phase-setup = Fundadores
round = Ronda { $round }
    .of = Ronda { $round } de { $rounds }
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
    .short = { $name ->
        [MIN] Atención
        [VAC] Vacaciones
        [TEC] Técnica
        [PRO] Ascenso
       *[WLB] Equilibrio
    }
    .met = { $name }: lo tienes, y así sale más barato
    .unmet = { $name }: te falta
block = Bloque { $block }, vale { $code } de código
steps-up = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
    .brief = { $steps }▲
now = ya
then = luego
each-round = por ronda
code-now = código ya
at-start = al empezar
gain-now = Al momento, cuando lo tomas
gain-always = Cada ronda, en la gestión
gain-nothing = nada
wants = quiere
have = lo tienes
lack = te falta
costs = cuesta
costs-code = cuesta { $code } de código
code-a-round = { $code } de código
code-cost = { $code } de código
for = por
list-price = Sin descuento:
salary = sueldo { $salary }
    .of = { $name }, sueldo { MONEY($salary) }
    .raises = Subió { MONEY($tokens) }
upkeep = cuesta { $upkeep } por ronda
    .price = { $price }, luego { $upkeep } por ronda
after = tras la gestión: quedan { $cash }
    .left-brief = quedan { $cash }
    .short = tras la gestión: faltan { $cash }
    .short-brief = faltan { $cash }
    .lost = tras la gestión: un producto menos
    .lost-brief = un producto menos
after-operate = tras la gestión: { $worth }

## El mercado

market = El mercado
part = { $part ->
    [people] Gente
    [products] Productos
    [investors] Inversores
    [hq] Sedes
   *[code] Código
}
tab-people = contrata, { $range }
tab-products = { $fit ->
    [0] ninguno por ahora
   *[other] puedes lanzar { $fit }
}
tab-investors = consigue { $range }
tab-hq = construye por { MONEY($price) }
tab-code = compra bloques, { $range }
left = quedan { $left }
empty = vacío
price = { $name }, { MONEY($price) }
poach-for = fichar por { MONEY($price) }
people = sin empleados
side = { $side ->
    [A] Lanzado primero, nadie lo ha copiado
    [B] Lanzado primero y copiado: ya no sube
   *[SM] Lanzado segundo: una copia
}
    .short = { $side ->
        [A] 1.º
        [B] copiado
       *[SM] 2.º
    }
    .of = { $name }: { $side }
product = Lánzalo primero
    .squares = { $squares } casillas por llenar
    .copy = Cópialo: es { $by }
    .copy-brief = Cópialo
    .yours = Tuyo
if-copied = si lo copian
you-lack = te falta
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
    .start = Salida
goal-mark = { $worth }: fin de la partida
    .short = { $worth }
coin = Marca de sueldos: quien llega aquí paga sueldos más altos
you = Tú
turn = juega ahora
    .before = juega antes que tú
    .after = juega después de ti

## El dinero propio

strip = Tu dinero esta ronda, tal como está
    .if = { $verb ->
        [hire] Tu dinero esta ronda si contratas a { $name }
        [poach] Tu dinero esta ronda si fichas a { $name }
        [expand] Tu dinero esta ronda si construyes { $name }
        [vc] Tu dinero esta ronda si tomas el dinero de { $name }
        [outsource] Tu dinero esta ronda si compras este bloque
        [innovate] Tu dinero esta ronda si lanzas { $name }
        [second] Tu dinero esta ronda si copias { $name }
        [sunset] Tu dinero esta ronda si cierras { $name }
        [layoff] Tu dinero esta ronda si despides a { $name }
        [end_turn] Tu dinero esta ronda si acabas el turno
       *[other] Tu dinero esta ronda si haces eso
    }
    .brief = Tu dinero
    .if-brief = { $name }: { $verb }
    .now = Ahora
    .after = Tras la gestión
    .have = tienes
    .cash = en mano
    .nothing = gratis
    .then = luego { $cash }
    .only = solo hay { $cash }
    .you-are = te faltan
    .you-keep = te quedan
    .short = de menos
    .left = en mano
    .goes = { $names } tendría que irse
    .code = Luego { $code } de código
    .worth = Luego vale { $worth }
due = sede
    .people = la gente da
    .products = los productos dan
    .salaries = { $people ->
        [one] { $people } sueldo
       *[other] { $people } sueldos
    }
    .raised = { $people ->
        [one] { $people } sueldo, { $more } más
       *[other] { $people } sueldos, { $more } más
    }
    .unpaid = sueldos
    .deed = { $cards } de { $deck } cartas
told = recibe
    .salaries = sueldos
    .gone = { $name } se va

## Empresas

own = Tu empresa
    .more = Mostrar toda tu empresa
    .less = Mostrar menos de tu empresa
own-hq = Sede
own-products = Productos y huecos
own-people = Gente
founder = Fundador: { $name }
    .word = fundador
founders = Fundadores a elegir
screen = Tras tu pantalla
    .money = solo lo ves tú
    .code = { $blocks ->
        [0] sin bloques
        [one] { $code } de código en un bloque
       *[other] { $code } de código en { $blocks } bloques
    }
blocks = { $count } de { $block }
    .none = Sin bloques.
employees = { $people ->
    [one] { $people } empleado
   *[other] { $people } empleados
}
tiles = { $products ->
    [one] { $products } producto
   *[other] { $products } productos
}
places = { $people } de { $places } puestos ocupados
    .more = { $places ->
        [one] { $places } puesto más
       *[other] { $places } puestos más
    }
    .short = { $places ->
        [one] { $places } puesto
       *[other] { $places } puestos
    }
    .free = { $places ->
        [one] { $places } puesto libre
       *[other] { $places } puestos libres
    }
slots = { $products } de { $slots } huecos de producto ocupados
    .free = { $slots ->
        [one] { $slots } hueco de producto libre
       *[other] { $slots } huecos de producto libres
    }
    .more = un hueco de producto más
salaries-of = sueldos { $cash }
rent-of = sede { $rent }

## El Rival

rival = El Rival
    .about = Cada ronda una carta mueve ambos peones; se lleva aquello en lo que caen.
    .tech = Su código, de izquierda a derecha: un lanzamiento toma los primeros bloques, los nuevos van al final
    .code = Su código
    .own = Tiene
    .pays = paga { $product }
    .step = Paso { $step } de { $steps }
pawn = { $colour ->
    [white] Peón blanco
   *[grey] Peón gris
}
    .letter = { $colour ->
        [white] B
       *[grey] G
    }
disc = { $colour ->
    [white] Pasos del peón blanco hasta aquí
    [grey] Pasos del peón gris hasta aquí
   *[both] Pasos de cualquier peón hasta aquí
}
deed = { $name }: { $deed }
next = { $does ->
    [launch] El Rival lanzaría esto
    [copy] El Rival copiaría esto
   *[other] El Rival se llevaría esto
}: peón blanco con { $white } de { $left } cartas, peón gris con { $grey }
landing = { $does ->
    [launch] { $cards } de { $left } lo lanzan
    [copy] { $cards } de { $left } lo copian
   *[other] { $cards } de { $left } se lo llevan
}
steps = Quedan { $left } de { $all } cartas
    .left = { $pawn }, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }: quedan { $left } de { $all } cartas
acts = { $cards ->
    [0] esta ronda no
   *[other] actúa: { $cards } de { $left }
}
    .brief = { $cards ->
        [0] –
       *[other] { $cards }/{ $left }
    }

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

## Signos

legend = Lo piden y lo tienes: sale más barato
    .unmet = Lo piden y te falta
    .step = Un edificio es un paso de valoración
    .up = Pasos de valoración, ya o por ronda
    .end = El último paso de un carácter: el Rival actúa
    .pawns = Los peones del Rival; los cuadrados son cartas que los llevan a una casilla

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

pic-person = Alguien por contratar: el precio con descuento, el sueldo, lo que quiere, el código ya y por ronda.
pic-office = Una parte de una sede: precio, puestos, símbolos, lo que cuesta por ronda.
pic-fund = Un inversor: el dinero, el código que cuesta la demo, qué más hace la carta.
pic-product = Un producto: la cuadrícula por llenar y lo que gana quien lo lanza primero.
pic-blocks = El código viene en bloques; el número es el tamaño.
pic-track = Las fichas suben por los tejados; la última queda encima. En $ suben los sueldos, en la aguja acaba la partida.
pic-symbols = Los símbolos llenos los tienes, los de contorno los piden. Cada coincidencia abarata algo.
pic-side-a = La ficha de quien lanza primero.
pic-side-b = La misma cuando alguien lo ha copiado.
pic-second = La ficha de quien lo copia.
pic-pawns = Los peones del Rival recorren las filas y se llevan aquello en lo que caen.
