import { confirmEmailAddress } from '@gondola/contract/addresses.ts'
import { confirmationMail, emailChangedMail } from '../mail/texts/client-mails.ts'
import { instant } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseNoSession, refuseViolation } from '../http/problem.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { confirmClientEmail, holdClientRow, updateClient, type ClientRow } from './clients.store.ts'
import { holdEmail, isWaiting } from './email-holder.ts'
import { createReference, deleteConfirmations, deleteRecoveries, findReferred } from './recovery.store.ts'

type Needs = Pick<Deps, 'clock' | 'config'>

/**
 * A link that confirms the address which the client has now; another address voids it. It may be followed again until it
 * is too old: a mail program that looks at links first must not use it up.
 */
export async function newConfirmationLink(
  trx: Db,
  { clock, config }: Needs,
  clientId: number,
): Promise<string> {
  const token = await createReference(trx, clock, 'email_confirmations', clientId)
  return `${config.publicUrl}/#${confirmEmailAddress(token)}`
}

/**
 * Confirms the address that a link was mailed to; whoever has the link may, with a session or without.
 *
 * @throws 422 the link is too old, the account has another address now, or another account confirmed it
 */
export async function confirmEmail({ db, clock }: Deps, Token: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const Id = await findReferred(trx, clock, 'email_confirmations', Token)
    const client = Id === null ? null : await holdClientRow(trx, Id)
    // behind the lock: the address may have changed meanwhile
    const isGood = (await findReferred(trx, clock, 'email_confirmations', Token)) !== null
    if (client === null || !isGood) refuseViolation({ code: 'confirmar-vencido' })
    if (!(await markConfirmed(trx, { clock }, client))) refuseViolation({ code: 'email-registrado' })
  })
}

/**
 * Notes that who reads the client's mails has shown to be there; an address that another account held unconfirmed is
 * theirs from now on. False: another account has confirmed it.
 */
export async function markConfirmed(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  client: ClientRow,
): Promise<boolean> {
  if (!(await holdEmail(trx, client))) return false
  await confirmClientEmail(trx, client.Id, instant(clock))
  return true
}

/** Mails the link once more; nothing where the address is confirmed already, or there is none. */
export async function mailConfirmation({ db, clock, config }: Deps, clientId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const client = (await holdClientRow(trx, clientId)) ?? refuseNoSession()
    if (client.email_confirmed_at !== null || client.Email === '') return
    const link = await newConfirmationLink(trx, { clock, config }, clientId)
    await queueMail(trx, clock, { to: client, content: confirmationMail(link, isWaiting(client)) })
  })
}

/**
 * A client, whose row is held, has another address: it is to be confirmed anew, links to the one of before are void, and
 * both are told, so that nobody loses an account unawares.
 */
export async function moveMails(
  trx: Db,
  needs: Needs,
  before: ClientRow,
  after: Pick<ClientRow, 'Email' | 'email_key'>,
): Promise<void> {
  const { Id } = before
  await deleteRecoveries(trx, Id)
  await deleteConfirmations(trx, Id)
  await updateClient(trx, Id, { email_confirmed_at: null })
  await queueMail(trx, needs.clock, { to: before, content: emailChangedMail() })
  const link = await newConfirmationLink(trx, needs, Id)
  await queueMail(trx, needs.clock, {
    to: { Id, Email: after.Email, email_confirmed_at: null },
    content: emailChangedMail(link, isWaiting(after)),
  })
}
