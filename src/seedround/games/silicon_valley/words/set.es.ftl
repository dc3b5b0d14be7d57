# Palabras de un juego de cartas como se dicen

set_word = { $word ->
    [name] nombre
    [text] texto
    [colour] color
    [red] rojo
    [blue] azul
    [shape] forma
    [count] cantidad
    [block] bloques de código
    [mat] sedes iniciales
    [founder] fundadores
    [employee] empleados
    [hq] sedes
    [vc] cartas de capital
    [product] productos
    [products] productos
    [personality] personalidades
    [decision] decisiones
    [employees] puestos
    [upkeep] mantenimiento
    [slots] huecos
    [left_half] medio hueco a la izquierda
    [right_half] medio hueco a la derecha
    [symbols] símbolos
    [salary] sueldo
    [wants] deseos
    [instant] al momento
    [ongoing] cada ronda
    [cash] dinero
    [valuation] valoración
    [code] código
    [cost] coste
    [icon] dibujo
    [tier] mazo
    [starting] inicial
    [advanced] avanzado
    [grid] cuadrícula
    [a] ficha de innovador, cara A
    [b] ficha de innovador, cara B
    [sm] ficha de segundo
    [steps] pasos hasta «!»
    [white] peón blanco
    [grey] peón gris
    [track] Escala
    [unicorn] meta
    [salary_markers] marcas de sueldo
    [prices] Precios
    [employee_slots] contratar
    [poach] fichar
    [hq_step] paso entre sedes
    [outsource] subcontratar
    [start_money] dinero inicial
    [solo] En solitario
    [rounds] rondas
    [track_steps] pasos de una escala
    [path] camino de los peones
    [employees_desc] empleados desde el más caro
    [attribute_order] orden de los símbolos
    [MIN] atención plena
    [VAC] vacaciones
    [TEC] tecnología
    [PRO] ascenso
    [WLB] conciliación
   *[other] { $word }
}
