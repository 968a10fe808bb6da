import { hasChanged } from '../platform/db/has-changed.ts'
import { sql } from 'kysely'
import {
  SECOND_FACTOR_GRACE_DAYS,
  SESSIONS_MAX,
  SESSION_DAYS,
  SESSION_MAX_DAYS,
  STAFF_SESSION_HOURS,
  STAFF_SESSION_MAX_DAYS,
} from '@gondola/contract/base'
import { permissionsOf, requiresFactorAtFirst, type Permission } from '@gondola/contract/calls'
import { instant, secondsAfter, type Clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { preparedQuery } from '../platform/db/prepared-statements/prepared-statements.ts'
import { deleteInSlices } from '../platform/db/delete-in-slices.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'
import { hashToken, newToken } from '../platform/secrets/token.ts'
import type { ClientSession, StaffSession } from '../http/caller.ts'

const SECONDS_PER_HOUR = 3600
export const SESSION_SECONDS = SESSION_DAYS * 24 * SECONDS_PER_HOUR
export const STAFF_SESSION_SECONDS = STAFF_SESSION_HOURS * SECONDS_PER_HOUR
const MAX_SECONDS = SESSION_MAX_DAYS * 24 * SECONDS_PER_HOUR
const STAFF_MAX_SECONDS = STAFF_SESSION_MAX_DAYS * 24 * SECONDS_PER_HOUR

/** A session's expiry is extended at most this often, so that not every read causes a write. */
const TOUCH_SECONDS = 3600

/** Creates a session and returns its token, which may only go into the caller's cookie. */
export async function createSession(
  db: Db,
  clock: Clock,
  owner: { clientId: number } | { staffId: number },
): Promise<string> {
  const token = newToken()
  const now = instant(clock)
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      client_id: 'clientId' in owner ? owner.clientId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      created_at: now,
      used_at: now,
      confirmed_at: 'staffId' in owner ? now : null,
      expires_at: instant(clock, 'staffId' in owner ? STAFF_SESSION_SECONDS : SESSION_SECONDS),
    })
    .execute()
  return token
}

/** The account whose password was checked, as it was at that moment. */
export type CheckedAccount =
  | { clientId: number; passwordHash: string }
  | { staffId: number; passwordHash: string; hasSecondFactor: boolean }

/**
 * Creates a session after a password check; null if the password is no longer the account's. The check takes a while,
 * in which the owner may have changed the password, or set up a second factor, and ended all sessions. The account's
 * row is locked: a concurrent change either commits first and is seen here, or commits later and ends this session too.
 */
export function createCheckedSession(db: Db, clock: Clock, account: CheckedAccount): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const same =
      'staffId' in account
        ? trx
            .selectFrom('staff_accounts')
            .select('id')
            .where('id', '=', account.staffId)
            .where('password_hash', '=', account.passwordHash)
            .where('totp_is_active', '=', account.hasSecondFactor)
        : trx
            .selectFrom('clients')
            .select('Id as id')
            .where('Id', '=', account.clientId)
            .where('password_hash', '=', account.passwordHash)
    const found = await same.forUpdate().executeTakeFirst()
    if (found === undefined) return null
    await endOldSessions(trx, account)
    return createSession(trx, clock, account)
  })
}

/** Makes room for one more session of an account, whose row is locked, by ending the least recently used ones. */
async function endOldSessions(trx: Db, account: CheckedAccount): Promise<void> {
  const [column, id] =
    'staffId' in account
      ? (['staff_id', account.staffId] as const)
      : (['client_id', account.clientId] as const)
  const old = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where(column, '=', id)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_MAX)
    .offset(SESSIONS_MAX - 1)
    .execute()
  if (old.length === 0) return
  await trx
    .deleteFrom('sessions')
    .where(
      'token_hash',
      'in',
      old.map(({ token_hash }) => token_hash),
    )
    .execute()
}

export interface FoundSession<S> {
  session: S
  /** The expiry was extended, so the cookie must be sent again. */
  isExtended: boolean
}

