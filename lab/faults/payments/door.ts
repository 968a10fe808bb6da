import { setTimeout as sleep } from 'node:timers/promises'
import type { DoorMeans, StaffOrderMoney } from '@gondola/contract/payments'
import { inCentavos } from '../checks/own-arithmetic.ts'
import { newKey } from '../people/traffic.ts'
import { GIVEN_UP_MS, type PaidShop } from './paid-shop.ts'

// Whoever delivers: takes what is due at the door.

const MEANS: readonly DoorMeans[] = ['efectivo', 'tarjeta', 'qr']
/** A note of the most that change is given for, in pesos. */
const NOTE = 1000
const PAUSE_MS = 300

/** `entero`: at once; `partes`: by two means; `corregido`: recorded, taken back and recorded again. */
export type DoorStory = 'entero' | 'partes' | 'corregido'

/** Takes what is due at the door, if anything is. */
export async function takeAtDoor(paid: PaidShop, Id: number, how: DoorStory): Promise<void> {
  const due = await dueOf(paid, Id)
  if (due === 0) return
  if (how === 'partes' && due > 1) await receive(paid, Id, Math.floor(due / 3))
  // what was paid on the page at the same moment may not have been all of it
  const key =
    (await receive(paid, Id, await dueOf(paid, Id))) ?? (await receive(paid, Id, await dueOf(paid, Id)))
  if (how !== 'corregido' || key === null) return
  await correct(paid, Id, key)
  await receive(paid, Id, await dueOf(paid, Id))
}

/** Records a payment, tapping twice. Null: it was not taken. */
async function receive(paid: PaidShop, Id: number, centavos: number): Promise<string | null> {
  if (centavos === 0) return null
  const [Clave, Medio] = [newKey(), MEANS[Id % MEANS.length]!]
  const Importe = centavos / 100
  const change = Medio === 'efectivo' && { Recibido: Math.ceil(Importe / NOTE) * NOTE }
  const tap = () => post(paid, `${Id}/pago/cobros`, { Clave, Medio, Importe, ...change })
  const answers = await Promise.all([tap(), tap()])
  const refused = answers.find(({ status }) => status !== 200)
  if (refused === undefined) {
    paid.door.received.set(Clave, { order: Id, captured: centavos, refunded: 0 })
    return Clave
  }
  // the page was paid at the same moment: nothing is taken at the door
  if (
    (refused.json as { code?: string }).code !== 'cobro-de-mas' ||
    answers.some(({ status }) => status === 200)
  )
    paid.shop.journal.surprises.push(`door of order ${Id}: ${refused.status} ${JSON.stringify(refused.json)}`)
  return null
}

async function correct(paid: PaidShop, Id: number, key: string): Promise<void> {
  const taken = paid.door.received.get(key)!
  const payment = (await moneyOf(paid, Id)).Pagos.find(({ Numero }) => Numero === key)
  const draft = { Clave: newKey(), Importe: taken.captured / 100, Motivo: 'era de otro pedido' }
  const tap = () => post(paid, `${Id}/pago/cobros/${payment?.Id}/corregir`, draft)
  const answers = await Promise.all([tap(), tap()])
  const refused = answers.find(({ status }) => status !== 200)
  if (refused === undefined) taken.refunded = taken.captured
  else
    paid.shop.journal.surprises.push(`correct order ${Id}: ${refused.status} ${JSON.stringify(refused.json)}`)
}

/** Hands back all that the shop asks to hand back of an order, of each payment, once it asks. */
export async function handBack(paid: PaidShop, Id: number): Promise<void> {
  const until = performance.now() + GIVEN_UP_MS
  for (;;) {
    const { Devoluciones, Pagos } = await moneyOf(paid, Id)
    const open = Devoluciones.filter(({ EnMano, Estado }) => EnMano && Estado === 'pedido')
    for (const { Id: refund, Pago, Importe } of open) {
      const answer = await post(paid, `${Id}/pago/devoluciones/${refund}/entregada`, { Texto: 'en la caja' })
      if (answer.status !== 200 && !answer.isRepeated)
        paid.shop.journal.surprises.push(`hand back order ${Id}: ${JSON.stringify(answer.json)}`)
      const taken = paid.door.received.get(Pagos.find((payment) => payment.Id === Pago)!.Numero)!
      taken.refunded += inCentavos(Importe)
    }
    if (open.length > 0) return
    if (performance.now() > until) {
      paid.shop.journal.surprises.push(`order ${Id} was cancelled, and nothing is to be handed back`)
      return
    }
    await sleep(PAUSE_MS)
  }
}

const dueOf = async (paid: PaidShop, Id: number): Promise<number> =>
  inCentavos((await moneyOf(paid, Id)).ACobrar)

async function moneyOf({ shop }: PaidShop, Id: number): Promise<StaffOrderMoney> {
  const path = `/api/gestion/pedidos/${Id}/pago`
  const { json } = await shop.traffic.untilAnswered(shop.stocked.staff, 'GET', path)
  return json as StaffOrderMoney
}

const post = ({ shop }: PaidShop, path: string, body: object) =>
  shop.traffic.untilAnswered(shop.stocked.staff, 'POST', `/api/gestion/pedidos/${path}`, body)
