import type { CartLine } from '@gondola/contract/cart'
import type { Order } from '@gondola/contract/orders'
import { expect, it } from 'vitest'
import { alreadyPlacedMessage, leadText } from './followed-order.ts'

it('an order that came back is not promised for its old day', () => {
  const order = { Estado: 'P', Preparacion: 'listo', Dia: 20_261_128, HorarioEntrega: '18:00 a 21:00' }
  expect(leadText(order as Order, 'listo', null)).toContain('Llega el sábado 28 de noviembre')
  const back = leadText({ ...order, NoEntregado: 'No había nadie.' } as Order, 'listo', null)
  expect(back).toBe(
    'No pudimos entregarte el pedido. No había nadie. Llamanos o respondé el mail para elegir otro día.',
  )
})

it('an order that had arrived is named, with how the cart differs from it', () => {
  const line = (Codart: string, Cantidad: number) =>
    ({ Codart, Descrip: Codart, Unidad: 1, Cantidad }) as CartLine
  const order = { Id: 6680, Lineas: [line('Café', 2), line('Yerba', 1), line('Sal', 1)] }
  const { text } = alreadyPlacedMessage(order, [line('Café', 3), line('Yerba', 1)])
  expect(text.replaceAll('\u00a0', ' ')).toContain('El pedido N.º 6680 había llegado')
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'no entró: Café (en el pedido, 2 un; en tu carrito, 3 un), Sal (en el pedido, 1 un; en tu carrito, nada).',
  )
})
