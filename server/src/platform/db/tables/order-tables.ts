import type { OrderedTotals, PickedLine, PreparedLine } from '@gondola/contract/cart'
import type { LineDiscount, LinePromotion } from '@gondola/contract/catalogue'
import type { OrderDifference, TapOutcome } from '@gondola/contract/orders'
import type { DoorMeans, MoneyState, PaymentWay } from '@gondola/contract/payments'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Orders, their lines and what happens to them.

export interface PaymentTypeTable {
  Id: Generated<number>
  Descrip: string
  instructions: Generated<string>
  alias: Generated<string>
  is_active: Generated<boolean>
  position: Generated<number>
  /** How orders with it are paid; `provider` null: none takes part. */
  way: Generated<PaymentWay>
  provider: string | null
  /** With which means at the door its promotions still count; null: as `keepingMeans` says. */
  discount_means: Json<DoorMeans[]> | null
}

export type OrderStatusLetter = 'I' | 'P' | 'D' | 'C' | 'A'

export interface OrderTable {
  Id: Generated<number>
  client_id: number | null
  Fecha: string
  Fechahora: string
  Estado: OrderStatusLetter
  FormaEntrega: 'ED' | 'RS' | null
  Dia: number | null
  slot_id: number | null
  HorarioEntrega: string | null
  payment_type_id: number | null
  TotalBruto: number
  TotalDescuento: number | null
  TotalEnvio: number | null
  TotalNeto: number
  B1: Generated<boolean>
  Cupondescuento: string | null
  Opt1: Generated<string>
  Opt2: Generated<string>
  Opt3: Generated<string>
  Opt4: Generated<string>
  Opt5: Generated<string>
  Opt6: Generated<string>
  created_at: string
  updated_at: string
  /** When staff started preparing it; null: it is in the queue. */
  preparing_at: string | null
  preparing_by: number | null
  ready_at: string | null
  dispatched_at: string | null
  /** When a dispatched order was delivered or picked up; null: nobody noted it. */
  delivered_at: string | null
  /** The totals as ordered, set once the order's own totals are those of the prepared lines. */
  TotalesPedido: Json<OrderedTotals> | null
  MotivoCancelacion: string | null
  /** Never null once placed; a saved cart's is the branch that it was filled at. */
  branch_id: number | null
  /** The zone of a home delivery, which may have been deleted since, and its name at that time. */
  zone_id: number | null
  zone_name: string | null
  Localidad: string | null
  CodigoPostal: string | null
  /** How often the customer changed it since it was placed. */
  changes: Generated<number>
  /** How it is paid, as its payment type said when it was chosen; null: at the door. */
  payment_way: PaymentWay | null
  payment_provider: string | null
  /** Until when it may be paid before the shop cancels it; null: it need not be, or is. */
  pay_by: string | null
  /** A word of `MoneyState`; null: nothing is asked for or paid but at the door. */
  money_state: MoneyState | null
  /** Null: its payment type made it no cheaper. */
  means_discount: Json<MeansDiscount> | null
  /** The text by which staff search, on PostgreSQL alone. */
  searched: ColumnType<string | undefined, never, never>
}

/** What an order costs less because of its payment type, in centavos as ordered, and what keeps that at the door. */
export interface MeansDiscount {
  centavos: number
  keeps: readonly DoorMeans[]
}

/** What an order line's discounts are computed from, as of the day on which it was ordered. */
export interface OrderedTerms {
  Promociones: LinePromotion[]
  Preciolista?: number
}

/** What a customer said of a line that came. */
export interface OrderRatingTable {
  order_id: number
  Items: number
  /** The article that came: the line's, or its substitute. */
  code: string
  name: string
  branch_id: number | null
  /** When it was last said. */
  day: string
  is_good: boolean
}

export interface OrderLineTable {
  order_id: number
  Items: number
  Codart: string
  Descrip: string
  Cantidad: number
  Unidad: 1 | 100
  Precioindividual: number
  Precioventa: number
  Imagen: string | null
  Ean: string | null
  Promo: string | null
  Alcohol: Generated<boolean>
  /** The customer accepts a similar article as a replacement. */
  Reemplazo: Generated<boolean>
  /** Discounts by promotions; null: none. */
  Descuentos: Json<LineDiscount[]> | null
  Preparado: Json<PreparedLine> | null
  /** Counts the changes to the line during preparation. */
  Version: Generated<number>
  /** The last change's device, and the sequence number of its tap on that device. */
  device: string | null
  device_order: Generated<number>
  /** What its discounts were computed from; null: no promotion ran for the article. */
  ordered_terms: Json<OrderedTerms> | null
}

/** A picker's tap on an order line, and its outcome. */
export interface PickingTapTable {
  order_id: number
  key: string
  Items: number
  device: string
  device_order: number
  staff_id: number
  at: string
  picked: Json<PickedLine> | null
  outcome: TapOutcome
  detail: string | null
}

export interface OrderTransitionTable {
  id: Generated<number>
  order_id: number
  from_status: OrderStatusLetter | null
  to_status: OrderStatusLetter
  at: string
  author: 'client' | 'staff' | 'system'
  author_id: number | null
  /** The API key's name, if another system made the change; null: a person, or the shop itself. */
  author_name: string | null
  /** Staff's action, or `cambiar`; null: the customer's placing, saving, annulling. */
  step: string | null
  reason: string | null
  /** What the customer changed. */
  difference: Json<OrderDifference> | null
}

export interface IdempotencyKeyTable {
  client_id: number
  key: string
  request_hash: string
  order_id: number | null
  created_at: string
}

/** Units of an order that took part in a promotion with a limit by client and day. */
export interface PromotionUseTable {
  order_id: number
  promotion_id: number
  units: number
}
