import { randomInt } from 'node:crypto'
import { type Withdrawal, type WithdrawalDraft, checkWithdrawal } from '@gondola/contract/inboxes'
import { normalisedEmail } from '@gondola/contract/base'
import { withdrawalMailToCustomer, withdrawalMailToShop } from '../mail/texts/client-mails.ts'
import { shopDateTime } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseViolation } from '../http/problem.ts'
import { queueMail, TO_SHOP } from '../mail/queue-mail.ts'
import { insertWithdrawal, lockWithdrawal, noteRepetition } from './forms.store.ts'

/** Without 0, O, 1 and I, which are easily confused (argentina §1.2). */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_GROUP_LENGTH = 4

/**
 * Stores a withdrawal ('botón de arrepentimiento') and mails its code to customer and shop (contract §7). A repeated
 * request for the same order and mail address returns the first code; without an order number, one with the same
 * address on the same day does, and staff see what was written differently. @throws 422
 */
export async function requestWithdrawal(deps: Deps, typed: WithdrawalDraft): Promise<Withdrawal> {
  const broken = checkWithdrawal(typed)
  if (broken) refuseViolation(broken)
  const Fecha = shopDateTime(deps.clock.now(), deps.config.timeZone)
  const draft = {
    Nombre: typed.Nombre.trim(),
    Email: typed.Email.trim(),
    Telefono: typed.Telefono?.trim() ?? '',
    Pedido: typed.Pedido?.trim() ?? '',
    Motivo: typed.Motivo?.trim() ?? '',
  }
  const request_key = requestKey(draft, Fecha.slice(0, 10))
  return inTransaction(deps.db, async (trx) => {
    const added = await insertWithdrawal(trx, { Codigo: newCode(), Fecha, ...draft, request_key })
    if (added === null) return repeated(trx, deps, request_key, draft)
    await mailWithdrawal(trx, deps, added, draft)
    return added
  })
}

type Written = Record<'Nombre' | 'Telefono' | 'Motivo', string>

const repetitionText = ({ Nombre, Telefono, Motivo }: Written): string =>
  [
    'Lo pidió otra vez, con otros datos.',
    `Nombre: ${Nombre}`,
    ...(Telefono === '' ? [] : [`Teléfono: ${Telefono}`]),
    ...(Motivo === '' ? [] : [`Motivo: ${Motivo}`]),
  ].join('\n')

/** Anybody may have sent the first one, who knew mail and order number: nothing of a later one is lost. */
async function repeated(trx: Db, { clock }: Deps, request_key: string, draft: Written): Promise<Withdrawal> {
  const { Codigo, Fecha, ...first } = await lockWithdrawal(trx, request_key)
  const isOther = (['Nombre', 'Telefono', 'Motivo'] as const).some(
    (name) => draft[name] !== '' && draft[name] !== first[name],
  )
  if (isOther) await noteRepetition(trx, clock, Codigo, repetitionText(draft))
  return { Codigo, Fecha }
}

async function mailWithdrawal(
  trx: Db,
  { clock }: Deps,
  withdrawal: Withdrawal,
  draft: WithdrawalDraft,
): Promise<void> {
  const { Email } = draft
  const replyTo = Email === '' ? {} : { replyTo: Email }
  await queueMail(trx, clock, { to: TO_SHOP, ...replyTo, content: withdrawalMailToShop(withdrawal, draft) })
  if (Email !== '') await queueMail(trx, clock, { to: Email, content: withdrawalMailToCustomer(withdrawal) })
}

function requestKey(
  { Email, Telefono, Pedido }: Record<'Email' | 'Telefono' | 'Pedido', string>,
  day: string,
) {
  const writer = normalisedEmail(Email) || Telefono.replace(/\D/g, '')
  const number = Pedido.replace(/\D/g, '').replace(/^0+/, '') || Pedido.toLowerCase()
  return JSON.stringify([writer, number || `${day} `])
}

/** `ARR-7K2Q-M9XD` */
function newCode(): string {
  const group = () =>
    Array.from({ length: CODE_GROUP_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
  return `ARR-${group()}-${group()}`
}
