import { checkTelephone } from '@gondola/contract/clients'
import { TRANSFER_PROVIDER } from '@gondola/contract/payments'
import { COUPON_CODE, toCentavos, type Violation } from '@gondola/contract/base'
import {
  OrderStatus,
  type Order,
  type OrderDraft,
  type PlacedOrder,
  hasAlcohol,
  orderTotals,
} from '@gondola/contract/orders'
import { meansDiscountColumn, paymentColumns } from './payment-columns.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { type ShopTime, shopTime } from '../../delivery/delivery-calendar.ts'
import { exchangePlace, isSamePlace } from '../../delivery/holds/place-holds.ts'
import { deleteHold } from '../../delivery/holds/slot-holds.store.ts'
import { refuseConflict, refuseNoSession, refuseNotFound, refuseViolation } from '../../http/problem.ts'
import type { Place } from '../../delivery/slot-places.store.ts'
import { holdStock } from '../../goods/stock/hold-stock.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { findAlcoholWindows } from '../../goods/branches/branches.store.ts'
import { checkOrder, type Placement } from './check-order.ts'
import { checkNewAccounts, checkOrderCount } from './check-order-count.ts'
import type { NoteOrder } from './idempotency.store.ts'
import { findDestination } from './destination.ts'
import type { DiscountedLines } from './discounted-lines.ts'
import { writeUsedUnits, countPendingOfSlot } from './order-counts.store.ts'
import { recordOrderEvent } from '../change-order.ts'
import { insertLines, insertOrder } from '../orders.store.ts'
import { choiceOf, type Choice } from './choice.ts'
import { findPlacementFacts, type OrderFacts } from './placement-facts.store.ts'
import type { PricedLine } from '../order-lines.ts'
import { type PricedAhead, pricedBasket } from './price-ahead.ts'
import { removeSavedCart, requireSavedCart } from './saved-cart.store.ts'
import type { OrderAuthor, OrderDeps } from '../order-events.ts'

/**
 * Places an order (contract §5) in the given transaction. Takes over the basket that was priced ahead, or prices every
 * line and computes the promotion discounts; checks the specification's rules in its order; stores the order with its
 * lines, transition and mail; removes the saved cart; holds the stock and takes the slot's place. Any refusal rolls
 * everything back. Stock and place come last: other orders need those rows, so they are locked only until the commit.
 *
 * @param author staff who place it for the client; absent: the client
 * @throws 422 a broken rule, or the branch takes no orders; 409 `precios` with the recomputed order; 409 `horario` the slot is full; 409 `estado` or
 *   404 `draft.Id` is not a saved cart of the client; 422 `pedidos-por-horario`, `pedidos-pendientes`,
 *   `pedidos-por-dia` the client has too many; `cuentas-nuevas` accounts such as theirs have their part of the slot
 */
export async function placeOrder(
  trx: Db,
  needs: OrderDeps,
  clientId: number,
  draft: OrderDraft,
  ahead: PricedAhead | null,
  noteOrder: NoteOrder,
  author: OrderAuthor = { clientId },
): Promise<Order> {
  if (draft.Id) await requireSavedCart(trx, clientId, draft.Id)
  const planned = await planOrder(trx, needs, clientId, draft, ahead)
  return storeOrder(trx, needs, clientId, planned, { cartId: draft.Id ?? null, noteOrder, author })
}

/** An order as computed and checked, but for stock and place. */
interface PlannedOrder {
  now: ShopTime
  placement: Placement & { facts: OrderFacts }
  content: OrderContent
  running: readonly PricedLine[]
  discounted: Pick<DiscountedLines, 'uses' | 'meansDiscount'>
}

