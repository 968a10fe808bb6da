import type { PriceRule, PictureKind } from '@gondola/contract/catalogue-admin'
import type { DeliveryState, WebhookEvent } from '@gondola/contract/integrations'
import type { ApiScope } from '@gondola/contract/calls'
import type { DifferenceKind, FieldChange, ImportState } from '@gondola/contract/imports'
import type { LineDiscount, LinePromotion, Mechanic, ProductFacts } from '@gondola/contract/catalogue'
import type { OrderedTotals, PickedLine, PreparedLine } from '@gondola/contract/cart'
import type { OrderDifference, PushKind, PushState, TapOutcome } from '@gondola/contract/orders'
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { AlcoholWindow, DeliveryPlace, OpeningHours } from '@gondola/contract/branches'
import type { ZonePlace } from '@gondola/contract/delivery'
import type { StockState } from '@gondola/contract/stock'
import type { InboxName, InboxState } from '@gondola/contract/inboxes'
import type { DoorMeans, MoneyState, PaymentWay } from '@gondola/contract/payments'
import type {
  BankExtractTable,
  BankFormatTable,
  BankMovementTable,
  BankReturnTable,
  TransferAccountTable,
} from './bank-tables.ts'
import type {
  PaymentDifferenceTable,
  PaymentEventTable,
  PaymentProviderTable,
  PaymentSessionTable,
  PaymentTable,
  PaymentTaskTable,
  RefundTable,
} from './payment-tables.ts'

/** A JSON column: written as JSON text (`JSON.stringify`), read as the parsed value on both databases. */
export type Json<T> = ColumnType<T, string, string>

/**
 * The tables created by `migrations/`. Capitalised columns have their wire names; snake_case ones stay in the server.
 */
export interface Database {
  departments: DepartmentTable
  families: FamilyTable
  brands: BrandTable
  articles: ArticleTable
  offers: OfferTable
  promotions: PromotionTable
  promotion_articles: PromotionArticleTable
  promotion_families: PromotionFamilyTable
  promotion_brands: PromotionBrandTable
  catalogue_version: CatalogueVersionTable
  catalogue_changes: CatalogueChangeTable
  banners_front: BannerTable
  banners_user: BannerTable
  parameters: ParameterTable
  branches: BranchTable
  price_lists: PriceListTable
  branch_delivery_rules: BranchDeliveryRulesTable
  branch_holidays: BranchHolidayTable
  zones: ZoneTable
  coverage_requests: CoverageRequestTable
  client_addresses: ClientAddressTable
  stock: StockTable
  stock_holds: StockHoldTable
  shortages: ShortageTable
  provinces: ProvinceTable
  document_types: DocumentTypeTable
  card_requests: CardRequestTable
  contacts: ContactTable
  withdrawals: WithdrawalTable
  inbox_items: InboxItemTable
  inbox_events: InboxEventTable
  clients: ClientTable
  staff_accounts: StaffAccountTable
  audit_log: AuditLogTable
  sessions: SessionTable
  recovery_tokens: ReferenceTable
  document_references: ReferenceTable
  email_confirmations: ReferenceTable
  delivery_weekdays: DeliveryWeekdayTable
  delivery_slots: DeliverySlotTable
  delivery_holidays: DeliveryHolidayTable
  delivery_rules: DeliveryRulesTable
  slot_bookings: SlotBookingTable
  slot_holds: SlotHoldTable
  delivery_costs: DeliveryCostTable
  payment_types: PaymentTypeTable
  orders: OrderTable
  order_lines: OrderLineTable
  favourites: FavouriteTable
  summed_days: SummedDayTable
  summed_articles: SummedArticleTable
  summed_branches: SummedBranchTable
  stale_days: StaleDayTable
  order_ratings: OrderRatingTable
  payment_providers: PaymentProviderTable
  payment_sessions: PaymentSessionTable
  payments: PaymentTable
  refunds: RefundTable
  payment_events: PaymentEventTable
  payment_tasks: PaymentTaskTable
  payment_differences: PaymentDifferenceTable
  transfer_account: TransferAccountTable
  bank_extracts: BankExtractTable
  bank_formats: BankFormatTable
  bank_movements: BankMovementTable
  bank_returns: BankReturnTable
  order_transitions: OrderTransitionTable
  picking_taps: PickingTapTable
  idempotency_keys: IdempotencyKeyTable
  promotion_uses: PromotionUseTable
  points_ledger: PointsLedgerTable
  rate_limits: RateLimitTable
  mail_queue: MailQueueTable
  mail_refusals: MailRefusalTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionTable
  push_messages: PushMessageTable
  webhook_endpoints: WebhookEndpointTable
  webhook_events: WebhookEventTable
  webhook_deliveries: WebhookDeliveryTable
  api_keys: ApiKeyTable
  mail_texts: MailTextTable
  imports: ImportTable
  import_sources: ImportSourceTable
  import_differences: ImportDifferenceTable
  import_undo: ImportUndoTable
  import_profiles: ImportProfileTable
  family_choices: FamilyChoiceTable
  price_history: PriceHistoryTable
  price_changes: PriceChangeTable
  price_change_rows: PriceChangeRowTable
  pictures: PictureTable
  empty_searches: EmptySearchTable
  brand_synonyms: BrandSynonymTable
}

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
export type RowChange<T extends keyof Database> = Updateable<Database[T]>

