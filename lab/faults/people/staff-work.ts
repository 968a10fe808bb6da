import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@gondola/contract/orders'
import { expectChange } from './shopper.ts'
import { STOCK, type Person } from '../shop/stocked-shop.ts'
import { newKey, type Traffic } from './traffic.ts'

const DEVICE = 'balanza-1'

/** Picks, dispatches and cancels orders and gives points, until the traffic stops. */
export async function serveOrders(traffic: Traffic, staff: Person, pauseMs: number): Promise<void> {
  let taps = 0
  while (!traffic.isStopping) {
    const order = traffic.queue.shift()
    if (order !== undefined) {
      const dice = Math.random()
      if (dice < 0.2) await cancel(traffic, staff, order)
      else {
        if (dice < 0.6) taps = await prepare(traffic, staff, order, taps)
        await step(traffic, staff, order, 'despachar')
        traffic.journal.fates.set(order.Id, 'D')
      }
      if (Math.random() < 0.3) await givePoints(traffic, staff, order.Cliente)
    }
    await sleep(pauseMs)
  }
}

async function step(traffic: Traffic, staff: Person, { Id }: Order, name: string, body?: unknown) {
  const answer = await traffic.untilAnswered(staff, 'POST', `/api/gestion/pedidos/${Id}/${name}`, body)
  expectChange(traffic, answer, `${name} order ${Id}`)
}

async function cancel(traffic: Traffic, staff: Person, order: Order): Promise<void> {
  await step(traffic, staff, order, 'cancelar', { Motivo: 'sin reparto' })
  traffic.journal.fates.set(order.Id, 'C')
}

/** Picks every line, one piece short where there are several; picks are repeated with their keys. */
async function prepare(traffic: Traffic, staff: Person, order: Order, tapsBefore: number): Promise<number> {
  let taps = tapsBefore
  await step(traffic, staff, order, 'preparar')
  const gathered = new Map(
    order.Lineas.map(({ Items, Codart, Cantidad }) => [
      Items,
      STOCK[Codart]?.weighed || Cantidad === 1 ? Cantidad : Cantidad - 1,
    ]),
  )
  const Toques = [...gathered].map(([Items, Cantidad]) => ({
    Clave: newKey(),
    Dispositivo: DEVICE,
    Orden: ++taps,
    Items,
    Version: 0,
    Preparado: { Cantidad, Sustituto: null, Nota: null },
  }))
  const path = `/api/gestion/pedidos/${order.Id}/toques`
  const { status, json } = await traffic.untilAnswered(staff, 'POST', path, { Toques })
  const { Resultados } = json as { Resultados?: { Resultado: string }[] }
  if (status !== 200 || Resultados?.some(({ Resultado }) => Resultado !== 'aplicado'))
    traffic.journal.surprises.push(
      `taps on order ${order.Id}: ${status} ${JSON.stringify(Resultados ?? json)}`,
    )
  await step(traffic, staff, order, 'listo')
  traffic.journal.gathered.set(order.Id, gathered)
  return taps
}

/** Sent once: without a response the outcome is unknown. */
async function givePoints(traffic: Traffic, staff: Person, customer: number): Promise<void> {
  const sent = { customer, points: 1 + Math.floor(Math.random() * 50), reason: newKey() }
  const body = { Cliente: customer, Puntos: sent.points, Motivo: sent.reason }
  const answer = await traffic.once(staff, 'POST', '/api/gestion/puntos', body)
  traffic.journal.points.push({ ...sent, isAcknowledged: answer?.status === 200 })
  if (answer !== null && answer.status !== 200)
    traffic.journal.surprises.push(`points: ${answer.status} ${JSON.stringify(answer.json)}`)
}
