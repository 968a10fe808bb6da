import { describe, expect, test } from 'vitest'
import { LIST_LINES_MAX } from '../base/index.ts'
import { testArticle } from '../../test/article.ts'
import { listQuantity, searchedQuantity } from './shopping-list-quantity.ts'
import { guestsOf } from './list-spelling.ts'
import { checkList, joinedLines, notesInList, parseList, parseListLine } from './shopping-list.ts'

const pieces = (count: number, counting = 'either') => ({ kind: 'pieces', pieces: count, counting })
const grams = (count: number) => ({ kind: 'grams', grams: count })
const millilitres = (count: number) => ({ kind: 'millilitres', millilitres: count })

test.each([
  ['1/2 kg de pan', 'pan', grams(500)],
  ['2 leches descremadas', 'leches descremadas', pieces(2)],
  ['yerba x 3', 'yerba', pieces(3)],
  ['yerba x3', 'yerba', pieces(3)],
  ['shampoo max 2', 'shampoo max 2', null],
  ['3 docenas de huevos', 'huevos', pieces(36, 'singles')],
  ['media docena de facturas', 'facturas', pieces(6, 'singles')],
  ['docena y media de empanadas', 'empanadas', pieces(18, 'singles')],
  ['una y media docena de huevos', 'huevos', pieces(18, 'singles')],
  ['dos medias docenas de huevos', 'huevos', pieces(12, 'singles')],
  ['cuarto de docena de huevos', 'huevos', pieces(3, 'singles')],
  ['treinta y seis huevos', 'huevos', pieces(36)],
  ['dieciseis pilas', 'pilas', pieces(16)],
  ['veintidós empanadas', 'empanadas', pieces(22)],
  ['cincuenta gramos de queso', 'queso', grams(50)],
  ['2 y medio kilos de papa', 'papa', grams(2500)],
  ['asado 2 y 3/4 kg', 'asado', grams(2750)],
  ['kilo y tres cuartos de asado', 'asado', grams(1750)],
  ['asado 1 kilo 3/4', 'asado', grams(1750)],
  ['kilo y doscientos de carne', 'carne', grams(1200)],
  ['2 kg y 300 g de carne', 'carne', grams(2300)],
  ['harina 1 kg 000', 'harina 1 kg 000', null],
  ['cuartos de pollo', 'cuartos de pollo', null],
  ['huevos, una docena', 'huevos', pieces(12, 'singles')],
  ['2 maples de huevos', 'huevos', pieces(60, 'singles')],
  ['4 rollos de papel higiénico', 'papel higiénico', pieces(4, 'singles')],
  ['2 rollos de cocina', 'rollos de cocina', pieces(2)],
  ['kilo y medio de asado', 'asado', grams(1500)],
  ['batata kilo y medio', 'batata', grams(1500)],
  ['asado 2 kilos y medio', 'asado', grams(2500)],
  ['nalga, dos y medio kilos', 'nalga', grams(2500)],
  ['picada tres cuartos', 'picada', grams(750)],
  ['pan un cuarto de kilo', 'pan', grams(250)],
  ['1 1/2 kg de papas', 'papas', grams(1500)],
  ['2,5 kg papas', 'papas', grams(2500)],
  ['¼ de salame', 'salame', grams(250)],
  ['tres cuartos de picada', 'picada', grams(750)],
  ['jamón cocido: 200 gr', 'jamón cocido', grams(200)],
  ['leche 2 litros', 'leche', millilitres(2000)],
  ['2 cocas de 2,25 l', 'cocas de 2,25 l', pieces(2)],
  ['coca 2,25', 'coca 2,25', null],
  ['aceite cocinero 1 y medio', 'aceite cocinero de 1.5 litro', null],
  ['picada x kilo', 'picada', grams(1000)],
  ['bananas (1 kilo y medio)', 'bananas', grams(1500)],
  ['manteca 2 panes', 'manteca', pieces(2, 'packs')],
  ['papel higiénico 2 paquetes de 4', 'papel higiénico', pieces(2, 'packs')],
  ['harina 0000 1 kg x 4 Blancaflor', 'harina 0000 1 kg Blancaflor', pieces(4)],
  ['harina 0000 x 4 Cañuelas', 'harina 0000 Cañuelas', pieces(4)],
  ['fideos 500 g x3, Matarazzo', 'fideos 500 g Matarazzo', pieces(3)],
  ['leche entera 1 l x 6 La Serenísima', 'leche entera 1 l La Serenísima', pieces(6)],
  ['leche entera 1 l 6 x La Serenísima', 'leche entera 1 l La Serenísima', pieces(6)],
  ['yerba 2 x Playadito', 'yerba Playadito', pieces(2)],
  ['yerba 1 kg 2 paquetes Playadito', 'yerba 1 kg Playadito', pieces(2, 'packs')],
  ['coca 2,25 l x 2 zero', 'coca 2,25 l zero', pieces(2)],
  ['servilletas 30 x 30 blancas', 'servilletas 30 x 30 blancas', null],
  ['media horma queso cremoso', 'queso cremoso', pieces(0.5, 'packs')],
  ['1/2 horma de queso cremoso', 'queso cremoso', pieces(0.5, 'packs')],
  ['medio paquete de manteca', 'manteca', pieces(0.5, 'packs')],
  ['no olvidarse de la sal', 'sal', null],
  ['leche, 2', 'leche', pieces(2)],
  ['leche (2)', 'leche', pieces(2)],
  ['atún 3 latas', 'atún', pieces(3, 'cans')],
  ['lata de arvejas', 'arvejas', pieces(1, 'packs')],
  ['galletitas 3 tiras', 'galletitas', pieces(3, 'packs')],
  ['atún 4 latas al natural', 'atún al natural', pieces(4, 'cans')],
  ['tomate 1 kg para ensalada', 'tomate para ensalada', grams(1000)],
  ['azúcar x2kg', 'azúcar', grams(2000)],
  ['una lata de arvejas', 'arvejas', pieces(1, 'packs')],
  ['arvejas (2 latitas)', 'arvejas', pieces(2, 'cans')],
  ['3 cabezas de ajo', 'ajo', pieces(3, 'singles')],
  ['dos kg y 1/2 de asado', 'asado', grams(2500)],
  ['dos y medio kilos de asado', 'asado', grams(2500)],
  ['2 kilos 300 de pollo', 'pollo', grams(2300)],
  ['tres cuartos picada especial', 'picada especial', grams(750)],
  ['150 de jamón crudo', 'jamón crudo', grams(150)],
  ['medio pan', 'pan', grams(500)],
  ['agua 6 botellas de 2 lts', 'agua 2 lts', pieces(6, 'cans')],
  ['cien gramos de paleta', 'paleta', grams(100)],
  ['Doscientos cincuenta gramos de jamón', 'jamón', grams(250)],
  ['trescientos de picada', 'picada', grams(300)],
  ['uvas 1/2', 'uvas', grams(500)],
  ['un par de cebollas', 'cebollas', pieces(2)],
  ['leche x6 descremada', 'leche descremada', pieces(6)],
  ['1 caja de leche x 12', 'leche', pieces(12, 'singles')],
  ['shampoo p/ pelo graso', 'shampoo para pelo graso', null],
  ['- [ ] 2 panes', 'panes', pieces(2)],
  ['yerba 2 x 1 kg', 'yerba 1 kg', pieces(2, 'packs')],
  ['agua 6 botellas 1,5', 'agua 1,5', pieces(6, 'cans')],
  ['soda 2 sifones', 'soda', pieces(2, 'packs')],
  ['1/2 doc huevos', 'huevos', pieces(6, 'singles')],
  ['10 fetas de jamón', 'jamón', grams(200)],
  ['1 puré de tomate 1/2', 'puré de tomate 0.5 kilo', pieces(1)],
  ['7up', '7up', null],
  ['9 de oro', '9 de oro', null],
  ['comprar pan', 'pan', null],
  ['medio kilo de zapallo', 'zapallo', grams(500)],
  ['un kilo d cebolla', 'cebolla', grams(1000)],
  ['bolsa de carbón 4 kg x2', 'carbón 4 kg', pieces(2)],
  ['atún latitas 3', 'atún', pieces(3, 'packs')],
  ['coca 2 de 2,25', 'coca 2,25', pieces(2, 'packs')],
  ['vacío 2 y 1/2 kilos', 'vacío', grams(2500)],
  ['manzana roja 1½', 'manzana roja', grams(1500)],
  ['zapallo anco 1 medianito', 'zapallo anco', pieces(1)],
  ['morrón 2 grandes', 'morrón grandes', pieces(2)],
  ['che, poneme 1 kilo de papas porfa', 'papas', grams(1000)],
  ['arroz 2 hnos x 3', 'arroz 2 hermanos', pieces(3)],
  ['tres patitos', 'tres patitos', null],
  ['pack 6 latas quilmes', 'quilmes', pieces(6, 'singles')],
  ['2 packs de agua de 6', 'agua', pieces(12, 'singles')],
  ['papel higiénico, dos de cuatro rollos', 'papel higiénico', pieces(2, 'packs')],
  ['galletitas de agua, las de tres paquetes', 'galletitas de agua', pieces(1, 'packs')],
  ['salchichas 2 paq x 6', 'salchichas', pieces(2, 'packs')],
  ['media sandía', 'sandía', pieces(0.5)],
  ['medio pollo', 'pollo', pieces(0.5)],
  ['kg de cebolla', 'cebolla', grams(1000)],
  ['1kg.papas', 'papas', grams(1000)],
  ['3/4 queso', 'queso', grams(750)],
  ['té x 50, La Virginia o el que haya', 'té La Virginia', pieces(50)],
  ['bananas, bien maduras', 'bananas', null],
  ['2/pan', 'pan', pieces(2)],
  ['pan/2', 'pan', pieces(2)],
  ['leche, 3 cajas, la larga vida', 'leche la larga vida', pieces(3, 'packs')],
  ['[12/11/26 18:32] Mamá: 2 kg de papa', 'papa', grams(2000)],
  ['12/11/26 18:32 - Nora: leche x 2', 'leche', pieces(2)],
])('%s: %s', (text, words, amount) => {
  const { packOf: _, ...line } = parseListLine(text)!
  expect(line).toEqual({
    text,
    words,
    amount: amount ?? pieces(1),
    isAmountGiven: amount !== null,
  })
  expect(parseListLine(text.toUpperCase())?.amount).toEqual(amount ?? pieces(1))
})