interface DepartmentTable {
  Codigo: number
  Descripcion: string
  position: Generated<number>
  is_active: Generated<boolean>
}

interface FamilyTable {
  Codigo: number
  Descripcion: string
  department_code: number
  Perecedero: Generated<boolean>
  /** Needs refrigeration on its way to the customer. */
  Frio: Generated<boolean>
  Alcohol: Generated<boolean>
  /** Default VAT rate of its articles, in percent. */
  Iva: Generated<number>
  position: Generated<number>
  /** Pieces or grams by which the chain's stock numbers may be wrong. */
  MargenExistencia: Generated<number>
  /** An inactive family is hidden, with its articles. */
  is_active: Generated<boolean>
}

interface BrandTable {
  Codigo: Generated<number>
  Descripcion: string
  /** Case and accents folded; unique. */
  name_key: string
}

interface ArticleTable {
  Codigo: string
  Descripcion: string
  Descripcioncorta: string
  /** Pesos per unit or per kilogram. */
  Precioventa: number
  unidad: 1 | 100
  unidaddescrip: string
  Imagen: string | null
  Ean: string | null
  brand_code: number
  family_code: number
  /** In percent: 21, 10.5 or 0. */
  Iva: Generated<number>
  ImpuestoInterno: number | null
  ContenidoNeto: number | null
  ContenidoUnidad: 'g' | 'ml' | 'un' | 'm' | null
  /** The article's code in the system it was imported from. */
  codigo_origen: string | null
  is_on_sale: Generated<boolean>
  position: Generated<number>
  popularity: Generated<number>
  updated_at: string
  /** Columns that staff set by hand, which imports do not change; null: none. */
  manual_fields: Json<string[]> | null
  /** Pesos by price list, where they differ from `Precioventa`; null: nowhere. */
  list_prices: Json<Record<string, number>> | null
  /** Branches that do not sell it; null: all sell it. */
  not_sold_at: Json<number[]> | null
  /** The most that an order may ask for, in pieces or grams; null: no limit of its own. */
  LimitePorPedido: number | null
  /** What its package says; null: nothing is known. */
  facts: Json<ProductFacts> | null
}

interface OfferTable {
  id: Generated<number>
  article_code: string
  Preciooferta: number
  FechaDesde: string
  FechaHasta: string
  position: Generated<number>
  /** The branches that it is for; null: all. */
  branches: Json<number[]> | null
}

