import { Type } from 'typebox'
import { Closed, Id, OneOf, PICTURE_MAX_BYTES, pick } from '../base/index.ts'
import { BranchQuery } from '../branches/index.ts'
import { SLOT_REFUSALS } from '../delivery/index.ts'
import { ClaimDraft, OrderClaims } from './claim.ts'
import { FollowedOrder, OrderMailWish, PushDevice, PushDeviceDraft, OwnHome, WhatsAppNotices } from './followed-order.ts'
import { QuestionAnswer } from './line-question.ts'
import { LineRatingDraft, ClonedOrder, DraftLine, Order, OrderDraft, ORDER_LINES_MAX, ShortLine } from './order.ts'
import { ChangeableOrder, OrderChangeDraft, OrderChangePreview, OrderInChange } from './order-change.ts'
import { call, IdParams, Page } from '../calls/index.ts'

/** Of what is ordered. */
const ORDER_REFUSALS = [
  'no-existe',
  'precios',
  'horario',
  'estado',
  'clave-repetida',
  'articulo-inexistente',
  'cantidad-cero',
  'cantidad-maxima',
  'peso-minimo',
  'minimo-resumen',
  'forma-entrega',
  'telefono-invalido',
  'tipo-pago-inexistente',
  'reserva-lejos',
  'sin-pagar-lejos',
  'alcohol-edad',
  'alcohol-horario',
  'piezas-por-pedido',
  'existencia',
  'limite-por-pedido',
] as const
const CHANGE_REFUSALS = ['pedido-cambiado', 'en-preparacion', 'cambio-cerrado', 'cambio-vacio', 'cambios-maximo', ...ORDER_REFUSALS, ...SLOT_REFUSALS] as const

// Order calls (spec §7, contract §4 and §5).

/** Which orders a list holds: pending, delivered, the incomplete one, or cancelled and annulled (C). */
const ListedStatus = OneOf('P', 'D', 'I', 'C')
const listParams = Closed({ Cliente: Id, Estado: ListedStatus, ...Page })

export const saveOrder = call('POST', '/pedidos/save', 'client', {
  body: OrderDraft,
  answer: Order,
  limit: 'order',
  docs: [
    'Pedidos',
    'saveOrder',
    'Guardar el carrito, comprar o anular',
    'Estado I guarda el carrito, P hace el pedido, A anula el pedido Id. Los precios y el total los calcula la tienda; si TotalNeto es otro que el calculado no se guarda nada y responde 409 precios con el pedido recalculado en Pedido. Con X-Cliente (el Id del cliente cuya pantalla es), si la sesión es de otra cuenta responde 409 otra-cuenta. Mandá siempre Idempotency-Key: con la misma clave se recibe el mismo pedido, también después de una respuesta perdida.',
    ['carrito-vacio', 'dia-entrega', 'horario-entrega', 'minimo-compra', 'tipo-pago', 'pedidos-pendientes', 'pedidos-por-dia', 'guardar-vacio', 'guardar-minimo-lineas', ...ORDER_REFUSALS, ...SLOT_REFUSALS, 'concurrencia'],
  ],
})
/** The lines of a cart that its customer cannot order today in the quantity asked for. */
export const listShortLines = call('POST', '/pedidos/faltantes', 'client', {
  body: Closed({
    Sucursal: Type.Optional(Id),
    Lineas: Type.Array(Closed(pick(DraftLine.properties, ['Codart', 'Cantidad'])), { maxItems: ORDER_LINES_MAX }),
  }),
  answer: Type.Array(ShortLine),
  limit: 'preview',
  docs: [
    'Pedidos',
    'listShortLines',
    'Lo que no alcanza de un carrito',
    'Los renglones de los que el cliente no puede pedir hoy tanto en la sucursal, y cuánto puede: lo que queda, o lo que queda para cuentas sin un primer pedido (DeCuentasNuevas). No guarda ni reserva nada.',
    ['sucursal-cerrada'],
  ],
})
export const listOrders = call('GET', '/pedidos/getallpedidoscliente/:Cliente/:Estado/:page/:size', 'client', {
  whileClosed: true,
  params: listParams,
  answer: Type.Array(Order),
  docs: ['Pedidos', 'listOrders', 'Pedidos', 'Los pedidos del cliente en un estado, primero el más nuevo; C lista los cancelados y los anulados. La primera página es 0.', ['ajeno']],
})
export const cloneOrder = call('GET', '/pedidos/clonar/:Id', 'client', {
  params: IdParams,
  query: BranchQuery,
  answer: ClonedOrder,
  docs: ['Pedidos', 'cloneOrder', 'Repetir un pedido', 'Las líneas de un pedido a los precios de hoy de la sucursal; lo que ahí no se vende va en Faltantes.', ['no-existe', 'sucursal-cerrada']],
})

