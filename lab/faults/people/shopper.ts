import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@gondola/contract/orders'
import type { AskedLine, SentOrder } from './journal.ts'
import { netOf } from '../checks/own-arithmetic.ts'
import { STOCK, type Person } from '../shop/stocked-shop.ts'
import { newKey, type OpenPlace, type Traffic } from './traffic.ts'

/** A customer with a browser, and the orders that they may still cancel. */
export interface Shopper {
  person: Person
  own: Order[]
  /** Sometimes closes the page instead of repeating a request. */
  givesUp: boolean
}

/** Number of the next open slots to choose from: few, so that slots fill up. */
const CHOICES = 4
/** The slot is full, or has begun. */
const PLACE_GONE = ['horario', 'dia-sin-reparto', 'horario-inexistente', 'horario-pasado']
const GIVING_UP = 0.5
const SAVE = '/api/pedidos/save'

/** Orders, cancels and saves carts until the traffic stops. */
export async function shop(traffic: Traffic, shopper: Shopper, pauseMs: number): Promise<void> {
  while (!traffic.isStopping) {
    const dice = Math.random()
    if (dice < 0.75) {
      await placeOrder(traffic, shopper)
      // staff get some of them; the others may be cancelled
      if (Math.random() < 0.4) traffic.queue.push(...shopper.own.splice(-1))
    } else if (dice < 0.9) await annulOne(traffic, shopper)
    else await saveCart(traffic, shopper)
    await sleep(pauseMs * 2 * Math.random())
  }
}

/** Places an order, repeating it with its key until there is a response; sometimes gives up at once. */
export async function placeOrder(traffic: Traffic, { person, own, givesUp }: Shopper): Promise<void> {
  const { journal, places } = traffic
  const place = places[Math.floor(Math.random() * Math.min(CHOICES, places.length))]
  if (place === undefined) return
  const [lines, isBrought] = [someLines(), Math.random() < 0.5]
  const draft = draftOf(lines, isBrought, place)
  const sent: SentOrder = { customer: person.id, key: newKey(), draft, lines, isBrought, outcome: 'unknown' }
  journal.orders.push(sent)
  const request = [person, 'POST', SAVE, draft, { 'idempotency-key': sent.key }] as const
  const isGivenUp = givesUp && Math.random() < GIVING_UP
  const answer = isGivenUp ? await traffic.once(...request) : await traffic.untilAnswered(...request)
  if (answer === null) return undefined
  if (answer.status !== 200) return refused(traffic, sent, place, answer)
  sent.outcome = 'acknowledged'
  sent.answer = answer.json as Order
  // for a shopper who gives up, it is unknown which request emptied the saved cart
  if (!givesUp) journal.carts.set(person.id, null)
  own.push(sent.answer)
}

/** A full slot, or one that has begun meanwhile, is dropped; any other refusal is an error. */
function refused(
  traffic: Traffic,
  sent: SentOrder,
  place: OpenPlace,
  answer: { status: number; json: unknown },
): void {
  sent.outcome = 'refused'
  const { code } = answer.json as { code: string }
  if (PLACE_GONE.includes(code)) {
    traffic.places = traffic.places.filter((each) => each !== place)
  } else {
    traffic.journal.surprises.push(`an order was refused: ${answer.status} ${JSON.stringify(answer.json)}`)
  }
}

async function annulOne(traffic: Traffic, { person, own }: Shopper): Promise<void> {
  const order = own.shift()
  if (order === undefined) return
  const answer = await traffic.untilAnswered(person, 'POST', SAVE, { Estado: 'A', Id: order.Id })
  expectChange(traffic, answer, `annul order ${order.Id}`)
  traffic.journal.fates.set(order.Id, 'A')
}

/** Accepts a change that was made now, or by an earlier request whose response was lost. */
export function expectChange(
  { journal }: Traffic,
  answer: { status: number; json: unknown; isRepeated: boolean },
  what: string,
): void {
  const isDone = answer.status === 200 || (answer.status === 409 && answer.isRepeated)
  if (!isDone) journal.surprises.push(`${what}: ${answer.status} ${JSON.stringify(answer.json)}`)
}

async function saveCart(traffic: Traffic, { person, givesUp }: Shopper): Promise<void> {
  if (givesUp) return
  const lines = someLines()
  const answer = await traffic.untilAnswered(person, 'POST', SAVE, { Estado: 'I', Lineas: lines })
  if (answer.status === 200) traffic.journal.carts.set(person.id, lines)
  else traffic.journal.surprises.push(`a cart was not saved: ${answer.status} ${JSON.stringify(answer.json)}`)
}

function someLines(): AskedLine[] {
  const chosen = Object.entries(STOCK).filter(() => Math.random() < 0.6)
  const stock = chosen.length > 0 ? chosen : Object.entries(STOCK).slice(0, 1)
  return stock.map(([Codart, { weighed }]) => ({
    Codart,
    Cantidad: weighed ? 100 + Math.floor(Math.random() * 3000) : 1 + Math.floor(Math.random() * 20),
  }))
}

const draftOf = (lines: readonly AskedLine[], isBrought: boolean, place: OpenPlace) => ({
  Estado: 'P',
  Lineas: lines,
  FormaEntrega: isBrought ? 'ED' : 'RS',
  TipoPago: { Id: 4 },
  TotalNeto: netOf(lines, isBrought) / 100,
  ...place,
})
