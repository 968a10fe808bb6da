import type { Message } from '@gondola/contract/http'

// Success messages and questions, exactly as in the specification (spec §8); texts that it does not have are marked +.

export const CART_SAVED: Message = {
  title: '¡Tu pedido se guardó con éxito!',
  text: 'Podés continuar tu compra desde cualquier dispositivo.',
}
/** The specification's other wording; shown by the cart panel of small screens. */
export const CART_SAVED_PANEL: Message = {
  title: 'Exito!',
  text: 'Tu pedido se guardo con exito, continualo en cualquier dispositivo',
}
export const ORDER_ANNULLED: Message = { title: '¡Exito!', text: 'El pedido fue anulado' }
export const ANNUL_QUESTION = {
  title: 'Eliminar pedido',
  text: '¿Desea eliminar el pedido?',
  confirm: 'Eliminar',
  cancel: 'Cancelar',
}
export const ORDER_PLACED: Message = {
  text: '¡Tu pedido fué generado con éxito! Nos encargamos de procesar tu pedido y ante cualquier consulta nos comunicaremos contigo.',
}
export const SENDING_ORDER = 'Enviando pedido, espere por favor.'
export const CHECKOUT_DATA_SAVED: Message = { text: '¡Tus datos han sido modificados!' }
export const ACCOUNT_SAVED: Message = { text: '¡Datos actualizados!' }
export const CARD_REQUEST_SENT: Message = { text: 'El formulario fue enviando, nos contactaremos pronto!' }
export const RECOVERY_SENT: Message = { text: '¡Ya enviamos el link para recuperar contraseña a su email!' }
export const DOCUMENT_FOUND: Message = { text: 'Se verifico su documento y es correcto!' }
export const DOCUMENT_NOT_FOUND: Message = { text: 'Su documento no se encuentra registrado!' }
export const LOGGING_IN: Message = { title: 'Iniciando sesión..', text: 'Por favor espere un momento.' }
export const HTTP_ERROR: Message = { text: 'Se ha producido un error.' }
export const ACCOUNT_SAVE_FAILED = 'Se ha producido un error:'
export const PASSWORD_RESET: Message = { text: 'Tu contraseña fue cambiada. Ya podés iniciar sesión.' } // +

/** No results of a search by text or by brand (spec §8). */
export function nothingFound(word: string, byBrand: boolean): string {
  return byBrand
    ? `¡Lo sentimos! no se han encontrado productos de marca "${word}".`
    : `¡Lo sentimos! no se han encontrado productos con la palabra "${word}".`
}
