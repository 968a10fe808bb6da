import { checkTelephone } from '@gondola/contract/clients'
import { meansDiscountColumn, paymentColumns, staffPaymentColumns } from '../placing/payment-columns.ts'
import {
  hasAlcohol,
  Order,
  type OrderDifference,
  orderTotals,
  goodsTotal,
  type OrderTotals,
  type StaffChangeDraft,
} from '@gondola/contract/orders'
import { piecesOf } from '@gondola/contract/cart'
import { orderDifference } from './order-difference.ts'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import type { Place } from '../../delivery/slot-places.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { answerSerializer } from '../../http/answer-serializer.ts'
import { refuseConflict, refuseNoSession, refuseViolation } from '../../http/problem.ts'
import type { ChangedArticle } from '../../goods/stock/hold-stock.ts'
import type { LockedOrder, OrderChange } from '../locked-order.store.ts'
import type { PricedLine } from '../order-lines.ts'
import { readOwnOrder } from '../orders.store.ts'
import { checkOrder, type Placement } from '../placing/check-order.ts'
import type { DiscountedLines } from '../placing/discounted-lines.ts'
import { alcoholWindowsFor, isOtherTotal } from '../placing/place-order.ts'
import { choiceOf, type Choice } from '../placing/choice.ts'
import { findPlacementFacts } from '../placing/placement-facts.store.ts'
import { changedBasket, changedOverLimit } from './changed-basket.ts'
import { quantities } from './changed-lines.ts'
import { changedDestination } from './changed-destination.ts'
import { hasBegun, requireChangeable, requireChangeableByStaff } from './change-window.ts'
import { DELIVERY_HORIZON_DAYS, sumOfPesos } from '@gondola/contract/base'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/** A change of an order, computed and checked but for stock and place. */
export interface ChangePlan {
  /** The order as the change leaves it. */
  after: Order
  /** Null: nothing changes. */
  difference: OrderDifference | null
  columns: OrderChange
  lines: readonly PricedLine[]
  /** The same lines with what their discounts were computed from. */
  running: readonly PricedLine[]
  uses: DiscountedLines['uses']
  /** Whether somebody began to prepare it: its lines and totals stay as they are. */
  isBegun: boolean
  /** Above the version of every entry made for the order's lines. */
  Version: number
  /** Its articles before and after, to be held. */
  articles: readonly ChangedArticle[]
  branch: { Id: number; hasStock: boolean }
  /** As in `OrderFacts`. */
  sharedPart: number | null
  /** The slot that it moves to; null: it stays. */
  moved: (Place & { capacity: number }) | null
}

/** Without the columns that the contract does not name. */
const orderJson = answerSerializer(Order)

/**
 * Computes what a change makes of an order, and checks the order whole again (decision 0022): kept lines at the prices
 * and promotions of their day, everything added at today's. Reads only.
 *
 * @param isStaff staff also change it after its day's cut-off, while it is prepared, and from one branch to another
 * @throws 409 `pedido-cambiado` with the present order, `en-preparacion`, `estado`, `precios` with the computed one;
 *   422 a broken rule
 */