test.each([
  ['2 1eche entera', 'leche entera', pieces(2)],
  ['l kg cebo1la', 'cebolla', grams(1000)],
  ['3 kq papa neqra', 'papa negra', grams(3000)],
  ['asado x1kg', 'asado', grams(1000)],
  ['coca1l x 2', 'coca1l', pieces(2)],
  ['Detergente 75O ml x2', 'Detergente 750 ml', pieces(2)],
  ['🍌🍌🍌 maduras plis', 'banana maduras', pieces(3)],
  ['🥔 2 kg', 'papa', grams(2000)],
  ['cerveza 6 latas 🍺', 'cerveza', pieces(6, 'cans')],
])('%s, as photographed or drawn: %s', (text, words, amount) => {
  expect(parseListLine(text)).toMatchObject({ words, amount })
})

test.each([
  '',
  '   ',
  '---',
  '12',
  '3.',
  '☐',
  'lista super',
  '¡Muchas gracias!',
  'Lista del super:',
  'Hola Marta, haceme las compras porfa:',
  'Buen día! Te paso el pedido',
  'Besos',
  'Hola Marta, necesito:',
  'Hola! Te mando lo que necesito.',
])('nothing is asked for in %j', (text) => {
  expect(parseListLine(text)).toBeNull()
})

