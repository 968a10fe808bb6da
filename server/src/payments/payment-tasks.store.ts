import { instant, type Clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { leaseRows } from '../platform/db/lease-rows.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'

export type PaymentTask = Row<'payment_tasks'>

/** What a task is about: an order to settle, a page that may have been paid, a payment to look up. */
export type TaskSubject = { order: number } | { session: number } | { provider: string; payment: string }

export function subjectText(subject: TaskSubject): string {
  if ('order' in subject) return `pedido:${subject.order}`
  return 'session' in subject ? `pagina:${subject.session}` : `pago:${subject.provider}:${subject.payment}`
}

/** Provider names have no colon. */
export function readSubject(text: string): TaskSubject {
  const [kind, first = '', ...rest] = text.split(':')
  if (kind === 'pedido') return { order: Number(first) }
  return kind === 'pagina' ? { session: Number(first) } : { provider: first, payment: rest.join(':') }
}

/** Asks for a task now. One that is there already is asked for once more, also while somebody does it. */
export async function askTask(trx: Db, clock: Clock, subject: TaskSubject): Promise<void> {
  const now = instant(clock)
  await trx
    .insertInto('payment_tasks')
    .values({ subject: subjectText(subject), next_attempt_at: now, lease: null, last_error: null })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((row) => ({
        asked: row('payment_tasks.asked', '+', 1),
        // whoever does it has it until the lease expires, and finds then that it was asked for again
        next_attempt_at: row
          .case()
          .when('payment_tasks.lease', 'is', null)
          .then(now)
          .else(row.ref('payment_tasks.next_attempt_at'))
          .end(),
      })),
    )
    .execute()
}

/** Longer than the provider's calls of one task may take. */
const LEASE_SECONDS = 180

/** Leases up to `count` due tasks to this process. */
export async function claimTasks(db: Db, clock: Clock, count: number): Promise<PaymentTask[]> {
  const now = instant(clock)
  const due = db.selectFrom('payment_tasks').select('id').where('next_attempt_at', '<=', now)
  // usually nothing is due, so check first without a lock
  if ((await due.limit(1).executeTakeFirst()) === undefined) return []
  return inTransaction(db, async (trx) => {
    const claimed = await trx
      .selectFrom('payment_tasks')
      .select('id')
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    return leaseRows(trx, clock, 'payment_tasks', claimed, LEASE_SECONDS)
  })
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

const FIRST_PAUSE_SECONDS = 2
const LONGEST_PAUSE_SECONDS = 600

/** Tries again later, as long as it takes: money is not given up. */
export async function postponeTask(
  db: Db,
  clock: Clock,
  { id, lease, attempts }: PaymentTask,
  reason: string,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts - 1, 20))
  await db
    .updateTable('payment_tasks')
    .set({ lease: null, last_error: reason, next_attempt_at: instant(clock, pause) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}
