silicon-valley-kind = { $kind ->
    [founder] Fundador
    [employee] Empleado
    [hq] Sede
    [vc] Capital riesgo
    [starting] Producto inicial
    [advanced] Producto avanzado
    [personality] Carácter del Rival
   *[decision] Decisión del Rival
}
silicon-valley-now = ahora
silicon-valley-always = cada ronda
silicon-valley-wants = quiere
silicon-valley-likes = le gusta
silicon-valley-worth = +{ $steps } de valor
silicon-valley-salary = Sueldo { MONEY($sum) }
silicon-valley-upkeep = Gastos { MONEY($sum) }
silicon-valley-code-upkeep = Gastos: { $code } de código
silicon-valley-slot = huecos de producto
silicon-valley-squares = { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}
silicon-valley-side = { $side ->
    [A] primero
   *[SM] segundo
}
silicon-valley-side-letter = { $side ->
    [A] A
    [B] B
   *[SM] SM
}
silicon-valley-colour = { $colour ->
    [blue] Suave
   *[red] Duro
}
silicon-valley-pawn = { $pawn ->
    [white] Peón blanco
   *[grey] Peón gris
}
silicon-valley-collects = reúne
silicon-valley-mats = Sedes iniciales
silicon-valley-founder-here = Fundador y empleados van encima
silicon-valley-tokens = Dinero y fichas
silicon-valley-round = Ronda
silicon-valley-track = Valor
silicon-valley-order = Orden de turno
silicon-valley-track-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} hasta «!»
silicon-valley-raise = suben los sueldos
silicon-valley-unicorn = unicornio
silicon-valley-market = El mercado
silicon-valley-row = { $row ->
    [employee] Empleado
    [hq] Sede
    [vc] Capital riesgo
   *[product] Producto
}
silicon-valley-hq-price = { MONEY($first) } por la primera, { MONEY($second) } por la siguiente, { MONEY($step) } más cada vez
silicon-valley-vc-price = paga el código de la carta
silicon-valley-product-place = desde { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
silicon-valley-rival = El Rival
silicon-valley-clockwise = Los peones van en sentido horario y solo cuentan cartas sin peón.
silicon-valley-rounds = Ronda
silicon-valley-ways = Pasos de las cartas de decisión
silicon-valley-steps = { $cards } × { $steps }
silicon-valley-research = Investigación y desarrollo
silicon-valley-attribute = { $name ->
    [MIN] Atención plena
    [VAC] Más vacaciones
    [TEC] Tecnología punta
    [PRO] Opción de ascenso
   *[WLB] Trabajo y vida en equilibrio
}
silicon-valley-actions = Hasta { $actions } acciones
silicon-valley-do-hire = Contratar: cada símbolo que encaja con un deseo quita un dólar.
silicon-valley-do-poach = Fichar de otra empresa, con el mismo descuento.
silicon-valley-do-expand = Ampliar: cada carta cuesta { MONEY($step) } más que la anterior.
silicon-valley-do-vc = Conseguir capital: paga código, menos tus símbolos que encajan; toma el dinero y usa el poder ahora.
silicon-valley-do-outsource = Subcontratar: compra un bloque.
silicon-valley-do-innovate = Lanzar primero: llena la cuadrícula justa con bloques; toma la loseta por el lado A.
silicon-valley-do-second = Lanzar después, en otra ronda: paga los mismos bloques; la primera loseta pasa al lado B.
silicon-valley-do-sunset = Retirar productos: pierde un paso de valor por cada uno.
silicon-valley-do-layoff = Despedir a cuantos quieras: pierde un paso de valor.
silicon-valley-outsource = Código en venta
silicon-valley-attributes = Símbolos
silicon-valley-operate = Funcionamiento
silicon-valley-operate-1 = Recoge lo que fundador, empleados y productos dan cada ronda.
silicon-valley-operate-2 = Paga los gastos de tu sede.
silicon-valley-operate-3 = Paga los sueldos, con sus fichas.
silicon-valley-operate-4 = Paga el código de cada producto, sin cambio.
silicon-valley-operate-5 = Lo que no puedes pagar, lo pierdes.
silicon-valley-rounds-aid = Una ronda
silicon-valley-turns-1 = Orden: primero el valor más bajo; en una misma casilla, la ficha de arriba.
silicon-valley-turns-2 = Cada empresa hace sus acciones; después funcionan todas.
silicon-valley-turns-3 = La partida acaba tras la ronda en que una empresa llega a unicornio: gana el valor más alto.
silicon-valley-start = Dinero inicial
silicon-valley-start-text = { $money }, según el primer orden de turno.