const clientSessionOf = preparedQuery((db: Db, tokenHash: string, now: string, oldest: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('clients', 'clients.Id', 'sessions.client_id')
    .select(['clients.Id', 'sessions.used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '>', oldest)
    .where('clients.Estado', '=', 0)
    .where('clients.Baja', '=', false),
)

/** The unexpired session of a client whose account is neither blocked nor closed, or null. */
export async function findClientSession(
  db: Db,
  clock: Clock,
  token: string,
): Promise<FoundSession<ClientSession> | null> {
  const tokenHash = hashToken(token)
  const { rows } = await clientSessionOf(db, tokenHash, instant(clock), instant(clock, -MAX_SECONDS))
  const [row] = rows
  if (row === undefined) return null
  return {
    session: { tokenHash, clientId: row.Id },
    isExtended: await touch(db, clock, tokenHash, row.used_at, SESSION_SECONDS),
  }
}

/** The sessions of clients that `findClientSession` would find; extends none. */
export const liveClientSessions = (db: Db, clock: Clock) =>
  db
    .selectFrom('sessions')
    .innerJoin('clients', 'clients.Id', 'sessions.client_id')
    .where('sessions.expires_at', '>', instant(clock))
    .where('sessions.created_at', '>', instant(clock, -MAX_SECONDS))
    .where('clients.Estado', '=', 0)
    .where('clients.Baja', '=', false)

/** The clients of those sessions, by the tokens' hashes, that are live. */
export async function listLiveSessions(
  db: Db,
  clock: Clock,
  tokenHashes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await liveClientSessions(db, clock)
    .select(['sessions.token_hash', 'clients.Id'])
    .where('sessions.token_hash', 'in', [...tokenHashes])
    .execute()
  return new Map(rows.map(({ token_hash, Id }) => [token_hash, Id]))
}

const RIGHTS_COLUMNS = [
  'staff_accounts.role',
  'staff_accounts.role_given_at',
  'staff_accounts.created_at',
  'staff_accounts.totp_is_active',
  'staff_roles.requires_factor',
  'staff_roles.changed_at',
  'staff_roles.permissions',
] as const

const GRACE_SECONDS = SECOND_FACTOR_GRACE_DAYS * 24 * SECONDS_PER_HOUR

interface FactorState extends Pick<
  Row<'staff_accounts'>,
  'role' | 'role_given_at' | 'created_at' | 'totp_is_active'
> {
  requires_factor: boolean | null
  changed_at: string | null
}

/** Until when an account works without a second factor, counted from when its role required it, or the account joined. */
function factorDueOf({ role, requires_factor, changed_at, ...account }: FactorState): string | null {
  if (account.totp_is_active || !(requires_factor ?? requiresFactorAtFirst(role))) return null
  const since = [changed_at ?? '', account.role_given_at ?? account.created_at].toSorted().at(-1)!
  return secondsAfter(since, GRACE_SECONDS)
}

/** The same of an account without a session, and what its role may do. */
export async function findStaffRights(
  db: Db,
  staffId: number,
): Promise<{ factorDue: string | null; permissions: readonly Permission[] }> {
  const account = await db
    .selectFrom('staff_accounts')
    .leftJoin('staff_roles', 'staff_roles.role', 'staff_accounts.role')
    .select(RIGHTS_COLUMNS)
    .where('staff_accounts.id', '=', staffId)
    .executeTakeFirstOrThrow()
  return { factorDue: factorDueOf(account), permissions: permissionsOf(account.role, account.permissions) }
}

/** The unexpired session of a staff member whose account is active, or null. */
export async function findStaffSession(
  db: Db,
  clock: Clock,
  token: string,
): Promise<FoundSession<StaffSession> | null> {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'sessions.staff_id')
    .leftJoin('staff_roles', 'staff_roles.role', 'staff_accounts.role')
    .select(RIGHTS_COLUMNS)
    .select([
      'staff_accounts.id',
      'staff_accounts.user_name',
      'staff_accounts.is_active',
      'staff_accounts.is_password_given as isPasswordGiven',
      'staff_accounts.branches',
      'sessions.used_at',
      'sessions.confirmed_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', instant(clock))
    .where('sessions.created_at', '>', instant(clock, -STAFF_MAX_SECONDS))
    .executeTakeFirst()
  if (row === undefined || !row.is_active) return null
  const { id: staffId, user_name: userName, branches, isPasswordGiven } = row
  const proven = { confirmedAt: row.confirmed_at ?? '', factorDue: factorDueOf(row) }
  const permissions = permissionsOf(row.role, row.permissions)
  const session = { tokenHash, staffId, userName, permissions, branches, isPasswordGiven, ...proven }
  return { session, isExtended: await touch(db, clock, tokenHash, row.used_at, STAFF_SESSION_SECONDS) }
}

/** Records that the session's owner said password or code now; false: the session has ended. */
export async function confirmSession(db: Db, clock: Clock, tokenHash: string): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('sessions')
      .set({ confirmed_at: instant(clock) })
      .where('token_hash', '=', tokenHash),
  )
}

async function touch(
  db: Db,
  clock: Clock,
  tokenHash: string,
  usedAt: string,
  lastsSeconds: number,
): Promise<boolean> {
  if (usedAt > instant(clock, -TOUCH_SECONDS)) return false
  await db
    .updateTable('sessions')
    .set({ used_at: instant(clock), expires_at: instant(clock, lastsSeconds) })
    .where('token_hash', '=', tokenHash)
    .execute()
  return true
}

export async function revokeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends a client's sessions, except the calling one, after a change of password (contract §3). */
export async function revokeClientSessions(db: Db, clientId: number, exceptHash = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('client_id', '=', clientId)
    .where('token_hash', '<>', exceptHash)
    .execute()
}

/** Ends a staff member's sessions, except the calling one. */
export async function revokeStaffSessions(db: Db, staffId: number, exceptHash = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '<>', exceptHash)
    .execute()
}

export async function deleteExpiredSessions(db: Db, clock: Clock): Promise<void> {
  await deleteInSlices(db, 'sessions', sql`expires_at <= ${instant(clock)}`)
}
