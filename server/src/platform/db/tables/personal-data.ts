import type { Database } from './generated.ts'

// What each text column says about people, and how it ends: `account-removal` empties and downloads by it; each is named
// (`personal-data.test.ts`). Lists are column names, parted by blanks.
export interface PersonalTable {
  /** How a row belongs to a customer. */
  owner: 'self' | 'client' | 'order' | 'movement' | 'return' | 'log'
  /** Deleted with the account. */
  gone?: string
  /** Emptied with the account: to '' where there is a text, and to null. */
  emptied?: string
  cleared?: string
  /** JSON whose `Nota` is emptied. */
  notes?: string
  /** Stays as long as the shop's books (Código Civil y Comercial art. 328): what was sold and paid, and by which staff. */
  kept?: string
  /** The program's own words, codes, hashes and numbers: nobody types them. */
  words?: string
  /** In 'Descargar mis datos', by a room's own query. */
  shown?: string
  /** There as a list `as`, made from these columns, each `column=Nombre`, sorted `by` its Id or another column; `without` rows `column=value`. */
  list?: { as: string; columns: string; by?: string; without?: string }
  /** Not there: copies of what is shown, secrets, and names of staff. */
  hidden?: string
  /** The kind of record under which the audit log has its rows. */
  log?: string
}

