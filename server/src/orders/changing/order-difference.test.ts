import { expect, test } from 'vitest'
import { differenceTexts } from '@gondola/contract/orders'
import { orderDifference } from './order-difference.ts'

const line = (Codart: string, Cantidad: number, Unidad: 1 | 100 = 1) => ({
  Codart,
  Descrip: `El ${Codart}`,
  Unidad,
  Cantidad,
  Reemplazo: 'similar' as const,
  Aclaracion: '',
})
const order = {
  FormaEntrega: 'ED' as const,
  Dia: 20_261_123,
  HorarioEntrega: '09:00 a 12:00',
  TipoPago: { Id: 1, Descrip: 'Efectivo' },
  B1: true,
  Opt1: 'Ana',
  Opt2: '2494',
  Opt3: 'Mitre 100',
  Opt4: '',
  TotalNeto: 1000,
  Lineas: [line('pan', 2), line('queso', 500, 100)],
}
const textsOf = (changes: Partial<typeof order>) => {
  const difference = orderDifference(order, { ...order, ...changes })
  // quantities and amounts have no-break spaces
  return difference && differenceTexts(difference).map((text) => text.replaceAll('\u00a0', ' '))
}

test('a change by the customer says what was added and removed', () => {
  const Lineas = [
    { Codart: '1', Descrip: 'Curitas x 10 un', Unidad: 1 as const, Antes: 1, Ahora: 0 },
    { Codart: '2', Descrip: 'Queso', Unidad: 100 as const, Antes: 0, Ahora: 500 },
  ]
  const said = differenceTexts({ Lineas, TotalAntes: 1, TotalAhora: 1 }, true)
  expect(said.slice(0, 2).map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Sacaste Curitas x 10 un',
    'Sumaste 500 g de Queso',
  ])
})

test('nothing changed is no difference', () => {
  expect(textsOf({})).toBeNull()
  expect(textsOf({ Lineas: [line('queso', 500, 100), line('pan', 1), line('pan', 1)] })).toBeNull()
})

test.each([
  [{ Lineas: [line('pan', 3)] }, ['El pan: de 2 un a 3 un', 'Se sacó El queso: 500 g']],
  [{ Lineas: [...order.Lineas, line('vino', 1), line('vino', 2)] }, ['Se agregó El vino: 3 un']],
  [
    { HorarioEntrega: '12:00 a 15:00' },
    ['Entrega: de lunes 23 de noviembre, 09:00 a 12:00 a lunes 23 de noviembre, 12:00 a 15:00'],
  ],
  [{ Opt3: 'Belgrano 20' }, ['Otra dirección de entrega']],
  [{ Opt1: 'Luis' }, ['Otro nombre o teléfono']],
  [{ Opt4: 'Timbre' }, ['Otro comentario']],
  [{ TipoPago: { Id: 2, Descrip: 'Tarjeta' } }, ['Pago: de Efectivo a Tarjeta']],
  [{ B1: false }, ['Otra elección de reemplazos']],
  [
    { Lineas: [{ ...line('pan', 2), Reemplazo: 'nada' as const }, line('queso', 500, 100)] },
    ['Otra elección de reemplazos: El pan'],
  ],
  [
    { Lineas: order.Lineas.map((each) => ({ ...each, Aclaracion: 'bien fino' })) },
    ['Otras aclaraciones: El pan, El queso'],
  ],
] as const)('%j', (changes, texts) => {
  expect(textsOf(changes as Partial<typeof order>)).toEqual([...texts, 'Total: sigue siendo $ 1.000,00'])
})

test('the total before and after', () => {
  expect(textsOf({ TotalNeto: 1250.5 })).toEqual(['Total: de $ 1.000,00 a $ 1.250,50'])
})