test.each([
  ['papas (las más baratas)', 'papas', { isCheapest: true }],
  ['azucar lo mas barato', 'azucar', { isCheapest: true }],
  ['fideos de la marca más económica 2 kg', 'fideos', { isCheapest: true }],
  ['el detergente que sea baratito', 'el detergente', { isCheapest: true }],
  ['jamón 200 g feta fina', 'jamón feta fina', { amount: { kind: 'grams', grams: 200 } }],
  ['leche x 3 (descremada)', 'leche', { remark: 'descremada' }],
  ['coca (no zero) x2', 'coca', { unwanted: 'zero' }],
  ['2 o 3 tomates', 'tomates', { isUnclear: true }],
  ['10-12 bananas', 'bananas', { isUnclear: true, amount: pieces(10) }],
  ['2/3 zapallitos', 'zapallitos', { isUnclear: true, amount: pieces(2) }],
  ['dos o tres tomates', 'tomates', { isUnclear: true, amount: pieces(2) }],
  ['$2000 de jamón', 'jamón', { isUnclear: true }],
  ['kilo y pico de papas', 'papas', { isUnclear: true }],
  ['algo rico', 'algo rico', { isUnclear: true }],
  ['200 g de jamón cocido cortado bien fino', 'jamón cocido', { remark: 'cortado bien fino' }],
  ['desodorante (el de lavanda no porfa)', 'desodorante', { unwanted: 'lavanda' }],
  ['leche (si no hay entera, descremada)', 'leche', { remark: 'si no hay entera, descremada' }],
  ['banana q no esté verde', 'banana', { unwanted: 'esté verde' }],
  ['0 manteca', 'manteca', { isUnclear: true }],
  ['9999 sal', '9999 sal', { isUnclear: true }],
  [
    'picada 1 kg (magra, en dos bolsitas)',
    'picada',
    { amount: grams(1000), remark: 'magra, en dos bolsitas' },
  ],
  [
    'picada 1 kg, magra, en dos bolsitas',
    'picada',
    { amount: grams(1000), remark: 'magra, en dos bolsitas' },
  ],
  ['picada 1 kg - en dos bolsitas', 'picada', { amount: grams(1000), remark: 'en dos bolsitas' }],
  ['nalga 1 kg que sea tierna (para milanesas', 'nalga', { amount: grams(1000), isAmountGiven: true }],
  [
    'milanesas de nalga para 6, que el carnicero las corte finitas',
    'milanesas de nalga',
    { isAmountGiven: false, remark: 'para 6, que el carnicero las corte finitas' },
  ],
  [
    'jamón 200 g, decile al fiambrero que lo corte fino',
    'jamón',
    { amount: grams(200), remark: 'decile al fiambrero que lo corte fino' },
  ],
  ['bananas que estén maduras 1 kg', 'bananas', { amount: grams(1000), remark: 'que estén maduras' }],
  ['velitas que cumple 7', 'velitas', { remark: 'que cumple' }],
  ['2 gaseosas bien frías', 'gaseosas', { amount: pieces(2), remark: 'bien frías' }],
  ['2 paltas, si puede ser para hoy', 'paltas', { remark: 'si puede ser para hoy' }],
  ['galletitas para mi suegra', 'galletitas', { remark: 'para mi suegra' }],
  ['fideos para mi nieta celíaca', 'fideos para mi nieta celíaca', { isAmountGiven: false }],
  ['por favor 2 leches', 'leches', { amount: pieces(2) }],
  ['Mamá: traeme pan', 'pan', {}],
  ['mirá si hay frutillas', 'frutillas', {}],
  ['ojo de bife 1 kg', 'ojo de bife', { amount: grams(1000) }],
  ['hielo para el sábado 2 bolsas', 'hielo', { amount: pieces(2, 'packs'), remark: 'para el sábado' }],
  ['lechuga, la más fresca', 'lechuga', { remark: 'la más fresca' }],
  ['facturas mitad crema mitad membrillo', 'facturas', { remark: 'mitad crema mitad membrillo' }],
  ['cerveza la que haya', 'cerveza', {}],
  ['velitas cumple de 8', 'velitas', { amount: pieces(1), isAmountGiven: false, remark: 'cumple' }],
  ['gaseosas para el cumple de los 15 años', 'gaseosas', { isAmountGiven: false }],
  ['asado para ocho personas', 'asado', { isAmountGiven: false, remark: 'para ocho personas' }],
  ['12 velitas para el cumple de 8', 'velitas', { amount: pieces(12) }],
  ['whisky 12 años', 'whisky 12 años', {}],
  ['la leche que llevo siempre', 'la leche', { isUsual: true }],
  ['yerba (la de siempre) x 2', 'yerba', { isUsual: true, amount: pieces(2) }],
])('%s: %s and what else is said', (text, words, said) => {
  expect(parseListLine(text)).toMatchObject({ words, ...said })
})

