import type { OrderPlan } from '@gondola/demo/year/plan-orders.ts'
import { DELIVERY_HORIZON_DAYS } from '@gondola/contract/base'
import { dayIdOf, slotText, zoneOf, type StaffZone } from '@gondola/contract/delivery'
import { isAlcoholSlot, orderTotals, type OrderTotals } from '@gondola/contract/orders'
import { toCartLine } from '@gondola/contract/cart'
import { termsInZone } from '../../../delivery/delivery-calendar.ts'
import { checkOrder } from '../../../orders/placing/check-order.ts'
import { discountedLines, type DiscountedLines } from '../../../orders/placing/discounted-lines.ts'
import type { PricedLine } from '../../../orders/order-lines.ts'
import { articleOn, hasToldStock, type YearBranch, type YearShop } from './year-shop.ts'

export interface TakenPlan {
  plan: OrderPlan
  branch: YearBranch
  slot: YearShop['slots'][number]
  lines: PricedLine[]
  /** The lines with the promotions of their day. */
  priced: readonly PricedLine[]
  totals: OrderTotals
  uses: DiscountedLines['uses']
  zone: StaffZone | null
}

const DAY_MS = 86_400_000
const NO_MAIL = { Email: '', email_confirmed_at: null }

/**
 * Prices a plan by the shop's own pricing at the prices, offers and promotions of its day, and checks it by the shop's
 * own rules. Null if they refuse it.
 */
export function takePlan(shop: YearShop, plan: OrderPlan, today: string): TakenPlan | null {
  const { person, day, FormaEntrega, TipoPago } = plan
  const branch = shop.branches[person.place.branch]
  const slot = shop.slots[plan.slot]
  const payment = shop.payments.get(TipoPago)
  if (branch === undefined || slot === undefined || payment === undefined) return null
  const isHome = FormaEntrega === 'ED'
  const place = isHome ? { Localidad: person.place.Localidad, CodigoPostal: person.place.CodigoPostal } : null
  const zone = place === null ? null : zoneOf(branch.zones, place)
  const terms = termsInZone(shop.terms, zone)
  const lines = pricedPlan(shop, branch, plan, slot, today)
  const discounted = discountedLines(lines, TipoPago)
  const totals = orderTotals(
    discounted.lines,
    FormaEntrega,
    terms.Monto1,
    discounted.TotalDescuento,
    terms.GratisDesde,
  )
  const broken = checkOrder(
    {
      choice: {
        FormaEntrega,
        Dia: dayIdOf(day),
        isoDate: day,
        HorarioEntrega: slotText(slot),
        Desde: slot.Desde,
        Hasta: slot.Hasta,
        paymentId: TipoPago,
        MayorDeEdad: true,
        branchId: branch.Id,
        place,
      },
      facts: {
        client: { Id: 0, Nombre: person.Nombre, Direccion: '', Telefono: '', invoice: null, ...NO_MAIL },
        branch: null,
        terms,
        payment,
        paid: { way: 'puerta', provider: null, discountMeans: null, minutesToPay: 0 },
        slot: { id: slot.Id, capacity: slot.capacity },
        isHoliday: false,
        daysUnpaid: DELIVERY_HORIZON_DAYS,
      },
      branch: {
        Id: branch.Id,
        Nombre: branch.Nombre,
        Retiro: true,
        isOneOfSeveral: shop.branches.length > 1,
        hasZones: branch.zones.length > 0,
        hasStock: false,
      },
      destination: { place, zone, terms },
      lines: discounted.lines,
      totals,
      mostPieces: shop.MaximoPiezasPorPedido,
      alcoholWindows: shop.alcoholWindows,
      overLimit: null,
    },
    { day: plan.placedAt.slice(0, 10), time: plan.placedAt.slice(11, 16), Fechahora: plan.placedAt },
  )
  return broken === null
    ? { plan, branch, slot, lines: discounted.lines, priced: lines, totals, uses: discounted.uses, zone }
    : null
}

/** The plan's lines at the prices of the day on which it is placed. */
function pricedPlan(
  shop: YearShop,
  branch: YearBranch,
  { placedAt, day, lines }: OrderPlan,
  slot: YearShop['slots'][number],
  today: string,
): PricedLine[] {
  const placed = placedAt.slice(0, 10)
  const when = { day: placed, daysAgo: Math.max(0, (Date.parse(today) - Date.parse(placed)) / DAY_MS) }
  const takesAlcohol = isAlcoholSlot(slot, day, shop.alcoholWindows)
  return lines
    .filter(
      ({ article }) =>
        !hasToldStock(branch, article) && (takesAlcohol || !shop.alcoholic.has(article.Familia.Codigo)),
    )
    .map(({ article, Cantidad, Reemplazo }, index) => {
      const line = toCartLine(articleOn(shop, branch, article, when), Cantidad, index + 1)
      const { Precioindividual, Precioventa } = line
      if (Precioindividual === null || Precioventa === null) throw new Error(`${line.Codart} has no price`)
      return { ...line, Precioindividual, Precioventa, Reemplazo, Aclaracion: '' }
    })
}