interface PromotionTable {
  Promocion: Generated<number>
  Descripcion: string
  Descrip: string
  Imagen: string | null
  FechaDesde: string
  FechaHasta: string
  Bases: Generated<string>
  position: Generated<number>
  /** Null: a label without a discount. */
  Mecanica: Json<Mechanic> | null
  /** Weekdays on which it applies, 0 Sunday; null: every day. */
  Dias: Json<number[]> | null
  /** Payment types that it needs, one of them; null: any. */
  TiposPago: Json<number[]> | null
  /** The branches that it is for; null: all. */
  branches: Json<number[]> | null
}

interface PromotionArticleTable {
  promotion_id: number
  article_code: string
  position: Generated<number>
}

interface PromotionFamilyTable {
  promotion_id: number
  family_code: number
}

interface PromotionBrandTable {
  promotion_id: number
  brand_code: number
}

interface CatalogueVersionTable {
  id: 1
  version: number
  /** The import that is being applied or undone; its rows are hidden meanwhile. */
  hidden_import: Generated<number | null>
  /** Set in a transaction whose writes need not be recorded as changes. */
  is_silent: Generated<boolean>
}

interface CatalogueChangeTable {
  /** The first catalogue version that includes the change. */
  version: number
  table_name: string
  /** The article's code; empty for other tables. */
  code: string
}

interface BannerTable {
  Id: Generated<number>
  Url: string
  Imagen: string
  Descrip: string
  Texto: Generated<string>
  Estado: Generated<number>
  position: Generated<number>
  /** First and last day on which it is shown, inclusive; null: no limit. */
  FechaDesde: string | null
  FechaHasta: string | null
  /** The branches that it is for; null: all. */
  branches: Json<number[]> | null
}

interface ParameterTable {
  name: string
  value: Json<unknown>
}

interface BranchTable {
  Id: Generated<number>
  /** The chain's own code; empty: none. */
  Codigo: Generated<string>
  Nombre: string
  Direccion: string
  Localidad: Generated<string>
  CodigoPostal: Generated<string>
  Provincia: Generated<string>
  Latitud: number | null
  Longitud: number | null
  Telefono: string
  Horarios: Json<OpeningHours[]> | null
  /** Customers may pick up their orders there. */
  Retiro: Generated<boolean>
  /** When alcohol may be sold; null: the hours of the shop's parameters. */
  alcohol_windows: Json<AlcoholWindow[]> | null
  /** Null: the articles' base prices. */
  price_list_id: number | null
  /** Takes orders. */
  is_active: Generated<boolean>
  /** Shown on the contact page. */
  is_visible: Generated<boolean>
  /** The branch of calls that name none; exactly one. */
  is_default: Generated<boolean>
  /** Its key in import files: for SEPA `comercio-bandera-sucursal`; null: not assigned. */
  import_key: string | null
  position: Generated<number>
}

interface PriceListTable {
  Id: Generated<number>
  Nombre: string
  /** Case and accents folded; unique. */
  name_key: string
  created_at: string
}

/** The delivery rules of a branch that does not follow the shop's. */
interface BranchDeliveryRulesTable {
  branch_id: number
  /** 0 Sunday … 6 Saturday. */
  weekdays: Json<number[]>
  cutoff_days: Generated<number>
  cutoff_time: string | null
  Monto1: number
  Monto2: number
}

/** A branch's days without delivery, besides the shop's. */
interface BranchHolidayTable {
  branch_id: number
  day: string
  description: string
}

/** Where a branch delivers, and on what terms; null terms are the branch's own. */
interface ZoneTable {
  Id: Generated<number>
  branch_id: number
  Nombre: string
  places: Json<ZonePlace[]>
  /** Corners as latitude and longitude; null: the zone is its places. */
  polygon: Json<[number, number][]> | null
  Costo: number | null
  Minimo: number | null
  GratisDesde: number | null
  weekdays: Json<number[]> | null
  cutoff_days: number | null
  cutoff_time: string | null
  is_active: Generated<boolean>
  position: Generated<number>
}