test.each([
  ['leche y pan', ['leche', 'pan']],
  ['medio de jamón y medio de queso', ['jamón', 'queso']],
  ['ajo, perejil', ['ajo', 'perejil']],
  ['kilo y medio de pan', []],
  ['2 o 3 tomates y ajo', []],
])('%s joins %j', (text, words) => {
  expect(joinedLines(parseListLine(text)!).map((line) => line.words)).toEqual(words)
})

describe('a list', () => {
  test.each([
    ['pan\n\n2 leches\r\nyerba', ['pan', 'leches', 'yerba']],
    ['pan, 2 leches; queso 1,5 kg', ['pan', 'leches', 'queso']],
    ['1- leche\n2- pan\n3- yerba', ['leche', 'pan', 'yerba']],
    ['2 leches\n3 panes', ['leches', 'panes']],
    ['coca 2,25', ['coca 2,25']],
    ['harina 1 kg, 3 paquetes', ['harina 1 kg']],
    ['lentejas 400 g, dos', ['lentejas 400 g']],
    ['bolsas de residuos 45x60, 3 rollitos', ['residuos 45x60']],
    ['1,5 kg de asado', ['asado']],
    ['jamón cocido, con separador, pan', ['jamón cocido', 'pan']],
    ['alfajores, 6, coca, 2,25, pan', ['alfajores', 'coca 2,25', 'pan']],
    ['azúcar; yerba\ncafé', ['azúcar', 'yerba', 'café']],
    ['pan, galletitas, las de tres paquetes, sal', ['pan', 'galletitas', 'sal']],
    ['papel higiénico, dos de cuatro rollos, sal', ['papel higiénico', 'sal']],
    ['leche, sin lactosa, marca Ilolay, pan', ['leche, sin lactosa, marca Ilolay', 'pan']],
  ])('%j', (text, words) => {
    expect(parseList(text).map((line) => line.words)).toEqual(words)
  })

  test('has at least one line and not too many', () => {
    expect(checkList(parseList(' \n '))).toEqual({ code: 'lista-vacia' })
    expect(checkList(parseList('pan\n'.repeat(LIST_LINES_MAX)))).toBeNull()
    expect(checkList(parseList('pan\n'.repeat(LIST_LINES_MAX + 1)))).toEqual({ code: 'lista-larga' })
  })

  test('of hostile length is read at once', () => {
    const hostile = ['('.repeat(4000), 'x '.repeat(2000), '1 '.repeat(2000), 'a,'.repeat(2000)]
    for (const text of hostile) expect(Array.isArray(parseList(text))).toBe(true)
  })
})

