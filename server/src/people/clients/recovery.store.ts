import { sql } from 'kysely'
import {
  CONFIRMATION_LINK_DAYS,
  DOCUMENT_REFERENCE_MINUTES,
  RECOVERY_LINK_MINUTES,
} from '@gondola/contract/base'
import { instant, type Clock } from '../../platform/clock.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { hashToken, newToken } from '../../platform/secrets/token.ts'

// The server sends a reference or token once, in an answer or a mail; the database stores only its hash.

const SECONDS_PER_MINUTE = 60
const SECONDS_PER_DAY = 86_400
const SECONDS = {
  document_references: DOCUMENT_REFERENCE_MINUTES * SECONDS_PER_MINUTE,
  recovery_tokens: RECOVERY_LINK_MINUTES * SECONDS_PER_MINUTE,
  email_confirmations: CONFIRMATION_LINK_DAYS * SECONDS_PER_DAY,
} as const
type Table = keyof typeof SECONDS

/** Creates a short-lived secret that refers to a client. */
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

/** The client that a reference refers to; null: unknown or expired. */
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

/** Uses up a recovery link in one statement, so that of two simultaneous uses only one gets the client. */
export async function takeRecovery(trx: Db, clock: Clock, token: string): Promise<number | null> {
  const taken = await trx
    .deleteFrom('recovery_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', instant(clock))
    .returning('client_id')
    .executeTakeFirst()
  return taken?.client_id ?? null
}

/** Deletes every recovery of a client that is under way. */
export async function deleteRecoveries(trx: Db, clientId: number): Promise<void> {
  await trx.deleteFrom('recovery_tokens').where('client_id', '=', clientId).execute()
  await trx.deleteFrom('document_references').where('client_id', '=', clientId).execute()
}

/** Deletes a client's confirmation links, when they lose their address or change it. */
export async function deleteConfirmations(trx: Db, clientId: number): Promise<void> {
  await trx.deleteFrom('email_confirmations').where('client_id', '=', clientId).execute()
}

export async function deleteExpiredReferences(db: Db, clock: Clock): Promise<void> {
  for (const table of ['recovery_tokens', 'document_references', 'email_confirmations'] as const)
    await deleteInSlices(db, table, sql`expires_at <= ${instant(clock)}`)
}

/** When the first of the stored confirmation links was mailed to a client; null: there is none. */
export async function findFirstConfirmation(db: Db, clientId: number): Promise<string | null> {
  const first = await db
    .selectFrom('email_confirmations')
    .select((of) => of.fn.min('created_at').as('at'))
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return first?.at ?? null
}
