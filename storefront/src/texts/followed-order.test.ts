import type { Order } from '@gondola/contract/orders'
import { expect, it } from 'vitest'
import { leadText } from './followed-order.ts'

it('an order that came back is not promised for its old day', () => {
  const order = { Estado: 'P', Preparacion: 'listo', Dia: 20_261_128, HorarioEntrega: '18:00 a 21:00' }
  expect(leadText(order as Order, 'listo', null)).toContain('Llega el sábado 28 de noviembre')
  const back = leadText({ ...order, NoEntregado: 'No había nadie.' } as Order, 'listo', null)
  expect(back).toBe(
    'No pudimos entregarte el pedido. No había nadie. Llamanos o respondé el mail para elegir otro día.',
  )
})
