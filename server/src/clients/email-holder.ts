import { randomUUID } from 'node:crypto'
import { normalisedEmail } from '@gondola/contract/rules/email.ts'
import { instant, type Clock } from '../clock.ts'
import type { Db } from '../db/open-database.ts'
import { findClientRow, holdClientRow, type ClientRow } from './clients.store.ts'
import { deleteConfirmations, deleteRecoveries } from './recovery.store.ts'

// Of the accounts with one address a single one holds it: it logs in by it. An address that was never confirmed may be
// somebody else's, so that it is not kept for ever: after a day other accounts may have it too, and wait. Nobody loses
// it by that, since anybody can type it; it goes to the account whose owner follows a link that was mailed to it.

/** For how long an address is nobody else's, without being confirmed. */
const UNCONFIRMED_SECONDS = 86_400

/** No address has a blank: what waits is never looked up, and never in another's way. */
const waitingKey = (Email: string) => `${normalisedEmail(Email)} ${randomUUID()}`

/** Whether a client's address is held by another account until a link is followed. */
export const isWaiting = ({ Email, email_key }: Pick<ClientRow, 'Email' | 'email_key'>): boolean =>
  email_key !== normalisedEmail(Email)

/** The `email_key` of an account that takes an address: the address, or what waits for it; null: it is another's. */
export async function emailKeyFor(
  db: Db,
  clock: Clock,
  Email: string,
  ownId: number | null = null,
): Promise<string | null> {
  const holder = await findClientRow(db, { Email })
  if (holder === null || holder.Id === ownId) return normalisedEmail(Email)
  return (await isToGiveWay(db, clock, holder)) ? waitingKey(Email) : null
}

/** Whether an account has had its address for a day without confirming it; what it was sent first tells since when. */
async function isToGiveWay(db: Db, clock: Clock, { Id, email_confirmed_at }: ClientRow): Promise<boolean> {
  if (email_confirmed_at !== null) return false
  const first = await db
    .selectFrom('email_confirmations')
    .select((of) => of.fn.min('created_at').as('at'))
    .where('client_id', '=', Id)
    .executeTakeFirst()
  // links are kept for weeks, accounts from before them have none
  return first?.at == null || first.at <= instant(clock, -UNCONFIRMED_SECONDS)
}

/** Whether a client's address is another one than was typed; another spelling is not. */
export const isOtherEmail = (client: Pick<ClientRow, 'Email'>, Email: string): boolean =>
  normalisedEmail(Email) !== normalisedEmail(client.Email)

/**
 * Gives a client, whose row is held, the address that they have shown to read. The account that held it stays without one
 * until its owner enters theirs. False: another account has confirmed the address before.
 */
export async function holdEmail(trx: Db, client: ClientRow): Promise<boolean> {
  if (!isWaiting(client)) return true
  const { Id, Email } = client
  const found = await findClientRow(trx, { Email })
  const holder = found === null ? null : await holdClientRow(trx, found.Id)
  if (holder !== null && !isOtherEmail(holder, Email) && !isWaiting(holder)) {
    if (holder.email_confirmed_at !== null) return false
    await trx
      .updateTable('clients')
      .set({ Email: '', email_key: waitingKey(Email) })
      .where('Id', '=', holder.Id)
      .execute()
    // links that were mailed to the address would open what is another's
    await deleteRecoveries(trx, holder.Id)
    await deleteConfirmations(trx, holder.Id)
  } else if ((await findClientRow(trx, { Email })) !== null) return false // another was quicker
  await trx
    .updateTable('clients')
    .set({ email_key: normalisedEmail(Email) })
    .where('Id', '=', Id)
    .execute()
  return true
}
