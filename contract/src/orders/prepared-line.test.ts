import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PickedLine } from '../cart/index.ts'
import { lineTotal } from '../catalogue/index.ts'
import { toCentavos } from '../base/index.ts'
import { asPutIn, type LineQuestion } from './line-question.ts'
import { preparationMessage } from './preparation-violation-texts.ts'
import {
  checkPickedLine,
  type OrderedLine,
  preparedLine,
  type SubstituteArticle,
  weightRange,
} from './prepared-line.ts'

const CHEESE: OrderedLine = {
  Codart: 'QUESO',
  Descrip: 'Queso',
  Cantidad: 500,
  Unidad: 100,
  Precioindividual: 8000,
}
const BREAD: OrderedLine = { Codart: 'PAN', Descrip: 'Pan', Cantidad: 3, Unidad: 1, Precioindividual: 100.1 }

const other = (changes: Partial<SubstituteArticle>): SubstituteArticle => ({
  Codart: 'OTRO',
  Descrip: 'Otro',
  Unidad: 1,
  Imagen: null,
  Ean: null,
  Precio: 120,
  Alcohol: false,
  ...changes,
})
const picked = (Cantidad: number, Sustituto: PickedLine['Sustituto'] = null, Nota: string | null = null) => ({
  Cantidad,
  Sustituto,
  Nota,
})
const instead = (Cantidad: number) => ({ Codart: 'OTRO', Cantidad })

test.each([
  [500, 10, 450, 550],
  [500, 0, 500, 500],
  [333, 10, 300, 366],
  [1100, 10, 990, 1210],
  [100, 100, 1, 200],
  [500, 12.5, 438, 562],
])('of %i g with %d %% may be brought from %i to %i g', (ordered, tolerance, from, to) => {
  expect(weightRange(ordered, tolerance)).toEqual({ from, to })
})

test.each([
  ['as ordered', CHEESE, picked(500), null],
  ['the most', CHEESE, picked(550), null],
  ['the least', CHEESE, picked(450), null],
  ['a gram more', CHEESE, picked(551), 'peso-sobre-tolerancia'],
  ['a gram less', CHEESE, picked(449), 'peso-bajo-tolerancia'],
  ['more, agreed', CHEESE, picked(700, null, 'Lo pidió por teléfono'), null],
  ['more, a blank note', CHEESE, picked(700, null, '  '), 'peso-sobre-tolerancia'],
  ['more, as there was no more', CHEESE, picked(700, null, 'No había más'), 'peso-sobre-tolerancia'],
  ['more, a whole piece', CHEESE, picked(700, null, ' pieza entera. '), 'peso-sobre-tolerancia'],
  ['less, noted', CHEESE, picked(200, null, 'No había más'), null],
  ['missing', CHEESE, picked(0), null],
  ['fewer pieces', BREAD, picked(2), null],
  ['more pieces', BREAD, picked(4), 'piezas-de-mas'],
  ['more pieces, whatever is noted', BREAD, picked(4, null, 'quiere 4'), 'piezas-de-mas'],
  ['replaced', BREAD, picked(0, instead(3)), null],
  ['partly replaced', BREAD, picked(1, instead(2)), null],
  ['replaced by more', BREAD, picked(1, instead(3)), 'piezas-de-mas'],
  ['replaced though there', BREAD, picked(3, instead(1)), 'reemplazo-sobra'],
  [
    'no substitute wanted',
    { ...BREAD, Reemplazo: 'nada' as const },
    picked(0, instead(3)),
    'reemplazo-no-aceptado',
  ],
])('%s', (_name, line, said, code) => {
  const broken = checkPickedLine(line, said, { B1: true, ToleranciaPeso: 10, substitute: other({}) })
  expect(broken?.code ?? null).toBe(code)
})

test.each([
  ['the order wants no substitutes', BREAD, false, other({}), 'reemplazo-no-aceptado'],
  ['not on sale', BREAD, true, null, 'reemplazo-inexistente'],
  ['the same article', BREAD, true, other({ Codart: 'PAN' }), 'reemplazo-igual'],
  ['alcohol for bread', BREAD, true, other({ Alcohol: true }), 'reemplazo-alcohol'],
  ['alcohol for alcohol', { ...BREAD, Alcohol: true }, true, other({ Alcohol: true }), null],
])('substitute: %s', (_name, line, B1, substitute, code) => {
  const broken = checkPickedLine(line, picked(0, instead(2)), { B1, ToleranciaPeso: 10, substitute })
  expect(broken?.code ?? null).toBe(code)
})

test.each([
  ['by the real weight', CHEESE, picked(520), null, 4160],
  ['missing', CHEESE, picked(0), null, 0],
  ['two of three', BREAD, picked(2), null, 200.2],
  ['by a dearer one', BREAD, picked(0, instead(3)), other({ Precio: 120 }), 300.3],
  ['by a cheaper one', BREAD, picked(0, instead(3)), other({ Precio: 80 }), 240],
  ['one itself, two cheaper ones', BREAD, picked(1, instead(2)), other({ Precio: 80 }), 260.1],
  [
    'cheese by cheese of more weight',
    CHEESE,
    picked(0, instead(540)),
    other({ Unidad: 100, Precio: 9000 }),
    4000,
  ],
  [
    'cheese by a cheaper one of more weight',
    CHEESE,
    picked(0, instead(540)),
    other({ Unidad: 100, Precio: 5000 }),
    2700,
  ],
  ['cheese by a packed one', CHEESE, picked(0, instead(1)), other({ Precio: 4500 }), 4000],
])('a line costs what it is prepared as: %s', (_name, line, said, substitute, Precioventa) => {
  expect(preparedLine(line, said, substitute)).toMatchObject({ Precioventa })
})

