import { sql } from 'kysely'
import { hash } from 'node:crypto'
import type { Order } from '@gondola/contract/orders'
import { instant, type Clock } from '../../platform/clock.ts'
import { preparedInsert, preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseConflict, refuseField, refuseNoSession } from '../../http/problem.ts'
import { findOwnOrder } from '../orders.store.ts'

/** An order request with an `Idempotency-Key` header (contract §5). */
export interface KeyedRequest {
  clientId: number
  key: string
  /** Hash of the whole body: the same key with another body is refused. */
  requestHash: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/** The request's key; null without the header. @throws 400 the key is malformed */
export function keyedRequest(
  header: string | string[] | undefined,
  clientId: number,
  body: unknown,
): KeyedRequest | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) refuseField('Idempotency-Key', 'pattern')
  const requestHash = hash('sha256', JSON.stringify(sorted(body)), 'base64url')
  return { clientId, key: header, requestHash }
}

/** Copies a value with its object keys sorted, so that equal requests give equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, sorted(inner)]))
}

/**
 * Runs `work` once per key. A repeated request, even a month later, gets the order of the first one; simultaneous ones
 * wait for the first, whose key row is not yet committed. A refused request leaves no key behind, because its
 * transaction is rolled back.
 *
 * @throws 409 `clave-repetida` the key was used for another request
 */
export async function onceByKey(
  trx: Db,
  clock: Clock,
  request: KeyedRequest | null,
  work: (noteOrder: NoteOrder) => Promise<Order>,
): Promise<Order> {
  if (request === null) return work(async () => {})
  while (!(await claimKey(trx, clock, request))) {
    const earlier = await findEarlierOrder(trx, request)
    if (earlier !== null) return earlier
    // the key that blocked ours was deleted since, with its account or because of its age
  }
  let isNoted = false
  const noteOrder: NoteOrder = async (orderId) => {
    isNoted = true
    await setOrderOfKey(trx, orderId, request.clientId, request.key)
  }
  const order = await work(noteOrder)
  if (!isNoted) await noteOrder(order.Id)
  return order
}

/** Notes the order of the request's key, for work that takes locks which others wait for; the rest is noted after it. */
export type NoteOrder = (orderId: number) => Promise<void>

const setOrderOfKey = preparedQuery((trx: Db, orderId: number, clientId: number, key: string) =>
  trx
    .updateTable('idempotency_keys')
    .set({ order_id: orderId })
    .where('client_id', '=', clientId)
    .where('key', '=', key),
)

const insertKey = preparedInsert('idempotency_keys', (insert) =>
  insert.onConflict((conflict) => conflict.columns(['client_id', 'key']).doNothing()),
)

async function claimKey(
  trx: Db,
  clock: Clock,
  { clientId, key, requestHash }: KeyedRequest,
): Promise<boolean> {
  const claimed = await insertKey(trx, [
    { client_id: clientId, key, request_hash: requestHash, order_id: null, created_at: instant(clock) },
  ])
  return (claimed.numAffectedRows ?? 0n) > 0n
}

/**
 * The order of a key; null if the key is gone. Its row is locked, which makes this transaction's commit wait for the
 * synchronous replica too: the first one's may have been cut while it waited.
 *
 * @throws 409 `clave-repetida` with the order; 401 the account was just closed
 */
async function findEarlierOrder(trx: Db, request: KeyedRequest): Promise<Order | null> {
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'order_id'])
    .where('client_id', '=', request.clientId)
    .where('key', '=', request.key)
    .forUpdate()
    .executeTakeFirst()
  if (earlier === undefined) return null
  if (earlier.order_id === null) throw new Error('an idempotency key was kept without its order')
  const Pedido = (await findOwnOrder(trx, request.clientId, earlier.order_id)) ?? refuseNoSession()
  if (earlier.request_hash !== request.requestHash) refuseConflict('clave-repetida', { Pedido })
  return Pedido
}

export async function deleteOldKeys(db: Db, before: string): Promise<void> {
  await deleteInSlices(db, 'idempotency_keys', sql`created_at < ${before}`)
}
