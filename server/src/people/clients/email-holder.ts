import { randomUUID } from 'node:crypto'
import { normalisedEmail } from '@gondola/contract/base'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findClientRow, holdClientRow, updateClient, type ClientRow } from './clients.store.ts'
import { deleteConfirmations, deleteRecoveries, findFirstConfirmation } from './recovery.store.ts'

// Of the accounts with the same address only one holds it and can log in by it. An unconfirmed address may be somebody
// else's, so it is not reserved forever: after a day other accounts may have it too, waiting. The holder does not lose
// it by that alone, since anybody can type an address. It passes to the account whose owner follows a link mailed to
// it.

/** How long an unconfirmed address is reserved for one account. */
const UNCONFIRMED_SECONDS = 86_400

/** Addresses contain no blanks, so a waiting key is never found by a look-up and never blocks another account. */
const waitingKey = (Email: string) => `${normalisedEmail(Email)} ${randomUUID()}`

/** Whether another account holds a client's address until this client follows a link mailed to it. */
export const isWaiting = ({ Email, email_key }: Pick<ClientRow, 'Email' | 'email_key'>): boolean =>
  email_key !== normalisedEmail(Email)

/** The `email_key` for an account that takes an address: the address, or a waiting key; null: the address is taken. */
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

/** Whether an account has had its address for a day without confirming it, counted from its first confirmation link. */
export async function isToGiveWay(
  db: Db,
  clock: Clock,
  { Id, email_confirmed_at }: ClientRow,
): Promise<boolean> {
  if (email_confirmed_at !== null) return false
  const first = await findFirstConfirmation(db, Id)
  // links are stored for weeks; older accounts have none
  return first === null || first <= instant(clock, -UNCONFIRMED_SECONDS)
}

/** Whether a typed address differs from a client's; another spelling of it does not. */
export const isOtherEmail = (client: Pick<ClientRow, 'Email'>, Email: string): boolean =>
  normalisedEmail(Email) !== normalisedEmail(client.Email)

/**
 * Gives a client, whose row is locked, the address that they have proved to read. The account that held it has no
 * address until its owner enters one. False: another account has already confirmed the address.
 */
export async function holdEmail(trx: Db, client: ClientRow): Promise<boolean> {
  if (!isWaiting(client)) return true
  const { Id, Email } = client
  const found = await findClientRow(trx, { Email })
  const holder = found === null ? null : await holdClientRow(trx, found.Id)
  if (holder !== null && !isOtherEmail(holder, Email) && !isWaiting(holder)) {
    if (holder.email_confirmed_at !== null) return false
    await updateClient(trx, holder.Id, { Email: '', email_key: waitingKey(Email) })
    // links mailed to this address would open the previous holder's account
    await deleteRecoveries(trx, holder.Id)
    await deleteConfirmations(trx, holder.Id)
  } else if ((await findClientRow(trx, { Email })) !== null) return false // another was quicker
  await updateClient(trx, Id, { email_key: normalisedEmail(Email) })
  return true
}
