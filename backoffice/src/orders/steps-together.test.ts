import { expect, it } from 'vitest'
import { nextOrder } from './steps-together.tsx'

const order = (Id: number, of: Partial<Parameters<typeof nextOrder>[0][number]> = {}) => ({
  Id,
  Dia: 20_261_123,
  HorarioEntrega: '09:00 a 12:00',
  CantidadLineas: 10,
  ...of,
})

it.each([
  ['none', [], undefined],
  ['the earlier day', [order(1), order(2, { Dia: 20_261_122 })], 2],
  ['the earlier slot', [order(1, { HorarioEntrega: '12:00 a 15:00' }), order(2)], 2],
  ['what is not cold', [order(1, { Frio: true, CantidadLineas: 30 }), order(2)], 2],
  ['the larger', [order(1), order(2, { CantidadLineas: 11 })], 2],
  ['the older of equal ones', [order(2), order(1)], 1],
  ['an own one, though it is later', [order(1), order(2, { Asignado: 'marta', Dia: 20_261_124 })], 2],
  ['none of others', [order(1, { Asignado: 'jose' }), order(2, { Frio: true })], 2],
  ['nothing where all are others’', [order(1, { Asignado: 'jose' })], undefined],
])('a picker takes %s', (_, orders, expected) => expect(nextOrder(orders, 'marta')?.Id).toBe(expected))
