import { confirmEmailAddress } from '@gondola/contract/base'
import { confirmationMail, emailChangedMail } from '../../mail/texts/client-mails.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { confirmClientEmail, holdClientRow, updateClient, type ClientRow } from './clients.store.ts'
import { holdEmail, isWaiting } from './email-holder.ts'
import { createReference, deleteConfirmations, deleteRecoveries, findReferred } from './recovery.store.ts'

/**
 * Creates a link that confirms the client's present address; changing the address voids it. It works repeatedly until
 * it expires, so that a mail program that opens links to inspect them does not use it up.
 */
export async function newConfirmationLink(
  trx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  clientId: number,
): Promise<string> {
  const token = await createReference(trx, clock, 'email_confirmations', clientId)
  return `${config.publicUrl}/#${confirmEmailAddress(token)}`
}

/**
 * Confirms the address that a link was mailed to. The link is enough: no session is needed.
 *
 * @throws 422 the link has expired, the account has another address now, or another account confirmed it
 */
export async function confirmEmail(deps: Deps, Token: string): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (trx) => {
    const Id = await findReferred(trx, clock, 'email_confirmations', Token)
    const client = Id === null ? null : await holdClientRow(trx, Id)
    // checked again with the row locked: the address may have changed meanwhile
    const isGood = (await findReferred(trx, clock, 'email_confirmations', Token)) !== null
    if (client === null || !isGood) refuseViolation({ code: 'confirmar-vencido' })
    if (!(await markConfirmed(trx, deps, client))) refuseViolation({ code: 'email-registrado' })
  })
}

/**
 * Records that the client has proved to read their mails. An address that another account held unconfirmed passes to
 * them. False: another account has confirmed it.
 */
export async function markConfirmed(trx: Db, { clock }: Deps, client: ClientRow): Promise<boolean> {
  if (!(await holdEmail(trx, client))) return false
  await confirmClientEmail(trx, client.Id, instant(clock))
  return true
}

/** Mails the link again; does nothing if the address is already confirmed or missing. */
export async function mailConfirmation({ db, clock, config }: Deps, clientId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const client = (await holdClientRow(trx, clientId)) ?? refuseNoSession()
    if (client.email_confirmed_at !== null || client.Email === '') return
    const link = await newConfirmationLink(trx, { clock, config }, clientId)
    await queueMail(trx, clock, { to: client, content: confirmationMail(link, isWaiting(client)) })
  })
}

/**
 * Completes the change of address of a client whose row is locked: the new address must be confirmed, earlier links
 * become void, and both addresses are notified, so that nobody loses an account without noticing.
 */
export async function moveMails(
  trx: Db,
  needs: Deps,
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