test('never more than ordered, whatever is written; a substitute never more than what it replaces', () => {
  const pesos = fc.integer({ min: 1, max: 10_000_000 }).map((centavos) => centavos / 100)
  fc.assert(
    fc.property(
      pesos,
      pesos,
      fc.constantFrom(1 as const, 100 as const),
      fc.constantFrom(1 as const, 100 as const),
      fc.integer({ min: 100, max: 5000 }),
      fc.nat(5000),
      fc.integer({ min: 1, max: 6000 }),
      (Precioindividual, Precio, Unidad, otherUnit, ordered, own, amount) => {
        const line = {
          ...BREAD,
          Precioindividual,
          Unidad,
          Cantidad: Unidad === 1 ? (ordered % 98) + 1 : ordered,
        }
        const Cantidad = own % line.Cantidad
        const said = picked(Cantidad, instead(amount))
        const { Precioventa, Sustituto } = preparedLine(line, said, other({ Precio, Unidad: otherUnit }))
        const itsOwn = lineTotal(Precio, amount, otherUnit)
        expect(toCentavos(Sustituto?.Precioventa ?? 0)).toBeLessThanOrEqual(toCentavos(itsOwn))
        const asOrdered = lineTotal(Precioindividual, line.Cantidad, Unidad)
        expect(toCentavos(Precioventa)).toBeLessThanOrEqual(toCentavos(asOrdered))
        expect(toCentavos(Precioventa)).toBeGreaterThanOrEqual(
          toCentavos(lineTotal(Precioindividual, Cantidad, Unidad)),
        )
      },
    ),
  )
})

const OPTION = { ...instead(3), Descrip: 'Otro', Unidad: 1 as const, Ean: null, Imagen: null, Medida: null }
const asked = (Estado: LineQuestion['Estado'], Elegido: string | null = null): LineQuestion => ({
  Items: 1,
  Estado,
  Opciones: [{ ...OPTION, Precioindividual: 100, Precioventa: 300 }],
  Medida: null,
  Elegido,
  Momento: '',
  Hasta: '',
  Respondida: null,
})
const third = { Codart: 'TERCERO', Cantidad: 3 }
const [all, none, chosen, another] = [picked(3), picked(0), picked(0, instead(3)), picked(0, third)]

test.each<[question: LineQuestion | undefined, overruling: (typeof all)[], text: RegExp]>([
  [undefined, [], /^$/],
  [asked('abierta'), [all, none, chosen, another], /^Todavía le estamos preguntando al cliente/],
  [asked('elegida', 'OTRO'), [all, none, another], /^El cliente eligió Otro\. ¿/],
  [asked('sin-eso'), [all, chosen, another], /^El cliente eligió: sin eso\. ¿/],
  [asked('vencida'), [none], /similar .*, como pidió\. ¿Dejarlo igual sin nada\?$/],
  [asked('retirada'), [], /^$/],
])('what overrules %j is confirmed first, once', (question, overruling, text) => {
  for (const each of [all, none, chosen, another]) {
    const Codart = each.Sustituto?.Codart ?? 'OTRO'
    const rules = { B1: true, ToleranciaPeso: 10, substitute: other({ Codart }), question }
    const broken = checkPickedLine(BREAD, each, rules)
    expect(broken?.code, JSON.stringify(each)).toBe(overruling.includes(each) ? 'sin-confirmar' : undefined)
    expect(broken === null ? '' : preparationMessage(broken)).toMatch(broken === null ? /^$/ : text)
    expect(checkPickedLine(BREAD, { ...each, Confirmado: true }, rules)).toBeNull()
    const before = { ...BREAD, Preparado: preparedLine(BREAD, each, rules.substitute) }
    expect(checkPickedLine(before, { ...each, Nota: 'Así' }, rules)).toBeNull()
  }
})

test('her page names what goes as her choice only if she chose it', () => {
  const told = (question: LineQuestion, each: typeof all) => {
    const put = preparedLine(BREAD, each, other({ Codart: each.Sustituto?.Codart ?? '' }))
    const { Estado, Elegido, Opciones } = asPutIn(question, put)
    return [Estado, Estado === 'otra' ? Opciones.map(({ Codart }) => Codart).join() : Elegido]
  }
  const rows = [asked('elegida', 'OTRO'), asked('sin-eso'), asked('retirada')].map((question) =>
    [all, none, chosen, another].map((each) => told(question, each)),
  )
  const [found, without, third_] = [
    ['encontrada', null],
    ['sin-eso', null],
    ['otra', 'TERCERO'],
  ]
  expect(rows).toEqual([
    [found, without, ['elegida', 'OTRO'], third_],
    [found, without, ['otra', 'OTRO'], third_],
    [found, without, ['otra', 'OTRO'], third_],
  ])
})
