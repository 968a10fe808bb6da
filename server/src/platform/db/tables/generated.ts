// Made by `npm run tables` from the migrations; not to be edited.

import type { Generated } from 'kysely'
import type { Json, NarrowColumns } from './narrow-columns.ts'

export interface ApiKeysTable {
  id: Generated<number>
  name: string
  prefix: string
  key_hash: string
  scopes: Json<NarrowColumns['api_keys']['scopes']>
  created_at: string
  created_by: string
  used_at: string | null
  revoked_at: string | null
  ends_on: string | null
  branches: Json<NarrowColumns['api_keys']['branches']> | null
  networks: Json<NarrowColumns['api_keys']['networks']> | null
}

export interface ArticleCostsTable {
  article_code: string
  cost: number
  updated_at: string
}

export interface ArticlesTable {
  Codigo: string
  Descripcion: string
  Descripcioncorta: string
  Precioventa: number
  unidad: NarrowColumns['articles']['unidad']
  unidaddescrip: string
  Imagen: string | null
  Ean: string | null
  brand_code: number
  family_code: number
  Iva: Generated<number>
  ImpuestoInterno: number | null
  ContenidoNeto: number | null
  ContenidoUnidad: NarrowColumns['articles']['ContenidoUnidad'] | null
  codigo_origen: string | null
  is_on_sale: Generated<boolean>
  position: Generated<number>
  popularity: Generated<number>
  updated_at: string
  manual_fields: Json<NarrowColumns['articles']['manual_fields']> | null
  list_prices: Json<NarrowColumns['articles']['list_prices']> | null
  not_sold_at: Json<NarrowColumns['articles']['not_sold_at']> | null
  LimitePorPedido: number | null
  facts: Json<NarrowColumns['articles']['facts']> | null
}

export interface AuditLogTable {
  id: Generated<number>
  at: string
  staff_id: number | null
  user_name: string | null
  entity: string
  key: string
  action: string
  before: Json<NarrowColumns['audit_log']['before']> | null
  after: Json<NarrowColumns['audit_log']['after']> | null
}

export interface BankExtractsTable {
  id: Generated<number>
  name: string
  hash: string
  staff_name: string
  at: string
}

export interface BankFormatsTable {
  headings: string
  columns: Json<NarrowColumns['bank_formats']['columns']>
  updated_at: string
}

export interface BankMovementsTable {
  id: Generated<number>
  extract_id: number | null
  fingerprint: string
  day: string
  centavos: number
  text: string
  state: NarrowColumns['bank_movements']['state']
  reason: NarrowColumns['bank_movements']['reason'] | null
  session_id: number | null
  staff_name: string | null
  note: string | null
  created_at: string
  updated_at: string
}

export interface BankReturnsTable {
  id: Generated<number>
  movement_id: number
  refund_id: number
  centavos: number
  number: string
  day: string
  staff_name: string
  at: string
}

export interface BannersFrontTable {
  Id: Generated<number>
  Url: string
  Imagen: string
  Descrip: string
  Texto: Generated<string>
  Estado: Generated<number>
  position: Generated<number>
  FechaDesde: string | null
  FechaHasta: string | null
  branches: Json<NarrowColumns['banners_front']['branches']> | null
}

export interface BannersUserTable {
  Id: Generated<number>
  Url: string
  Imagen: string
  Descrip: string
  Texto: Generated<string>
  Estado: Generated<number>
  position: Generated<number>
  FechaDesde: string | null
  FechaHasta: string | null
  branches: Json<NarrowColumns['banners_user']['branches']> | null
}

export interface BranchDeliveryRulesTable {
  branch_id: number
  weekdays: Json<NarrowColumns['branch_delivery_rules']['weekdays']>
  cutoff_days: Generated<number>
  cutoff_time: string | null
  Monto1: number
  Monto2: number
}

export interface BranchHolidaysTable {
  branch_id: number
  day: string
  description: string
}