export async function planChange(
  trx: Db,
  needs: CatalogueDeps,
  order: LockedOrder,
  draft: StaffChangeDraft,
  isStaff: boolean,
): Promise<ChangePlan> {
  // the account was removed, and the order with it cancelled
  const clientId = order.client_id ?? refuseConflict('estado')
  const ordered = await (isStaff
    ? requireChangeableByStaff(trx, order, draft)
    : requireChangeable(trx, needs, order))
  const isBegun = hasBegun(order, ordered)
  const before = await readOwnOrder(trx, clientId, order.Id)
  if (draft.Cambios !== order.changes)
    refuseConflict('pedido-cambiado', { Pedido: JSON.parse(orderJson(before)) as Order })
  const choice = changedChoice(order, draft)
  const facts = (await findPlacementFacts(trx, clientId, choice)) ?? refuseNoSession()
  const branch = facts.branch ?? refuseViolation({ code: 'sucursal-cerrada' })
  const destination = await changedDestination(trx, { clientId, order, draft, choice, branch, facts })
  const basket = await changedBasket(trx, needs, {
    clientId,
    order,
    ordered,
    wanted: draft.Lineas ?? before.Lineas,
    branchId: branch.Id,
    paymentId: choice.paymentId,
  })
  const { lines, TotalDescuento } = basket.discounted
  const isOtherBranch = branch.Id !== order.branch_id
  const isElsewhere =
    isOtherBranch ||
    choice.FormaEntrega !== order.FormaEntrega ||
    (destination.zone?.Id ?? null) !== order.zone_id
  const { Monto1, GratisDesde } = destination.terms
  const totals = keptFee(
    orderTotals(lines, choice.FormaEntrega, Monto1, TotalDescuento, GratisDesde),
    isElsewhere ? null : order.TotalEnvio,
  )
  const isPaidAsBefore = choice.paymentId === order.payment_type_id
  const isMoved = isOtherBranch || choice.Dia !== order.Dia || choice.HorarioEntrega !== order.HorarioEntrega
  const summed = [...quantities(lines).values()]
  const placement: Placement = {
    choice: { ...choice, MayorDeEdad: choice.MayorDeEdad || hasAlcohol(before.Lineas) },
    facts: {
      ...facts,
      ...(!isMoved && { slot: { id: order.slot_id ?? 0, capacity: 0 }, isHoliday: false }),
      // what it has already may stay
      ...(!isMoved && isPaidAsBefore && { daysUnpaid: DELIVERY_HORIZON_DAYS }),
    },
    branch,
    destination,
    overLimit: changedOverLimit(summed, basket.articles, before.Lineas),
    lines: summed,
    totals,
    mostPieces: Math.max(facts.mostPieces, piecesOf(before.Lineas)),
    isPlaceKept: !isMoved && !isElsewhere,
    alcoholWindows: await alcoholWindowsFor(trx, branch.Id, summed),
  }
  const payment = facts.payment ?? keptPayment(before, choice)
  const broken =
    checkOrder(keptTerms(placement, before, payment, isMoved || isElsewhere), shopTime(needs)) ??
    checkTelephone(draft.Opt2?.trim() || order.Opt2, order.Opt2)
  if (broken) refuseViolation(broken)
  const { place, zone } = destination
  const texts = {
    Opt1: draft.Opt1?.trim() || order.Opt1,
    Opt2: draft.Opt2?.trim() || order.Opt2,
    Opt3: draft.Opt3?.trim() || order.Opt3,
    Opt4: draft.Opt4?.trim() ?? order.Opt4,
  }
  const chosen = {
    FormaEntrega: choice.FormaEntrega,
    Dia: choice.Dia,
    HorarioEntrega: choice.HorarioEntrega,
    B1: draft.B1 ?? order.B1,
  }
  // what somebody prepares has the lines and totals that it has
  const { TotalBruto, TotalDescuento: discount, TotalEnvio, TotalNeto } = before
  const shown = isBegun
    ? { TotalBruto, TotalDescuento: discount, TotalEnvio, TotalNeto, Lineas: before.Lineas }
    : { ...totals, Lineas: [...lines] }
  const columns = {
    ...(!isBegun && totals),
    ...texts,
    ...chosen,
    branch_id: branch.Id,
    slot_id: isMoved ? (facts.slot?.id ?? null) : order.slot_id,
    payment_type_id: choice.paymentId,
    ...(!isPaidAsBefore &&
      (isStaff ? staffPaymentColumns(needs, facts.paid, choice) : paymentColumns(needs, facts.paid, order))),
    ...(!isBegun && {
      means_discount: meansDiscountColumn(
        facts.paid,
        basket.discounted.meansDiscount,
        isPaidAsBefore ? order.means_discount : null,
      ),
    }),
    zone_id: zone?.Id ?? null,
    zone_name: zone?.Nombre ?? null,
    Localidad: place?.Localidad || null,
    CodigoPostal: place?.CodigoPostal || null,
    changes: order.changes + 1,
  }
  const { Zona: _, Localidad: __, CodigoPostal: ___, ...kept } = before
  const after: Order = {
    ...kept,
    ...shown,
    ...texts,
    ...chosen,
    ...(branch.isOneOfSeveral && { Sucursal: branch.Id, NombreSucursal: branch.Nombre }),
    TipoPago: choice.paymentId === null ? null : { Id: choice.paymentId, Descrip: payment?.Descrip ?? '' },
    ...(zone !== null && { Zona: zone.Nombre }),
    ...(columns.Localidad !== null && { Localidad: columns.Localidad }),
    ...(columns.CodigoPostal !== null && { CodigoPostal: columns.CodigoPostal }),
  }
  if (isOtherTotal(draft.TotalNeto, after.TotalNeto)) {
    // the cart adopts these lines, so they include the promotions from which it computes its discounts
    const Lineas = lines.map((line, index) => ({ ...basket.priced[index], ...line }))
    refuseConflict('precios', { Pedido: { ...after, Lineas } })
  }
  return {
    after,
    difference: orderDifference(before, after),
    columns,
    lines,
    running: basket.running,
    uses: basket.discounted.uses,
    isBegun,
    Version: Math.max(0, ...ordered.map((each) => each.Version)) + 1,
    articles: changedArticles(isOtherBranch ? [] : before.Lineas, summed),
    branch,
    sharedPart: facts.sharedPart,
    moved:
      isMoved && facts.slot !== null && choice.Dia !== null
        ? { branchId: branch.Id, dayId: choice.Dia, slotId: facts.slot.id, capacity: facts.slot.capacity }
        : null,
  }
}

