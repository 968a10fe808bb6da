import type { OrderMoney } from '@gondola/contract/payments'
import { expect, it } from 'vitest'
import { confirmationTitle } from './orders.ts'

const MONEY: OrderMoney = {
  Pedido: 12,
  Forma: 'ahora',
  Estado: 'pagado',
  Total: 1000,
  Reservado: 0,
  Cobrado: 1000,
  Devuelto: 0,
  Falta: 0,
  PagarHasta: null,
  Pagina: null,
  Movimientos: [],
}
const OVER = '2020-11-22T18:35:00-03:00'

it.each<[what: string, money: Partial<OrderMoney> | null, expected: string]>([
  ['paid at the door', null, '¡Listo, Ana! Llega el lunes 23'],
  ['paid', {}, '¡Listo, Ana! Llega el lunes 23'],
  ['reserved', { Forma: 'reserva', Estado: 'reservado' }, '¡Listo, Ana! Llega el lunes 23'],
  ['paid when ready', { Forma: 'listo', Estado: 'a-pagar' }, '¡Listo, Ana! Llega el lunes 23'],
  ['not paid', { Estado: 'a-pagar' }, 'Ana, falta el pago de tu pedido'],
  ['over time', { Estado: 'a-pagar', PagarHasta: OVER }, 'Ana, falta el pago de tu pedido'],
  ['missing a part', { Estado: 'falta', Falta: 200 }, 'Ana, falta pagar $ 200,00 de tu pedido'],
  ['undecided', { Estado: 'esperando' }, 'Ana, estamos esperando que se confirme tu pago'],
])('an order %s is promised only once its money is there', (_what, money, expected) => {
  const title = confirmationTitle({
    name: 'Ana',
    when: 'lunes 23',
    isPickup: false,
    money: money && { ...MONEY, ...money },
  })
  expect(title.replaceAll('\u00a0', ' ')).toBe(expected)
})