const WEIGHED = {
  unidad: 100,
  Descripcion: 'Tomate redondo',
  ContenidoNeto: null,
  ContenidoUnidad: null,
} as const
const CARTON = { unidad: 1, ContenidoNeto: 1000, ContenidoUnidad: 'ml' } as const
const DOZEN = { unidad: 1, ContenidoNeto: 12, ContenidoUnidad: 'un' } as const
const CANS = {
  Descripcion: 'Cerveza Quilmes clásica 6 latas x 473 ml',
  ContenidoNeto: 2838,
  ContenidoUnidad: 'ml',
} as const
const KITCHEN_ROLLS = {
  Descripcion: 'Rollo de cocina 3 rollos x 50 paños',
  ContenidoNeto: 150,
  ContenidoUnidad: 'un',
} as const
const ROLLS = {
  Descripcion: 'Papel higiénico 4 rollos x 30 m',
  ContenidoNeto: 120,
  ContenidoUnidad: 'm',
} as const

test.each([
  ['1/2 kg de tomate', WEIGHED, 500],
  ['3 tomates', WEIGHED, 600],
  ['tomates', WEIGHED, 500],
  ['20 g de tomate', WEIGHED, 100],
  ['900 kg de tomate', WEIGHED, 30_000],
  ['2 leches', CARTON, 2],
  ['leche 2,5 litros', CARTON, 3],
  ['leche 1 kg', CARTON, 1],
  ['mayonesa medio litro', { unidad: 1, ContenidoNeto: 250, ContenidoUnidad: 'g' } as const, 2],
  ['3 docenas de huevos', DOZEN, 3],
  ['13 unidades de huevos', DOZEN, 2],
  ['2 huevos', DOZEN, 2],
  ['pollo', { ...WEIGHED, Descripcion: 'Pollo entero' }, 2000],
  ['zapallo', { ...WEIGHED, Descripcion: 'Zapallo en trozo' }, 500],
  ['2 bolsas de papa', { ...WEIGHED, Descripcion: 'Papa negra' }, 1000],
  ['2 pechugas', { ...WEIGHED, Descripcion: 'Pechuga con hueso' }, 1000],
  ['un vacío', { ...WEIGHED, Descripcion: 'Vacío' }, 1500],
  ['vacío', { ...WEIGHED, Descripcion: 'Vacío' }, 500],
  ['4 choclos', { ...DOZEN, ContenidoNeto: 1 }, 4],
  ['12 huevos', DOZEN, 1],
  ['2 cajas de huevos', DOZEN, 2],
  ['8 rollos de papel higiénico', ROLLS, 2],
  ['papel higiénico, dos de cuatro rollos', ROLLS, 2],
  ['pack 6 latas quilmes', CANS, 1],
  ['12 latas quilmes', CANS, 2],
  ['2 packs de quilmes', CANS, 2],
  ['6 latas quilmes', { unidad: 1, ContenidoNeto: 473, ContenidoUnidad: 'ml' } as const, 6],
  ['té x 50', { unidad: 1, ContenidoNeto: 25, ContenidoUnidad: 'un' } as const, 2],
  ['media sandía', { ...WEIGHED, Descripcion: 'Sandía' }, 2500],
  ['medio pan', { ...WEIGHED, Descripcion: 'Pan francés' }, 500],
  ['99 docenas de leche', CARTON, 98],
  ['1 asado de 2 kg cortado finito', WEIGHED, 2000],
  ['1 queso cremoso de 500 gr', WEIGHED, 500],
  ['queso cremoso de 300 gr', WEIGHED, 300],
  ['2 quesos cremosos de 300 gramos', WEIGHED, 600],
  ['2 bandejas de carne picada de 700 g', WEIGHED, 1400],
  ['un asado de kilo y medio', WEIGHED, 1500],
  ['1 pollo de 3 kg', { ...WEIGHED, Descripcion: 'Pollo entero' }, 3000],
  ['2 lts aceite girasol', { ...CARTON, ContenidoNeto: 1500 }, 1],
  ['2 lts aceite girasol', { ...CARTON, ContenidoNeto: 900 }, 2],
  ['500 cc de crema', { ...CARTON, ContenidoNeto: 350 }, 2],
  ['rollo de cocina x3 - cantidad 2', KITCHEN_ROLLS, 2],
  ['3 rollos de cocina', KITCHEN_ROLLS, 1],
  ['rollo de cocina x 6', KITCHEN_ROLLS, 2],
  ['4 pilas AA', { ...DOZEN, Descripcion: 'Pilas AA x 2 un', ContenidoNeto: 2 }, 2],
  ['4 pilas AA', { ...DOZEN, Descripcion: 'Pilas AA x 4 un', ContenidoNeto: 4 }, 1],
  ['4 paquetes de pilas AA', { ...DOZEN, Descripcion: 'Pilas AA x 2 un', ContenidoNeto: 2 }, 4],
  ['2 pascualinas', { ...DOZEN, Descripcion: 'Pascualina x 2 un', ContenidoNeto: 2 }, 2],
  ['2 hamburguesas x 4', { ...DOZEN, Descripcion: 'Hamburguesas x 4 un', ContenidoNeto: 4 }, 2],
  ['4 pilas', { ...DOZEN, Descripcion: 'Pilas AA x 8 un', ContenidoNeto: 8 }, 1],
  ['4 huevos', { ...DOZEN, Descripcion: 'Huevos blancos x 12 un' }, 1],
])('%s', (text, article, quantity) => {
  expect(listQuantity(parseListLine(text)!, testArticle(article))).toBe(quantity)
})

