import { testArticle } from '@gondola/contract/test/article'
import { expect, test } from 'vitest'
import { lineNotes, wishesOf, withoutManner, withoutNotes } from './line-notes.ts'

test.each([
  ['Jamón crudo estacionado', 100, ['en fetas finas', 'en fetas gruesas', 'en un trozo']],
  ['Bananas Ecuador', 100, ['maduras', 'verdes']],
  ['Carne picada común', 100, ['con poca grasa', 'recién picada']],
  ['Tomate con queso', 100, ['firmes', 'maduros', 'para salsa']],
  ['Carne de cerdo', 100, ['con poca grasa', 'cortada finita', 'en un trozo']],
  ['Nalga para milanesas', 100, ['cortada finita', 'sin grasa']],
  ['Pan para hamburguesas x 4 un', 4, []],
  ['Tapa de asado', 100, ['con poca grasa', 'en un trozo']],
  ['Puré de tomate 520 g', 520, []],
  ['Palta Hass', 1, ['para hoy', 'para mañana']],
] as const)('%s (%s) may be wanted: %s', (Descripcion, content, notes) =>
  expect(
    lineNotes(
      testArticle({
        Descripcion,
        unidad: content === 100 ? 100 : 1,
        ContenidoNeto: content === 100 ? null : content,
        ContenidoUnidad: content === 520 ? 'g' : 'un',
        Familia: { Codigo: 1, Descripcion: 'Carne vacuna' },
      }),
    ),
  ).toEqual(notes),
)

test.each([
  ['Banana Ecuador', '6 bananas verdes', 'verdes'],
  ['Tomate redondo', 'un kilo de tomates bien maduras', 'bien maduras'],
  ['Jamón cocido', '200 de jamón en fetas finas', 'en fetas finas'],
  ['Palta', 'paltas: una para hoy y una para mañana', 'para hoy y una para mañana'],
  ['Carne picada común', 'carne picada', ''],
  ['Papa blanca', 'papas para puré', 'para puré'],
  ['Papa blanca', '2 kg de papa (para hacer ñoquis)', 'para hacer ñoquis'],
  ['Carne picada común', '1/2 kg carne picada sin grasa', 'sin grasa'],
  ['Jamón cocido', 'jamón cortado bien finito, 200 g', 'cortado bien finito'],
  ['Banana Ecuador', 'bananas que no estén verdes', 'que no estén verdes'],
  ['Banana Ecuador', 'bananas 1 kg no muy verdes', 'no muy verdes'],
  ['Tomate redondo', 'tomates poco maduros 1 kg', 'poco maduros'],
  ['Pera Packham', '1 kg de peras ni firmes ni maduras', 'ni firmes ni maduras'],
  ['Durazno', 'duraznos pero no tan firmes', 'no tan firmes'],
  ['Carne picada común', 'carne picada 1 kg nada de grasa', 'nada de grasa'],
  ['Banana Ecuador', 'bananas bien grandes 2 kg no verdes', 'bien grandes, no verdes'],
  ['Banana Ecuador', 'bananas verdes que no estén golpeadas', 'verdes que no estén golpeadas'],
  ['Palta', 'palta no muy madura', 'no muy madura'],
  ['Palta Hass', '2 paltas maduras', 'maduras'],
  ['Ananá', 'un ananá bien dulce', 'bien dulce'],
  ['Choclo', '2 choclos tiernos', 'tiernos'],
  ['Queso fresco', 'queso fresco', ''],
  ['Cebolla blanca', 'cebolla 1 kg chicas', 'chicas'],
  ['Papa negra', '2 kg de papas chicas', 'chicas'],
  ['Pollo entero', 'un pollo bien grande', 'bien grande'],
  ['Ajo grande', 'ajo grande', ''],
  ['Morrón rojo', 'morrones rojos medianos, firmes', 'medianos, firmes'],
  ['Zapallito', 'zapallitos no grandes', 'no grandes'],
  ['Jamón cocido', 'jamón cocido 200 g feta fina', 'feta fina'],
  ['Queso tybo', 'queso tybo 200 g en fetas finitas lo más barato', 'en fetas finitas'],
  ['Milanesas de nalga', '1 kg milanesas cortadas finitas', 'cortadas finitas'],
  ['Salame feteado', 'salame 150 g feteado', ''],
  ['Papa blanca', 'papas muy baratas', ''],
  ['Tomate redondo', 'tomates 1 kg, no mejor 2 kg', ''],
  ['Pechuga sin hueso', 'pechuga sin hueso', ''],
  ['Pan francés', 'un kilo de pan', ''],
  ['Pan francés', 'pan sin tacc', ''],
] as const)('%s is wanted by «%s» as «%s»', (Descripcion, line, note) => {
  const article = testArticle({ Descripcion, unidad: 100 })
  expect(wishesOf(line, article, article)).toBe(note)
})

