import { formatMoment, ownTexts, say } from '@gondola/contract/base'
import type { Message } from '@gondola/contract/http'

/** Texts of the storefront's UI components: buttons, states, carousels, paging. */
export const interfaceTexts = ownTexts({
  close: 'Cerrar',
  accept: 'Aceptar',
  retry: 'Reintentar',
  loading: 'Cargando, espere por favor',
  failedTitle: 'No pudimos cargar esta parte',
  failedText: 'Revisá tu conexión y probá de nuevo.',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Cuando vuelva internet seguimos donde estabas.',
  offlinePrices: (at: number) => say`Sin conexión. Precios del ${formatMoment(at)}`,
  brokenTitle: 'Algo salió mal',
  brokenText: 'Volvé a cargar la página o andá al inicio: tu carrito sigue igual.',
  reload: 'Volver a cargar',
  goHome: 'Ir al inicio',
  startAfresh: 'Borrar lo guardado en este navegador',
  startAfreshText: 'Si sigue sin andar, empezá de nuevo, sin carrito ni sesión. Tu cuenta queda como está.',
  skipToContent: 'Saltar al contenido',
  content: 'Contenido',
  skipToArticles: 'Saltar a los productos',
  notices: 'Avisos',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  quantity: 'Cantidad',
  /** The name of a field that takes a weight. */
  weight: (quantity: string) => say`${quantity}, en gramos o kilos`,
  previous: 'Anterior',
  next: 'Siguiente',
  breadcrumb: 'Estás en',
  carousel: 'carrusel',
  slideKind: 'diapositiva',
  slide: (position: number, count: number) => say`${position} de ${count}`,
  pause: 'Pausar',
  play: 'Reproducir',
  goToSlide: (position: number) => say`Ir a la imagen ${position}`,
} as const)

/** The message of every form that got no answer. */
export const offlineMessage = ownTexts({
  title: 'Sin conexión',
  text: 'No pudimos comunicarnos con la tienda. Lo que escribiste sigue acá: revisá tu conexión e intentá de nuevo.',
})

// Messages that the first load may show, exactly as in the specification (spec §8); the others come later (notices.ts).

export const ADDED: Message = ownTexts({ text: '¡Agregado!' })
export const PROMOTION_LOAD_FAILED: Message = ownTexts({ title: 'Error', text: 'Se ha producido un error.' })
export const SEARCH_FAILED: Message = ownTexts({
  title: 'Se ha producido un error.',
  text: 'Intente realizar otra búsqueda.',
})