/** The choices of the checkout: what the draft does not name stays as the order has it. */
function changedChoice(order: LockedOrder, draft: StaffChangeDraft): Choice {
  const branchId = draft.Sucursal ?? order.branch_id ?? 0
  const TipoPago = draft.TipoPago ?? (order.payment_type_id === null ? null : { Id: order.payment_type_id })
  return choiceOf(
    {
      FormaEntrega: draft.FormaEntrega ?? order.FormaEntrega,
      Dia: draft.Dia ?? order.Dia,
      HorarioEntrega: draft.HorarioEntrega ?? order.HorarioEntrega,
      TipoPago,
      ...(draft.MayorDeEdad !== undefined && { MayorDeEdad: draft.MayorDeEdad }),
      ...(draft.Lugar !== undefined && { Lugar: draft.Lugar }),
    },
    branchId,
  )
}

function changedArticles(before: Order['Lineas'], summed: readonly PricedLine[]): ChangedArticle[] {
  const had = quantities(before)
  const has = new Map(summed.map((line) => [line.Codart, line]))
  const gone = [...had.values()].filter(({ Codart }) => !has.has(Codart))
  const article = ({ Codart, Descrip, Unidad }: Order['Lineas'][number], Cantidad: number) => ({
    Codart,
    Descrip,
    Unidad,
    Cantidad,
    Antes: had.get(Codart)?.Cantidad ?? 0,
  })
  return [...summed.map((line) => article(line, line.Cantidad)), ...gone.map((line) => article(line, 0))]
}

/** An order that goes where it went pays no higher fee than it was placed with. */
function keptFee(totals: OrderTotals, fee: number | null): OrderTotals {
  if (fee === null || fee <= 0 || totals.TotalEnvio <= fee) return totals
  return { ...totals, TotalEnvio: fee, TotalNeto: sumOfPesos([goodsTotal(totals), fee]) }
}

/** What an order has already may stay: a minimum that was raised, a payment type that was taken out since. */
function keptTerms(
  placement: Placement,
  before: Order,
  payment: Placement['facts']['payment'],
  isDeliveredOtherwise: boolean,
): Placement {
  const { destination, totals, facts } = placement
  const { terms } = destination
  const goodsBefore = sumOfPesos([before.TotalBruto, -(before.TotalDescuento ?? 0)])
  const Monto2 = goodsTotal(totals) < goodsBefore || isDeliveredOtherwise ? terms.Monto2 : 0
  return {
    ...placement,
    facts: { ...facts, payment },
    destination: { ...destination, terms: { ...terms, Monto2 } },
  }
}

/** The payment type that the order has, though it was taken out since; null: it has another one. */
function keptPayment(before: Order, { paymentId }: Choice): Placement['facts']['payment'] {
  if (before.TipoPago === null || before.TipoPago.Id !== paymentId) return null
  return { Descrip: before.TipoPago.Descrip, Indicaciones: '', Alias: '' }
}
