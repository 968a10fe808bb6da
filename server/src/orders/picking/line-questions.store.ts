import type { LineQuestion, QuestionOption, QuestionState } from '@gondola/contract/orders'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { dropQuestionPushes, listReceivers } from '../../push/push-queue.store.ts'
import { liveClientSessions } from '../../sessions/session.store.ts'

type QuestionRow = Row<'line_questions'> & Pick<Row<'order_lines'>, 'Reemplazo'>
export type AskedQuestion = LineQuestion & { order_id: number }

/** The questions of orders, in the order of their lines. */
export async function listQuestions(
  db: Db,
  clock: Clock,
  orderIds: readonly number[],
): Promise<AskedQuestion[]> {
  const rows = await db
    .selectFrom('line_questions as asked')
    .innerJoin('order_lines as lines', (join) =>
      join.onRef('lines.order_id', '=', 'asked.order_id').onRef('lines.Items', '=', 'asked.Items'),
    )
    .selectAll('asked')
    .select('lines.Reemplazo')
    .where('asked.order_id', 'in', [...orderIds])
    // PostgreSQL leaves the other months aside only by this
    .where('lines.order_id', 'in', [...orderIds])
    .orderBy('asked.order_id')
    .orderBy('asked.Items')
    .execute()
  return rows.map((row) => questionOf(row, instant(clock)))
}

/** Until when the customers of orders may answer what they are asked and have not answered, by number; it may be over. */
export async function findAskedUntil(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('line_questions')
    .select(({ fn }) => ['order_id', fn.max('expires_at').as('until')])
    .where('order_id', 'in', [...orderIds])
    .where('answer', 'is', null)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, until }) => [order_id, until]))
}

const questionOf = (row: QuestionRow, now: string): AskedQuestion => ({
  order_id: row.order_id,
  Items: row.Items,
  Estado: stateOf(row, now),
  Opciones: row.options,
  Medida: row.measure,
  Elegido: row.chosen,
  Momento: row.asked_at,
  Hasta: row.expires_at,
  Respondida: row.answered_at,
})

/** Who wished to be asked and does not answer gets nothing. */
const stateOf = ({ answer, expires_at, Reemplazo }: QuestionRow, now: string): QuestionState =>
  answer ?? (now < expires_at ? 'abierta' : Reemplazo === 'preguntar' ? 'sin-eso' : 'vencida')

export async function insertQuestion(
  trx: Db,
  { options, ...question }: Omit<NewRow<'line_questions'>, 'options'> & { options: QuestionOption[] },
): Promise<void> {
  await trx
    .insertInto('line_questions')
    .values({ ...question, options: JSON.stringify(options) })
    .execute()
}

/**
 * Ends open questions of an order, of one line (`Items`) or of all; nothing happens to the others. With the last one ends
 * the message that waits.
 */
export async function endQuestions(
  trx: Db,
  clock: Clock,
  { orderId, Items }: { orderId: number; Items?: number },
  answer: NonNullable<QuestionRow['answer']>,
  chosen: string | null = null,
): Promise<void> {
  const now = instant(clock)
  const { numUpdatedRows } = await trx
    .updateTable('line_questions')
    .set({ answer, chosen, answered_at: now })
    .where('order_id', '=', orderId)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .$if(Items !== undefined, (query) => query.where('Items', '=', Items!))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const left = await listQuestions(trx, clock, [orderId])
  if (left.every(({ Estado }) => Estado !== 'abierta')) await dropQuestionPushes(trx, orderId)
}

/** Deletes an order's questions: its lines are others; or the one of a line (`Items`), which is asked again. */
export async function deleteQuestions(trx: Db, orderId: number, Items?: number): Promise<void> {
  await trx
    .deleteFrom('line_questions')
    .where('order_id', '=', orderId)
    .$if(Items !== undefined, (query) => query.where('Items', '=', Items!))
    .execute()
}

/** Sessions note their use once an hour. */
const RECENT_SECONDS = 3900

/** Whether a question reaches a customer in time: a browser of theirs gets messages, or was used a short while ago. */
export async function isReachable(db: Db, clock: Clock, clientId: number): Promise<boolean> {
  if ((await listReceivers(db, clock, clientId)).length > 0) return true
  const used = await liveClientSessions(db, clock)
    .where('sessions.client_id', '=', clientId)
    .where('sessions.used_at', '>', instant(clock, -RECENT_SECONDS))
    .select('sessions.token_hash')
    .executeTakeFirst()
  return used !== undefined
}