// Changing a placed order (decision 0022).
export const listChangeableOrders = call('GET', '/pedidos/cambiables', 'client', {
  answer: Type.Array(ChangeableOrder),
  docs: ['Pedidos', 'listChangeableOrders', 'Pedidos que se pueden cambiar', 'Los pedidos hechos que el cliente todavía puede cambiar, primero el de la próxima entrega, y hasta cuándo.'],
})
export const openOrderChange = call('GET', '/pedidos/cambiar/:Id', 'client', {
  params: IdParams,
  answer: OrderInChange,
  docs: [
    'Pedidos',
    'openOrderChange',
    'Abrir un pedido para cambiarlo',
    'El pedido con sus líneas y las promociones del día en que se pidieron, su sucursal y su zona (para pedir la grilla de horarios), y hasta cuándo se puede cambiar.',
    ['no-existe', 'estado', 'en-preparacion', 'cambio-cerrado', 'cambios-maximo'],
  ],
})
export const previewOrderChange = call('POST', '/pedidos/cambiar/:Id/calcular', 'client', {
  params: IdParams,
  body: OrderChangeDraft,
  answer: OrderChangePreview,
  limit: 'preview',
  docs: ['Pedidos', 'previewOrderChange', 'Calcular un cambio', 'Cómo quedaría el pedido con el cambio, y qué cambia; no guarda nada, y MayorDeEdad se pide recién al guardar.', CHANGE_REFUSALS],
})
export const changePlacedOrder = call('POST', '/pedidos/cambiar/:Id', 'client', {
  params: IdParams,
  body: OrderChangeDraft,
  answer: Order,
  limit: 'order',
  docs: [
    'Pedidos',
    'changePlacedOrder',
    'Cambiar un pedido',
    'Cambia un pedido hecho hasta que cierra su día o se empieza a preparar. Lo que no se manda queda igual. Lo que ya estaba pedido mantiene el precio y las promociones de su día; lo que se agrega lleva los de hoy, en un renglón propio si son otros. Cambios es la cantidad de cambios del pedido que vio el cliente: si ya es otra responde 409 pedido-cambiado con el pedido de ahora en Pedido; si TotalNeto es otro que el calculado, 409 precios. Mandá siempre Idempotency-Key.',
    CHANGE_REFUSALS,
  ],
})
/** What the home page shows of a client's orders. */
export const findOwnHome = call('GET', '/pedidos/cliente/inicio', 'client', {
  query: BranchQuery,
  answer: OwnHome,
  docs: [
    'Pedidos',
    'findOwnHome',
    'La próxima entrega y el pedido para repetir',
    'Proxima es el pedido que llega primero, null si no hay; Repetir, el último entregado (o el último pendiente) con lo que cuestan hoy sus productos en la sucursal.',
    ['sucursal-cerrada'],
  ],
})
/** One own order with the stages that it has reached. */
export const followOrder = call('GET', '/pedidos/seguimiento/:Id', 'client', {
  whileClosed: true,
  params: IdParams,
  answer: FollowedOrder,
  docs: ['Pedidos', 'followOrder', 'Seguir un pedido', 'Un pedido propio con las etapas por las que pasó y cuándo; uno ajeno o un carrito guardado no existe.', ['no-existe']],
})
export const setOrderMails = call('POST', '/pedidos/cliente/avisos', 'client', {
  whileClosed: true,
  body: OrderMailWish,
  answer: OrderMailWish,
  limit: 'rating',
  docs: ['Pedidos', 'setOrderMails', 'Avisos de entrega', 'Si el cliente quiere un mail cuando se entrega un pedido.'],
})
/** Rates lines of an own order that came, or takes the ratings back. */
export const rateLines = call('POST', '/pedidos/valorar/:Id', 'client', {
  params: IdParams,
  body: LineRatingDraft,
  answer: FollowedOrder,
  limit: 'rating',
  docs: ['Pedidos', 'rateLines', 'Valorar líneas', 'Dice si unas líneas que llegaron vinieron bien o mal, o lo quita (Bien null), todas o ninguna; se puede hasta ValorableHasta, 14 días después de la entrega.', ['no-existe', 'estado']],
})
/** Answers what the shop asks about a missing article of an own order. */
export const answerQuestion = call('POST', '/pedidos/pregunta/:Id', 'client', {
  params: IdParams,
  body: QuestionAnswer,
  answer: FollowedOrder,
  limit: 'rating',
  docs: [
    'Pedidos',
    'answerQuestion',
    'Responder una pregunta',
    'Elige uno de los reemplazos que la tienda propone para un artículo que falta (Elegido), o ninguno (null), mientras la pregunta está abierta. Vale la primera respuesta: si ya se respondió, venció o la tienda lo resolvió, no cambia nada. Responde el pedido con sus Preguntas como quedan.',
    ['no-existe'],
  ],
})
/** What was claimed of an own order, and until when lines can be. */
export const findOrderClaims = call('GET', '/pedidos/reclamos/:Id', 'client', {
  whileClosed: true,
  params: IdParams,
  answer: OrderClaims,
  docs: ['Pedidos', 'findOrderClaims', 'Los reclamos de un pedido', 'Lo que el cliente reclamó de un pedido propio y qué se le respondió, y hasta cuándo puede reclamar (Hasta, o null).', ['no-existe']],
})
/** Claims lines of an own order that came, each once. */
export const claimLines = call('POST', '/pedidos/reclamos/:Id', 'client', {
  params: IdParams,
  body: ClaimDraft,
  answer: OrderClaims,
  limit: 'claim',
  docs: [
    'Pedidos',
    'claimLines',
    'Reclamar líneas',
    'Dice qué faltó, vino mal, vino otro o con otro peso, todas las líneas o ninguna, cada una una vez. Según las reglas de la tienda se devuelve enseguida o lo mira una persona. Medio es cómo vuelve lo que se pagó en la puerta; lo demás vuelve por el medio con el que se pagó.',
    ['no-existe', 'estado', 'campos-vacios'],
  ],
})
/** Stores a photo for a claim; the claim then names it. */
export const uploadClaimPhoto = call('POST', '/pedidos/reclamos/:Id/foto', 'client', {
  params: IdParams,
  upload: { maxBytes: PICTURE_MAX_BYTES },
  answer: Closed({ Foto: Type.String() }),
  limit: 'claim',
  docs: ['Pedidos', 'uploadClaimPhoto', 'Subir la foto de un reclamo', 'Guarda una foto de un pedido propio que se puede reclamar; el reclamo la nombra después.', ['no-existe', 'estado', 'archivos-caidos']],
})
/**
 * The versions of an own order as they come, as server-sent events; `fin` asks for no other stream. Whoever does not
 * accept `text/event-stream` gets the version of now alone.
 */