/** Computes an order and checks its rules, of which `refuse` is told the first broken one, reading only. @throws as `placeOrder`, but for stock and place */
export async function planOrder(
  trx: Db,
  needs: OrderDeps,
  clientId: number,
  draft: OrderDraft,
  ahead: PricedAhead | null,
  refuse: (broken: Violation) => void = refuseViolation,
): Promise<PlannedOrder> {
  const now = shopTime(needs)
  const choice = choiceOf(draft, needs.catalogue.viewOf().branchId)
  const facts = (await findPlacementFacts(trx, clientId, choice)) ?? refuseNoSession()
  const branch = facts.branch ?? refuseViolation({ code: 'sucursal-cerrada' })
  const [destination, { priced, running, discounted, overLimit }] = await Promise.all([
    findDestination(trx, clientId, choice, branch, facts),
    pricedBasket(trx, needs, {
      clientId,
      branchId: branch.Id,
      draft,
      day: now.day,
      ahead,
      catalogueVersion: facts.catalogueVersion,
    }),
  ])
  const { lines, TotalDescuento } = discounted
  const { Monto1, GratisDesde } = destination.terms
  const totals = orderTotals(lines, choice.FormaEntrega, Monto1, TotalDescuento, GratisDesde)
  const placement = {
    choice,
    facts,
    branch,
    destination,
    overLimit,
    lines,
    totals,
    mostPieces: facts.mostPieces,
    alcoholWindows: await alcoholWindowsFor(trx, branch.Id, lines),
  }
  const telephone = draft.Opt2?.trim() || facts.client.Telefono
  const broken = checkOrder(placement, now) ?? checkTelephone(telephone, facts.client.Telefono)
  if (broken) refuse(broken)
  const content = orderContent(draft, placement)
  if (isOtherTotal(draft.TotalNeto, content.TotalNeto)) {
    // the cart adopts these lines, so they include the promotions from which it computes its discounts
    const Lineas = content.Lineas.map((line, index) => ({ ...priced[index], ...line }))
    refuseConflict('precios', { Pedido: { ...content, Lineas } })
  }
  return { now, placement, content, running, discounted }
}

/** The hours in which alcohol may be sold at the branch, read only for an order that has some. */
export async function alcoholWindowsFor(trx: Db, branchId: number, lines: readonly PricedLine[]) {
  if (!hasAlcohol(lines)) return []
  return (await findAlcoholWindows(trx, branchId)) ?? findSiteParameter(trx, 'VentanasAlcohol')
}

type OrderContent = Omit<PlacedOrder, 'Id' | 'Fecha' | 'Fechahora' | 'Estado' | 'Cliente' | 'Lineas'> & {
  Lineas: PricedLine[]
}

/** The order as the server computes it; what the customer left out comes from the account. */
function orderContent(draft: OrderDraft, placement: Placement): OrderContent {
  const { choice, facts, branch, lines, totals } = placement
  const { client, payment } = facts
  const { place, zone } = placement.destination
  return {
    Lineas: [...lines],
    FormaEntrega: choice.FormaEntrega,
    Dia: choice.Dia,
    HorarioEntrega: choice.HorarioEntrega,
    TipoPago: choice.paymentId === null ? null : { Id: choice.paymentId, Descrip: payment?.Descrip ?? '' },
    ...totals,
    B1: draft.B1 ?? true,
    Cupon: null,
    Cupondescuento: COUPON_CODE,
    Opt1: draft.Opt1?.trim() || client.Nombre,
    Opt2: draft.Opt2?.trim() || client.Telefono,
    Opt3: draft.Opt3?.trim() || client.Direccion,
    Opt4: draft.Opt4?.trim() ?? '',
    Opt5: draft.Opt5?.trim() ?? '',
    Opt6: draft.Opt6?.trim() ?? '',
    ...(branch.isOneOfSeveral && { Sucursal: branch.Id, NombreSucursal: branch.Nombre }),
    ...(zone !== null && { Zona: zone.Nombre }),
    ...(place?.Localidad && { Localidad: place.Localidad }),
    ...(place?.CodigoPostal && { CodigoPostal: place.CodigoPostal }),
    ...(client.invoice !== null && { Factura: client.invoice }),
  }
}

/** Whether the customer saw a total other than the server's; a total that was not sent is not compared. */
export function isOtherTotal(seen: number | null | undefined, TotalNeto: number): boolean {
  return seen !== null && seen !== undefined && toCentavos(seen) !== toCentavos(TotalNeto)
}

