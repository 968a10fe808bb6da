import { setTimeout as sleep } from 'node:timers/promises'
import type { Order, OrderClaims } from '@gondola/contract/orders'
import type { MoneyState, OrderMoney, PayPage } from '@gondola/contract/payments'
import { SIMULATED_KEYS } from '@gondola/server/app/demo/start-payment-simulator.ts'
import { inCentavos, netOf } from '../checks/own-arithmetic.ts'
import { expectChange } from '../people/shopper.ts'
import { newKey } from '../people/traffic.ts'
import type { Person } from '../shop/stocked-shop.ts'
import { handBack } from './door.ts'
import type { PaidShop } from './paid-shop.ts'
import { GIVEN_UP_MS, TRANSFER_TYPES, TYPES } from './paid-shop.ts'
import type { Story } from './stories.ts'
import { enterCredit } from './treasurer.ts'

/** The pause before a customer looks again; it doubles up to the longest. */
const PAUSE = { first: 150, longest: 2400 }
/** Every so many-th order is transferred too little or too much by so many centavos. */
const OTHER_AMOUNT = 30
const ROUNDED = 5000
const COVERED = new Set<MoneyState>(['reservado', 'pagado', 'puerta', 'despues'])
/** After this nothing is paid any more. */
const GONE = new Set<MoneyState>(['devolviendo', 'devuelto', 'vencido', 'sin-cobro'])

/** A slot some days ahead, which does not begin during a run of hours; a reserve holds for a week. */
const LATER_PLACE = 8

/** Places the order of a story; null: it was refused. */
export async function place(
  { shop }: PaidShop,
  who: Person,
  { way, transfer, lines, isBrought }: Story,
): Promise<Order | null> {
  const { traffic, journal } = shop
  const open = traffic.places[LATER_PLACE]
  const draft = {
    Estado: 'P',
    Lineas: lines,
    FormaEntrega: isBrought ? 'ED' : 'RS',
    TipoPago: { Id: transfer === null ? TYPES[way] : TRANSFER_TYPES[way as 'ahora' | 'listo'] },
    TotalNeto: netOf(lines, isBrought) / 100,
    ...open,
  }
  const headers = { 'idempotency-key': newKey() }
  const { status, json } = await traffic.untilAnswered(who, 'POST', '/api/pedidos/save', draft, headers)
  if (status === 200) return json as Order
  journal.surprises.push(`an order was refused: ${status} ${JSON.stringify(json)}`)
  return null
}

/** Pays until the shop says that the order is covered, as a customer does who comes back and looks. */
export async function payUntilCovered(paid: PaidShop, who: Person, Id: number, story: Story): Promise<void> {
  paid.paying += 1
  await payAll(paid, who, Id, story).finally(() => (paid.paying -= 1))
}

async function payAll(paid: PaidShop, who: Person, Id: number, story: Story): Promise<void> {
  const { traffic, journal } = paid.shop
  const until = performance.now() + GIVEN_UP_MS
  let outcomes: readonly Story['first'][] = story.isPaidTwice ? [story.first, 'APRO'] : [story.first]
  let pauseMs = PAUSE.first
  for (let look = 'GET'; ; look = 'POST') {
    const money = await moneyOf(paid, who, Id, look === 'POST')
    if (money !== null && (COVERED.has(money.Estado) || GONE.has(money.Estado))) return
    if (money !== null && money.Estado !== 'esperando') {
      // asks for the page of now, as the shop's button does: one that was shown may be of an older total
      const begun = await traffic.once(who, 'POST', `/api/pedidos/pago/${Id}`)
      const page = begun?.status === 200 ? (begun.json as OrderMoney).Pagina : null
      if (page) {
        await Promise.all(outcomes.map((outcome) => payPage(paid, Id, page, story, outcome)))
        outcomes = ['APRO']
      }
    }
    if (performance.now() > until) {
      journal.surprises.push(`order ${Id} is not covered: ${JSON.stringify(money)}`)
      return
    }
    await sleep(pauseMs)
    pauseMs = Math.min(PAUSE.longest, pauseMs * 2)
  }
}

/** Annuls an order and pays its page, which was left open in another tab. */
export async function payAfterEnd(paid: PaidShop, who: Person, Id: number, story: Story): Promise<void> {
  const page = await openPage(paid, who, Id)
  await annul(paid, who, Id)
  if (page) await payPage(paid, Id, page, story, 'APRO')
}

/** Where an order can be paid now; null: nowhere. */
export async function openPage({ shop }: PaidShop, who: Person, Id: number): Promise<PayPage | null> {
  const { json } = await shop.traffic.untilAnswered(who, 'POST', `/api/pedidos/pago/${Id}`)
  return (json as OrderMoney).Pagina
}

