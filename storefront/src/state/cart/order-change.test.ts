import { expect, test } from 'vitest'
import { byDelivery } from './order-change.ts'

test('orders are sorted by the day and slot of their delivery', () => {
  const order = (Dia: number, HorarioEntrega: string | null) => ({ Dia, HorarioEntrega })
  const saturday = order(20_261_128, '09:00 a 12:00')
  const evening = order(20_261_127, '18:00 a 21:00')
  const morning = order(20_261_127, '09:00 a 12:00')
  expect(byDelivery([saturday, evening, morning])).toEqual([morning, evening, saturday])
})