export const PERSONAL_TABLES = {
  clients: {
    owner: 'self',
    gone: 'Nombre Direccion Localidad Tarjeta Usuario Email Nrodoc Cliente Telefono Comentario user_key email_key block_reason delivery_place',
    words: 'password_hash',
    shown:
      'Nombre Direccion Localidad Tarjeta Usuario Email Nrodoc Cliente Telefono Comentario block_reason delivery_place',
    hidden: 'user_key email_key',
    log: 'clientes',
  },
  client_addresses: {
    owner: 'client',
    gone: 'Calle Numero Piso Localidad CodigoPostal Provincia Referencia',
    shown: 'Calle Numero Piso Localidad CodigoPostal Provincia Referencia',
  },
  favourites: { owner: 'client', words: 'article_code' },
  sessions: {
    owner: 'client',
    words: 'token_hash',
    list: {
      as: 'Sesiones',
      columns: 'created_at=Inicio used_at=UltimoUso expires_at=Vencimiento',
      by: 'created_at',
    },
  },
  recovery_tokens: { owner: 'client', words: 'token_hash' },
  document_references: { owner: 'client', words: 'token_hash' },
  email_confirmations: { owner: 'client', words: 'token_hash' },
  mail_queue: {
    owner: 'client',
    gone: 'to_address reply_to subject content last_error',
    words: 'state lease event_key limited_as',
    shown: 'to_address subject content',
    hidden: 'reply_to last_error',
  },
  mail_refusals: { owner: 'client', words: 'template' },
  push_subscriptions: {
    owner: 'client',
    gone: 'endpoint p256dh auth',
    words: 'session_hash service vapid_key',
    shown: 'endpoint',
    hidden: 'p256dh auth',
  },
  idempotency_keys: { owner: 'client', gone: 'key', words: 'request_hash', hidden: 'key' },
  points_ledger: {
    owner: 'client',
    gone: 'reason author',
    hidden: 'author',
    list: {
      as: 'Puntos',
      columns: 'points=Puntos reason=Motivo order_id=Pedido at=Fechahora',
    },
    log: 'puntos',
  },
  orders: {
    owner: 'client',
    emptied: 'Opt1 Opt2 Opt3 Opt4 Opt5 Opt6',
    cleared: 'client_id MotivoCancelacion Localidad CodigoPostal',
    kept: 'Cupondescuento zone_name',
    words:
      'Fechahora Estado FormaEntrega HorarioEntrega TotalesPedido payment_way payment_provider money_state means_discount',
    shown: 'Opt1 Opt2 Opt3 Opt4 Opt5 Opt6 MotivoCancelacion Localidad CodigoPostal',
    log: 'pedidos',
  },
  order_lines: {
    owner: 'order',
    emptied: 'Aclaracion',
    notes: 'Preparado',
    kept: 'Descrip Promo Descuentos ordered_terms',
    words: 'Codart Imagen Ean device',
    shown: 'Preparado Descrip Aclaracion',
  },
  order_transitions: {
    owner: 'order',
    cleared: 'reason',
    kept: 'author_name difference',
    words: 'from_status to_status author step',
    list: {
      as: 'Cambios',
      columns:
        'order_id=Pedido from_status=Desde to_status=Hasta at=Fechahora author=Autor reason=Motivo difference=Cambio',
      without: 'step=nota', // what staff write to each other
    },
  },
  order_ratings: {
    owner: 'order',
    kept: 'name',
    words: 'code',
    list: {
      as: 'Valoraciones',
      columns: 'order_id=Pedido Items=Items code=Codart name=Descrip is_good=Bien day=Fecha',
      by: 'order_id',
    },
  },
  picking_taps: { owner: 'order', notes: 'picked', words: 'key device outcome detail', hidden: 'picked' },
  stock_holds: { owner: 'order', words: 'article_code' },
  push_messages: {
    owner: 'order',
    gone: 'payload last_error',
    words: 'kind state lease',
    hidden: 'payload last_error',
    list: {
      as: 'AvisosEnviados',
      columns: 'order_id=Pedido kind=Aviso state=Estado created_at=Fechahora sent_at=Enviado',
    },
  },
  webhook_events: { owner: 'order', gone: 'payload', words: 'key type', hidden: 'payload' },
  webhook_deliveries: {
    owner: 'order',
    gone: 'answer last_error',
    words: 'state lease',
    hidden: 'answer last_error',
  },
  payment_sessions: {
    owner: 'order',
    words: 'reference provider provider_id url state',
    list: {
      as: 'PaginasDePago',
      columns:
        'order_id=Pedido reference=Referencia provider=Medio centavos=Importe state=Estado created_at=Fechahora',
    },
  },
  payments: {
    owner: 'order',
    kept: 'means staff_name',
    words: 'provider provider_id state status',
    list: {
      as: 'Pagos',
      columns:
        'order_id=Pedido provider=Proveedor provider_id=Numero state=Estado means=Medio installments=Cuotas asked=Importe captured=Cobrado refunded=Devuelto created_at=Fechahora',
    },
  },
  refunds: {
    owner: 'order',
    emptied: 'reason given_otherwise',
    kept: 'staff_name fault',
    words: 'state provider_id request_key',
    list: {
      as: 'Devoluciones',
      columns:
        'order_id=Pedido centavos=Importe state=Estado reason=Motivo given_otherwise=PorOtroMedio fault=Falla at=Fechahora done_at=Hecha',
    },
  },
  payment_events: {
    owner: 'order',
    cleared: 'text',
    kept: 'author_name',
    words: 'kind state author body_hash',
    list: {
      as: 'MovimientosDePago',
      columns: 'order_id=Pedido at=Fechahora kind=Que centavos=Importe state=Estado text=Texto author=Autor',
    },
  },
  payment_differences: {
    owner: 'order',
    cleared: 'note',
    kept: 'solved_by',
    words: 'kind provider provider_id reference status',
    list: {
      as: 'Diferencias',
      columns: 'order_id=Pedido kind=Que ours=Nuestro theirs=Suyo note=Nota found_at=Fechahora',
    },
    log: 'diferencias',
  },
  bank_movements: {
    owner: 'movement',
    emptied: 'text',
    cleared: 'reason note',
    kept: 'staff_name',
    words: 'fingerprint state',
    list: {
      as: 'Transferencias',
      columns: 'day=Dia centavos=Importe text=Texto reason=Motivo note=Nota',
    },
    log: 'movimientos-banco',
  },
  bank_returns: {
    owner: 'return',
    kept: 'number staff_name',
    list: {
      as: 'TransferenciasDevueltas',
      columns: 'day=Dia centavos=Importe number=Numero',
    },
    log: 'devoluciones-transferencia',
  },
  audit_log: {
    owner: 'log',
    cleared: 'before after',
    kept: 'user_name',
    words: 'entity key action',
    shown: 'before after',
  },
} as const satisfies Partial<Record<keyof Database, PersonalTable>>

/** Texts of people who are no customers, or wrote without an account, with what ends them. */
export const OTHER_PEOPLE = {
  staff_accounts: [
    'user_name password_hash role user_key totp_secret recovery_codes full_name branches email',
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
    'Nombre Direccion Telefono Codigo Localidad CodigoPostal Provincia Horarios alcohol_windows import_key',
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
  staff_roles: 'role',
  api_keys: 'name prefix key_hash scopes created_by ends_on branches networks',
  summed_articles: 'code name',
  stale_days: 'note',
} as const satisfies Partial<Record<keyof Database, string>>