/** Null: no answer just now. */
async function moneyOf(
  { shop }: PaidShop,
  who: Person,
  Id: number,
  asksProvider: boolean,
): Promise<OrderMoney | null> {
  const answer = asksProvider
    ? await shop.traffic.once(who, 'POST', `/api/pedidos/pago/${Id}/mirar`)
    : await shop.traffic.once(who, 'GET', `/api/pedidos/pago/${Id}`)
  if (answer === null) return null
  if (answer.status === 200) return answer.json as OrderMoney
  shop.journal.surprises.push(`money of order ${Id}: ${answer.status} ${JSON.stringify(answer.json)}`)
  return null
}

/**
 * Pays on the provider's page, with its card fields, or by transfer. A page that is closed by now takes nothing; the
 * shop's account takes all.
 */
export async function payPage(
  paid: PaidShop,
  Id: number,
  { Url, Importe, Transferencia }: PayPage,
  { transfer }: Story,
  resultado: Story['first'],
): Promise<void> {
  if (Transferencia !== undefined) {
    // what the provider would refuse is not transferred
    if (resultado === 'FUND') return
    const { Referencia } = Transferencia
    const centavos = transferred(Id, inCentavos(Importe))
    return enterCredit(paid, Referencia, paid.bank.transfer(Id, Referencia, centavos, transfer === 'a-mano'))
  }
  const { searchParams, pathname } = new URL(Url)
  const preferencia = searchParams.get('pref_id')
  if (preferencia === null) await payWithCard(paid, pathname.split('/').at(-1)!, resultado)
  else await control(paid, 'POST /simulador/pagar', { preferencia, resultado })
}

/** Some customers round, up or down; not what is left of a small rest. */
function transferred(order: number, asked: number): number {
  if (order % OTHER_AMOUNT !== 0 || asked < 2 * ROUNDED) return asked
  return order % (2 * OTHER_AMOUNT) === 0 ? asked + ROUNDED : asked - ROUNDED
}

/** Hands the shop a card's token, as its card page does. */
async function payWithCard(paid: PaidShop, reference: string, outcome: string): Promise<void> {
  const { id } = (await control(paid, 'POST /v1/card_tokens', {
    payment_method_id: 'visa',
    cardholder: { name: outcome },
  })) as { id?: string }
  if (id === undefined) return
  const draft = { Token: id, Medio: 'visa', Cuotas: 1 }
  await paid.shop.traffic.once(null, 'POST', `/api/pagos/tarjeta/${reference}`, draft)
}

async function control({ simulator }: PaidShop, request: string, body: object): Promise<unknown> {
  const [method = 'POST', path = '/'] = request.split(' ')
  try {
    const answer = await fetch(simulator.url + path, {
      method,
      headers: { authorization: `Bearer ${SIMULATED_KEYS.accessToken}` },
      body: JSON.stringify(body),
    })
    return await answer.json()
  } catch {
    // cut off by a fault
    return {}
  }
}

/** Changes the lines of an order that is still in the queue; too late is no fault. */
export async function change({ shop }: PaidShop, who: Person, order: Order, story: Story): Promise<boolean> {
  const { change: Lineas, isBrought } = story
  if (Lineas === null) return false
  const draft = { Cambios: 0, Lineas, TotalNeto: netOf(Lineas, isBrought) / 100 }
  const path = `/api/pedidos/cambiar/${order.Id}`
  const answer = await shop.traffic.untilAnswered(who, 'POST', path, draft)
  expectChange(shop.traffic, answer, `change order ${order.Id}`)
  return true
}

export async function annul({ shop }: PaidShop, who: Person, Id: number): Promise<void> {
  const answer = await shop.traffic.untilAnswered(who, 'POST', '/api/pedidos/save', { Estado: 'A', Id })
  expectChange(shop.traffic, answer, `annul order ${Id}`)
}

/** Claims the first line of an order that came; of what was paid at the door some want cash at the counter. */
export async function claim(
  paid: PaidShop,
  who: Person,
  Id: number,
  Medio: NonNullable<Story['claim']>,
): Promise<void> {
  const { traffic, journal } = paid.shop
  const path = `/api/pedidos/reclamos/${Id}`
  const body = { Lineas: [{ Items: 1, Motivo: 'falto' }], Medio }
  const sent = await traffic.untilAnswered(who, 'POST', path, body)
  // its first answer was lost
  const answer = sent.status === 409 ? await traffic.untilAnswered(who, 'GET', path) : sent
  const [told] = (answer.json as OrderClaims).Reclamos ?? []
  if (told === undefined) {
    journal.surprises.push(`claim of order ${Id}: ${sent.status} ${JSON.stringify(sent.json)}`)
    return
  }
  if (told.Estado !== 'aceptado') return
  paid.claimed.set(Id, inCentavos(told.Devuelto))
  if (told.Medio === 'sucursal') await handBack(paid, Id)
}
