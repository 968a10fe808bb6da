import { formatContent, PIECES_MOST } from '@gondola/contract/base'
import { articlePicture } from '@gondola/contract/catalogue'
import { takesReplacement } from '@gondola/contract/cart'
import { isoDateOf } from '@gondola/contract/delivery'
import {
  isAlcoholSlot,
  type LineQuestion,
  ORDER_QUESTIONS_MAX,
  preparationMessage,
  QUESTION_OPTIONS_MAX,
  type QuestionAnswer,
  type QuestionOption,
  type StaffOrder,
} from '@gondola/contract/orders'
import { recordChange } from '../../audit/record-change.ts'
import { findAlcoholWindows } from '../../goods/branches/branches.store.ts'
import { type DescribedArticle, traitsOf } from '../../goods/catalogue/substitutes/article-traits.ts'
import { tapMissing } from '../../goods/stock/tap-stock.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueOrderPush } from '../../push/queue-push.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { lockOrder, lockOwnOrder, type LockedOrder, updateOrder } from '../locked-order.store.ts'
import type { OrderDeps, OrderListener } from '../order-events.ts'
import { findStaffOrder } from '../staff-orders.store.ts'
import {
  deleteQuestions,
  endQuestions,
  insertQuestion,
  isReachable,
  listQuestions,
} from './line-questions.store.ts'
import { nearestArticles, optionOf, orderView } from './list-substitutes.ts'
import { listPreparedLines, writePickedLine } from './picked-lines.store.ts'

interface NamedLine {
  Id: number
  Items: number
}

/**
 * What a customer could be asked about a line: the substitutes nearest to it that cost and hold about as much, without
 * what the order has anyway. Empty: nobody is asked.
 *
 * @throws 404 no such order or line
 */
export async function proposeQuestion(
  db: Db,
  { clock, catalogue }: OrderDeps,
  { Id, Items }: NamedLine,
): Promise<QuestionOption[]> {
  const order: StaffOrder = (await findStaffOrder(db, clock, Id)) ?? refuseNotFound()
  const line = order.Lineas.find((each) => each.Items === Items) ?? refuseNotFound()
  const asked = await listQuestions(db, clock, [Id])
  const mayAsk =
    order.Preparacion === 'preparando' &&
    takesReplacement(line, order.B1) &&
    asked.filter((each) => each.Items !== Items).length < ORDER_QUESTIONS_MAX &&
    !isAsked(asked, Items) &&
    (await findSiteParameter(db, 'MinutosPregunta')) > 0 &&
    order.Cliente !== null &&
    (await isReachable(db, clock, order.Cliente))
  if (!mayAsk) return []
  const view = await orderView(db, catalogue, Id)
  if (line.Alcohol === true && !(await isAlcoholHour(db, view.branchId, order))) return []
  const had = new Set(order.Lineas.flatMap(({ Codart, Preparado }) => [Codart, Preparado?.Sustituto?.Codart]))
  const count = QUESTION_OPTIONS_MAX + had.size
  const near = await nearestArticles(db, view, order, line, { count, isBounded: true })
  return near
    .filter(({ Codigo }) => !had.has(Codigo))
    .filter(({ unidad, Quedan, LimitePorPedido = PIECES_MOST }) => {
      const most = unidad === 1 ? Math.min(LimitePorPedido, Quedan ?? PIECES_MOST) : (Quedan ?? line.Cantidad)
      return line.Cantidad <= most
    })
    .slice(0, QUESTION_OPTIONS_MAX)
    .map((article) => {
      const { Precio: _, Alcohol: __, ...option } = optionOf(article, line)
      return { ...option, Imagen: articlePicture(article), Medida: measureOf(article) }
    })
}

/** One that was decided without the customer may be asked again. */
const isAsked = (asked: readonly LineQuestion[], Items: number): boolean =>
  asked.some((each) => each.Items === Items && each.Estado !== 'retirada')

/** Whether drinks may be handed over in the order's slot, by the hours of now. */
async function isAlcoholHour(
  db: Db,
  branchId: number,
  { Dia, HorarioEntrega }: Pick<StaffOrder, 'Dia' | 'HorarioEntrega'>,
): Promise<boolean> {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const [Desde = '', Hasta = ''] = HorarioEntrega?.split(' a ') ?? []
  const windows = (await findAlcoholWindows(db, branchId)) ?? (await findSiteParameter(db, 'VentanasAlcohol'))
  return isoDate !== null && isAlcoholSlot({ Desde, Hasta }, isoDate, windows)
}

/** `500 ml`; null: unknown. */
function measureOf(article: DescribedArticle): string | null {
  const { size, unit } = traitsOf(article)
  return unit === null || size === 0 ? null : formatContent(size, unit)
}

