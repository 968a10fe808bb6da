import type { PriceRule } from '@gondola/contract/entities/staff-price.ts'
import type { DeliveryState, WebhookEvent } from '@gondola/contract/entities/integration.ts'
import type { ApiScope } from '@gondola/contract/rules/api-scopes.ts'
import type { DifferenceKind, ImportState } from '@gondola/contract/entities/import-job.ts'
import type { PictureKind } from '@gondola/contract/entities/picture.ts'
import type { LineDiscount, Mechanic } from '@gondola/contract/entities/promotion-mechanic.ts'
import type { OrderedTotals, PickedLine, PreparedLine } from '@gondola/contract/entities/preparation.ts'
import type { TapOutcome } from '@gondola/contract/entities/staff-order.ts'
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely'
import type { InboxName, InboxState } from '@gondola/contract/entities/staff-inbox.ts'
import type { QueuedContent } from '../mail/queued-content.ts'

/** A JSON column: written as JSON text (`JSON.stringify`), read as the value on both databases. */
export type Json<T> = ColumnType<T, string, string>

/** The tables of `migrations/`. A quoted wire name is on the wire; a snake_case one never leaves the server. */
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
  delivery_costs: DeliveryCostTable
  payment_types: PaymentTypeTable
  orders: OrderTable
  order_lines: OrderLineTable
  favourites: FavouriteTable
  order_transitions: OrderTransitionTable
  picking_taps: PickingTapTable
  idempotency_keys: IdempotencyKeyTable
  promotion_uses: PromotionUseTable
  points_ledger: PointsLedgerTable
  rate_limits: RateLimitTable
  mail_queue: MailQueueTable
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
  /** Kept cold on its way to the customer. */
  Frio: Generated<boolean>
  Alcohol: Generated<boolean>
  /** Default VAT rate of its articles, per cent. */
  Iva: Generated<number>
  position: Generated<number>
  /** Those that are not are not shown, nor are their articles. */
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
  /** Pesos per piece or per kilogram. */
  Precioventa: number
  unidad: 1 | 100
  unidaddescrip: string
  Imagen: string | null
  Ean: string | null
  brand_code: number
  family_code: number
  /** Per cent: 21, 10.5 or 0. */
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
  /** Columns that staff set by hand; an import leaves them alone. Null: none. */
  manual_fields: Json<string[]> | null
}

interface OfferTable {
  id: Generated<number>
  article_code: string
  Preciooferta: number
  FechaDesde: string
  FechaHasta: string
  position: Generated<number>
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
  /** Null: a label only. */
  Mecanica: Json<Mechanic> | null
  /** Weekdays it runs on, 0 Sunday; null: every day. */
  Dias: Json<number[]> | null
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
  /** The import that is being written or undone: its rows are not shown. */
  hidden_import: Generated<number | null>
  /** Set within a transaction whose writing nobody need read again. */
  is_silent: Generated<boolean>
}

interface CatalogueChangeTable {
  /** The first version that shows it. */
  version: number
  table_name: string
  /** An article's; empty for other tables. */
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
  /** First and last day on which it is shown, both inclusive; null: no such limit. */
  FechaDesde: string | null
  FechaHasta: string | null
}

interface ParameterTable {
  name: string
  value: Json<unknown>
}

interface BranchTable {
  Id: Generated<number>
  Nombre: string
  Direccion: string
  Telefono: string
  position: Generated<number>
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
  /** Mail and order number, normalised: the same again gives the same code. */
  request_key: string
}

/** How far staff are with what came in; without a row it is new. */
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
  /** The address as it is compared, or what waits for it where another account holds it (`clients/email-holder.ts`). */
  email_key: string
  /** Why staff blocked the account. */
  block_reason: string | null
  /** When a link that was mailed to the address was followed; null: anybody's words must not go there. */
  email_confirmed_at: string | null
}

interface StaffAccountTable {
  id: Generated<number>
  user_name: string
  password_hash: string
  role: string
  is_active: Generated<boolean>
  created_at: string
  /** The user name as it is compared. */
  user_key: string | null
  full_name: Generated<string>
  /** TOTP's secret, sealed (`staff/sealed-secrets.ts`); it counts once `totp_is_active`. */
  totp_secret: string | null
  totp_is_active: Generated<boolean>
  /** The last time step whose code was used. */
  totp_last_step: number | null
  /** Hashes of the recovery codes that are left. */
  recovery_codes: Json<string[]> | null
  last_login_at: string | null
}

/** What staff changed; it outlives the accounts. */
interface PriceChangeTable {
  id: Generated<number>
  at: string
  user_name: string
  rule: Json<PriceRule>
  articles: number
  undone_at: string | null
  undone_by: string | null
}

