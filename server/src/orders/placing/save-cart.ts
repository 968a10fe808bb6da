import { COUPON_CODE, sumOfPesos } from '@gondola/contract/base'
import { OrderStatus, type Order, type OrderDraft, checkSaving } from '@gondola/contract/orders'
import { findSellingBranch } from '../../goods/branches/branches.store.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import { refuseNotFound, refuseViolation } from '../../http/problem.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { checkCartCount } from './check-order-count.ts'
import type { PricedLine } from '../order-lines.ts'
import { recordOrderEvent } from '../change-order.ts'
import { insertLines, readOwnOrder } from '../orders.store.ts'
import { priceDraft } from './price-ahead.ts'
import { requireSavedCart, writeSavedCart } from './saved-cart.store.ts'
import type { OrderDeps } from '../order-events.ts'

/**
 * Saves the client's cart as the one incomplete order (spec §4; contract §5), replacing an earlier one. Its totals are
 * without promotions: those apply on the day of the purchase. Quantities that the checkout refuses may be saved, except
 * 0 or less.
 *
 * @throws 422 a broken rule, or too many carts saved and annulled in a day; 404 or 409 `estado` `draft.Id` is not a
 *   saved cart of the client
 */
export async function saveCart(
  trx: Db,
  needs: OrderDeps,
  clientId: number,
  draft: OrderDraft,
): Promise<Order> {
  if (draft.Id) await requireSavedCart(trx, clientId, draft.Id)
  const now = shopTime(needs)
  // the branch that the cart was filled at is kept with it
  const branch = await findSellingBranch(trx, draft.Sucursal ?? undefined)
  if (branch === null) refuseViolation({ code: 'sucursal-cerrada' })
  const { lines } = await priceDraft(trx, draft, needs.catalogue, now.day, branch.Id)
  const least = await findSiteParameter(trx, 'MinimoLineasGuardar')
  const broken = checkSaving(lines, true, least) ?? checkAboveZero(lines)
  if (broken) refuseViolation(broken)
  const at = instant(needs.clock)
  const total = sumOfPesos(lines.map(({ Precioventa }) => Precioventa))
  const { Id, isNew } = await writeSavedCart(trx, {
    client_id: clientId,
    branch_id: branch.Id,
    Estado: OrderStatus.Incomplete,
    Fecha: now.day,
    Fechahora: now.Fechahora,
    TotalBruto: total,
    TotalNeto: total,
    B1: draft.B1 ?? true,
    Cupondescuento: COUPON_CODE,
    ...comments(draft),
    created_at: at,
    updated_at: at,
  })
  // another device placed that cart at the same moment; saving a new one would duplicate its goods
  if (draft.Id && draft.Id !== Id) refuseNotFound()
  if (isNew) await checkCartCount(trx, needs, clientId, now.day)
  await insertLines(trx, Id, lines)
  if (isNew)
    await recordOrderEvent(trx, needs, {
      orderId: Id,
      action: 'guardar',
      author: { clientId },
      at,
      before: null,
      after: { Estado: OrderStatus.Incomplete, Preparacion: null, TotalNeto: total, hasOtherTotals: false },
    })
  return readOwnOrder(trx, clientId, Id)
}

const checkAboveZero = (lines: readonly PricedLine[]) =>
  lines.some(({ Cantidad }) => Cantidad <= 0) ? ({ code: 'cantidad-cero' } as const) : null

const comments = ({ Opt1, Opt2, Opt3, Opt4, Opt5, Opt6 }: OrderDraft) => ({
  Opt1: Opt1 ?? '',
  Opt2: Opt2 ?? '',
  Opt3: Opt3 ?? '',
  Opt4: Opt4 ?? '',
  Opt5: Opt5 ?? '',
  Opt6: Opt6 ?? '',
})
