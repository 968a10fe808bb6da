import { sql, type RawBuilder } from 'kysely'
import { instant, type Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { preparedInsert } from '../../platform/db/prepared-statements/prepared-statements.ts'
import { leaseRows } from '../../platform/db/lease-rows.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { retryPause } from '../../platform/runtime/retry-pause.ts'

/** Why a look at a page is repeated that found nothing: no failure. */
export const NOT_PAID = 'sin pagar'

export type PaymentTask = Row<'payment_tasks'>

/**
 * What a task is about: an order to settle, one whose time to be paid ends, a page that may have been paid, a payment to
 * look up, a provider whose payments are compared with the shop's.
 */
export type TaskSubject =
  | { order: number }
  | { unpaid: number }
  | { session: number }
  | { provider: string; payment: string }
  | { compare: string }

/** The word with which each kind of subject is stored. */
const WORDS = {
  order: 'pedido',
  unpaid: 'vence',
  payment: 'pago',
  session: 'pagina',
  compare: 'comparar',
} as const
type SubjectKind = keyof typeof WORDS

/** What is known to be needed goes before what may be found: a backlog of looks delays no order's money. */
const PRIORITIES: Readonly<Record<(typeof WORDS)[SubjectKind], number>> = {
  pedido: 0,
  vence: 0,
  pago: 1,
  pagina: 2,
  comparar: 2,
}

export function subjectText(subject: TaskSubject): string {
  if ('order' in subject) return `${WORDS.order}:${subject.order}`
  if ('unpaid' in subject) return `${WORDS.unpaid}:${subject.unpaid}`
  if ('compare' in subject) return `${WORDS.compare}:${subject.compare}`
  if ('session' in subject) return `${WORDS.session}:${subject.session}`
  return `${WORDS.payment}:${subject.provider}:${subject.payment}`
}

/** `subjectText` of columns, as SQL. */
export function subjectOfColumns(kind: SubjectKind, ...columns: readonly string[]): RawBuilder<string> {
  const named = columns.map((column) => sql`':' || cast(${sql.ref(column)} as text)`)
  return sql<string>`${sql.lit(WORDS[kind])} || ${sql.join(named, sql` || `)}`
}

/** Provider names have no colon. */
export function readSubject(text: string): TaskSubject {
  const [word, first = '', ...rest] = text.split(':')
  if (word === WORDS.order) return { order: Number(first) }
  if (word === WORDS.unpaid) return { unpaid: Number(first) }
  if (word === WORDS.compare) return { compare: first }
  return word === WORDS.session ? { session: Number(first) } : { provider: first, payment: rest.join(':') }
}

/** A task of a subject's text, due at an instant. */
function newTask(subject: string, at: string) {
  const [word = ''] = subject.split(':')
  const priority = Object.entries(PRIORITIES).find(([each]) => each === word)?.[1] ?? PRIORITIES.comparar
  return { subject, priority, next_attempt_at: at, lease: null, last_error: null }
}

/**
 * Asks for a task, now if not said otherwise. One that is there is asked for once more, also while somebody does it, and
 * is due at the earlier of both times.
 */
export const askTask = (trx: Db, clock: Clock, subject: TaskSubject, at = instant(clock)): Promise<void> =>
  askTasks(trx, [{ subject, at }])

/** `askTask` of several subjects, in one statement. */
export async function askTasks(
  trx: Db,
  tasks: readonly { subject: TaskSubject; at: string }[],
): Promise<void> {
  await insertTasks(
    trx,
    tasks.map(({ subject, at }) => newTask(subjectText(subject), at)),
  )
}

const insertTasks = preparedInsert('payment_tasks', (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('subject').doUpdateSet((row) => ({
      asked: row('payment_tasks.asked', '+', 1),
      // whoever does it has it until the lease expires, and finds then that it was asked for again; what was due earlier
      // keeps its place, however often it is asked for
      next_attempt_at: row
        .case()
        .when(
          row.and([
            row('payment_tasks.lease', 'is', null),
            row('excluded.next_attempt_at', '<', row.ref('payment_tasks.next_attempt_at')),
          ]),
        )
        .then(row.ref('excluded.next_attempt_at'))
        .else(row.ref('payment_tasks.next_attempt_at'))
        .end(),
    })),
  ),
)

/** Queues tasks that are not queued yet, by their subjects' texts. */
export async function queueOnce(db: Db, at: string, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  await db
    .insertInto('payment_tasks')
    .values(subjects.map((subject) => newTask(subject, at)))
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
}

/** Longer than the provider's calls of one task may take. */
const LEASE_SECONDS = 180

/**
 * Leases up to `count` due tasks to this process, the most urgent first. One of them is the longest due of all, so that
 * nothing waits for ever behind what is more urgent. Each has when it was due.
 */
export async function claimTasks(
  db: Db,
  clock: Clock,
  count: number,
): Promise<(PaymentTask & { dueAt: string })[]> {
  const now = instant(clock)
  const due = db.selectFrom('payment_tasks').select('id').where('next_attempt_at', '<=', now)
  // usually nothing is due, so check first without a lock
  if ((await due.limit(1).executeTakeFirst()) === undefined) return []
  return inTransaction(db, async (trx) => {
    const claimed = await lockDue(trx, now, { count: count - 1, byPriority: true })
    // otherwise all that was due is claimed
    if (claimed.length === count - 1) {
      const except = claimed.map(({ id }) => id)
      claimed.push(...(await lockDue(trx, now, { count: 1, byPriority: false, except })))
    }
    const dueAt = new Map(claimed.map(({ id, next_attempt_at }) => [id, next_attempt_at]))
    const leased = await leaseRows(trx, clock, 'payment_tasks', claimed, LEASE_SECONDS)
    return leased.map((task) => ({ ...task, dueAt: dueAt.get(task.id)! }))
  })
}

interface Wanted {
  count: number
  byPriority: boolean
  except?: readonly number[]
}

/** Locks due tasks that no other process has locked, the longest due first. */
function lockDue(
  trx: Db,
  now: string,
  { count, byPriority, except = [] }: Wanted,
): Promise<Pick<PaymentTask, 'id' | 'next_attempt_at'>[]> {
  let query = trx
    .selectFrom('payment_tasks')
    .select(['id', 'next_attempt_at'])
    .where('next_attempt_at', '<=', now)
  if (byPriority) query = query.orderBy('priority')
  if (except.length > 0) query = query.where('id', 'not in', except)
  return query.orderBy('next_attempt_at').orderBy('id').limit(count).forUpdate().skipLocked().execute()
}

/** Removes a task that is done; one that was asked for meanwhile is due again. */
export async function finishTask(db: Db, clock: Clock, { id, lease, asked }: PaymentTask): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_tasks')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('asked', '=', asked)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await db
    .updateTable('payment_tasks')
    .set({ lease: null, attempts: 0, next_attempt_at: instant(clock) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** When a task that is not done is to be looked at again; without `at`, after a pause that grows. */
export type Later = { at?: string }

const PAUSES = { first: 2, longest: 600 }

/** Tries again later, at `at` if it is said, as long as it takes: money is not given up. */
export async function postponeTask(
  db: Db,
  clock: Clock,
  { id, lease, attempts }: PaymentTask,
  { reason, at = instant(clock, retryPause(attempts, PAUSES)) }: { reason: string; at?: string },
): Promise<void> {
  await db
    .updateTable('payment_tasks')
    .set({ lease: null, last_error: reason, next_attempt_at: at })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Whether the shop has, or may have, anything to do with payments: a type that is not paid at the door, or work left. */
export async function usesPayments(db: Db): Promise<boolean> {
  const type = db.selectFrom('payment_types').select('Id').where('way', '<>', 'puerta').limit(1)
  if ((await type.executeTakeFirst()) !== undefined) return true
  const task = await db.selectFrom('payment_tasks').select('id').limit(1).executeTakeFirst()
  return task !== undefined
}

/** Has postponed tasks done now; one that somebody does stays with them, one that was due earlier keeps its place. */
export async function hastenTasks(trx: Db, clock: Clock, subjects: readonly string[]): Promise<void> {
  const now = instant(clock)
  await trx
    .updateTable('payment_tasks')
    .set({ next_attempt_at: now })
    .where('subject', 'in', subjects)
    .where('next_attempt_at', '>', now)
    .where('lease', 'is', null)
    .execute()
}
