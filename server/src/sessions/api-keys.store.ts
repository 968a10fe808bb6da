import { insertRow } from '../platform/db/chunks.ts'
import { hasChanged } from '../platform/db/has-changed.ts'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { API_KEY_DAYS, type ApiKey, type ApiKeyDraft } from '@gondola/contract/integrations'
import type { KeySession } from '../http/caller.ts'
import { dayAfter, instant, shopDateTime, today, type Clock } from '../platform/clock.ts'
import { folded } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listing } from '../platform/db/records.ts'
import type { Row } from '../platform/db/tables/database.ts'
import type { Deps } from '../platform/deps.ts'
import { isInNetworks } from '../platform/network/reachable-address.ts'

/** `gdl_3f9a1c2b_…`: the kind of token, the look-up prefix, 32 random bytes. */
const TOKEN = /^gdl_[0-9a-f]{8}_[\w-]{43}$/
const PREFIX_LENGTH = 'gdl_3f9a1c2b'.length

/** The last use is recorded at most this often, so that not every read causes a write. */
const TOUCH_SECONDS = 60

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Compared when no key matches, so that the check takes as long. */
const NO_HASH = hashOf('')

/**
 * The session of the system with this token at an address; null if the key is unknown, wrong, revoked, past its end or
 * not for this address. Takes as long in each case.
 */
export async function findKeySession(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
  address: string,
): Promise<KeySession | null> {
  const isForm = TOKEN.test(token)
  const row = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('prefix', '=', isForm ? token.slice(0, PREFIX_LENGTH) : '')
    .executeTakeFirst()
  const known = row === undefined ? NO_HASH : Buffer.from(row.key_hash, 'base64url')
  const isSame = timingSafeEqual(hashOf(token), known)
  if (row === undefined || !isForm || !isSame || row.revoked_at !== null) return null
  if (row.ends_on !== null && row.ends_on < today(clock, config.timeZone)) return null
  if (row.networks !== null && !isInNetworks(address, row.networks)) return null
  if ((row.used_at ?? '') < instant(clock, -TOUCH_SECONDS))
    await db
      .updateTable('api_keys')
      .set({ used_at: instant(clock) })
      .where('id', '=', row.id)
      .execute()
  return { keyId: row.id, name: row.name, scopes: row.scopes, branches: row.branches }
}

/** Creates a key and returns its id and its token, which is not stored. */
export async function insertApiKey(
  trx: Db,
  { clock, config }: { clock: Clock; config: { timeZone: string } },
  { Nombre, Permisos, Vence, Sucursales = null, Redes = [] }: ApiKeyDraft,
  userName: string,
): Promise<{ Id: number; token: string }> {
  const prefix = `gdl_${randomBytes(4).toString('hex')}`
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`
  const id = await insertRow(trx, 'api_keys', {
    name: Nombre.trim(),
    prefix,
    key_hash: hashOf(token).toString('base64url'),
    scopes: JSON.stringify([...new Set(Permisos)]),
    created_at: instant(clock),
    created_by: userName,
    ends_on: Vence === undefined ? dayAfter(today(clock, config.timeZone), API_KEY_DAYS) : Vence,
    // none chosen is all, as in every record that names its branches
    branches: listed(Sucursales ?? []),
    networks: listed(Redes.map((network) => network.trim())),
  })
  return { Id: id, token }
}

/** A list without repetitions as stored; null: empty. */
const listed = (all: readonly (string | number)[]): string | null =>
  all.length === 0 ? null : JSON.stringify([...new Set(all)])

function toApiKey(row: Row<'api_keys'>, timeZone: string): ApiKey {
  const moment = (at: string | null) => (at === null ? null : shopDateTime(new Date(at), timeZone))
  return {
    Id: row.id,
    Nombre: row.name,
    Permisos: row.scopes,
    Vence: row.ends_on,
    Sucursales: row.branches,
    Redes: row.networks ?? [],
    Prefijo: row.prefix,
    Alta: shopDateTime(new Date(row.created_at), timeZone),
    CreadaPor: row.created_by,
    UltimoUso: moment(row.used_at),
    Revocada: moment(row.revoked_at),
  }
}

/** The keys, newest first. */
export const apiKeyList = listing({
  from: (db) => db.selectFrom('api_keys').selectAll(),
  key: 'id',
  sort: {
    Id: 'id',
    Nombre: folded('name'),
    Vence: 'ends_on',
    UltimoUso: 'used_at',
    Revocada: 'revoked_at',
    Alta: 'id',
  },
  order: ['Id', 'DESC'],
  search: ['name', 'prefix', 'created_by'],
  shown: toApiKey,
})

/** Revokes a key; false if it was already revoked. */
export async function writeRevocation(trx: Db, clock: Clock, Id: number): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable('api_keys')
      .set({ revoked_at: instant(clock) })
      .where('id', '=', Id)
      .where('revoked_at', 'is', null),
  )
}

/** Keys that end between two days, both inclusive, and are not revoked. */
export const listEndingKeys = (db: Db, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name', 'prefix', 'ends_on'])
    .where('revoked_at', 'is', null)
    .where('ends_on', '>=', from)
    .where('ends_on', '<=', to)
    .execute()