export const watchOrder = call('GET', '/pedidos/seguir/:Id', 'client', {
  params: IdParams,
  file: 'text/event-stream',
  docs: [
    'Pedidos',
    'watchOrder',
    'Esperar novedades de un pedido',
    'Eventos version (text/event-stream) con la Version de un pedido propio: la de ahora y cada una que venga; el pedido se lee con /pedidos/seguimiento. Cada 20 segundos va una línea vacía; a los 10 minutos la respuesta termina y se abre otra. El evento fin pide no abrir otra (la sesión terminó, o la cuenta tiene más de 4 abiertas): conviene preguntar cada tanto. Sin Accept: text/event-stream responde la versión de ahora y termina.',
    ['no-existe'],
  ],
})

// Push messages about orders, in the browser of this session (decision 0029).
export const findPushDevice = call('GET', '/pedidos/cliente/dispositivo', 'client', {
  answer: PushDevice,
  docs: ['Pedidos', 'findPushDevice', 'Avisos en este dispositivo', 'Clave es la clave pública de la tienda para suscribirse a avisos (Web Push); Endpoint, la dirección en la que recibe avisos el navegador de esta sesión, null si no los recibe.'],
})
export const savePushDevice = call('POST', '/pedidos/cliente/dispositivo', 'client', {
  body: PushDeviceDraft,
  answer: PushDevice,
  limit: 'device',
  docs: [
    'Pedidos',
    'savePushDevice',
    'Recibir avisos en este dispositivo',
    'Guarda la suscripción del navegador de esta sesión; termina con la sesión. Solo direcciones https de los servicios de avisos de los navegadores. Hasta 10 por cliente: la más vieja deja su lugar. Si Clave ya no es la de la tienda, o la dirección es de otro navegador, 409 concurrencia.',
    ['concurrencia'],
  ],
})
export const deletePushDevice = call('DELETE', '/pedidos/cliente/dispositivo', 'client', { whileClosed: true, docs: ['Pedidos', 'deletePushDevice', 'Dejar de recibir avisos en este dispositivo', 'Borra la suscripción del navegador de esta sesión.'] })
export const findWhatsApp = call('GET', '/pedidos/cliente/whatsapp', 'client', {
  answer: WhatsAppNotices,
  docs: ['Pedidos', 'findWhatsApp', 'Avisos por WhatsApp', 'Si la tienda avisa por WhatsApp, si el cliente lo eligió y a qué teléfono, el de su cuenta; null si ese número no puede recibirlos.'],
})
export const chooseWhatsApp = call('PUT', '/pedidos/cliente/whatsapp', 'client', {
  body: Closed({ Activo: Type.Boolean() }),
  answer: WhatsAppNotices,
  limit: 'device',
  whileClosed: true,
  docs: ['Pedidos', 'chooseWhatsApp', 'Elegir avisos por WhatsApp', 'Pide los avisos por WhatsApp al teléfono de la cuenta, o los deja. Si la cuenta cambia de teléfono, hay que pedirlos de nuevo.', ['no-existe', 'telefono-invalido']],
})
