// Texts that would do something in a page which takes them for more than text.

/** Where a picture of the hostile markup would come from; nobody may ask for it. */
export const HOSTILE_HOST = 'marcado.invalid'

/** Ends an attribute, a tag and a script; brings elements of its own; turns what follows it around. */
export const MARKUP =
  `"'></title></textarea></script><img src="https://${HOSTILE_HOST}/x" onerror="window.hostile=1">` +
  '<svg onload="window.hostile=2"></svg><a href="javascript:window.hostile=3">x</a><hostile-mark></hostile-mark>' +
  '{{7*7}}\u202Etxt.exe'

/** The same where a form takes few letters. */
export const SHORT_MARKUP = `"'><img src=//${HOSTILE_HOST}/x onerror=window.hostile=1><hostile-mark></hostile-mark>`

/**
 * What a text that is HTML must not keep. There are no handlers in it: the browser complains of those as soon as
 * DOMPurify reads them, though nothing runs; `clean-text.ts` takes them out when a text is kept.
 */
export const HTML_MARKUP =
  '<p>x<script>window.hostile=5</script><a href="javascript:window.hostile=6">x</a><hostile-mark></hostile-mark>' +
  '<iframe srcdoc="<script>parent.hostile=7</script>"></iframe></p>'

/** What leads to a script where a link takes it. */
export const SCRIPT_ADDRESS = 'javascript:window.hostile=4'

/** Every column in which a text lies that a customer or somebody of the staff wrote, by table. */
export const WRITTEN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  departments: ['Descripcion'],
  families: ['Descripcion'],
  brands: ['Descripcion'],
  articles: ['Descripcion', 'Descripcioncorta', 'unidaddescrip', 'codigo_origen'],
  promotions: ['Descripcion', 'Descrip', 'Bases'],
  banners_front: ['Texto'],
  banners_user: ['Texto'],
  branches: ['Nombre', 'Direccion', 'Telefono'],
  provinces: ['Descripcion'],
  document_types: ['Descripcion'],
  card_requests: ['Nombre', 'Apellido', 'Direccion', 'Telefono', 'Nrodoc'],
  contacts: ['Nombre', 'Telefono', 'Comentario', 'Motivo', 'Mensaje'],
  withdrawals: ['Nombre', 'Telefono', 'Pedido', 'Motivo'],
  inbox_events: ['text', 'user_name'],
  clients: ['Nombre', 'Direccion', 'Localidad', 'Telefono', 'Comentario', 'block_reason'],
  staff_accounts: ['full_name'],
  audit_log: ['key', 'user_name'],
  payment_types: ['Descrip'],
  delivery_holidays: ['description'],
  orders: ['Opt1', 'Opt2', 'Opt3', 'Opt4', 'Opt5', 'Opt6', 'MotivoCancelacion', 'Cupondescuento'],
  order_lines: ['Descrip', 'Promo'],
  order_transitions: ['author_name', 'reason'],
  points_ledger: ['reason', 'author'],
  mail_queue: ['subject', 'last_error'],
  api_keys: ['name', 'created_by'],
  webhook_endpoints: ['name'],
  webhook_deliveries: ['answer', 'last_error'],
  imports: ['file_name', 'author'],
  price_history: ['user_name'],
  empty_searches: ['term'],
}

/** Parameters of the site that are text; those of addresses are made to lead to a script. */
export const WRITTEN_PARAMETERS =
  /^(Titulo\d|Texto\d|NombreTienda|Telefono|HorarioAtencion|AreaAtencion|RazonSocial|Cuit|Domicilio|DefensaConsumidorTexto|ReclamosProvinciaTexto|Leyenda\w+)$/
export const ADDRESS_PARAMETERS =
  /^(Facebook|Instagram|Twitter|Whatsapp|DataFiscal|DefensaConsumidorUrl|ReclamosProvinciaUrl)$/
