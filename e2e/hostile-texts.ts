// Texts that would do damage in a page that interprets them as HTML.

/** Host of the hostile markup's picture; it must never be requested. */
export const HOSTILE_HOST = 'marcado.invalid'

/** Closes an attribute, a tag and a script; adds elements; reverses the direction of the following text. */
export const MARKUP =
  `"'></title></textarea></script><img src="https://${HOSTILE_HOST}/x" onerror="window.hostile=1">` +
  '<svg onload="window.hostile=2"></svg><a href="javascript:window.hostile=3">x</a><hostile-mark></hostile-mark>' +
  '{{7*7}}\u202Etxt.exe'

/** The same for fields with a short maximum length. */
export const SHORT_MARKUP = `"'><img src=//${HOSTILE_HOST}/x onerror=window.hostile=1><hostile-mark></hostile-mark>`

/**
 * What must be removed from an HTML text. It has no event handlers: the browser logs an error for those as soon as
 * DOMPurify parses them, although nothing runs; `clean-text.ts` removes them when a text is saved.
 */
export const HTML_MARKUP =
  '<p>x<script>window.hostile=5</script><a href="javascript:window.hostile=6">x</a><hostile-mark></hostile-mark>' +
  '<iframe srcdoc="<script>parent.hostile=7</script>"></iframe></p>'

/** A URL that runs a script if a link accepts it. */
export const SCRIPT_ADDRESS = 'javascript:window.hostile=4'

/** Every column with a text written by a customer or by staff, by table. */
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

/** The site's text parameters; those with URLs are set to lead to a script. */
export const WRITTEN_PARAMETERS =
  /^(Titulo\d|Texto\d|NombreTienda|Telefono|HorarioAtencion|AreaAtencion|RazonSocial|Cuit|Domicilio|DefensaConsumidorTexto|ReclamosProvinciaTexto|Leyenda\w+)$/
export const ADDRESS_PARAMETERS =
  /^(Facebook|Instagram|Twitter|Whatsapp|DataFiscal|DefensaConsumidorUrl|ReclamosProvinciaUrl)$/
