import { RATING_DAYS } from '@gondola/contract/base'
import {
  asPutIn,
  OrderStatus,
  reachedStages,
  type FollowedOrder,
  type LineQuestion,
} from '@gondola/contract/orders'
import { refuseNotFound } from '../../http/problem.ts'
import { isMailRefused } from '../../mail/mail-queue.store.ts'
import { type Clock, dayAfter, shopDateTime, shopDay, today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { findStageTimes, type FollowedRow } from './following.store.ts'
import { findOwnOrder } from '../orders.store.ts'
import { listPreparedLines } from '../picking/picked-lines.store.ts'
import { listQuestions } from '../picking/line-questions.store.ts'
import { listRatings } from '../ratings.store.ts'
import { listVouchers } from '../vouchers.store.ts'

/** A client's own order with the stages that it reached. @throws 404 the client has no such order */
export async function followOwnOrder(
  { db, clock, config: { timeZone } }: Deps,
  clientId: number,
  Id: number,
): Promise<FollowedOrder> {
  // first the version: an order that changes between the two is read again
  const row = (await findStageTimes(db, clientId, Id)) ?? refuseNotFound()
  const Pedido = (await findOwnOrder(db, clientId, Id)) ?? refuseNotFound()
  const local = (at: string | null) => (at === null ? null : shopDateTime(new Date(at), timeZone))
  const { dispatched_at } = row
  const day = today(clock, timeZone)
  const Etapas = reachedStages({
    Estado: row.Estado,
    placed: row.Fechahora,
    preparing: local(row.preparing_at),
    ready: local(row.ready_at),
    dispatched: local(dispatched_at),
    delivered: local(row.delivered_at),
    leftBefore: dispatched_at !== null && shopDay(new Date(dispatched_at), timeZone) < day,
  })
  const until = ratableUntil(row, day, timeZone)
  const ratings = await listRatings(db, [Id])
  const isMailed = await findSiteParameter(db, 'CorreoEntregado')
  const Preguntas = row.Estado === OrderStatus.Pending ? await listToldQuestions(db, clock, Id) : []
  const Comprobantes = (await listVouchers(db, [Id])).get(Id)
  const isRefused = isMailed && (await isMailRefused(db, clientId, 'pedido-entregado'))
  return {
    Pedido,
    Version: row.updated_at,
    Etapas,
    Valoraciones: ratings.map(({ Items, Bien }) => ({ Items, Bien })),
    ValorableHasta: until === null || until < day ? null : until,
    ...(isMailed && { AvisaEntrega: !isRefused }),
    ...(Comprobantes && { Comprobantes }),
    ...(Preguntas.length > 0 && { Preguntas }),
  }
}

/** What an order's customer was asked, and what was put in. */
async function listToldQuestions(db: Db, clock: Clock, Id: number): Promise<LineQuestion[]> {
  const questions = await listQuestions(db, clock, [Id])
  const lines = questions.length === 0 ? [] : await listPreparedLines(db, Id)
  return questions.map(({ order_id: _, ...asked }) =>
    asPutIn(asked, lines.find(({ Items }) => Items === asked.Items)?.Preparado),
  )
}

/** The last day on which an order's lines may be rated: some days after it came; null: it has not come. */
export function ratableUntil(
  { dispatched_at, delivered_at }: Pick<FollowedRow, 'dispatched_at' | 'delivered_at'>,
  day: string,
  timeZone: string,
): string | null {
  if (delivered_at !== null) return dayAfter(shopDay(new Date(delivered_at), timeZone), RATING_DAYS)
  if (dispatched_at === null) return null
  const came = dayAfter(shopDay(new Date(dispatched_at), timeZone), 1)
  return came <= day ? dayAfter(came, RATING_DAYS) : null
}