/** A person whom no zone reaches yet. */
interface CoverageRequestTable {
  Id: Generated<number>
  Localidad: string
  CodigoPostal: Generated<string>
  /** The folded locality, or the postal code if there is none. */
  place_key: string
  Email: string
  email_key: string
  at: string
}

interface ClientAddressTable {
  Id: Generated<number>
  client_id: number
  Calle: string
  Numero: Generated<string>
  Piso: Generated<string>
  Localidad: Generated<string>
  CodigoPostal: Generated<string>
  Provincia: Generated<string>
  Referencia: Generated<string>
  Latitud: number | null
  Longitud: number | null
  is_default: Generated<boolean>
}

/** An article's stock at a branch; without a row it is there. */
interface StockTable {
  branch_id: number
  article_code: string
  /** Pieces or grams as the chain's system last sent it, less what was dispatched since; null: it sends none. */
  quantity: number | null
  reported_at: string | null
  /** Pieces or grams of pending orders. */
  held: Generated<number>
  /** What staff said by hand; null: nothing. */
  tapped: StockState | null
  tapped_at: string | null
  tapped_by: string | null
  /** What customers are told; computed by whoever writes the row. */
  state: Generated<StockState>
  /** When `state` last changed. */
  changed_at: string
}

/** What a pending order holds of an article; removed once it is dispatched, cancelled or annulled. */
interface StockHoldTable {
  order_id: number
  article_code: string
  branch_id: number
  quantity: number
}

/** How often an article was missing when orders were picked; older days count less. */
interface ShortageTable {
  branch_id: number
  article_code: string
  asked: number
  missed: number
  /** The day as of which the counts are weighted. */
  day: string
}

interface ProvinceTable {
  Id: Generated<number>
  Codigo: string
  Descripcion: string
}

interface DocumentTypeTable {
  Codigo: number
  Descripcion: string
  position: Generated<number>
}

interface CardRequestTable {
  Id: Generated<number>
  Nombre: string
  Apellido: string
  Direccion: string
  Email: string
  Nrodoc: string
  Telefono: string
  document_type_code: number | null
  TituloEmail: string
  MensajeEmail: string
  Fechahora: string
}

interface ContactTable {
  Id: Generated<number>
  Nombre: string
  Email: string
  Telefono: string
  Comentario: string
  Motivo: string
  Mensaje: string
  Fechahora: string
}

interface WithdrawalTable {
  Codigo: string
  Fecha: string
  Nombre: string
  Email: string
  Telefono: Generated<string>
  Pedido: Generated<string>
  Motivo: Generated<string>
  /** Normalised mail and order number; a repeated request gets the same code. */
  request_key: string
}

/** Staff's progress on an inbox item; without a row it is new. */
interface InboxItemTable {
  inbox: InboxName
  key: string
  state: InboxState
  staff_id: number | null
  /** When it was first answered, resolved or rejected. */
  answered_at: string | null
}

interface InboxEventTable {
  id: Generated<number>
  inbox: InboxName
  key: string
  at: string
  user_name: string
  kind: 'nota' | 'respuesta' | 'cambio'
  text: string
  mail_id: number | null
}

interface ClientTable {
  Id: Generated<number>
  Nombre: string
  Direccion: string
  Localidad: Generated<string>
  Idasociado: Generated<number>
  Tarjeta: string | null
  Sucursal: number | null
  Usuario: string
  Email: string
  document_type_code: number
  Nrodoc: string
  /** 0 active, 1 blocked. */
  Estado: Generated<number>
  Cliente: string | null
  Telefono: string
  Alta: string
  Baja: Generated<boolean>
  Puntos: Generated<number>
  Comentario: Generated<string>
  password_hash: string
  user_key: string
  /** The normalised address, or a placeholder while another account holds the address (`clients/email-holder.ts`). */
  email_key: string
  /** Why staff blocked the account. */
  block_reason: string | null
  /** When a link mailed to the address was followed; null: unconfirmed, so no typed text may be mailed to it. */
  email_confirmed_at: string | null
  /** Where orders go, as last chosen; null: never chosen. */
  delivery_place: Json<DeliveryPlace> | null
  /** The text by which staff search, on PostgreSQL alone. */
  searched: ColumnType<string | undefined, never, never>
}