test.each([
  ['gaseosa (que no sea sprite)', 'sprite'],
  ['leche (salvo la descremada)', 'descremada'],
  ['galletitas menos las dulces', 'dulces'],
])('%s: without %s', (line, unwanted) => {
  expect(parseListLine(line)?.unwanted).toBe(unwanted)
})

test('a comma in brackets parts no list', () => {
  expect(parseList('desodorante (hombre, a bolilla), jabón').map(({ words }) => words)).toEqual([
    'desodorante',
    'jabón',
  ])
})

test('words before an amount with words are a remark', () => {
  expect(parseListLine('sin alcohol: 2 cervezas')).toMatchObject({
    words: 'cervezas',
    remark: 'sin alcohol',
    amount: pieces(2),
  })
  expect(parseListLine('jamón cocido: 200 gr')?.remark).toBeUndefined()
})

test.each([
  ['6 manzanas rojas', WEIGHED, 1200],
  ['quiero 2 kg de papa', WEIGHED, 2000],
  ['papas 2 kg', WEIGHED, 2000],
  ['un kilo y medio de asado', WEIGHED, 1500],
  ['papas', WEIGHED, undefined],
  ['6 leches', CARTON, 6],
  ['leche 2 litros', CARTON, undefined],
  ['2 litros de leche', CARTON, 2],
  ['1 leche', CARTON, undefined],
  ['media docena de huevos', DOZEN, undefined],
  ['2 docenas de huevos', DOZEN, 2],
  ['12 latas quilmes', CANS, 2],
  ['10 alfajores', { unidad: 1, Descripcion: 'Alfajores Havanna nuez 6 un x 55 g' } as const, 2],
  ['15 facturas', DOZEN, 2],
  ['7up', CARTON, undefined],
  ['9 de oro', CARTON, undefined],
])('a search for %s proposes %o: %s', (text, article, quantity) => {
  expect(searchedQuantity(text)(testArticle(article))).toBe(quantity)
})

