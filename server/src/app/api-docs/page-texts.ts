import type { Auth, ApiScope, Permission } from '@gondola/contract/calls'

// The API's own documentation, at /api/docs; read by integrators.

export const API_DOCS_TEXTS = {
  pageTitle: (shop: string) => `${shop}: la API`,
  noScript: 'La descripción se lee con JavaScript; para un programa está en /api/docs/json y /api/docs/yaml.',
  description: [
    'Las llamadas de la tienda. Los importes son pesos con hasta dos decimales; las fechas, aaaa-mm-dd en la hora de la tienda.',
    '**Cookies.** Cualquier GET entrega la cookie XSRF-TOKEN; toda llamada que no es GET la devuelve y lleva su valor en el encabezado X-XSRF-TOKEN. Ingresar entrega la cookie de sesión, que dura 30 días desde el último uso. Un programa guarda las cookies y las manda de vuelta, como un navegador.',
    '**Listas.** /{from}/{count} es desde qué lugar y cuántos (0: todos); /{page}/{size}, qué página (la primera es 0) y de cuántos. X-Total-Count dice cuántos hay en total.',
    '**Rechazos.** Son application/problem+json: detail es castellano para mostrar, code es una palabra estable para programas, Campo nombra el dato. Con 429 y 503, Retry-After dice en cuántos segundos conviene intentar de nuevo.',
    '**Compras.** Mandá siempre Idempotency-Key con POST /api/pedidos/save: si la respuesta se pierde, la misma clave da el mismo pedido.',
  ].join('\n\n'),
  client: 'Sesión de un cliente, entregada al ingresar.',
  staff: 'Sesión del personal de la tienda.',
  key: 'Clave de otro sistema, creada en Gestión › Integraciones: Authorization: Bearer gdl_… Estas llamadas no llevan cookies ni X-XSRF-TOKEN.',
  webhooks: 'Webhooks',
  webhook:
    'Lo que la tienda envía a cada dirección suscripta, por POST. X-Gondola-Firma: t=SEGUNDOS,v1=HEX, con HEX el HMAC-SHA256 de «SEGUNDOS.CUERPO» con el secreto; puede haber dos v1 mientras se cambia el secreto. X-Gondola-Evento identifica el evento: el mismo puede llegar más de una vez. Se toma por entregado con una respuesta 2xx; si no, se reintenta.',
  webhookTaken: 'Recibido',
  webhookRefused: 'Cualquier otra respuesta: se reintenta, cada vez más espaciado, hasta 20 veces.',
  webhookSignature: 'Momento del envío en segundos Unix y firmas.',
  webhookEvent: 'El identificador del evento, el mismo en cada intento.',
  webhookType: 'Qué pasó.',
  csv: 'CSV: UTF-8 con BOM, «;», coma decimal, CRLF. Un texto que una planilla tomaría por fórmula empieza con un apóstrofo.',
  page: 'Una página HTML',
  xsrf: 'El valor de la cookie XSRF-TOKEN.',
  done: 'Respuesta',
  noContent: 'Hecho, sin contenido',
  code: 'Código',
  idempotencyKey:
    'Una clave que elige quien llama, distinta para cada pedido o lote (un UUID). Con la misma clave y el mismo cuerpo se recibe siempre la misma respuesta, también al mismo tiempo; con otro cuerpo, 409 clave-repetida.',
  totalCount: 'Cuántos hay en la lista entera.',
  retryAfter: 'En cuántos segundos conviene intentar de nuevo.',
  sessionCookie: 'La cookie de sesión (HttpOnly); al salir, vacía.',
  xsrfCookie: 'XSRF-TOKEN, si quien llama todavía no la tiene.',
} as const

export const AUTH_TEXTS: Readonly<Record<Auth, string>> = {
  anybody: 'Sin sesión o con ella.',
  client: 'Con la sesión del propio cliente.',
  staff: 'Con una sesión del personal.',
  key: 'Con la clave de otro sistema.',
}

export function permissionText(permission: Permission): string {
  return `Con una sesión del personal cuyo rol tenga el permiso ${permission}.`
}

/** The scope that a call from another system requires. */
export function scopeText(scope: ApiScope): string {
  return `Con una clave de otro sistema que tenga el permiso ${scope}.`
}

/** The meaning of each refusal status. */
export const STATUS_TEXTS = {
  400: 'Algo de lo enviado no tiene la forma declarada; Campo dice qué.',
  401: 'Falta la sesión o la clave, o terminó.',
  403: 'No está permitido: falta X-XSRF-TOKEN, es de otra cuenta, o falta el permiso.',
  404: 'No existe, o no es de quien pregunta.',
  409: 'No coincide con lo que hay ahora.',
  413: 'Lo enviado es demasiado grande.',
  415: 'El cuerpo es de un tipo que la llamada no recibe.',
  422: 'No cumple una regla de la tienda; detail dice cuál.',
  429: 'Demasiados intentos; Retry-After dice cuándo seguir.',
  500: 'Un error de la tienda.',
  503: 'La tienda se está reiniciando o no llega a su base de datos; Retry-After dice cuándo seguir.',
} as const
