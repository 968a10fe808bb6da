// Made by `npm run tables` from the migrations; not to be edited.

import type { Generated } from 'kysely'
import type { Json, NarrowColumns } from './narrow-columns.ts'

export interface Tables {
  api_keys: {
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
  article_costs: {
    article_code: string
    cost: number
    updated_at: string
  }
  articles: {
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
  audit_log: {
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
  bank_extracts: {
    id: Generated<number>
    name: string
    hash: string
    staff_name: string
    at: string
  }
  bank_formats: {
    headings: string
    columns: Json<NarrowColumns['bank_formats']['columns']>
    updated_at: string
  }
  bank_movements: {
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
  bank_returns: {
    id: Generated<number>
    movement_id: number
    refund_id: number
    centavos: number
    number: string
    day: string
    staff_name: string
    at: string
  }
  banners_front: {
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
  banners_user: {
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
  branch_delivery_rules: {
    branch_id: number
    weekdays: Json<NarrowColumns['branch_delivery_rules']['weekdays']>
    cutoff_days: Generated<number>
    cutoff_time: string | null
    Monto1: number
    Monto2: number
  }
  branch_holidays: {
    branch_id: number
    day: string
    description: string
  }
  branches: {
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
  brand_synonyms: {
    name_key: string
    brand_code: number
    merged_code: number
  }
  brands: {
    Codigo: Generated<number>
    Descripcion: string
    name_key: string
  }
  card_requests: {
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
  catalogue_changes: {
    version: number
    table_name: string
    code: string
  }
  catalogue_version: {
    id: NarrowColumns['catalogue_version']['id']
    version: number
    hidden_import: number | null
    is_silent: Generated<boolean>
  }
  claims: {
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
  client_addresses: {
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
  clients: {
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
    invoice: Json<NarrowColumns['clients']['invoice']> | null
    delivery_place: Json<NarrowColumns['clients']['delivery_place']> | null
  }
  contacts: {
    Id: Generated<number>
    Nombre: string
    Email: string
    Telefono: string
    Comentario: string
    Motivo: string
    Mensaje: string
    Fechahora: string
  }
  coverage_requests: {
    Id: Generated<number>
    Localidad: string
    CodigoPostal: Generated<string>
    place_key: string
    Email: string
    email_key: string
    at: string
  }
  credit_movements: {
    id: Generated<number>
    client_id: number | null
    number: number
    centavos: number
    balance: number
    kind: NarrowColumns['credit_movements']['kind']
    order_id: number | null
    at: string
  }
  delivery_costs: {
    id: Generated<number>
    Monto1: number
    Monto2: number
  }
  delivery_holidays: {
    day: string
    description: string
  }
  delivery_rules: {
    id: NarrowColumns['delivery_rules']['id']
    cutoff_days: Generated<number>
    cutoff_time: string | null
  }
  delivery_slots: {
    Id: Generated<number>
    Desde: string
    Hasta: string
    capacity: number
    is_active: Generated<boolean>
    position: Generated<number>
    branch_id: number | null
  }
  delivery_weekdays: {
    weekday: number
    is_active: boolean
  }
  departments: {
    Codigo: number
    Descripcion: string
    position: Generated<number>
    is_active: Generated<boolean>
  }
  document_references: {
    token_hash: string
    client_id: number
    created_at: string
    expires_at: string
  }
  document_types: {
    Codigo: number
    Descripcion: string
    position: Generated<number>
  }
  email_confirmations: {
    token_hash: string
    client_id: number
    created_at: string
    expires_at: string
  }
  empty_searches: {
    day: string
    term: string
    times: number
  }
  families: {
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
  family_choices: {
    article_code: string
    family_code: number
    author: string
    at: string
  }
  favourites: {
    client_id: number
    article_code: string
    created_at: string
  }
  feed_batches: {
    key_id: number
    key: string
    request_hash: string
    answer: string
    at: string
  }
  idempotency_keys: {
    client_id: number
    key: string
    request_hash: string
    order_id: number | null
    created_at: string
  }
  import_differences: {
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
  import_profiles: {
    name: string
    definition: Json<NarrowColumns['import_profiles']['definition']>
    author: string
    updated_at: string
  }
  import_sources: {
    profile: string
    article_code: string
    row_hash: string
    is_present: Generated<boolean>
    import_id: number
    is_retired: Generated<boolean>
  }
  import_undo: {
    import_id: number
    article_code: string
    is_new: boolean
    before: Json<NarrowColumns['import_undo']['before']> | null
    after: Json<NarrowColumns['import_undo']['after']> | null
    source: Json<NarrowColumns['import_undo']['source']> | null
  }
  imports: {
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
  inbox_events: {
    id: Generated<number>
    inbox: NarrowColumns['inbox_events']['inbox']
    key: string
    at: string
    user_name: string
    kind: NarrowColumns['inbox_events']['kind']
    text: string
    mail_id: number | null
  }
  inbox_items: {
    inbox: NarrowColumns['inbox_items']['inbox']
    key: string
    state: NarrowColumns['inbox_items']['state']
    staff_id: number | null
    answered_at: string | null
  }
  line_questions: {
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
  mail_queue: {
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
  mail_refusals: {
    client_id: number
    template: string
  }
  mail_texts: {
    name: string
    Asunto: string
    Texto: string
    Nota: string
  }
  offers: {
    id: Generated<number>
    article_code: string
    Preciooferta: number
    FechaDesde: string
    FechaHasta: string
    position: Generated<number>
    branches: Json<NarrowColumns['offers']['branches']> | null
  }
  order_lines: {
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
    Reemplazo: Generated<NarrowColumns['order_lines']['Reemplazo']>
    Aclaracion: Generated<string>
    Descuentos: Json<NarrowColumns['order_lines']['Descuentos']> | null
    Preparado: Json<NarrowColumns['order_lines']['Preparado']> | null
    Version: Generated<number>
    device: string | null
    device_order: Generated<number>
    ordered_terms: Json<NarrowColumns['order_lines']['ordered_terms']> | null
  }
  order_ratings: {
    order_id: number
    Items: number
    code: string
    name: string
    branch_id: number | null
    day: string
    is_good: boolean
  }
  order_transitions: {
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
  orders: {
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
    invoice: Json<NarrowColumns['orders']['invoice']> | null
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
  own_texts: {
    written: string
    own: string
  }
  parameters: {
    name: string
    value: Json<NarrowColumns['parameters']['value']>
  }
  payment_differences: {
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
  payment_events: {
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
  payment_providers: {
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
  payment_sessions: {
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
  payment_tasks: {
    id: Generated<number>
    subject: string
    asked: Generated<number>
    attempts: Generated<number>
    next_attempt_at: string
    lease: string | null
    last_error: string | null
    priority: Generated<number>
  }
  payment_types: {
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
  payments: {
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
  pending_accounts: {
    kind: NarrowColumns['pending_accounts']['kind']
    record_id: number
    fields: Json<NarrowColumns['pending_accounts']['fields']>
    asked_by: Json<NarrowColumns['pending_accounts']['asked_by']>
    asked_names: string
    asked_at: string
    begins_at: string
  }
  picking_taps: {
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
  pictures: {
    Imagen: string
    kind: NarrowColumns['pictures']['kind']
    width: number
    height: number
    file_name: string
    user_name: string
    used_at: string
  }
  points_ledger: {
    id: Generated<number>
    client_id: number
    order_id: number | null
    points: number
    reason: string
    at: string
    author: string | null
  }
  price_change_rows: {
    change_id: number
    article_code: string
    price_before: number
    price_after: number
    was_held: boolean
    was_base: Generated<boolean>
  }
  price_changes: {
    id: Generated<number>
    at: string
    user_name: string
    rule: Json<NarrowColumns['price_changes']['rule']>
    articles: number
    undone_at: string | null
    undone_by: string | null
    price_list_id: number | null
  }
  price_history: {
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
  price_lists: {
    Id: Generated<number>
    Nombre: string
    name_key: string
    created_at: string
  }
  promotion_articles: {
    promotion_id: number
    article_code: string
    position: Generated<number>
  }
  promotion_brands: {
    promotion_id: number
    brand_code: number
  }
  promotion_families: {
    promotion_id: number
    family_code: number
  }
  promotion_uses: {
    order_id: number
    promotion_id: number
    units: number
  }
  promotions: {
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
  provinces: {
    Id: Generated<number>
    Codigo: string
    Descripcion: string
  }
  push_keys: {
    id: NarrowColumns['push_keys']['id']
    public_key: string
    private_key: string
    created_at: string
  }
  push_messages: {
    id: Generated<number>
    order_id: number
    subscription_id: number | null
    service: string
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
  push_subscriptions: {
    id: Generated<number>
    client_id: number
    session_hash: string | null
    service: string
    endpoint: string
    p256dh: string
    auth: string
    vapid_key: string
    created_at: string
  }
  rate_limits: {
    key: string
    count: number
    resets_at: string
  }
  recovery_tokens: {
    token_hash: string
    client_id: number
    created_at: string
    expires_at: string
  }
  refunds: {
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
  search_words: {
    Id: Generated<number>
    Renglon: string
  }
  sessions: {
    token_hash: string
    client_id: number | null
    staff_id: number | null
    created_at: string
    used_at: string
    expires_at: string
    confirmed_at: string | null
  }
  shortages: {
    branch_id: number
    article_code: string
    asked: number
    missed: number
    day: string
  }
  slot_bookings: {
    branch_id: number
    day_id: number
    slot_id: number
    taken: number
    capacity: number
  }
  slot_holds: {
    client_id: number
    branch_id: number
    day_id: number
    slot_id: number
    expires_at: string
  }
  staff_accounts: {
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
  staff_roles: {
    role: string
    name: Generated<string>
    permissions: Json<NarrowColumns['staff_roles']['permissions']> | null
    requires_factor: boolean
    changed_at: string
  }
  stale_days: {
    note: string
    day: string
  }
  stock: {
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
  stock_holds: {
    order_id: number
    article_code: string
    branch_id: number
    quantity: number
  }
  stock_moves: {
    branch_id: number
    article_code: string
    at: string
    quantity: number
  }
  summed_articles: {
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
  summed_branches: {
    day: string
    branch_id: number
    picked: number
    missing: number
    left_orders: number
    on_time: number
    bought_carts: number
  }
  summed_days: {
    day: string
    turn: number
  }
  summed_fills: {
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
  transfer_account: {
    id: number
    alias: string
    cbu: string
    holder: string
    cuit: string
    bank: string
  }
  vouchers: {
    kind: NarrowColumns['vouchers']['kind']
    point: number
    number: number
    order_id: number
    day: string
    centavos: number
    cae: string
    cae_until: string
    receiver: string | null
  }
  webhook_deliveries: {
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
  webhook_endpoints: {
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
  webhook_events: {
    id: Generated<number>
    key: string
    type: NarrowColumns['webhook_events']['type']
    order_id: number
    at: string
    payload: string
  }
  withdrawals: {
    Codigo: string
    Fecha: string
    Nombre: string
    Email: string
    Telefono: Generated<string>
    Pedido: Generated<string>
    Motivo: Generated<string>
    request_key: string
  }
  zones: {
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
}