test.each([
  ['vino malbec 1 botella (hasta 4000)', 'vino malbec', 4000],
  ['vino malbec (hasta $ 4.500)', 'vino malbec', 4500],
  ['yerba, no más de 3000 pesos', 'yerba', 3000],
  ['queso máximo 5 mil', 'queso', 5000],
  ['azúcar, que no pase de $900 c/u', 'azúcar', 900],
  ['carne picada hasta 500 g', 'carne picada hasta', undefined],
  ['coca menos de 2 litros', 'coca', undefined],
])('%s: %s, for at most %s', (text, words, most) => {
  expect(parseListLine(text)).toMatchObject({ words })
  expect(parseListLine(text)?.most).toBe(most)
})

test('a limit behind a comma is of the line before', () => {
  expect(parseList('vino malbec, hasta 4000, pan')).toMatchObject([
    { words: 'vino malbec', most: 4000 },
    { words: 'pan' },
  ])
})

test.each([
  ['Hola, necesito leche.', 'leche'],
  ['Hola, mandame pan lactal y manteca.', 'pan lactal y manteca'],
])('a greeting leaves what %j asks for', (text, words) => {
  expect(parseListLine(text)).toMatchObject({ words })
})

test.each([
  ['milanesas de pollo para 4', 4],
  ['carne picada (magra, para 6 personas)', 6],
  ['bifes para los cuatro', 4],
  ['asado (para el 24)', null],
])('%s is for %j guests', (text, guests) => {
  expect(guestsOf(parseListLine(text)?.remark)).toBe(guests)
})

test('a line with a weight and guests has the weight', () => {
  const line = parseListLine('carne picada 1 kg para 6')
  expect(line).toMatchObject({ amount: grams(1000), isAmountGiven: true })
  expect(line?.isUnclear).toBeUndefined()
})

test.each([
  ['galletitas de agua pack x3', 3],
  ['tripack de galletitas de agua', 3],
  ['cerveza pack de 6', 6],
])('%s has %i in its pack', (text, packOf) => {
  expect(parseListLine(text)).toMatchObject({ packOf, amount: pieces(packOf, 'singles') })
})

test.each([
  ['nalga 1 kg\nleche\nnota para el carnicero: cortar fino', ['nalga 1 kg (cortar fino)', 'leche'], ''],
  ['jamón 200 g\npara el fiambrero: bien finito', ['jamón 200 g (bien finito)'], ''],
  ['leche\naclaración: sin bolsa', ['leche (sin bolsa)'], ''],
  ['leche\nnota para el carnicero: cortar fino', ['leche'], 'cortar fino'],
  ['Nota: tocar el timbre\nleche', ['leche'], 'tocar el timbre'],
  ['asado; para el repartidor: no anda el timbre', ['asado'], 'no anda el timbre'],
  ['notas adhesivas\nojo de bife 1 kg', ['notas adhesivas', 'ojo de bife 1 kg'], ''],
  ['leche\nverdulería: 1 kg de papas', ['leche', 'verdulería: 1 kg de papas'], ''],
])('%j are the lines %j, and for the order %j', (list, lines, note) => {
  expect(parseList(list).map(({ text }) => text)).toEqual(lines)
  expect(notesInList(list)).toBe(note)
})

test('a comma parts articles, whatever the second weighs', () => {
  const words = (list: string) => parseList(list).map((line) => line.words)
  expect(words('leche, 200 g de jamón cocido, 12 huevos')).toEqual(['leche', 'jamón cocido', 'huevos'])
  expect(words('azúcar, 500 g, leche')).toEqual(['azúcar', 'leche'])
})