interface PriceChangeRowTable {
  change_id: number
  article_code: string
  price_before: number
  price_after: number
  was_held: boolean
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
  /** The delivery day's Id, yyyymmdd. */
  day_id: number
  slot_id: number
  taken: number
  capacity: number
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
  /** When staff began to prepare it; null: it is in the queue. */
  preparing_at: string | null
  preparing_by: number | null
  ready_at: string | null
  /** As ordered, once the totals are those of what was prepared. */
  TotalesPedido: Json<OrderedTotals> | null
  MotivoCancelacion: string | null
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
  /** A similar article may stand in for it. */
  Reemplazo: Generated<boolean>
  /** What promotions took off it; null: nothing. */
  Descuentos: Json<LineDiscount[]> | null
  Preparado: Json<PreparedLine> | null
  /** Counts what was said of it while it was prepared. */
  Version: Generated<number>
  /** Who said it last: a device, and the running number of its tap. */
  device: string | null
  device_order: Generated<number>
}

/** A tap of somebody who prepares an order, and what became of it. */
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
  /** Another system's, by its key's name; null: a person's, or the shop's own. */
  author_name: string | null
  /** What staff did; null: what the customer did. */
  step: string | null
  reason: string | null
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
  /** The user name of who adjusted them; null: the shop itself. */
  author: string | null
}

interface RateLimitTable {
  key: string
  count: number
  resets_at: string
}

interface MailQueueTable {
  id: Generated<number>
  to_address: string
  reply_to: string | null
  subject: string
  /** Null in mails that were queued before it was kept. */
  content: Json<QueuedContent> | null
  /** The bodies of those; empty in others. */
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
  /** Whose mail it is; null: nobody's who has an account. */
  client_id: number | null
  /** What it counts as among the mails to an address that nobody confirmed; null: it is not counted. */
  limited_as: string | null
  /** The account is gone: deleted once it is sent or given up. */
  is_forgotten: Generated<boolean>
  /** When subject and address were all that stayed of it. */
  emptied_at: string | null
}

/** Where another system hears of orders. */
interface WebhookEndpointTable {
  id: Generated<number>
  name: string
  url: string
  events: Json<WebhookEvent[]>
  is_active: boolean
  /** Sealed (`integrations/sealed-webhook-secrets.ts`), and so is the one before. */
  secret: string
  /** The secret before; it signs as well until `previous_until`. */
  previous_secret: string | null
  previous_until: string | null
  created_at: string
}

interface WebhookEventTable {
  id: Generated<number>
  /** What other systems know it by. */
  key: string
  type: WebhookEvent
  order_id: number
  at: string
  /** The order as it was then, JSON of the wire. */
  payload: string
}

/** One event for one endpoint, and how it goes. */
interface WebhookDeliveryTable {
  id: Generated<number>
  event_id: number
  endpoint_id: number
  order_id: number
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  /** Of the last attempt. */
  status_code: number | null
  answer: string | null
  last_error: string | null
  sent_at: string | null
}

/** Another system's key; only its hash is kept. */
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

/** A mail's texts that are the shop's own. */
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
  /** Its name in the data folder's `importaciones`; null where the command read a file of its caller's. */
  stored_file: string | null
  options: Json<unknown> | null
  outcome: Json<unknown> | null
  progress: Json<unknown> | null
  /** Whose work on it runs; it may run until `lease_until`. */
  lease: string | null
  lease_until: string | null
  apply_at: string | null
  applied_at: string | null
  undone_at: string | null
  undone_by: string | null
  /** Codes of brands, families and departments that it made. */
  created: Json<unknown> | null
}

/** What an import would change, for whoever says yes. */
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
  /** Of today's offer that the new price comes down to or under. */
  offer_price: number | null
}

/** What an article was before an import. */
interface ImportUndoTable {
  import_id: number
  article_code: string
  is_new: boolean
  /** Of the columns that changed: what they were, and what the import wrote. */
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  /** Its row in `import_sources`. */
  source: Json<Record<string, unknown>> | null
}

/** How one kind of file is read, mapped by hand. */
interface ImportProfileTable {
  name: string
  definition: Json<unknown>
  author: string
  updated_at: string
}

/** The family that staff put an article in; kept when the article goes. */
interface FamilyChoiceTable {
  article_code: string
  family_code: number
  author: string
  at: string
}

/** An article as a profile's files had it. */
interface ImportSourceTable {
  profile: string
  article_code: string
  row_hash: string
  /** The profile's last file had it. */
  is_present: boolean
  import_id: number
  /** It was taken off sale because the file no longer had it. */
  is_retired: Generated<boolean>
}

interface PriceHistoryTable {
  id: Generated<number>
  article_code: string
  Precioventa: number
  at: string
  source: 'demo' | 'import' | 'staff' | 'undo'
  import_id: number | null
  /** Who of the staff, where they changed it by hand. */
  user_name: string | null
}

/** A picture that was uploaded; its files lie in the data folder's `imagenes`. */
interface PictureTable {
  Imagen: string
  kind: PictureKind
  width: number
  height: number
  /** As it was called where it came from. */
  file_name: string
  user_name: string
  /** The last time somebody uploaded it, or that some record was seen to show it. */
  used_at: string
}

/** The name of a brand that became part of another. */
interface BrandSynonymTable {
  /** As `brands.name_key`. */
  name_key: string
  brand_code: number
  /** The code that the brand had. */
  merged_code: number
}

/** How often on a day a text was searched for that no article has. */
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
