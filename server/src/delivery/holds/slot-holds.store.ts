import { sql, type RawBuilder } from 'kysely'
import { DEFAULT_STAFF_PARAMETERS } from '@gondola/contract/site'
import { isProvenClient } from '../../platform/db/proven-client.ts'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { isPlace, returnPlace, type Place } from '../slot-places.store.ts'

/** A place that is held for a client; it is counted among the taken ones until its row is deleted. */
export interface HeldPlace extends Place {
  /** An instant. */
  expiresAt: string
}

interface HoldRow {
  branch_id: number
  day_id: number
  slot_id: number
  expires_at: string
}

const heldPlace = (row: HoldRow): HeldPlace => ({
  branchId: row.branch_id,
  dayId: row.day_id,
  slotId: row.slot_id,
  expiresAt: row.expires_at,
})

const COLUMNS = ['branch_id', 'day_id', 'slot_id', 'expires_at'] as const

/** Locks a client's row until the transaction ends, so that their holds and orders come one after another. */
export async function lockHolder(trx: Db, clientId: number): Promise<boolean> {
  const row = trx.selectFrom('clients').select('Id').where('Id', '=', clientId).forNoKeyUpdate()
  return (await row.executeTakeFirst()) !== undefined
}

/** The place held for a client, which may have expired; null: none. */
export async function findHold(db: Db, clientId: number): Promise<HeldPlace | null> {
  const row = db.selectFrom('slot_holds').select(COLUMNS).where('client_id', '=', clientId)
  const found = await row.executeTakeFirst()
  return found === undefined ? null : heldPlace(found)
}

/** Ends a client's hold; the place stays counted: the caller uses it or gives it back. Null: there is none. */
export async function deleteHold(trx: Db, clientId: number): Promise<HeldPlace | null> {
  const [row] = (await deleteHoldOf(trx, clientId)).rows
  return row === undefined ? null : heldPlace(row)
}

const deleteHoldOf = preparedQuery((trx: Db, clientId: number) =>
  trx.deleteFrom('slot_holds').where('client_id', '=', clientId).returning(COLUMNS),
)

/** Writes a hold of a place that is already counted; the client has none. */
export async function insertHold(trx: Db, clientId: number, held: HeldPlace): Promise<void> {
  const { branchId: branch_id, dayId: day_id, slotId: slot_id, expiresAt: expires_at } = held
  const row = { client_id: clientId, branch_id, day_id, slot_id, expires_at }
  await trx.insertInto('slot_holds').values(row).execute()
}

/**
 * How many places of slots accounts without a proof have together, by holds and pending orders, and how many places those
 * have. Exact for who has the places' bookings locked.
 *
 * @param which a condition of `slot_bookings`
 */
export async function countNewAccountsPlaces(
  db: Db,
  which: RawBuilder<boolean>,
  now: string,
): Promise<{ day_id: number; slot_id: number; held: number; capacity: number }[]> {
  const ofNew = (table: string) => sql`not ${isProvenClient(sql.ref(`${table}.client_id`))}`
  const { rows } = await sql<{ day_id: number; slot_id: number; held: number; capacity: number }>`
    select day_id, slot_id, capacity, cast((
      select count(*) from slot_holds where (branch_id, day_id, slot_id) = (b.branch_id, b.day_id, b.slot_id)
        and expires_at > ${now} and ${ofNew('slot_holds')}
    ) + (
      select count(*) from orders where (branch_id, "Dia", slot_id) = (b.branch_id, b.day_id, b.slot_id)
        and "Estado" = 'P' and ${ofNew('orders')}
    ) as integer) as held
    from slot_bookings b where ${which}`.execute(db)
  return rows
}

/** A branch's slots from a day on whose part for accounts without a proof is taken; none if the client's account has one. */
export async function listSharedOut(db: Db, branchId: number, dayId: number, clientId: number, now: string) {
  const which = sql<boolean>`branch_id = ${branchId} and day_id >= ${dayId} and not ${isProvenClient(sql.val(clientId))}`
  const places = await countNewAccountsPlaces(db, which, now)
  if (places.length === 0) return places
  const stored = db.selectFrom('parameters').select('value').where('name', '=', 'PorcentajeCuentasNuevas')
  const { value = DEFAULT_STAFF_PARAMETERS.PorcentajeCuentasNuevas } = (await stored.executeTakeFirst()) ?? {}
  return places.filter(({ held, capacity }) => held >= Math.ceil(capacity * (Number(value) / 100)))
}

/** Clients whose hold has expired, the oldest first. */
export async function listExpiredHolds(db: Db, now: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('slot_holds')
    .select('client_id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute()
  return rows.map(({ client_id }) => client_id)
}

/** Ends a client's hold if it has expired, and returns its place. */
export async function returnExpiredHold(trx: Db, clientId: number, now: string): Promise<void> {
  const expired = await trx
    .deleteFrom('slot_holds')
    .where('client_id', '=', clientId)
    .where('expires_at', '<=', now)
    .returning(COLUMNS)
    .executeTakeFirst()
  if (expired !== undefined) await returnPlace(trx, heldPlace(expired))
}

/**
 * Returns the expired holds of one place, whose booking the transaction has locked; false: there are none. Rows that
 * another transaction has locked are skipped: it waits for this one's booking.
 */
export async function returnExpiredOf(trx: Db, place: Place, now: string): Promise<boolean> {
  const expired = await trx
    .selectFrom('slot_holds')
    .select('client_id')
    .where(isPlace(place))
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { client_id } of expired) await returnExpiredHold(trx, client_id, now)
  return expired.length > 0
}

/** A branch's places held between two days, both inclusive. */
export async function countHolds(
  db: Db,
  branchId: number,
  fromDayId: number,
  toDayId: number,
): Promise<{ day_id: number; slot_id: number; held: number }[]> {
  return db
    .selectFrom('slot_holds')
    .select(['day_id', 'slot_id', (row) => row.fn.countAll<number>().as('held')])
    .where('branch_id', '=', branchId)
    .where('day_id', '>=', fromDayId)
    .where('day_id', '<=', toDayId)
    .groupBy(['day_id', 'slot_id'])
    .execute()
}

/** Moves a branch's holds of some days to another slot, together with their places. */
export async function moveHolds(
  trx: Db,
  branchId: number,
  { from, to }: { from: number; to: number },
  days: readonly number[],
): Promise<void> {
  await trx
    .updateTable('slot_holds')
    .set({ slot_id: to })
    .where('branch_id', '=', branchId)
    .where('slot_id', '=', from)
    .where('day_id', 'in', days)
    .execute()
}
