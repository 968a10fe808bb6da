import { COUPON_CODE } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import { type OrderStatusCode, type PlacedOrder, type Actor, orderTotals } from '@gondola/contract/orders'
import { dayIdOf, slotText } from '@gondola/contract/delivery'
import { lineTotal } from '@gondola/contract/catalogue'
import { articleNamed } from '../catalogue/list-articles.ts'
import { priceDaysAgo } from '../catalogue/price-steps.ts'
import { dayAfter, deliveryDayFrom } from '../promotions/calendar-day.ts'
import { demoDelivery } from '../site/delivery.ts'
import { demoPayments } from '../site/payments.ts'
import { BASKETS, type BasketName } from './baskets.ts'
import { demoClients } from './clients.ts'
import { ORDER_PLANS, type OrderPlan } from './order-plans.ts'

/** A status change in an order's history. */
export interface DemoTransition {
  Estado: OrderStatusCode
  /** ISO instant with the shop's offset. */
  Fechahora: string
  by: Actor
}

/** An order line at its price, without promotions. */
type DemoLine = Omit<CartLine, 'Promociones' | 'Preciolista' | 'Descuentos' | 'Preparado'>

/** A complete order as the loader stores it, at the prices of its day; the customer is a user name. */
export type DemoOrder = Omit<PlacedOrder, 'Id' | 'Cliente' | 'Lineas'> & {
  Usuario: string
  Lineas: DemoLine[]
  transitions: DemoTransition[]
}

const SHOP_OFFSET = '-03:00'

/** Both customers' orders, oldest first, relative to `today` (ISO date). */
export function demoOrders(today: string): DemoOrder[] {
  return ORDER_PLANS.map((plan) => orderOf(plan, today)).toSorted((a, b) =>
    a.Fechahora.localeCompare(b.Fechahora),
  )
}

function orderOf(plan: OrderPlan, today: string): DemoOrder {
  const Fecha = dayAfter(today, -plan.daysAgo)
  const Fechahora = `${Fecha}T${plan.at}:00${SHOP_OFFSET}`
  const delivered = deliveryDayFrom(dayAfter(plan.Estado === 'P' ? today : Fecha, 1))
  const { costs, slots } = demoDelivery()
  const slot = slots[plan.slot]
  const client = demoClients().find(({ Usuario }) => Usuario === plan.Usuario)
  const payment = demoPayments().find(({ Id }) => Id === plan.TipoPago)
  if (!slot || !client || !payment)
    throw new Error(`The plan of ${plan.Usuario}'s order of ${plan.at} is wrong`)
  const Lineas = linesOf(plan.baskets, plan.daysAgo)
  return {
    Usuario: plan.Usuario,
    Fecha,
    Fechahora,
    Estado: plan.Estado,
    Lineas,
    FormaEntrega: plan.FormaEntrega,
    Dia: dayIdOf(delivered),
    HorarioEntrega: slotText(slot),
    TipoPago: { Id: payment.Id, Descrip: payment.Descrip },
    ...orderTotals(Lineas, plan.FormaEntrega, costs.Monto1),
    B1: plan.B1,
    Cupon: null,
    Cupondescuento: COUPON_CODE,
    Opt1: client.Nombre,
    Opt2: client.Telefono,
    Opt3: `${client.Direccion}, ${client.Localidad}`,
    Opt4: plan.comment,
    Opt5: '',
    Opt6: '',
    transitions: transitionsOf(plan, Fecha, Fechahora, delivered, slot.Hasta),
  }
}

function transitionsOf(
  { Estado }: OrderPlan,
  Fecha: string,
  Fechahora: string,
  delivered: string,
  slotEnd: string,
): DemoTransition[] {
  const placed: DemoTransition = { Estado: 'P', Fechahora, by: 'client' }
  if (Estado === 'P') return [placed]
  if (Estado === 'A') return [placed, { Estado, Fechahora: `${Fecha}T22:58:00${SHOP_OFFSET}`, by: 'client' }]
  const time = Estado === 'D' ? slotEnd : '08:35'
  return [placed, { Estado, Fechahora: `${delivered}T${time}:00${SHOP_OFFSET}`, by: 'staff' }]
}

function linesOf(baskets: BasketName[], daysAgo: number): DemoLine[] {
  const picks = baskets.flatMap((name) => [...BASKETS[name]] as [string, number][])
  return picks.map(([Descripcion, Cantidad], index) => {
    const article = articleNamed(Descripcion)
    const Precioindividual = priceDaysAgo(article, daysAgo)
    return {
      Items: index + 1,
      Cantidad,
      Unidad: article.unidad,
      Precioindividual,
      Precioventa: lineTotal(Precioindividual, Cantidad, article.unidad),
      Codart: article.Codigo,
      Imagen: article.Imagen,
      Ean: article.Ean,
      Descrip: article.Descripcion,
      Promo: null,
    }
  })
}
