import { sql } from 'kysely'
import { PUSH_ATTEMPTS } from '@gondola/contract/base'
import type { PushKind, PushState } from '@gondola/contract/orders'
import { instant, secondsAfter, type Clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { leaseRows } from '../platform/db/lease-rows.ts'
import { deleteInSlices, inSlices } from '../platform/db/delete-in-slices.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'
import { retryPause } from '../platform/runtime/retry-pause.ts'
import { liveClientSessions } from '../sessions/session.store.ts'
import type { NoticeOutcome } from './channels/channel.ts'
import { endSubscription } from './channels/whatsapp/telephones.store.ts'
import { PUSH_FAULTS } from './push-texts.ts'

export type QueuedPush = Row<'push_messages'>

/** Telephones of customers who may log in, and browsers whose session is live. */
const liveSubscriptions = (db: Db, clock: Clock) =>
  db.selectFrom('push_subscriptions').where(({ or, and, eb, exists, selectFrom }) =>
    or([
      and([
        eb('session_hash', 'is', null),
        exists(
          selectFrom('clients')
            .select('clients.Id')
            .whereRef('clients.Id', '=', 'push_subscriptions.client_id')
            .where('clients.Estado', '=', 0)
            .where('clients.Baja', '=', false),
        ),
      ]),
      exists(
        liveClientSessions(db, clock)
          .where('sessions.token_hash', '=', sql<string>`push_subscriptions.session_hash`)
          .select('sessions.client_id'),
      ),
    ]),
  )

type Receiver = Pick<Row<'push_subscriptions'>, 'id' | 'service'>

/** The subscriptions that get a client's messages. */
export const listReceivers = (trx: Db, clock: Clock, clientId: number): Promise<Receiver[]> =>
  liveSubscriptions(trx, clock)
    .where('client_id', '=', clientId)
    .select(['id', 'service'])
    .orderBy('id')
    .execute()

export interface NewPush {
  orderId: number
  kind: PushKind
  payload: string
  /** How long it is news, in seconds. */
  lastsSeconds: number
}

/** Queues a message once for each receiver, in place of earlier ones of the order that wait. */
export async function insertPushes(
  trx: Db,
  clock: Clock,
  receivers: readonly Receiver[],
  { orderId, kind, payload, lastsSeconds }: NewPush,
): Promise<void> {
  const now = instant(clock)
  await trx
    .updateTable('push_messages')
    .set({ state: 'replaced', lease: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'queued')
    .where('kind', '<>', kind)
    .execute()
  if (kind === 'pregunta') await bundleQuestions(trx, clock, { orderId, payload, lastsSeconds })
  await trx
    .insertInto('push_messages')
    .values(
      receivers.map(({ id, service }) => ({
        order_id: orderId,
        subscription_id: id,
        service,
        kind,
        payload,
        next_attempt_at: now,
        expires_at: instant(clock, lastsSeconds),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Questions that are asked so soon after a message go with the next one. */
const BUNDLE_SECONDS = 10

/** More is asked: a message that waits says it too, one that went goes again. */
async function bundleQuestions(
  trx: Db,
  clock: Clock,
  { orderId, payload, lastsSeconds }: Omit<NewPush, 'kind'>,
): Promise<void> {
  const sent = trx
    .selectFrom('push_messages')
    .select(['id', 'sent_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'pregunta')
  for (const { id, sent_at } of await sent.execute()) {
    const now = instant(clock)
    const soonest = sent_at === null ? now : secondsAfter(sent_at, BUNDLE_SECONDS)
    await trx
      .updateTable('push_messages')
      .set({
        payload,
        state: 'queued',
        attempts: 0,
        lease: null,
        next_attempt_at: soonest > now ? soonest : now,
        expires_at: instant(clock, lastsSeconds),
      })
      .where('id', '=', id)
      .execute()
  }
}

/** Nothing is asked any more: what waits to say so is given up. */
export async function dropQuestionPushes(trx: Db, orderId: number): Promise<void> {
  await trx
    .updateTable('push_messages')
    .set({ state: 'replaced', lease: null })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'pregunta')
    .where('state', '=', 'queued')
    .execute()
}

/** Longer than one attempt may take; until it expires, no other process tries the same message. */
const LEASE_SECONDS = 60

export async function listDueServices(db: Db, clock: Clock): Promise<string[]> {
  const rows = await due(db, clock)
    .where('subscription_id', 'is not', null)
    .select('service')
    .distinct()
    .orderBy('service')
    .execute()
  return rows.map(({ service }) => service)
}

const due = (db: Db, clock: Clock) =>
  db
    .selectFrom('push_messages')
    .where('push_messages.state', '=', 'queued')
    .where('push_messages.next_attempt_at', '<=', instant(clock))

/** Names a message with its present text: a question that more was added to is sent again (`bundleQuestions`). */
export const noticeKey = ({ id, expires_at }: Pick<QueuedPush, 'id' | 'expires_at'>): string =>
  `${id} ${expires_at}`

/** A message of this process, with the subscription that it goes to; null: its session has ended. */
export interface ClaimedPush {
  push: QueuedPush
  subscription: Row<'push_subscriptions'> | null
}

/**
 * Leases up to `count` due messages of a service to this process. Other processes skip them, and get them only if
 * this one dies before it records the outcome.
 */
export async function claimPushes(
  db: Db,
  clock: Clock,
  service: string,
  count: number,
): Promise<ClaimedPush[]> {
  return inTransaction(db, async (trx) => {
    const found = await due(trx, clock)
      .select('push_messages.id')
      .where('push_messages.service', '=', service)
      .where('push_messages.subscription_id', 'is not', null)
      .orderBy('push_messages.next_attempt_at')
      .orderBy('push_messages.id')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    const pushes = await leaseRows(trx, clock, 'push_messages', found, LEASE_SECONDS)
    if (pushes.length === 0) return []
    const ids = pushes.flatMap(({ subscription_id }) => (subscription_id === null ? [] : [subscription_id]))
    const live = await liveSubscriptions(trx, clock).where('id', 'in', ids).selectAll().execute()
    const byId = new Map(live.map((row) => [row.id, row]))
    return pushes.map((push) => ({ push, subscription: byId.get(push.subscription_id ?? 0) ?? null }))
  })
}

const FIRST_AND_LONGEST_PAUSE = { first: 5, longest: 1800 }

/**
 * Records the outcome of an attempt. A message that was not taken is tried again, not before the push service allows it,
 * until its last attempt or until it is no news any more. A subscription that the service no longer knows is deleted.
 */
export async function markPush(
  db: Db,
  clock: Clock,
  { push, subscription }: ClaimedPush,
  { status, fault, next, waitSeconds }: NoticeOutcome,
): Promise<void> {
  const pause = Math.max(retryPause(push.attempts, FIRST_AND_LONGEST_PAUSE), waitSeconds)
  const again = instant(clock, pause)
  const isOver = next !== 'again' || push.attempts >= PUSH_ATTEMPTS || again >= push.expires_at
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('push_messages')
      .set({
        status_code: status,
        last_error: fault,
        lease: null,
        ...(fault === null
          ? { state: 'sent' as const, sent_at: instant(clock) }
          : isOver
            ? { state: 'failed' as const }
            : { next_attempt_at: again }),
      })
      .where('id', '=', push.id)
      .where('lease', '=', push.lease)
      .where('state', '=', 'queued')
      .execute()
    if (next === 'unsubscribe' && subscription !== null) await endSubscription(trx, clock, subscription.id)
  })
}

/** Gives up what waits for nobody, or is no news any more; deletes messages older than an instant. */
export async function tidyPushes(db: Db, clock: Clock, oldest: string): Promise<void> {
  await inSlices(db, 'push_messages', async (trx, rows) => {
    const over = trx
      .selectFrom('push_messages')
      .select('id')
      .where('state', '=', 'queued')
      .where(({ or, eb }) => or([eb('expires_at', '<=', instant(clock)), eb('subscription_id', 'is', null)]))
      .limit(rows)
      .forUpdate()
      .skipLocked()
    const { numUpdatedRows } = await trx
      .updateTable('push_messages')
      .set({ state: 'failed', lease: null, last_error: PUSH_FAULTS.expired })
      .where('id', 'in', over)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
  await deleteInSlices(db, 'push_messages', sql`created_at < ${oldest}`)
}

export async function countPushes(db: Db, state: PushState): Promise<number> {
  const { count } = await db
    .selectFrom('push_messages')
    .where('state', '=', state)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