interface StaffAccountTable {
  id: Generated<number>
  user_name: string
  password_hash: string
  role: string
  is_active: Generated<boolean>
  created_at: string
  /** Comparison key of the user name (`userKey`). */
  user_key: string | null
  full_name: Generated<string>
  /** The TOTP secret, encrypted (`staff/sealed-secrets.ts`); required at login only if `totp_is_active`. */
  totp_secret: string | null
  totp_is_active: Generated<boolean>
  /** The last TOTP time step used, so that no code works twice. */
  totp_last_step: number | null
  /** Hashes of the unused recovery codes. */
  recovery_codes: Json<string[]> | null
  last_login_at: string | null
  /** The branches whose work it sees; null: all. */
  branches: Json<number[]> | null
}

/** Staff's bulk price changes. Outlives the accounts, hence the user name. */
interface PriceChangeTable {
  id: Generated<number>
  at: string
  user_name: string
  rule: Json<PriceRule>
  articles: number
  undone_at: string | null
  undone_by: string | null
  /** The list whose prices were changed; null: the base prices. */
  price_list_id: number | null
}

interface PriceChangeRowTable {
  change_id: number
  article_code: string
  price_before: number
  price_after: number
  was_held: boolean
  /** Of a list's price: it followed the base price before. */
  was_base: Generated<boolean>
}

interface AuditLogTable {
  id: Generated<number>
  at: string
  staff_id: number | null
  user_name: string | null
  entity: string
  key: string
  action: string
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
}

interface SessionTable {
  token_hash: string
  client_id: number | null
  staff_id: number | null
  created_at: string
  used_at: string
  expires_at: string
}

interface ReferenceTable {
  token_hash: string
  client_id: number
  created_at: string
  expires_at: string
}

interface DeliveryWeekdayTable {
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  is_active: boolean
}

interface DeliverySlotTable {
  Id: Generated<number>
  Desde: string
  Hasta: string
  capacity: number
  is_active: Generated<boolean>
  position: Generated<number>
  /** Null: offered by every branch that has no slots of its own. */
  branch_id: number | null
}

interface DeliveryRulesTable {
  id: 1
  cutoff_days: number
  cutoff_time: string | null
}

interface DeliveryHolidayTable {
  day: string
  description: string
}

interface SlotBookingTable {
  branch_id: number
  /** The delivery day's id, yyyymmdd. */
  day_id: number
  slot_id: number
  taken: number
  capacity: number
}

interface SlotHoldTable {
  client_id: number
  branch_id: number
  day_id: number
  slot_id: number
  /** An instant. */
  expires_at: string
}

interface DeliveryCostTable {
  id: Generated<number>
  Monto1: number
  Monto2: number
}