async function storeOrder(
  trx: Db,
  needs: OrderDeps,
  clientId: number,
  { now, placement, content, running, discounted: { uses, meansDiscount } }: PlannedOrder,
  { cartId, noteOrder, author }: { cartId: number | null; noteOrder: NoteOrder; author: OrderAuthor },
): Promise<Order> {
  const { choice, branch, destination } = placement
  const isOwn = author !== null && 'clientId' in author
  // what the client has in cart and held for it stays while somebody else orders
  const facts = isOwn ? placement.facts : { ...placement.facts, hasSavedCart: false, holdsPlace: false }
  await checkOrderCount(trx, needs, clientId, now.day)
  const { Lineas, TipoPago, Cupon, Sucursal, NombreSucursal, Zona, Factura, ...columns } = content
  const at = instant(needs.clock)
  const head = { Estado: OrderStatus.Pending, Fecha: now.day, Fechahora: now.Fechahora }
  const ids = {
    branch_id: branch.Id,
    zone_id: destination.zone?.Id ?? null,
    zone_name: destination.zone?.Nombre ?? null,
    client_id: clientId,
    slot_id: facts.slot?.id ?? null,
    payment_type_id: choice.paymentId,
    invoice: Factura ? JSON.stringify(Factura) : null,
    ...paymentColumns(needs, facts.paid),
    means_discount: meansDiscountColumn(facts.paid, meansDiscount),
  }
  const [wasSaved, Id] = await Promise.all([
    (cartId !== null || facts.hasSavedCart) && removeSavedCart(trx, clientId),
    insertOrder(trx, { ...columns, ...head, ...ids, created_at: at, updated_at: at }),
  ])
  // another device placed this cart at the same moment
  if (cartId && !wasSaved) refuseNotFound()
  const order = { Id, ...head, Cliente: clientId, ...content }
  await Promise.all([
    insertLines(trx, Id, Lineas, { priced: running }),
    writeUsedUnits(trx, Id, uses),
    noteOrder(Id),
  ])
  await recordOrderEvent(trx, needs, {
    orderId: Id,
    action: 'ordenar',
    author,
    at,
    fromCart: wasSaved,
    before: null,
    after: {
      Estado: OrderStatus.Pending,
      Preparacion: null,
      TotalNeto: order.TotalNeto,
      hasOtherTotals: false,
    },
    placed: {
      order,
      client: facts.client,
      payment: facts.payment && {
        ...facts.payment,
        Forma: facts.paid.way,
        ...(facts.paid.provider === TRANSFER_PROVIDER && { Transferencia: true as const }),
      },
      provider: ids.payment_provider,
      payBy: ids.pay_by,
      hasCredit: facts.hasCredit,
      mail: facts.mail,
    },
  })
  if (branch.hasStock) {
    const part = needs.config.rateLimit ? facts.sharedPart : null
    const shortfall = await holdStock(
      trx,
      needs,
      { orderId: Id, branchId: branch.Id, clientId, part },
      Lineas,
    )
    if (shortfall !== null) refuseViolation(shortfall)
  }
  await takeSlotPlace(trx, needs, clientId, branch.Id, choice, facts)
  if (needs.config.rateLimit) await checkSlotShare(trx, order, facts.mostOfSlot)
  return order
}

/** The place that the client holds becomes the order's; a place held elsewhere is returned. */
async function takeSlotPlace(
  trx: Db,
  needs: OrderDeps,
  clientId: number,
  branchId: number,
  { Dia }: Choice,
  { slot, holdsPlace, sharedPart }: OrderFacts,
): Promise<void> {
  if (Dia === null || slot === null) throw new Error('the day and slot were not checked')
  const to = { branchId, dayId: Dia, slotId: slot.id }
  await exchangeHold(trx, needs.clock, clientId, to, slot.capacity, holdsPlace)
  await checkNewAccounts(trx, needs, sharedPart, to)
}

async function exchangeHold(
  trx: Db,
  clock: OrderDeps['clock'],
  clientId: number,
  to: Place,
  capacity: number,
  holdsPlace: boolean,
): Promise<void> {
  const from = holdsPlace ? await deleteHold(trx, clientId) : null
  if (from !== null && isSamePlace(from, to)) return
  if (await exchangePlace(trx, clock, { from, to, capacity })) return
  // held by another request of the client since the facts were read
  const since = holdsPlace ? null : await deleteHold(trx, clientId)
  if (since === null || !isSamePlace(since, to)) refuseConflict('horario')
}

/**
 * Limits one client's share of a slot (`MaximoPedidosPorHorario`). Runs after the place is taken: the slot's row is then locked, so that of two
 * simultaneous orders the second sees the first.
 *
 * @throws 422 `pedidos-por-horario`
 */
export async function checkSlotShare(
  trx: Db,
  order: Pick<Order, 'Cliente' | 'Dia' | 'HorarioEntrega'>,
  most: number,
): Promise<void> {
  if ((await countPendingOfSlot(trx, order)) > most) refuseViolation({ code: 'pedidos-por-horario', most })
}
