import { sumOfPesos } from '@gondola/contract/base'
import { cartTotal } from '@gondola/contract/cart'
import { dayIdOf } from '@gondola/contract/delivery'
import { OrderStatus, type OwnHome, type RepeatableOrder } from '@gondola/contract/orders'
import { promotionDiscounts } from '@gondola/contract/promotions'
import type { LiveCatalogue } from '../../goods/catalogue/live-catalogue.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { clonedOrder, codesOf } from '../clone-order.ts'
import { findOwnOrder } from '../orders.store.ts'
import { findAskedUntil } from '../picking/line-questions.store.ts'
import { findSoldArticles } from '../placing/line-articles.store.ts'
import { listLatestOrders, type LatestOrder } from './following.store.ts'

/** The day and the branch whose prices an order to repeat is shown at; `now` is an ISO instant in UTC. */
interface Today {
  day: string
  now: string
  catalogue: LiveCatalogue
  branchId: number
}

/** The client's next delivery (first of all one about which the client is asked something), and the order to repeat at today's prices. */
export async function ownHome(db: Db, clientId: number, today: Today): Promise<OwnHome> {
  const latest = await listLatestOrders(db, clientId)
  const ids = latest.flatMap(({ Id, Estado }) => (Estado === OrderStatus.Pending ? [Id] : []))
  const asked = [...(await findAskedUntil(db, ids))].find(([, until]) => until > today.now)?.[0]
  const next = latest.find(({ Id }) => Id === asked) ?? nextDelivery(latest, dayIdOf(today.day))
  const last = latest.find(({ Estado }) => Estado === OrderStatus.Delivered) ?? latest[0]
  const [Proxima, Repetir] = await Promise.all([
    next === undefined ? null : findOwnOrder(db, clientId, next.Id),
    last === undefined ? null : repeatable(db, clientId, last.Id, today),
  ])
  return { Proxima, Repetir }
}

/** The first of today's and later deliveries that has not arrived; those of one day by their hours. */
const nextDelivery = (orders: readonly LatestOrder[], today: number): LatestOrder | undefined =>
  orders
    .filter(({ Dia, delivered_at }) => Dia !== null && Dia >= today && delivered_at === null)
    .toSorted((one, other) => one.Dia! - other.Dia! || (hoursOf(one) < hoursOf(other) ? -1 : 1))[0]

const hoursOf = ({ HorarioEntrega }: LatestOrder) => HorarioEntrega ?? ''

async function repeatable(
  db: Db,
  clientId: number,
  Id: number,
  { day, catalogue, branchId }: Today,
): Promise<RepeatableOrder | null> {
  const Pedido = await findOwnOrder(db, clientId, Id)
  if (Pedido === null) return null
  const articles = await findSoldArticles(db, codesOf(Pedido), catalogue, day, branchId)
  const { Lineas, Faltantes } = clonedOrder(Pedido, articles)
  return {
    Pedido,
    TotalHoy: sumOfPesos([cartTotal(Lineas) ?? 0, -promotionDiscounts(Lineas).TotalDescuento]),
    Faltan: Faltantes.length,
  }
}
