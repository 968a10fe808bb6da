import type { ColumnType } from 'kysely'
import type { InvoiceData } from '@gondola/contract/clients'
import type { AlcoholWindow, DeliveryPlace, OpeningHours } from '@gondola/contract/branches'
import type { ApiScope } from '@gondola/contract/calls'
import type { LineWish, OrderedTotals, PickedLine, PreparedLine } from '@gondola/contract/cart'
import type { LineDiscount, LinePromotion, Mechanic, ProductFacts } from '@gondola/contract/catalogue'
import type { PictureKind, PriceRule } from '@gondola/contract/catalogue-admin'
import type { ZonePlace } from '@gondola/contract/delivery'
import type { DifferenceKind, FieldChange, ImportState } from '@gondola/contract/imports'
import type { InboxName, InboxState } from '@gondola/contract/inboxes'
import type { DeliveryState, WebhookEvent } from '@gondola/contract/integrations'
import type {
  ClaimReason,
  ClaimState,
  OrderDifference,
  PushKind,
  Voucher,
  PushState,
  QuestionOption,
  ReturnedGoods,
  ReturnMeans,
  TapOutcome,
} from '@gondola/contract/orders'
import type {
  CreditKind,
  DoorMeans,
  MoneyState,
  PaymentDifferenceKind,
  PaymentState,
  PaymentWay,
  PendingAccountKind,
} from '@gondola/contract/payments'
import type { StockState } from '@gondola/contract/stock'
import type { StaffAlert } from '@gondola/contract/staff'

/** A JSON column: written as JSON text (`JSON.stringify`), read as the parsed value on both databases. */
export type Json<T> = ColumnType<T, string, string>

export type OrderStatusLetter = 'I' | 'P' | 'D' | 'C' | 'A'

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

/** What the columns of a bank's extract are: their indexes from 0. */
export interface BankColumns {
  day: number
  texts: number[]
  credit: number
  /** Of a file that has debits in a column of their own; null: they are negative. */
  debit: number | null
}

/**
 * Columns whose type is narrower than the database's: words, and the values of JSON. `npm run tables` takes the others
 * from the schema. JSON that is not here is declared by the room that owns it (`mail/queue-mail.ts`).
 */
export interface NarrowColumns {
  api_keys: {
    scopes: ApiScope[]
    branches: number[]
    networks: string[]
  }
  pending_accounts: {
    kind: PendingAccountKind
    fields: Record<string, string>
    asked_by: number[]
  }
  articles: {
    unidad: 1 | 100
    ContenidoUnidad: 'g' | 'ml' | 'un' | 'm'
    manual_fields: string[]
    list_prices: Record<string, number>
    not_sold_at: number[]
    facts: ProductFacts
  }
  audit_log: {
    before: Record<string, unknown>
    after: Record<string, unknown>
  }
  bank_formats: {
    columns: BankColumns
  }
  bank_movements: {
    state: 'libre' | 'propuesto' | 'asignado' | 'descartado'
    reason: 'sin-referencia' | 'otro-importe' | 'ya-pagado' | 'a-mano'
  }
  banners_front: {
    branches: number[]
  }
  banners_user: {
    branches: number[]
  }
  branch_delivery_rules: {
    weekdays: number[]
  }
  branches: {
    Horarios: OpeningHours[]
    alcohol_windows: AlcoholWindow[]
    walk: number[]
    learned_walk: number[]
  }
  catalogue_version: {
    id: 1
  }
  clients: {
    delivery_place: DeliveryPlace
    invoice: InvoiceData
  }
  delivery_rules: {
    id: 1
  }
  import_differences: {
    kind: DifferenceKind
    changes: FieldChange[]
  }
  import_profiles: {
    definition: unknown
  }
  import_undo: {
    before: Record<string, unknown>
    after: Record<string, unknown>
    source: Record<string, unknown>
  }
  imports: {
    report: unknown
    state: ImportState
    options: unknown
    outcome: unknown
    progress: unknown
    created: unknown
  }
  inbox_events: {
    inbox: InboxName
    kind: 'nota' | 'respuesta' | 'cambio'
  }
  inbox_items: {
    inbox: InboxName
    state: InboxState
  }
  claims: {
    unit: 1 | 100
    reason: ClaimReason
    means: ReturnMeans
    returned: ReturnedGoods
    state: ClaimState
  }
  credit_movements: {
    kind: CreditKind
  }
  line_questions: {
    options: QuestionOption[]
    answer: 'elegida' | 'sin-eso' | 'retirada'
  }
  mail_queue: {
    state: 'queued' | 'sent' | 'failed' | 'abandoned'
  }
  offers: {
    branches: number[]
  }
  order_lines: {
    Unidad: 1 | 100
    Reemplazo: LineWish
    Descuentos: LineDiscount[]
    Preparado: PreparedLine
    ordered_terms: OrderedTerms
  }
  order_transitions: {
    from_status: OrderStatusLetter
    to_status: OrderStatusLetter
    author: 'client' | 'staff' | 'system'
    difference: OrderDifference
  }
  orders: {
    Estado: OrderStatusLetter
    FormaEntrega: 'ED' | 'RS'
    TotalesPedido: OrderedTotals
    invoice: InvoiceData
    payment_way: PaymentWay
    money_state: MoneyState
    means_discount: MeansDiscount
  }
  vouchers: {
    kind: Voucher['Tipo']
  }
  parameters: {
    value: unknown
  }
  payment_differences: {
    kind: PaymentDifferenceKind
  }
  payment_events: {
    kind:
      | 'pedida'
      | 'estado'
      | 'cobro'
      | 'liberacion'
      | 'devolucion'
      | 'cierre'
      | 'vencimiento'
      | 'diferencia'
      | 'nota'
      | 'liberado'
    state: PaymentState
    author: 'client' | 'staff' | 'system' | 'provider'
  }
  payment_sessions: {
    state: 'nueva' | 'abierta' | 'cerrando' | 'cerrada'
  }
  payment_types: {
    way: PaymentWay
    discount_means: DoorMeans[]
  }
  payments: {
    state: PaymentState
  }
  picking_taps: {
    picked: PickedLine
    outcome: TapOutcome
  }
  pictures: {
    kind: PictureKind
  }
  price_changes: {
    rule: PriceRule
  }
  price_history: {
    source: 'demo' | 'import' | 'staff' | 'undo'
  }
  promotions: {
    Mecanica: Mechanic
    Dias: number[]
    TiposPago: number[]
    branches: number[]
  }
  push_keys: {
    id: 1
  }
  push_messages: {
    kind: PushKind
    state: PushState
  }
  refunds: {
    state: 'pedido' | 'hecho' | 'rechazado'
  }
  staff_accounts: {
    recovery_codes: string[]
    branches: number[]
    alerts: StaffAlert[]
    alerted: StaffAlert[]
  }
  staff_roles: {
    permissions: string[]
  }
  stock: {
    tapped: StockState
    state: StockState
  }
  summed_articles: {
    unit: 1 | 100
  }
  summed_fills: {
    kind: 'articulo' | 'preparador' | 'hora'
  }
  webhook_deliveries: {
    state: DeliveryState
  }
  webhook_endpoints: {
    events: WebhookEvent[]
  }
  webhook_events: {
    type: WebhookEvent
  }
  zones: {
    places: ZonePlace[]
    polygon: [number, number][]
    weekdays: number[]
  }
}
