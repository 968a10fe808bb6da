import type { StaffOrder } from '@gondola/contract/orders'
import type { StaffOrderMoney } from '@gondola/contract/payments'
import { expectChange } from '../people/shopper.ts'
import { newKey } from '../people/traffic.ts'
import { STOCK } from '../shop/stocked-shop.ts'
import type { PaidShop } from './paid-shop.ts'

const DEVICE = 'balanza-1'
let taps = 0

export async function step({ shop }: PaidShop, Id: number, name: string, body?: unknown): Promise<void> {
  const { traffic, stocked } = shop
  const path = `/api/gestion/pedidos/${Id}/${name}`
  const answer = await traffic.untilAnswered(stocked.staff, 'POST', path, body)
  expectChange(traffic, answer, `${name} order ${Id}`)
}

/** Tries to prepare and to dispatch an order that is paid first, and is not: both are refused. */
export async function tryUnpaid({ shop }: PaidShop, Id: number): Promise<void> {
  const { traffic, stocked, journal } = shop
  // what the shop owed the customer may have paid all of it
  const money = await traffic.untilAnswered(stocked.staff, 'GET', `/api/gestion/pedidos/${Id}/pago`)
  if ((money.json as StaffOrderMoney).Cubierto) return
  for (const name of ['preparar', 'despachar']) {
    const path = `/api/gestion/pedidos/${Id}/${name}`
    const { status } = await traffic.untilAnswered(stocked.staff, 'POST', path)
    if (status < 400) journal.surprises.push(`order ${Id} is not paid, and staff could ${name}`)
  }
}

/** Prepares an order at other weights: `weight` is the share of what was ordered. */
export async function weigh(paid: PaidShop, Id: number, weight: number): Promise<void> {
  const { traffic, stocked, journal } = paid.shop
  await step(paid, Id, 'preparar')
  const { json } = await traffic.untilAnswered(stocked.staff, 'GET', `/api/gestion/pedidos/${Id}`)
  const Toques = (json as StaffOrder).Lineas.map(({ Items, Codart, Cantidad, Version }) => ({
    Clave: newKey(),
    Dispositivo: DEVICE,
    Orden: ++taps,
    Items,
    Version,
    Preparado: {
      Cantidad: STOCK[Codart]!.weighed ? Math.round(Cantidad * weight) : Cantidad,
      Sustituto: null,
      Nota: 'pieza justa',
    },
  }))
  const path = `/api/gestion/pedidos/${Id}/toques`
  const answer = await traffic.untilAnswered(stocked.staff, 'POST', path, { Toques })
  const { Resultados } = answer.json as { Resultados?: { Resultado: string }[] }
  if (Resultados?.some(({ Resultado }) => Resultado !== 'aplicado') !== false)
    journal.surprises.push(`taps on order ${Id}: ${answer.status} ${JSON.stringify(Resultados)}`)
  await step(paid, Id, 'listo')
}
