import { formatNumber, TELEPHONE_HINT, violationsOf } from '../base/index.ts'
import type { InboxState } from './staff-inbox.ts'

// Texts of customers, points and the inboxes.

export const PEOPLE_FAULTS = {
  'bloqueo-motivo': 'Escribí el motivo: queda guardado con la cuenta.',
  'puntos-cero': 'Escribí cuántos puntos sumar, o restar con un signo menos.',
  'puntos-motivo': 'Escribí el motivo: queda en el historial de puntos.',
  'puntos-insuficientes': 'El cliente no tiene tantos puntos para restar.',
  'cliente-nombre': 'Escribí el nombre.',
  'cliente-email': 'El email no es válido.',
  'cliente-email-en-uso': 'Ese email es de otro cliente.',
  'cliente-telefono': 'Escribí el teléfono.',
  'cliente-telefono-forma': `No es un teléfono: ${TELEPHONE_HINT}`,
  'cliente-direccion': 'Escribí la dirección.',
  'cliente-inexistente': 'No hay un cliente con ese número.',
  'cliente-sin-email': 'No tiene email: cargalo en sus datos antes de enviar el enlace.',
  'cuenta-inactiva': 'La cuenta está bloqueada: desbloqueala antes de enviar el enlace.',
  'enlaces-maximo': 'Ya le mandamos muchos enlaces: el último sirve durante una hora.',
  'respuesta-asunto': 'Escribí un asunto.',
  'respuesta-texto': 'Escribí la respuesta.',
  'respuesta-sin-email': 'No dejó un email: respondé por teléfono y anotalo.',
  'nota-vacia': 'Escribí la nota.',
  'asignada-inexistente': 'Esa persona no puede responder consultas.',
} as const
/** A violated rule of the work with customers, with its field. */
export const peopleFault = violationsOf(PEOPLE_FAULTS)

/** The limit of a day's points by one person. */
export const pointsDayText = (left: number, limit: number): string =>
  `Hoy podés dar ${left <= 0 ? 'ningún punto más' : `hasta ${formatNumber(left)} puntos más`}: cada persona da hasta ${formatNumber(limit)} por día. Los demás los puede dar otra persona de Administración o de Atención, o vos mañana.`

export const INBOX_STATE_NAMES: Readonly<Record<InboxState, string>> = {
  nueva: 'Nueva',
  'en-curso': 'En curso',
  resuelta: 'Resuelta',
  rechazada: 'Rechazada',
}

export const inboxChangeText = (state: InboxState, assignee: string | null) =>
  `${INBOX_STATE_NAMES[state]}, ${assignee === null ? 'sin asignar' : `a cargo de ${assignee}`}`
