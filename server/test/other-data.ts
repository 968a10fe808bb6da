import type { Database } from '../src/platform/db/tables/database.ts'

// Text columns that say nothing of customers; theirs are in `personal-data.ts`.

/** Texts of people who are no customers, or wrote without an account, with what ends them. */
export const OTHER_PEOPLE = {
  staff_accounts: [
    'user_name password_hash role user_key totp_secret recovery_codes full_name branches email alerts alerted',
    'kept: deactivated, since their work is signed with the name',
  ],
  contacts: ['Nombre Email Telefono Comentario Motivo Mensaje Fechahora', 'DiasConsultas'],
  card_requests: [
    'Nombre Apellido Direccion Email Nrodoc Telefono TituloEmail MensajeEmail Fechahora',
    'DiasConsultas',
  ],
  withdrawals: ['Codigo Fecha Nombre Email Telefono Pedido Motivo request_key', 'DiasArrepentimientos'],
  inbox_items: ['inbox key state', 'with what came in'],
  inbox_events: ['inbox key user_name kind text', 'with what came in'],
  coverage_requests: [
    'Localidad CodigoPostal place_key Email email_key',
    'DiasAvisosCobertura, or the account with that address',
  ],
  rate_limits: ['key', 'when the limit resets'],
  empty_searches: ['term', 'DiasBusquedas'],
} as const satisfies Partial<Record<keyof Database, readonly [columns: string, end: string]>>

/** Texts that hold nobody's data but, in some, the user name of the staff who wrote them. */
export const NOBODYS = {
  price_lists: 'Nombre name_key',
  branches:
    'Nombre Direccion Telefono Codigo Localidad CodigoPostal Provincia Horarios alcohol_windows import_key walk learned_walk',
  departments: 'Descripcion',
  families: 'Descripcion',
  brands: 'Descripcion name_key',
  brand_synonyms: 'name_key',
  articles:
    'Codigo Descripcion Descripcioncorta unidaddescrip Imagen Ean ContenidoUnidad codigo_origen manual_fields list_prices not_sold_at facts',
  pictures: 'Imagen kind file_name user_name',
  family_choices: 'article_code author',
  offers: 'article_code branches',
  promotions: 'Descripcion Descrip Imagen Bases Mecanica Dias branches TiposPago',
  promotion_articles: 'article_code',
  stock: 'article_code tapped tapped_by state',
  stock_moves: 'article_code',
  shortages: 'article_code',
  catalogue_changes: 'table_name code',
  search_words: 'Renglon',
  provinces: 'Codigo Descripcion',
  document_types: 'Descripcion',
  mail_texts: 'name Asunto Texto Nota',
  own_texts: 'written own',
  push_keys: 'public_key private_key',
  delivery_holidays: 'description',
  delivery_rules: 'cutoff_time',
  delivery_slots: 'Desde Hasta',
  branch_delivery_rules: 'weekdays cutoff_time',
  branch_holidays: 'description',
  zones: 'Nombre places polygon weekdays cutoff_time',
  payment_types: 'Descrip instructions pickup_instructions alias way provider discount_means',
  payment_providers: 'name access_token notice_secret public_key',
  payment_tasks: 'subject lease last_error',
  transfer_account: 'alias cbu holder cuit bank',
  pending_accounts: 'kind fields asked_by asked_names',
  bank_extracts: 'name hash staff_name',
  bank_formats: 'headings columns',
  parameters: 'name value',
  banners_front: 'Url Imagen Descrip Texto branches',
  banners_user: 'Url Imagen Descrip Texto branches',
  imports:
    'file_name profile author report state stored_file options outcome progress lease undone_by created',
  import_profiles: 'name definition author',
  import_sources: 'profile article_code row_hash',
  import_differences: 'kind article_code Descripcion branch_name changes',
  import_undo: 'article_code before after source',
  price_history: 'article_code source user_name',
  price_changes: 'user_name rule undone_by',
  price_change_rows: 'article_code',
  webhook_endpoints: 'name url events secret previous_secret',
  staff_roles: 'role name permissions',
  api_keys: 'name prefix key_hash scopes created_by ends_on branches networks',
  feed_batches: 'key request_hash answer',
  article_costs: 'article_code',
  summed_articles: 'code name',
  summed_fills: 'kind key',
  stale_days: 'note',
} as const satisfies Partial<Record<keyof Database, string>>
