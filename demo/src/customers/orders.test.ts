import { expect, test } from 'vitest'
import { isDeliveryDay } from '../promotions/calendar-day.ts'
import { isoDateOf } from '@gondola/contract/delivery'
import {
  isActionAllowed,
  ORDER_ACTIONS,
  statusAfter,
  type OrderAction,
  goodsTotal,
} from '@gondola/contract/orders'
import { PIECES_MOST } from '@gondola/contract/base'
import { demoDelivery } from '../site/delivery.ts'
import { demoClients } from './clients.ts'
import { demoOrders } from './orders.ts'

const TODAYS = ['2026-11-21', '2026-11-22', '2027-03-01']
const TODAY = '2026-11-21'

test('the demo customers are those of the contract', () => {
  const [demo, vecina] = demoClients()
  expect(demo).toMatchObject({
    Usuario: 'demo',
    Pass: 'demo1234',
    Email: 'demo@gondola.example',
    Nrodoc: '30111222',
  })
  expect(vecina).toMatchObject({ Usuario: 'vecina', Pass: 'vecina1234' })
})

test.each([
  ['demo', 'P', 2],
  ['demo', 'D', 11],
  ['demo', 'A', 1],
  ['demo', 'C', 1],
  ['vecina', 'P', 1],
  ['vecina', 'D', 2],
])('%s has orders of status %s: at least %i', (Usuario, Estado, count) => {
  const orders = demoOrders(TODAY).filter((order) => order.Usuario === Usuario && order.Estado === Estado)
  expect(orders.length).toBeGreaterThanOrEqual(count)
})

test.each(TODAYS)('seen from %s, no order lies ahead and pending ones are still to be delivered', (today) => {
  for (const { Fecha, Fechahora, Estado, Dia, transitions } of demoOrders(today)) {
    expect(Fecha <= today).toBe(true)
    expect(Fechahora.slice(0, 10)).toBe(Fecha)
    const day = isoDateOf(Dia ?? 0) ?? ''
    expect(isDeliveryDay(day)).toBe(true)
    expect(day > today).toBe(Estado === 'P')
    expect(transitions.at(-1)?.Estado).toBe(Estado)
  }
})

test('every order could have been placed: allowed transitions, the minimum, quantities', () => {
  for (const { Lineas, transitions, TotalBruto, TotalDescuento, TotalEnvio, TotalNeto } of demoOrders(
    TODAY,
  )) {
    let from: (typeof transitions)[number]['Estado'] | null = null
    for (const { Estado, by } of transitions) {
      const state = from === null ? null : { Estado: from }
      const isAllowed = (Object.keys(ORDER_ACTIONS) as OrderAction[]).some(
        (action) =>
          ORDER_ACTIONS[action].by === by && statusAfter(action) === Estado && isActionAllowed(action, state),
      )
      expect(isAllowed).toBe(true)
      from = Estado
    }
    const goods = goodsTotal({
      TotalBruto,
      TotalDescuento: TotalDescuento ?? 0,
      TotalEnvio: TotalEnvio ?? 0,
      TotalNeto,
    })
    expect(goods).toBeGreaterThanOrEqual(demoDelivery().costs.Monto2)
    expect(new Set(Lineas.map(({ Codart }) => Codart)).size).toBe(Lineas.length)
    for (const { Cantidad, Unidad } of Lineas) {
      if (Unidad === 100) expect(Cantidad).toBeGreaterThanOrEqual(100)
      else expect(Cantidad).toBeLessThanOrEqual(PIECES_MOST)
    }
  }
})

test('old orders cost less than the same today', () => {
  const lines = demoOrders(TODAY).flatMap(({ Fecha, Lineas }) => Lineas.map((line) => ({ ...line, Fecha })))
  const pricesOf = (Descrip: string) => lines.filter((line) => line.Descrip === Descrip)
  const bananas = pricesOf('Banana Ecuador')
  expect(bananas[0]?.Precioindividual ?? 0).toBeLessThan(bananas.at(-1)?.Precioindividual ?? 0)
})