interface PaymentTypeTable {
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

interface OrderTable {
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

/** A kind of mail that a client does not want. */
interface MailRefusalTable {
  client_id: number
  template: string
}

/** The key pair that signs push messages (VAPID). */
interface PushKeysTable {
  id: 1
  public_key: string
  /** Encrypted (`push/push-keys.ts`). */
  private_key: string
  created_at: string
}

/** A browser that wants push messages about its customer's orders, while their session in it lasts. */
interface PushSubscriptionTable {
  id: Generated<number>
  client_id: number
  session_hash: string
  /** The name of the push service (`push/push-services.ts`). */
  service: string
  endpoint: string
  p256dh: string
  auth: string
  /** The public key that the browser was given. */
  vapid_key: string
  created_at: string
}

/** A push message to one browser. */
interface PushMessageTable {
  id: Generated<number>
  order_id: number
  /** Null: the browser no longer wants messages. */
  subscription_id: number | null
  kind: PushKind
  /** What the browser shows, as JSON text. */
  payload: string
  state: Generated<PushState>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  /** After this it is no news any more. */
  expires_at: string
  created_at: string
  sent_at: string | null
  /** The HTTP status of the last attempt. */
  status_code: number | null
  last_error: string | null
}

/** What a customer said of a line that came. */
interface OrderRatingTable {
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

/** A day whose orders were summed for the reports. */
interface SummedDayTable {
  day: string
  turn: number
}

/** What a day's orders sold of an article, as the report of sold articles counts it. */
interface SummedArticleTable {
  day: string
  /** 0: of orders without a branch. */
  branch_id: number
  code: string
  unit: 1 | 100
  name: string
  quantity: number
  sales: number
  orders: number
}

/** The prepared lines of a day's orders, how many of its orders left, and how many came from a saved cart. */
interface SummedBranchTable {
  day: string
  branch_id: number
  picked: number
  missing: number
  left_orders: number
  on_time: number
  bought_carts: number
}

/** An order of this day changed, perhaps since the day was summed. */
interface StaleDayTable {
  note: string
  day: string
}

interface OrderLineTable {
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
  /** What its discounts were computed from; null: no promotion ran for the article, or it was ordered before 0005. */
  ordered_terms: Json<OrderedTerms> | null
}

/** A picker's tap on an order line, and its outcome. */
interface PickingTapTable {
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

interface FavouriteTable {
  client_id: number
  article_code: string
  created_at: string
}

interface OrderTransitionTable {
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

interface IdempotencyKeyTable {
  client_id: number
  key: string
  request_hash: string
  order_id: number | null
  created_at: string
}

interface PointsLedgerTable {
  id: Generated<number>
  client_id: number
  order_id: number | null
  points: number
  reason: string
  at: string
  /** User name of the staff member who adjusted them; null: the shop itself. */
  author: string | null
}

interface RateLimitTable {
  key: string
  count: number
  resets_at: string
}

export interface MailQueueTable {
  id: Generated<number>
  to_address: string
  reply_to: string | null
  subject: string
  /** The rendered bodies of mails queued by an earlier version, without `content`; otherwise empty. */
  text: string
  html: string
  state: Generated<'queued' | 'sent' | 'failed' | 'abandoned'>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  last_error: string | null
  event_key: string | null
  created_at: string
  sent_at: string | null
  /** The client it belongs to; null: nobody with an account. */
  client_id: number | null
  /** The kind under which it counts towards the limit for unconfirmed addresses; null: it does not count. */
  limited_as: string | null
  /** The account was deleted: the row is deleted once the mail is sent or abandoned. */
  is_forgotten: Generated<boolean>
  /** When the content was deleted; subject and address remain. */
  emptied_at: string | null
}

/** Another system's webhook endpoint for order events. */
interface WebhookEndpointTable {
  id: Generated<number>
  name: string
  url: string
  events: Json<WebhookEvent[]>
  is_active: boolean
  /** Encrypted (`integrations/sealed-webhook-secrets.ts`), like `previous_secret`. */
  secret: string
  /** The previous secret, which also signs until `previous_until`. */
  previous_secret: string | null
  previous_until: string | null
  created_at: string
}

interface WebhookEventTable {
  id: Generated<number>
  /** The event's id for other systems. */
  key: string
  type: WebhookEvent
  order_id: number
  at: string
  /** The order at that time, as wire JSON. */
  payload: string
}

/** The delivery of one event to one endpoint, with its state. */
interface WebhookDeliveryTable {
  id: Generated<number>
  event_id: number
  endpoint_id: number
  order_id: number
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  /** The HTTP status of the last attempt. */
  status_code: number | null
  answer: string | null
  last_error: string | null
  sent_at: string | null
}

/** Another system's API key; only its hash is stored. */
interface ApiKeyTable {
  id: Generated<number>
  name: string
  prefix: string
  key_hash: string
  scopes: Json<ApiScope[]>
  created_at: string
  created_by: string
  used_at: string | null
  revoked_at: string | null
}

/** The shop's own texts of a mail. */
interface MailTextTable {
  name: string
  Asunto: string
  Texto: string
  Nota: string
}

interface ImportTable {
  id: Generated<number>
  file_name: string
  profile: string
  author: string
  started_at: string
  finished_at: string | null
  report: Json<unknown> | null
  state: Generated<ImportState>
  /** File name in the data folder's `importaciones`; null if the command line read a local file. */
  stored_file: string | null
  options: Json<unknown> | null
  outcome: Json<unknown> | null
  progress: Json<unknown> | null
  /** Id of the running worker's lease, valid until `lease_until`. */
  lease: string | null
  lease_until: string | null
  apply_at: string | null
  applied_at: string | null
  undone_at: string | null
  undone_by: string | null
  /** Codes of the brands, families and departments that it created. */
  created: Json<unknown> | null
}

/** A change that an import would make, for staff to review before applying it. */
interface ImportDifferenceTable {
  import_id: number
  position: number
  kind: DifferenceKind
  article_code: string
  Descripcion: string
  price_before: number | null
  price_after: number | null
  is_jump: Generated<boolean>
  line: number | null
  /** Today's offer price, if the new price is at or below it. */
  offer_price: number | null
  /** The branch, for a price that jumps in its list; null: the base price. */
  branch_name: string | null
  /** What changes besides the price; null: not compared. */
  changes: Json<FieldChange[]> | null
}

/** An article's state before an import, for undoing it. */
interface ImportUndoTable {
  import_id: number
  article_code: string
  is_new: boolean
  /** The changed columns: previous values, and the values that the import wrote. */
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  /** Its row in `import_sources`. */
  source: Json<Record<string, unknown>> | null
}

/** A file format with its columns mapped by hand. */
interface ImportProfileTable {
  name: string
  definition: Json<unknown>
  author: string
  updated_at: string
}

/** The family that staff chose for an article; survives the article's removal. */
interface FamilyChoiceTable {
  article_code: string
  family_code: number
  author: string
  at: string
}

/** An article as last read from a profile's files. */
interface ImportSourceTable {
  profile: string
  article_code: string
  row_hash: string
  /** The profile's last file contained it. */
  is_present: boolean
  import_id: number
  /** Taken off sale because the file no longer contained it. */
  is_retired: Generated<boolean>
}

interface PriceHistoryTable {
  id: Generated<number>
  article_code: string
  Precioventa: number
  at: string
  source: 'demo' | 'import' | 'staff' | 'undo'
  import_id: number | null
  /** The staff member, if the price was changed by hand. */
  user_name: string | null
  /** Null: the base price. */
  price_list_id: number | null
  /** Of a list's price, the article's price in the list until then; null: unknown. */
  price_before: number | null
}

/** An uploaded picture; its files are in the data folder's `imagenes`. */
interface PictureTable {
  Imagen: string
  kind: PictureKind
  width: number
  height: number
  /** The original file name. */
  file_name: string
  user_name: string
  /** The last time it was uploaded, or found in use by a record. */
  used_at: string
}

/** The name of a brand that was merged into another. */
interface BrandSynonymTable {
  /** As `brands.name_key`. */
  name_key: string
  brand_code: number
  /** The code of the merged brand. */
  merged_code: number
}

/** How often a search without results was made on a day. */
interface EmptySearchTable {
  day: string
  /** Normalised (`searchTerm`). */
  term: string
  times: number
}

/** Units of an order that took part in a promotion with a limit by client and day. */
interface PromotionUseTable {
  order_id: number
  promotion_id: number
  units: number
}