test.each([
  ['bananas verdes', 'bananas'],
  ['tomates bien maduras', 'tomates'],
  ['milanesas finas', 'milanesas'],
  ['verdes bananas', 'verdes bananas'],
  ['papas fritas', 'papas fritas'],
])('«%s» asks for «%s»', (line, words) => expect(withoutNotes(line)).toBe(words))

test.each([
  ['papas para puré 2 kg', 'papas 2 kg', 'para puré'],
  ['pollo bien limpio medio kilo', 'pollo 0.5 kilo', 'bien limpio'],
  ['para limpiar', 'para limpiar', ''],
  ['pan para celiacas', 'pan para celiacas', ''],
  ['tomates en lata 2', 'tomates en lata 2', ''],
])('«%s» asks for «%s», wanted «%s»', (line, rest, manner) =>
  expect(withoutManner(line)).toEqual({ rest, manner }),
)

test.each([
  ['lechuga mantecosa 1 (que este fresca)', 'Lechuga', 'que este fresca'],
  ['2 arándanos (bien maduros)', 'Arándanos 125 g', 'bien maduros'],
  ['rúcula (1 paquete)', 'Rúcula', ''],
  ['yogur (vainilla)', 'Yogur Ser vainilla', ''],
  ['yogur (vainilla)', 'Yogur Ser frutilla', 'vainilla'],
  ['arroz 1 kg (hasta 4000)', 'Arroz', ''],
  ['pan lactal, sin sal', 'Pan lactal', 'sin sal'],
  ['picada común 1 kg (magra, en dos bolsitas)', 'Carne picada común', 'magra, en dos bolsitas'],
  ['nalga para 6, que el carnicero la corte finita', 'Nalga', 'para 6, que el carnicero la corte finita'],
  ['jamón 200 g, decile al fiambrero que lo corte fino', 'Jamón', 'decile al fiambrero que lo corte fino'],
  ['2 gaseosas bien frías', 'Gaseosa cola', 'bien frías'],
  ['bola de lomo 1 kg por favor cortado en cubos', 'Bola de lomo', 'por favor cortado en cubos'],
  ['tomates que no estén muy verdes 2 kg', 'Tomate', 'que no estén muy verdes'],
  ['2 paltas, si puede ser para hoy', 'Palta', 'si puede ser para hoy'],
  ['picada 1 kg - en dos bolsitas', 'Carne picada común', 'en dos bolsitas'],
  ['yogur que sea de vainilla', 'Yogur Ser natural', 'que sea de vainilla'],
])('«%s» wishes of %s «%s»', (line, Descripcion, note) =>
  expect(wishesOf(line, testArticle({ Descripcion }), null)).toBe(note),
)

test('a note of two parts has the words and the order of the line', () => {
  const candles = testArticle({ Descripcion: 'Velas de cumpleaños', ContenidoUnidad: 'un' })
  const line = 'velitas para la torta de Tomi que cumple 7'
  expect(wishesOf(line, candles, candles)).toBe('para la torta de Tomi que cumple 7')
})

test('a line wishes nothing behind the characters that are read of it', () => {
  const long = (wish: string) => `papas ${'x '.repeat(60)}${wish}`
  const potatoes = testArticle({ Descripcion: 'Papa negra', unidad: 100 })
  expect(wishesOf(long('(para el horno)'), potatoes, potatoes)).toBe('')
  expect(withoutManner(long('para puré'))).toEqual({ rest: long('para puré'), manner: '' })
})
