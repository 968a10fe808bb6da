import type { Auth } from '../calls/call.ts'
import type { Permission } from '../rules/permissions.ts'

// The API's own documentation, at /api/docs; read by integrators.

export const API_DOCS_TEXTS = {
  title: 'Góndola',
  description:
    'Las llamadas de la tienda. Los importes son pesos con dos decimales; los errores son application/problem+json. Toda llamada que no es GET lleva el encabezado X-XSRF-TOKEN con el valor de la cookie XSRF-TOKEN, que cualquier GET entrega.',
  client: 'Sesión de un cliente, entregada al ingresar.',
  staff: 'Sesión del personal de la tienda.',
  xsrf: 'El valor de la cookie XSRF-TOKEN.',
  done: 'Respuesta',
  noContent: 'Hecho, sin contenido',
  problem: 'Un problema, en castellano',
} as const

export const AUTH_TEXTS: Readonly<Record<Auth, string>> = {
  anybody: 'Sin sesión o con ella.',
  client: 'Con la sesión del propio cliente.',
  staff: 'Con una sesión del personal.',
}

/** What a staff call asks for. */
export function permissionText(permission: Permission): string {
  return `Con una sesión del personal cuyo rol tenga el permiso ${permission}.`
}
