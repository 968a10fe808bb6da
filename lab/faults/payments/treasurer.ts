import { Buffer } from 'node:buffer'
import { setTimeout as sleep } from 'node:timers/promises'
import { STAFF_LIST_MAX_ROWS } from '@gondola/contract/base'
import type { BankMovement, StaffReturn, StaffTransfer } from '@gondola/contract/payments'
import { SLICE_CREDITS } from '@gondola/server/payments/transfers/take-extract.ts'
import type { Asked } from '../people/ask.ts'
import { Bank, bankDay, type Credit } from './bank.ts'
import { GIVEN_UP_MS, type PaidShop } from './paid-shop.ts'

// Who looks after the shop's bank account: confirms transfers, uploads extracts, decides what is doubtful, gives back.

const ROUND_MS = 1000
const PAUSE_MS = 150
/** Extracts overlap: so many credits of the file before are in it again. */
const OVERLAP = 20
const NOT_ASKED = new Set<string | undefined>(['devolucion-hecha', 'devolucion-cerrada'])

/** Resolves once a transfer is entered for its order. */
export async function enterCredit(paid: PaidShop, reference: string, credit: Credit): Promise<void> {
  const until = performance.now() + GIVEN_UP_MS
  while (!credit.isEntered) {
    if (credit.isByHand) await confirm(paid, reference, credit)
    if (credit.isEntered) return
    if (performance.now() > until) {
      paid.shop.journal.surprises.push(`transfer ${credit.number} of order ${credit.order} is not entered`)
      return
    }
    await sleep(PAUSE_MS)
  }
}

/** Confirms a transfer that was seen in the account, pressing twice. */
async function confirm(paid: PaidShop, reference: string, credit: Credit): Promise<void> {
  const asks = (await list(paid, `transferencias?Pedido=${credit.order}`)) as StaffTransfer[]
  const ask = asks.find(({ Referencia }) => Referencia === reference)
  if (ask === undefined) return
  const draft = { Importe: credit.centavos / 100, Fecha: bankDay(), Movimiento: credit.text }
  for (const Otra of [false, true]) {
    const press = () => post(paid, `transferencias/${ask.Id}/confirmar`, { ...draft, Otra })
    const [answer, again] = await Promise.all([press(), press()])
    if (answer.status === 200 || again.status === 200) {
      credit.isEntered = true
      return
    }
    // the order has one of the same amount: said to be another one
    if (codeOf(answer) !== 'transferencia-anotada') {
      // an extract has one of the same amount that is not decided yet
      if (codeOf(answer) !== 'movimiento-en-extracto') surprise(paid, `confirm ${credit.number}`, answer)
      return
    }
  }
}

/** Uploads the bank's extract every moment and decides what is left open, until the signal. */
export async function lookAfterAccount(paid: PaidShop, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    await sleep(ROUND_MS, undefined, { signal: isOver }).catch(() => {})
    await enterExtract(paid)
    await giveBackAll(paid)
  }
}

/** The extract's next lines, with what was confirmed by hand and some of the lines before; sent twice at once. */
async function enterExtract(paid: PaidShop): Promise<void> {
  const { bank } = paid
  // by hand only after it was confirmed, as the bank's file is of the day before
  const ready = bank.credits.filter(({ isByHand, isEntered }) => !isByHand || isEntered)
  const fresh = ready.filter(({ number }) => !bank.listed.has(number)).slice(0, SLICE_CREDITS - OVERLAP)
  if (fresh.length === 0) return
  const overlap = ready.filter(({ number }) => bank.listed.has(number)).slice(-OVERLAP)
  const file = Buffer.from(Bank.extract(bankDay(), [...overlap, ...fresh]), 'latin1')
  const send = () => post(paid, 'extractos?Nombre=extracto.csv', file)
  const [answer, again] = await Promise.all([send(), send()])
  if (answer.status !== 200 && again.status !== 200) return surprise(paid, 'an extract', answer)
  await decideMovements(paid)
  for (const credit of fresh) {
    bank.listed.add(credit.number)
    credit.isEntered = true
  }
}

/** What the extract did not pay by itself: staff know their own, and say of the others which order they pay. */
async function decideMovements(paid: PaidShop): Promise<void> {
  for (const state of ['propuesto', 'libre'])
    for (const { Id, Texto } of (await list(paid, `movimientos-banco?Estado=${state}`)) as BankMovement[]) {
      const credit = paid.bank.find(Texto)
      if (credit === undefined) continue
      const path = `movimientos-banco/${Id}`
      const answer = credit.isByHand
        ? await post(paid, `${path}/descartar`, { Nota: 'anotada a mano' })
        : await post(paid, `${path}/asignar`, { Pedido: credit.order })
      if (answer.status !== 200 && !answer.isRepeated) surprise(paid, `movement ${Id}`, answer)
    }
}

/** Transfers back what is to be given back, and records each twice. */
export async function giveBackAll(paid: PaidShop): Promise<void> {
  const open = (await list(paid, 'devoluciones-transferencia?Estado=pendiente')) as StaffReturn[]
  for (const { Id, Pedido, Importe } of open) {
    const Numero = paid.bank.nextNumber()
    const record = () => post(paid, `devoluciones-transferencia/${Id}/hecha`, { Numero, Fecha: bankDay() })
    const answers = await Promise.all([record(), record()])
    if (answers.every(({ status }) => status !== 200)) {
      // of another refund of the same payment and amount, or no longer asked for: the transfer back is not made
      const refused = answers.find((answer) => !NOT_ASKED.has(codeOf(answer)))
      if (refused !== undefined) surprise(paid, `transfer back of order ${Pedido}`, refused)
      continue
    }
    paid.bank.returns.set(Numero, { order: Pedido, centavos: Math.round(Importe * 100) })
  }
}

async function list({ shop }: PaidShop, path: string): Promise<unknown[]> {
  const window = `${path.includes('?') ? '&' : '?'}_start=0&_end=${STAFF_LIST_MAX_ROWS}`
  const { traffic, stocked } = shop
  const answer = await traffic.untilAnswered(stocked.staff, 'GET', `/api/gestion/${path}${window}`)
  if (Array.isArray(answer.json)) return answer.json as unknown[]
  shop.journal.surprises.push(`list ${path}: ${answer.status} ${JSON.stringify(answer.json)}`)
  return []
}

const post = ({ shop }: PaidShop, path: string, body: unknown) =>
  shop.traffic.untilAnswered(shop.stocked.staff, 'POST', `/api/gestion/${path}`, body)

const codeOf = ({ json }: Asked) => (json as { code?: string } | undefined)?.code

const surprise = ({ shop }: PaidShop, what: string, { status, json }: Asked) =>
  void shop.journal.surprises.push(`${what}: ${status} ${JSON.stringify(json)}`)
