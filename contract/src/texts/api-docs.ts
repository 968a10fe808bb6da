import type { Auth } from '../calls/call.ts'
import type { ApiScope } from '../rules/api-scopes.ts'
import type { Permission } from '../rules/permissions.ts'

// The API's own documentation, at /api/docs; read by integrators.

export const API_DOCS_TEXTS = {
  title: 'Góndola',
  description:
    'Las llamadas de la tienda. Los importes son pesos con dos decimales; los errores son application/problem+json. Toda llamada que no es GET lleva el encabezado X-XSRF-TOKEN con el valor de la cookie XSRF-TOKEN, que cualquier GET entrega.',
  client: 'Sesión de un cliente, entregada al ingresar.',
  staff: 'Sesión del personal de la tienda.',
  key: 'Clave de otro sistema, creada en Gestión › Integraciones: Authorization: Bearer gdl_… Estas llamadas no llevan cookies ni X-XSRF-TOKEN.',
  webhook:
    'Lo que la tienda envía a cada dirección suscripta, por POST. X-Gondola-Firma: t=SEGUNDOS,v1=HEX, con HEX el HMAC-SHA256 de «SEGUNDOS.CUERPO» con el secreto; puede haber dos v1 mientras se cambia el secreto. X-Gondola-Evento identifica el evento: el mismo puede llegar más de una vez. Se toma por entregado con una respuesta 2xx; si no, se reintenta.',
  webhookTaken: 'Recibido',
  webhookSignature: 'Momento del envío en segundos Unix y firmas.',
  webhookEvent: 'El identificador del evento, el mismo en cada intento.',
  webhookType: 'Qué pasó.',
  csv: 'CSV: UTF-8 con BOM, «;», coma decimal, CRLF. Un texto que una planilla tomaría por fórmula empieza con un apóstrofo.',
  xsrf: 'El valor de la cookie XSRF-TOKEN.',
  done: 'Respuesta',
  noContent: 'Hecho, sin contenido',
  problem: 'Un problema, en castellano',
} as const

export const AUTH_TEXTS: Readonly<Record<Auth, string>> = {
  anybody: 'Sin sesión o con ella.',
  client: 'Con la sesión del propio cliente.',
  staff: 'Con una sesión del personal.',
  key: 'Con la clave de otro sistema.',
}

/** What a staff call asks for. */
export function permissionText(permission: Permission): string {
  return `Con una sesión del personal cuyo rol tenga el permiso ${permission}.`
}

/** What a call of another system asks for. */
export function scopeText(scope: ApiScope): string {
  return `Con una clave de otro sistema que tenga el permiso ${scope}.`
}
