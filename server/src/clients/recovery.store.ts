import {
  CONFIRMATION_LINK_DAYS,
  DOCUMENT_REFERENCE_MINUTES,
  RECOVERY_LINK_MINUTES,
} from '@gondola/contract/constants.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { hashToken, newToken } from '../platform/secrets/token.ts'

// References and tokens leave the server once, in an answer or a mail; the database has their hashes only.

const SECONDS_PER_MINUTE = 60
const SECONDS_PER_DAY = 86_400
const SECONDS = {
  document_references: DOCUMENT_REFERENCE_MINUTES * SECONDS_PER_MINUTE,
  recovery_tokens: RECOVERY_LINK_MINUTES * SECONDS_PER_MINUTE,
  email_confirmations: CONFIRMATION_LINK_DAYS * SECONDS_PER_DAY,
} as const
type Table = keyof typeof SECONDS

/** Makes a short-lived secret that stands for a client. */
export async function createReference(db: Db, clock: Clock, table: Table, clientId: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto(table)
    .values({
      token_hash: hashToken(token),
      client_id: clientId,
      created_at: instant(clock),
      expires_at: instant(clock, SECONDS[table]),
    })
    .execute()
  return token
}

/** The client that a reference, not yet expired, stands for. */
export async function findReferred(
  db: Db,
  clock: Clock,
  table: Table,
  token: string,
): Promise<number | null> {
  const found = await db
    .selectFrom(table)
    .select('client_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', instant(clock))
    .executeTakeFirst()
  return found?.client_id ?? null
}

/** Uses a recovery link up, in one statement: of two that come at once, one gets the client. */
export async function takeRecovery(trx: Db, clock: Clock, token: string): Promise<number | null> {
  const taken = await trx
    .deleteFrom('recovery_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', instant(clock))
    .returning('client_id')
    .executeTakeFirst()
  return taken?.client_id ?? null
}

/** Ends whatever recovery of a client is under way. */
export async function deleteRecoveries(trx: Db, clientId: number): Promise<void> {
  await trx.deleteFrom('recovery_tokens').where('client_id', '=', clientId).execute()
  await trx.deleteFrom('document_references').where('client_id', '=', clientId).execute()
}

/** Ends what was mailed to a client's address that is theirs no longer, or that is another from now on. */
export async function deleteConfirmations(trx: Db, clientId: number): Promise<void> {
  await trx.deleteFrom('email_confirmations').where('client_id', '=', clientId).execute()
}

/** Removes what is too old to be good for anything. */
export async function deleteExpiredReferences(db: Db, clock: Clock): Promise<void> {
  for (const table of ['recovery_tokens', 'document_references', 'email_confirmations'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', instant(clock)).execute()
}

/** When the first link of those that are kept was mailed to a client's address; null: there is none. */
export async function findFirstConfirmation(db: Db, clientId: number): Promise<string | null> {
  const first = await db
    .selectFrom('email_confirmations')
    .select((of) => of.fn.min('created_at').as('at'))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return first?.at ?? null
}