export interface BranchesTable {
  Id: Generated<number>
  Nombre: string
  Direccion: string
  Telefono: string
  position: Generated<number>
  Codigo: Generated<string>
  Localidad: Generated<string>
  CodigoPostal: Generated<string>
  Provincia: Generated<string>
  Latitud: number | null
  Longitud: number | null
  Horarios: Json<NarrowColumns['branches']['Horarios']> | null
  lead_hours: Generated<number>
  Retiro: Generated<boolean>
  alcohol_windows: Json<NarrowColumns['branches']['alcohol_windows']> | null
  price_list_id: number | null
  is_active: Generated<boolean>
  is_visible: Generated<boolean>
  is_default: Generated<boolean>
  import_key: string | null
  walk: Json<NarrowColumns['branches']['walk']> | null
  learned_walk: Json<NarrowColumns['branches']['learned_walk']> | null
}

export interface BrandSynonymsTable {
  name_key: string
  brand_code: number
  merged_code: number
}

export interface BrandsTable {
  Codigo: Generated<number>
  Descripcion: string
  name_key: string
}

export interface CardRequestsTable {
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

export interface CatalogueChangesTable {
  version: number
  table_name: string
  code: string
}

export interface CatalogueVersionTable {
  id: NarrowColumns['catalogue_version']['id']
  version: number
  hidden_import: number | null
  is_silent: Generated<boolean>
}

export interface ClaimsTable {
  id: Generated<number>
  order_id: number
  Items: number
  branch_id: number | null
  telephone_key: string
  address_key: string
  code: string
  name: string
  reason: NarrowColumns['claims']['reason']
  quantity: number
  unit: NarrowColumns['claims']['unit']
  note: string
  Imagen: string | null
  asked: number
  granted: Generated<number>
  means: NarrowColumns['claims']['means']
  account: string
  state: NarrowColumns['claims']['state']
  is_automatic: Generated<boolean>
  returned: NarrowColumns['claims']['returned'] | null
  answer: string
  opened_by: string | null
  decided_by: string | null
  created_at: string
  decided_at: string | null
}

export interface ClientAddressesTable {
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

export interface ClientsTable {
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
  Estado: Generated<number>
  Cliente: string | null
  Telefono: string
  Alta: string
  Baja: Generated<boolean>
  Puntos: Generated<number>
  Comentario: Generated<string>
  password_hash: string
  user_key: string
  email_key: string
  block_reason: string | null
  email_confirmed_at: string | null
  delivery_place: Json<NarrowColumns['clients']['delivery_place']> | null
}

export interface ContactsTable {
  Id: Generated<number>
  Nombre: string
  Email: string
  Telefono: string
  Comentario: string
  Motivo: string
  Mensaje: string
  Fechahora: string
}

export interface CoverageRequestsTable {
  Id: Generated<number>
  Localidad: string
  CodigoPostal: Generated<string>
  place_key: string
  Email: string
  email_key: string
  at: string
}

export interface CreditMovementsTable {
  id: Generated<number>
  client_id: number | null
  number: number
  centavos: number
  balance: number
  kind: NarrowColumns['credit_movements']['kind']
  order_id: number | null
  at: string
}

export interface DeliveryCostsTable {
  id: Generated<number>
  Monto1: number
  Monto2: number
}

export interface DeliveryHolidaysTable {
  day: string
  description: string
}

export interface DeliveryRulesTable {
  id: NarrowColumns['delivery_rules']['id']
  cutoff_days: Generated<number>
  cutoff_time: string | null
}

export interface DeliverySlotsTable {
  Id: Generated<number>
  Desde: string
  Hasta: string
  capacity: number
  is_active: Generated<boolean>
  position: Generated<number>
  branch_id: number | null
}

export interface DeliveryWeekdaysTable {
  weekday: number
  is_active: boolean
}

export interface DepartmentsTable {
  Codigo: number
  Descripcion: string
  position: Generated<number>
  is_active: Generated<boolean>
}

export interface DocumentReferencesTable {
  token_hash: string
  client_id: number
  created_at: string
  expires_at: string
}

export interface DocumentTypesTable {
  Codigo: number
  Descripcion: string
  position: Generated<number>
}

export interface EmailConfirmationsTable {
  token_hash: string
  client_id: number
  created_at: string
  expires_at: string
}

export interface EmptySearchesTable {
  day: string
  term: string
  times: number
}

export interface FamiliesTable {
  Codigo: number
  Descripcion: string
  department_code: number
  Perecedero: Generated<boolean>
  Alcohol: Generated<boolean>
  Iva: Generated<number>
  position: Generated<number>
  is_active: Generated<boolean>
  Frio: Generated<boolean>
  MargenExistencia: Generated<number>
}

export interface FamilyChoicesTable {
  article_code: string
  family_code: number
  author: string
  at: string
}

export interface FavouritesTable {
  client_id: number
  article_code: string
  created_at: string
}

export interface FeedBatchesTable {
  key_id: number
  key: string
  request_hash: string
  answer: string
  at: string
}

export interface IdempotencyKeysTable {
  client_id: number
  key: string
  request_hash: string
  order_id: number | null
  created_at: string
}

export interface ImportDifferencesTable {
  import_id: number
  position: number
  kind: NarrowColumns['import_differences']['kind']
  article_code: string
  Descripcion: string
  price_before: number | null
  price_after: number | null
  is_jump: Generated<boolean>
  line: number | null
  offer_price: number | null
  branch_name: string | null
  changes: Json<NarrowColumns['import_differences']['changes']> | null
}

export interface ImportProfilesTable {
  name: string
  definition: Json<NarrowColumns['import_profiles']['definition']>
  author: string
  updated_at: string
}

export interface ImportSourcesTable {
  profile: string
  article_code: string
  row_hash: string
  is_present: Generated<boolean>
  import_id: number
  is_retired: Generated<boolean>
}

export interface ImportUndoTable {
  import_id: number
  article_code: string
  is_new: boolean
  before: Json<NarrowColumns['import_undo']['before']> | null
  after: Json<NarrowColumns['import_undo']['after']> | null
  source: Json<NarrowColumns['import_undo']['source']> | null
}

export interface ImportsTable {
  id: Generated<number>
  file_name: string
  profile: string
  author: string
  started_at: string
  finished_at: string | null
  report: Json<NarrowColumns['imports']['report']> | null
  state: Generated<NarrowColumns['imports']['state']>
  stored_file: string | null
  options: Json<NarrowColumns['imports']['options']> | null
  outcome: Json<NarrowColumns['imports']['outcome']> | null
  progress: Json<NarrowColumns['imports']['progress']> | null
  lease: string | null
  lease_until: string | null
  apply_at: string | null
  applied_at: string | null
  undone_at: string | null
  undone_by: string | null
  undo_stayed: number | null
  created: Json<NarrowColumns['imports']['created']> | null
}

export interface InboxEventsTable {
  id: Generated<number>
  inbox: NarrowColumns['inbox_events']['inbox']
  key: string
  at: string
  user_name: string
  kind: NarrowColumns['inbox_events']['kind']
  text: string
  mail_id: number | null
}

export interface InboxItemsTable {
  inbox: NarrowColumns['inbox_items']['inbox']
  key: string
  state: NarrowColumns['inbox_items']['state']
  staff_id: number | null
  answered_at: string | null
}

export interface LineQuestionsTable {
  order_id: number
  Items: number
  options: Json<NarrowColumns['line_questions']['options']>
  measure: string | null
  asked_by: number
  asked_at: string
  expires_at: string
  answer: NarrowColumns['line_questions']['answer'] | null
  chosen: string | null
  answered_at: string | null
}

export interface MailQueueTable {
  id: Generated<number>
  to_address: string
  reply_to: string | null
  subject: string
  state: Generated<NarrowColumns['mail_queue']['state']>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  last_error: string | null
  event_key: string | null
  created_at: string
  sent_at: string | null
  client_id: number | null
  limited_as: string | null
  is_forgotten: Generated<boolean>
  emptied_at: string | null
}

export interface MailRefusalsTable {
  client_id: number
  template: string
}

export interface MailTextsTable {
  name: string
  Asunto: string
  Texto: string
  Nota: string
}

export interface OffersTable {
  id: Generated<number>
  article_code: string
  Preciooferta: number
  FechaDesde: string
  FechaHasta: string
  position: Generated<number>
  branches: Json<NarrowColumns['offers']['branches']> | null
}

export interface OrderLinesTable {
  order_id: number
  Items: number
  Codart: string
  Descrip: string
  Cantidad: number
  Unidad: NarrowColumns['order_lines']['Unidad']
  Precioindividual: number
  Precioventa: number
  Imagen: string | null
  Ean: string | null
  Promo: string | null
  Alcohol: Generated<boolean>
  Reemplazo: Generated<boolean>
  Aclaracion: Generated<string>
  Descuentos: Json<NarrowColumns['order_lines']['Descuentos']> | null
  Preparado: Json<NarrowColumns['order_lines']['Preparado']> | null
  Version: Generated<number>
  device: string | null
  device_order: Generated<number>
  ordered_terms: Json<NarrowColumns['order_lines']['ordered_terms']> | null
}

export interface OrderRatingsTable {
  order_id: number
  Items: number
  code: string
  name: string
  branch_id: number | null
  day: string
  is_good: boolean
}

export interface OrderTransitionsTable {
  id: Generated<number>
  order_id: number
  from_status: NarrowColumns['order_transitions']['from_status'] | null
  to_status: NarrowColumns['order_transitions']['to_status']
  at: string
  author: NarrowColumns['order_transitions']['author']
  author_id: number | null
  step: string | null
  reason: string | null
  author_name: string | null
  difference: Json<NarrowColumns['order_transitions']['difference']> | null
}

export interface OrdersTable {
  Id: Generated<number>
  client_id: number | null
  Fecha: string
  Fechahora: string
  Estado: NarrowColumns['orders']['Estado']
  FormaEntrega: NarrowColumns['orders']['FormaEntrega'] | null
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
  preparing_at: string | null
  preparing_by: number | null
  assigned_to: number | null
  ready_at: string | null
  crate: string | null
  crate_label: string | null
  TotalesPedido: Json<NarrowColumns['orders']['TotalesPedido']> | null
  MotivoCancelacion: string | null
  branch_id: number | null
  zone_id: number | null
  zone_name: string | null
  Localidad: string | null
  CodigoPostal: string | null
  changes: Generated<number>
  dispatched_at: string | null
  delivered_at: string | null
  payment_way: NarrowColumns['orders']['payment_way'] | null
  payment_provider: string | null
  pay_by: string | null
  money_state: NarrowColumns['orders']['money_state'] | null
  means_discount: Json<NarrowColumns['orders']['means_discount']> | null
}

export interface OwnTextsTable {
  written: string
  own: string
}

export interface ParametersTable {
  name: string
  value: Json<NarrowColumns['parameters']['value']>
}

export interface PaymentDifferencesTable {
  id: Generated<number>
  kind: NarrowColumns['payment_differences']['kind']
  provider: string
  provider_id: string
  order_id: number | null
  reference: string | null
  ours: number | null
  theirs: number | null
  status: string | null
  found_at: string
  solved_at: string | null
  solved_by: string | null
  note: string | null
}

export interface PaymentEventsTable {
  id: Generated<number>
  order_id: number
  payment_id: number | null
  at: string
  kind: NarrowColumns['payment_events']['kind']
  centavos: number | null
  state: NarrowColumns['payment_events']['state'] | null
  text: string | null
  author: NarrowColumns['payment_events']['author']
  author_name: string | null
  body_hash: string | null
}

export interface PaymentProvidersTable {
  id: Generated<number>
  name: string
  access_token: string | null
  notice_secret: string | null
  public_key: string | null
  compared_until: string | null
  updated_at: string
  access_token_at: string | null
  notice_secret_at: string | null
}

export interface PaymentSessionsTable {
  id: Generated<number>
  order_id: number
  reference: string
  provider: string
  provider_id: string | null
  url: string | null
  centavos: number
  is_reserve: boolean
  state: NarrowColumns['payment_sessions']['state']
  expires_at: string
  created_at: string
}

export interface PaymentTasksTable {
  id: Generated<number>
  subject: string
  asked: Generated<number>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  last_error: string | null
  priority: Generated<number>
}

export interface PaymentTypesTable {
  Id: Generated<number>
  Descrip: string
  is_active: Generated<boolean>
  position: Generated<number>
  instructions: Generated<string>
  pickup_instructions: Generated<string>
  alias: Generated<string>
  way: Generated<NarrowColumns['payment_types']['way']>
  provider: string | null
  discount_means: Json<NarrowColumns['payment_types']['discount_means']> | null
}

export interface PaymentsTable {
  id: Generated<number>
  order_id: number
  session_id: number | null
  provider: string
  provider_id: string
  state: NarrowColumns['payments']['state']
  status: string
  asked: number
  captured: Generated<number>
  refunded: Generated<number>
  means: string | null
  installments: number | null
  capture_by: string | null
  created_at: string
  updated_at: string
  staff_id: number | null
  staff_name: string | null
}

export interface PendingAccountsTable {
  kind: NarrowColumns['pending_accounts']['kind']
  record_id: number
  fields: Json<NarrowColumns['pending_accounts']['fields']>
  asked_by: Json<NarrowColumns['pending_accounts']['asked_by']>
  asked_names: string
  asked_at: string
  begins_at: string
}

export interface PickingTapsTable {
  order_id: number
  key: string
  Items: number
  device: string
  device_order: number
  staff_id: number
  at: string
  picked: Json<NarrowColumns['picking_taps']['picked']> | null
  outcome: NarrowColumns['picking_taps']['outcome']
  detail: string | null
}

export interface PicturesTable {
  Imagen: string
  kind: NarrowColumns['pictures']['kind']
  width: number
  height: number
  file_name: string
  user_name: string
  used_at: string
}

export interface PointsLedgerTable {
  id: Generated<number>
  client_id: number
  order_id: number | null
  points: number
  reason: string
  at: string
  author: string | null
}

export interface PriceChangeRowsTable {
  change_id: number
  article_code: string
  price_before: number
  price_after: number
  was_held: boolean
  was_base: Generated<boolean>
}

export interface PriceChangesTable {
  id: Generated<number>
  at: string
  user_name: string
  rule: Json<NarrowColumns['price_changes']['rule']>
  articles: number
  undone_at: string | null
  undone_by: string | null
  price_list_id: number | null
}

export interface PriceHistoryTable {
  id: Generated<number>
  article_code: string
  Precioventa: number
  at: string
  source: NarrowColumns['price_history']['source']
  import_id: number | null
  user_name: string | null
  price_list_id: number | null
  price_before: number | null
}

export interface PriceListsTable {
  Id: Generated<number>
  Nombre: string
  name_key: string
  created_at: string
}

export interface PromotionArticlesTable {
  promotion_id: number
  article_code: string
  position: Generated<number>
}

export interface PromotionBrandsTable {
  promotion_id: number
  brand_code: number
}

export interface PromotionFamiliesTable {
  promotion_id: number
  family_code: number
}

export interface PromotionUsesTable {
  order_id: number
  promotion_id: number
  units: number
}

export interface PromotionsTable {
  Promocion: Generated<number>
  Descripcion: string
  Descrip: string
  Imagen: string | null
  FechaDesde: string
  FechaHasta: string
  Bases: Generated<string>
  position: Generated<number>
  Mecanica: Json<NarrowColumns['promotions']['Mecanica']> | null
  Dias: Json<NarrowColumns['promotions']['Dias']> | null
  branches: Json<NarrowColumns['promotions']['branches']> | null
  TiposPago: Json<NarrowColumns['promotions']['TiposPago']> | null
}

export interface ProvincesTable {
  Id: Generated<number>
  Codigo: string
  Descripcion: string
}

export interface PushKeysTable {
  id: NarrowColumns['push_keys']['id']
  public_key: string
  private_key: string
  created_at: string
}

export interface PushMessagesTable {
  id: Generated<number>
  order_id: number
  subscription_id: number | null
  kind: NarrowColumns['push_messages']['kind']
  payload: string
  state: Generated<NarrowColumns['push_messages']['state']>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  expires_at: string
  created_at: string
  sent_at: string | null
  status_code: number | null
  last_error: string | null
}

export interface PushSubscriptionsTable {
  id: Generated<number>
  client_id: number
  session_hash: string
  service: string
  endpoint: string
  p256dh: string
  auth: string
  vapid_key: string
  created_at: string
}

export interface RateLimitsTable {
  key: string
  count: number
  resets_at: string
}

export interface RecoveryTokensTable {
  token_hash: string
  client_id: number
  created_at: string
  expires_at: string
}

export interface RefundsTable {
  id: Generated<number>
  payment_id: number
  order_id: number
  centavos: number
  state: NarrowColumns['refunds']['state']
  provider_id: string | null
  reason: string
  staff_id: number | null
  staff_name: string | null
  fault: string | null
  at: string
  done_at: string | null
  request_key: string | null
  repeats: Generated<number>
  is_favour: Generated<boolean>
  given_otherwise: string | null
}

export interface SearchWordsTable {
  Id: Generated<number>
  Renglon: string
}

export interface SessionsTable {
  token_hash: string
  client_id: number | null
  staff_id: number | null
  created_at: string
  used_at: string
  expires_at: string
  confirmed_at: string | null
}

export interface ShortagesTable {
  branch_id: number
  article_code: string
  asked: number
  missed: number
  day: string
}

export interface SlotBookingsTable {
  branch_id: number
  day_id: number
  slot_id: number
  taken: number
  capacity: number
}

export interface SlotHoldsTable {
  client_id: number
  branch_id: number
  day_id: number
  slot_id: number
  expires_at: string
}

export interface StaffAccountsTable {
  id: Generated<number>
  user_name: string
  password_hash: string
  role: string
  is_active: Generated<boolean>
  created_at: string
  user_key: string | null
  totp_secret: string | null
  totp_last_step: number | null
  recovery_codes: Json<NarrowColumns['staff_accounts']['recovery_codes']> | null
  last_login_at: string | null
  full_name: Generated<string>
  totp_is_active: Generated<boolean>
  branches: Json<NarrowColumns['staff_accounts']['branches']> | null
  email: Generated<string>
  role_given_at: string | null
  alerts: Json<NarrowColumns['staff_accounts']['alerts']> | null
  alerted: Json<NarrowColumns['staff_accounts']['alerted']> | null
  is_password_given: Generated<boolean>
}

export interface StaffRolesTable {
  role: string
  name: Generated<string>
  permissions: Json<NarrowColumns['staff_roles']['permissions']> | null
  requires_factor: boolean
  changed_at: string
}

export interface StaleDaysTable {
  note: string
  day: string
}

export interface StockTable {
  branch_id: number
  article_code: string
  quantity: number | null
  reported_at: string | null
  held: Generated<number>
  tapped: NarrowColumns['stock']['tapped'] | null
  tapped_at: string | null
  tapped_by: string | null
  state: Generated<NarrowColumns['stock']['state']>
  few: number | null
  changed_at: string
}

export interface StockHoldsTable {
  order_id: number
  article_code: string
  branch_id: number
  quantity: number
}

export interface StockMovesTable {
  branch_id: number
  article_code: string
  at: string
  quantity: number
}

export interface SummedArticlesTable {
  day: string
  branch_id: number
  code: string
  unit: NarrowColumns['summed_articles']['unit']
  name: string
  quantity: number
  sales: number
  costed: number
  cost: number
  orders: number
}

export interface SummedBranchesTable {
  day: string
  branch_id: number
  picked: number
  missing: number
  left_orders: number
  on_time: number
  bought_carts: number
}

export interface SummedDaysTable {
  day: string
  turn: number
}

export interface SummedFillsTable {
  day: string
  branch_id: number
  kind: NarrowColumns['summed_fills']['kind']
  key: string
  orders: number
  lines: number
  replaced: number
  missing: number
  minutes: number
}

export interface TransferAccountTable {
  id: number
  alias: string
  cbu: string
  holder: string
  cuit: string
  bank: string
}

export interface WebhookDeliveriesTable {
  id: Generated<number>
  event_id: number
  endpoint_id: number
  order_id: number
  state: Generated<NarrowColumns['webhook_deliveries']['state']>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  status_code: number | null
  answer: string | null
  last_error: string | null
  sent_at: string | null
}

export interface WebhookEndpointsTable {
  id: Generated<number>
  name: string
  url: string
  events: Json<NarrowColumns['webhook_endpoints']['events']>
  is_active: boolean
  secret: string
  previous_secret: string | null
  previous_until: string | null
  created_at: string
  told_version: number | null
}

export interface WebhookEventsTable {
  id: Generated<number>
  key: string
  type: NarrowColumns['webhook_events']['type']
  order_id: number
  at: string
  payload: string
}

export interface WithdrawalsTable {
  Codigo: string
  Fecha: string
  Nombre: string
  Email: string
  Telefono: Generated<string>
  Pedido: Generated<string>
  Motivo: Generated<string>
  request_key: string
}

export interface ZonesTable {
  Id: Generated<number>
  branch_id: number
  Nombre: string
  places: Json<NarrowColumns['zones']['places']>
  polygon: Json<NarrowColumns['zones']['polygon']> | null
  Costo: number | null
  Minimo: number | null
  GratisDesde: number | null
  weekdays: Json<NarrowColumns['zones']['weekdays']> | null
  cutoff_days: number | null
  cutoff_time: string | null
  is_active: Generated<boolean>
  position: Generated<number>
}

export interface Database {
  api_keys: ApiKeysTable
  article_costs: ArticleCostsTable
  articles: ArticlesTable
  audit_log: AuditLogTable
  bank_extracts: BankExtractsTable
  bank_formats: BankFormatsTable
  bank_movements: BankMovementsTable
  bank_returns: BankReturnsTable
  banners_front: BannersFrontTable
  banners_user: BannersUserTable
  branch_delivery_rules: BranchDeliveryRulesTable
  branch_holidays: BranchHolidaysTable
  branches: BranchesTable
  brand_synonyms: BrandSynonymsTable
  brands: BrandsTable
  card_requests: CardRequestsTable
  catalogue_changes: CatalogueChangesTable
  catalogue_version: CatalogueVersionTable
  claims: ClaimsTable
  client_addresses: ClientAddressesTable
  clients: ClientsTable
  contacts: ContactsTable
  coverage_requests: CoverageRequestsTable
  credit_movements: CreditMovementsTable
  delivery_costs: DeliveryCostsTable
  delivery_holidays: DeliveryHolidaysTable
  delivery_rules: DeliveryRulesTable
  delivery_slots: DeliverySlotsTable
  delivery_weekdays: DeliveryWeekdaysTable
  departments: DepartmentsTable
  document_references: DocumentReferencesTable
  document_types: DocumentTypesTable
  email_confirmations: EmailConfirmationsTable
  empty_searches: EmptySearchesTable
  families: FamiliesTable
  family_choices: FamilyChoicesTable
  favourites: FavouritesTable
  feed_batches: FeedBatchesTable
  idempotency_keys: IdempotencyKeysTable
  import_differences: ImportDifferencesTable
  import_profiles: ImportProfilesTable
  import_sources: ImportSourcesTable
  import_undo: ImportUndoTable
  imports: ImportsTable
  inbox_events: InboxEventsTable
  inbox_items: InboxItemsTable
  line_questions: LineQuestionsTable
  mail_queue: MailQueueTable
  mail_refusals: MailRefusalsTable
  mail_texts: MailTextsTable
  offers: OffersTable
  order_lines: OrderLinesTable
  order_ratings: OrderRatingsTable
  order_transitions: OrderTransitionsTable
  orders: OrdersTable
  own_texts: OwnTextsTable
  parameters: ParametersTable
  payment_differences: PaymentDifferencesTable
  payment_events: PaymentEventsTable
  payment_providers: PaymentProvidersTable
  payment_sessions: PaymentSessionsTable
  payment_tasks: PaymentTasksTable
  payment_types: PaymentTypesTable
  payments: PaymentsTable
  pending_accounts: PendingAccountsTable
  picking_taps: PickingTapsTable
  pictures: PicturesTable
  points_ledger: PointsLedgerTable
  price_change_rows: PriceChangeRowsTable
  price_changes: PriceChangesTable
  price_history: PriceHistoryTable
  price_lists: PriceListsTable
  promotion_articles: PromotionArticlesTable
  promotion_brands: PromotionBrandsTable
  promotion_families: PromotionFamiliesTable
  promotion_uses: PromotionUsesTable
  promotions: PromotionsTable
  provinces: ProvincesTable
  push_keys: PushKeysTable
  push_messages: PushMessagesTable
  push_subscriptions: PushSubscriptionsTable
  rate_limits: RateLimitsTable
  recovery_tokens: RecoveryTokensTable
  refunds: RefundsTable
  search_words: SearchWordsTable
  sessions: SessionsTable
  shortages: ShortagesTable
  slot_bookings: SlotBookingsTable
  slot_holds: SlotHoldsTable
  staff_accounts: StaffAccountsTable
  staff_roles: StaffRolesTable
  stale_days: StaleDaysTable
  stock: StockTable
  stock_holds: StockHoldsTable
  stock_moves: StockMovesTable
  summed_articles: SummedArticlesTable
  summed_branches: SummedBranchesTable
  summed_days: SummedDaysTable
  summed_fills: SummedFillsTable
  transfer_account: TransferAccountTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_events: WebhookEventsTable
  withdrawals: WithdrawalsTable
  zones: ZonesTable
}
