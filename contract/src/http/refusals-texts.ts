import { ownTexts, say } from '../base/index.ts'
import type { Message } from './violation-texts.ts'

/** Refusals of the server that are not rules of the shop (contract §2, §3, §5), by code. */
export type RefusalCode =
  | 'datos'
  | 'sesion'
  | 'ajeno'
  | 'otra-cuenta'
  | 'permiso'
  | 'otra-sucursal'
  | 'todas-las-sucursales'
  | 'confirmar-identidad'
  | 'segundo-factor'
  | 'clave-provisoria'
  | 'clave-api'
  | 'xsrf'
  | 'no-existe'
  | 'limite'
  | 'demasiado-grande'
  | 'tipo-contenido'
  | 'precios'
  | 'tienda-cerrada'
  | 'horario'
  | 'estado'
  | 'en-preparacion'
  | 'pedido-cambiado'
  | 'clave-repetida'
  | 'concurrencia'
  | 'cambiado'
  | 'interno'
  | 'cerrando'
  | 'ocupada'
  | 'pago-caido'
  | 'archivos-caidos'

// Refusals that the storefront refers to by name are separate constants, so that it does not load the others.
export const DATA_REFUSED: Required<Message> = ownTexts({
  title: 'Datos inválidos',
  text: 'Algún dato no es válido. Revisalo e intentá de nuevo.',
})

export const TOO_MANY_TRIES: Required<Message> = ownTexts({
  title: 'Demasiados intentos',
  text: 'Hiciste demasiados intentos. Esperá un momento y probá de nuevo.',
})

/** The same with how long to wait. */
export function tooManyTriesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.ceil(minutes / 60)
  const wait = minutes === 1 ? say`un minuto` : minutes < 120 ? say`${minutes} minutos` : say`${hours} horas`
  return say`Hiciste demasiados intentos. Esperá ${wait} y probá de nuevo.`
}

export const PRICES_CHANGED: Required<Message> = ownTexts({
  title: 'Cambiaron los precios',
  text: 'Algunos precios cambiaron desde que armaste el pedido. Revisá el nuevo total y confirmá otra vez.',
})

export const INNER_FAILURE: Required<Message> = ownTexts({
  title: 'Error',
  text: 'Se ha producido un error. Intentá de nuevo en un momento.',
})

export const REFUSALS: Record<RefusalCode, Required<Message>> = ownTexts({
  datos: DATA_REFUSED,
  sesion: { title: 'Sin sesión', text: 'Tu sesión terminó. Iniciá sesión de nuevo para seguir.' },
  ajeno: { title: 'Sin permiso', text: 'Eso pertenece a otra cuenta.' },
  'otra-cuenta': {
    title: 'Otra cuenta',
    text: 'En este navegador se inició sesión con otra cuenta. Volvé a cargar la página antes de seguir.',
  },
  permiso: { title: 'Sin permiso', text: 'Tu cuenta no tiene permiso para hacer esto.' },
  'otra-sucursal': { title: 'Otra sucursal', text: 'Tu cuenta no trabaja con esa sucursal.' },
  'todas-las-sucursales': {
    title: 'Es de toda la cadena',
    text: 'Esto vale para toda la cadena: lo cambia quien administra toda la cadena.',
  },
  'confirmar-identidad': {
    title: 'Confirmá que sos vos',
    text: 'Para seguir, ingresá otra vez tu contraseña o tu código.',
  },
  'segundo-factor': {
    title: 'Falta el segundo factor',
    text: 'Tu rol necesita un segundo factor y tu cuenta todavía no lo tiene. Configuralo en «Mi cuenta» para seguir.',
  },
  'clave-provisoria': {
    title: 'Elegí tu contraseña',
    text: 'La contraseña de tu cuenta la eligió otra persona. Cambiala en «Mi cuenta» para seguir.',
  },
  'clave-api': { title: 'Clave inválida', text: 'La clave de integración falta, no existe o fue revocada.' },
  xsrf: {
    title: 'Pedido no verificado',
    text: 'No pudimos verificar el envío. Recargá la página e intentá de nuevo.',
  },
  'no-existe': { title: 'No encontrado', text: 'No encontramos lo que buscás.' },
  limite: TOO_MANY_TRIES,
  'demasiado-grande': { title: 'Demasiado grande', text: 'Lo que enviaste es demasiado grande.' },
  'tipo-contenido': { title: 'Formato no admitido', text: 'El formato de lo enviado no está admitido.' },
  'tienda-cerrada': {
    title: 'Todavía no abrimos',
    text: 'La tienda no está abierta. Volvé a intentar cuando abramos.',
  },
  precios: PRICES_CHANGED,
  horario: {
    title: 'Horario completo',
    text: 'Ese horario se acaba de completar. Elegí otro día u horario de entrega.',
  },
  estado: { title: 'No se puede', text: 'El pedido ya no admite ese cambio.' },
  'en-preparacion': {
    title: 'Ya lo estamos preparando',
    text: 'Empezamos a preparar tu pedido y ya no se puede cambiar. Si necesitás algo, llamanos.',
  },
  'pedido-cambiado': {
    title: 'El pedido ya cambió',
    text: 'Este pedido cambió desde que lo abriste. Te mostramos cómo está ahora.',
  },
  'clave-repetida': {
    title: 'Pedido repetido',
    text: 'Ese envío ya se usó para otro pedido. Recargá la página e intentá de nuevo.',
  },
  concurrencia: {
    title: 'Cambios simultáneos',
    text: 'Otro cambio llegó al mismo tiempo. Intentá de nuevo.',
  },
  cambiado: {
    title: 'Otra persona lo cambió',
    text: 'Mientras lo editabas, otra persona o una importación cambió lo mismo. Revisá los valores y elegí cuál queda.',
  },
  interno: INNER_FAILURE,
  cerrando: { title: 'Reiniciando', text: 'La tienda se está reiniciando. Intentá de nuevo en un momento.' },
  ocupada: {
    title: 'Mucha gente a la vez',
    text: 'La tienda está muy ocupada en este momento. Intentá de nuevo en unos segundos.',
  },
  'pago-caido': {
    title: 'El pago no responde',
    text: 'El servicio de pagos no responde ahora. Tu pedido está guardado: probá de nuevo en un momento.',
  },
  'archivos-caidos': {
    title: 'El depósito de archivos no responde',
    text: 'El depósito de imágenes y archivos no responde. La tienda sigue vendiendo: probá de nuevo en un momento.',
  },
})