/**
 * Asks an order's customer what goes in the place of a missing article, which goes off sale. The line is open again,
 * so that the picker goes on and comes back to it. Once a line, unless it was decided without her: asked again, nothing
 * changes.
 *
 * @throws 404; 409 `estado` it is not being prepared, or something of the line is there; 422 `pregunta-no`
 */
export async function askCustomer(
  trx: Db,
  deps: OrderDeps,
  who: StaffSession,
  { Id, Items }: NamedLine,
  codes: readonly string[],
): Promise<void> {
  const { clock } = deps
  const order = await lockOrder(trx, Id)
  if (isAsked(await listQuestions(trx, clock, [Id]), Items)) return
  if (order.Preparacion !== 'preparando') refuseConflict('estado')
  const line = (await listPreparedLines(trx, Id)).find((each) => each.Items === Items) ?? refuseNotFound()
  const { Preparado } = line
  if (Preparado !== undefined && (Preparado.Cantidad > 0 || Preparado.Sustituto !== null))
    refuseConflict('estado')
  const options = (await proposeQuestion(trx, deps, { Id, Items })).filter(({ Codart }) =>
    codes.includes(Codart),
  )
  if (options.length === 0 || order.client_id === null)
    return refuseStaff({ code: 'pregunta-no', text: preparationMessage({ code: 'pregunta-no' }) })
  const seconds = (await findSiteParameter(trx, 'MinutosPregunta')) * 60
  await deleteQuestions(trx, Id, Items)
  await insertQuestion(trx, {
    order_id: Id,
    Items,
    options,
    measure: measureOf({ Descripcion: line.Descrip, Alcohol: line.Alcohol }),
    asked_by: who.staffId,
    asked_at: instant(clock),
    expires_at: instant(clock, seconds),
  })
  await writePickedLine(trx, line, null, NOBODY)
  if (order.branch_id !== null)
    await tapMissing(trx, deps, who, { Sucursal: order.branch_id, Codigo: line.Codart }, true)
  await recordChange(trx, who, clock, {
    Entidad: 'pedidos',
    Clave: Id,
    Accion: 'preguntar',
    Antes: null,
    Despues: { Linea: line.Descrip, Items, Propuestas: options.map(({ Descrip }) => Descrip) },
  })
  const at = await touch(trx, deps, order)
  const push = {
    clientId: order.client_id,
    orderId: Id,
    kind: 'pregunta',
    at,
    lastsSeconds: seconds,
  } as const
  await queueOrderPush(trx, clock, push, async () => ({
    orderId: Id,
    isPickup: order.FormaEntrega === 'RS',
    hasDifferences: false,
  }))
}

const NOBODY = { Dispositivo: null, Orden: 0 } as const

/** Whoever follows the order, or the queue, is told of another version. */
async function touch(trx: Db, { clock }: OrderDeps, { Id, Estado }: LockedOrder): Promise<string> {
  const at = instant(clock)
  await updateOrder(trx, Id, { Estado, updated_at: at })
  return at
}

/**
 * Takes the customer's answer, if the question is still open: a substitute is the picker's to fetch, without one the
 * line is missing. Otherwise nothing changes.
 *
 * @throws 404 no such order, question or option
 */
export async function answerQuestion(
  trx: Db,
  deps: OrderDeps,
  clientId: number,
  Id: number,
  { Items, Elegido }: QuestionAnswer,
): Promise<void> {
  const { clock } = deps
  const order = await lockOwnOrder(trx, clientId, Id)
  const asked = await listQuestions(trx, clock, [Id])
  const question = asked.find((each) => each.Items === Items) ?? refuseNotFound()
  if (Elegido !== null && !question.Opciones.some(({ Codart }) => Codart === Elegido)) refuseNotFound()
  const line = (await listPreparedLines(trx, Id)).find((each) => each.Items === Items)
  if (question.Estado !== 'abierta' || line === undefined) return
  await endQuestions(trx, clock, { orderId: Id, Items }, Elegido === null ? 'sin-eso' : 'elegida', Elegido)
  const missing = { Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null }
  await writePickedLine(trx, line, Elegido === null ? missing : null, NOBODY)
  await touch(trx, deps, order)
}

/** Ends the questions of an order that is no longer being prepared, and forgets those of lines that were replaced. */
export const followQuestions =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, before, after, difference }) => {
    if (before === null) return
    if (before.Preparacion === 'preparando' && after.Preparacion !== 'preparando')
      await endQuestions(trx, clock, { orderId }, 'retirada')
    if (difference !== undefined && before.Preparacion === undefined) await deleteQuestions(trx, orderId)
  }
