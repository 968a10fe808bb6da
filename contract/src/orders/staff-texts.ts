import { type InvoiceData, IVA_CONDITIONS } from '../clients/index.ts'
import type { ClaimReason, ReturnMeans } from './claim.ts'
import type { Stage, Step } from './order-transitions.ts'
import { askedByCustomer } from './texts.ts'

// Texts of the order queue, an order's page and its picking sheet.

/** The cancellation reason of an order whose customer deleted the account while it was prepared. */
export const accountGivenUp = 'El cliente dio de baja su cuenta.'

export const QUEUE_TEXTS = {
  title: 'Pedidos',
  search: 'Buscar pedidos',
  searchHint: 'Número, nombre, teléfono…',
  state: 'Estado',
  day: 'Día',
  slot: 'Horario',
  form: 'Entrega',
  payment: 'Pago',
  all: 'Todos',
  allForms: 'Todas',
  forms: { ED: 'Envío a domicilio', RS: 'Retiro en sucursal' },
  /** The views of the queue, in the order of its tabs. */
  views: {
    pendientes: 'Pendientes',
    propios: 'Míos',
    cola: 'Por preparar',
    preparando: 'En preparación',
    listo: 'Listos',
    'en-camino': 'En camino',
    D: 'Despachados',
    'sin-cobrar': 'Entregados sin cobrar',
    'por-devolver': 'Por devolver en mano',
    'cuentas-nuevas': 'Pedidos de cuentas nuevas',
    C: 'Cancelados',
    A: 'Anulados por el cliente',
    todos: 'Todos',
  },
  none: 'No hay pedidos así.',
  noneHere: 'Con estos filtros, ninguno.',
  found: 'En todos los pedidos:',
  seeAll: 'Ver todos',
  loading: 'Cargando pedidos…',
  stale: 'Sin conexión: esto es lo último que se supo.',
  choose: 'Elegir el pedido',
  chosen: 'Pedidos elegidos',
  /** Steps of several orders. */
  together: { preparar: 'Preparar juntos', despachar: 'Despachar', entregar: 'Marcar entregados' },
  waveMax: (count: number) => `Juntos se preparan hasta ${count} pedidos: quitá algunos.`,
  printTogether: 'Imprimir hojas',
  assignedTo: (name: string) => `para ${name}`,
  keys: '↑ y ↓ recorren los pedidos, la barra espaciadora elige, Enter abre.',
  chooseColumns: 'Columnas',
  takeNext: 'Tomar el siguiente',
  keepView: 'Guardar esta vista',
  number: 'N.º',
  step: 'Paso',
  columns: {
    cliente: 'Cliente',
    entrega: 'Entrega',
    sucursal: 'Sucursal',
    lineas: 'Líneas',
    total: 'Total',
    pago: 'Pago',
    estado: 'Estado',
    prepara: 'Lo prepara',
    pedido: 'Pedido el',
  },
  chooseAll: 'Elegir todos',
  cancelTogether: 'Cancelar los elegidos',
  clearChoice: 'Quitar la selección',
  alcohol: 'Pedir DNI',
  ownOrders: (count: number) =>
    `Seguir con ${count === 1 ? 'tu pedido' : `tus ${count} pedidos`} en preparación`,
  cameBack: 'Volvió sin entregar',
  changed: 'Cambiado',
  noSlot: 'Sin horario',
  open: 'Ver',
} as const

/** States of an order, in the words of staff. */
export const STATE_NAMES: Readonly<Record<Stage | 'D' | 'C' | 'A', string>> = {
  cola: 'Por preparar',
  preparando: 'En preparación',
  listo: 'Listo',
  D: 'Despachado',
  C: 'Cancelado',
  A: 'Anulado',
}

/** The state of a dispatched order that was delivered. */
export const DELIVERED_NAME = 'Entregado'

/** Labels of the steps' buttons. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  modificar: 'Cambiado por la tienda',
  asignar: 'Asignar',
  preparar: 'Preparar',
  listo: 'Marcar listo',
  reabrir: 'Corregir',
  devolver: 'Devolver a la cola',
  traspasar: 'Pasar a otra persona',
  despachar: 'Despachar',
  entregar: 'Marcar entregado',
  'no-entregado': 'No entregado',
  cancelar: 'Cancelar pedido',
}

/** Notices after a step. */
export const STEP_DONE: Readonly<Record<Step, string>> = {
  modificar: 'Quedó cambiado',
  asignar: 'Quedó asignado',
  preparar: 'Empezaste a prepararlo',
  listo: 'Quedó listo',
  reabrir: 'Se puede corregir',
  devolver: 'Volvió a la cola',
  traspasar: 'Lo sigue otra persona',
  despachar: 'Despachado: le avisamos al cliente',
  entregar: 'Quedó entregado',
  'no-entregado': 'Volvió a la sucursal: le avisamos al cliente',
  cancelar: 'Cancelado: le avisamos al cliente',
}

export const ORDER_TEXTS = {
  back: 'Volver a los pedidos',
  goOn: 'Seguir preparando',
  unfound: 'No encontramos ese pedido en tus sucursales.',
  customer: 'Cliente',
  phone: 'Teléfono',
  address: 'Dirección',
  email: 'Email',
  delivery: 'Entrega',
  payment: 'Pago',
  lowered: 'Devuelto o descontado',
  lowerTotal: 'Cuesta',
  writtenBy: 'Escrito por',
  invoice: 'Factura A para',
  vouchers: 'Comprobantes',
  replacements: 'Reemplazos',
  picker: 'Lo prepara',
  reason: 'Motivo',
  lines: 'Artículos',
  article: 'Artículo',
  ordered: 'Pedido',
  prepared: 'Preparado',
  amount: 'Importe',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Envío',
  orderedTotal: 'Total pedido',
  total: 'Total',
  history: 'Historial',
  byCustomer: 'el cliente',
  byShop: 'la tienda',
  takesSimilar: 'Acepta similares que no cuesten más',
  takesNone: 'Sin reemplazos',
  gone: 'La cuenta del cliente ya no existe',
  placed: 'Pedido hecho',
  annulled: 'Anulado',
  changed: 'Cambiado',
  note: 'Nota interna',
  addNote: 'Guardar nota',
  noteHint: 'La lee el personal, nunca el cliente.',
  noted: 'Quedó anotado',
  mail: 'Mail',
  saved: 'Carrito guardado',
  ratedGood: 'Al cliente le vino bien',
  ratedBad: 'Al cliente le vino mal',
} as const

/** The notices that the customer got, on an order's page. */
export const PUSH_TEXTS = {
  channels: { dispositivo: 'Aviso en el dispositivo', whatsapp: 'Aviso por WhatsApp' },
  kinds: {
    preparando: 'En preparación',
    pregunta: 'Pregunta por un artículo que falta',
    listo: 'Preparado',
    'en-camino': 'En camino o listo para retirar',
    entregado: 'Entregado',
    cancelado: 'Cancelado',
  },
  states: {
    queued: 'en espera',
    sent: 'enviado',
    delivered: 'recibido',
    read: 'leído',
    failed: 'no se pudo enviar',
    replaced: 'reemplazado por uno más nuevo',
  },
} as const

/** Of an order that staff change. */
export const staffChangeTexts = {
  begun:
    'Ya lo están preparando: se puede pasar a otro horario y corregir nombre, teléfono, dirección y comentario. Para cambiar lo demás, devolvelo a la cola.',
} as const

export const INVOICE_TEXTS = {
  invoiced: 'El pedido ya está facturado: los datos los cambia quien factura, con una nota de crédito.',
  dropped: 'No pide Factura A',
} as const

/** What changes of an order's Factura A; whose it is, only who may see customers reads, and no history. */
export function invoiceChangeText(before: InvoiceData | null, now: InvoiceData | null): string {
  if (now === null) return INVOICE_TEXTS.dropped
  const [was, is] = [before && IVA_CONDITIONS[before.CondicionIva], IVA_CONDITIONS[now.CondicionIva]]
  const parts = [
    ...(before && before.Cuit !== now.Cuit ? ['otro CUIT'] : []),
    ...(before && before.RazonSocial !== now.RazonSocial ? ['otra razón social'] : []),
    ...(was === is ? [] : [was === null ? is : `de ${was} a ${is}`]),
  ]
  return `Factura A: ${parts.join(', ') || 'los mismos datos'}`
}

/** What was wrong with a line, in words of staff. */
export const CLAIM_REASON_TITLES: Readonly<Record<ClaimReason, string>> = {
  falto: 'Faltó',
  mal: 'Vino mal o roto',
  otro: 'Otro artículo',
  peso: 'Otro peso',
  'no-quiso': 'No lo quiso',
}

/** How money of a claim goes back, in words of staff. */
export const RETURN_TITLES: Readonly<Record<ReturnMeans | 'falta', string>> = {
  mismo: 'Por el mismo medio',
  falta: 'Descontado de lo que faltaba pagar',
  saldo: 'Como saldo a favor',
  entrega: 'En efectivo, con la próxima entrega',
  sucursal: 'En efectivo, en la sucursal',
  transferencia: 'Por transferencia',
}

export const CANCEL_TEXTS = {
  title: 'Cancelar el pedido',
  explain: 'Le mandamos un mail al cliente con el motivo y su lugar en el horario queda libre.',
  explainMany:
    'Le mandamos un mail a cada cliente con el motivo, y sus lugares en los horarios quedan libres.',
  reason: 'Motivo',
  suggestions: [
    askedByCustomer,
    'No tenemos los productos del pedido.',
    'No pudimos comunicarnos para coordinar la entrega.',
    'La dirección está fuera de la zona de reparto.',
  ],
  confirm: 'Cancelar el pedido',
  keep: 'No cancelar',
  lost: '¿Qué se perdió? Lo demás vuelve a la venta.',
} as const

export const UNDELIVERED_TEXTS = {
  explain:
    'El pedido vuelve a la sucursal con sus artículos, y le mandamos un mail al cliente con el motivo. Después podés pasarlo a otro día o cancelarlo.',
  suggestions: [
    'No había nadie en el domicilio.',
    'No lo quisieron recibir.',
    'No encontramos la dirección.',
    'Nadie lo retiró.',
  ],
  confirm: 'No se entregó',
} as const

export const DISPATCH_TEXTS = {
  title: '¿Despachar sin preparar?',
  unprepared:
    'Nadie preparó este pedido: se despacha tal como se pidió, le avisamos al cliente y se acreditan sus puntos. No se puede deshacer.',
  confirm: 'Despachar así',
  earlyTitle: '¿Despachar antes de su día?',
  early: (order: string, day: string) =>
    `${order} es para el ${day.toLowerCase()}. Al despacharlo le avisamos al cliente que ya sale, o que ya puede retirarlo.`,
  earlyMany: (orders: readonly number[]) =>
    orders.length === 1
      ? `El N.º ${orders[0]} es para otro día.`
      : `Son para otro día: N.º ${orders.join(', ')}.`,
  earlyConfirm: 'Despachar ahora',
  keep: 'Volver',
  manyTitle: (count: number) => (count === 1 ? '¿Despachar 1 pedido?' : `¿Despachar ${count} pedidos?`),
  many: 'Salen con lo preparado, les avisamos a los clientes y se acreditan sus puntos. No se puede deshacer.',
  manyConfirm: 'Despachar',
} as const

export const SHEET_TEXTS = {
  title: 'Hoja de preparación',
  batchTitle: 'Preparación conjunta',
  print: 'Imprimir',
  back: 'Volver',
  alcohol: 'PEDIR DNI: lleva bebidas con alcohol',
  cold: 'frío',
  other: 'Fuera de catálogo',
  orders: 'Pedidos',
  quantity: 'Cantidad',
  article: 'Artículo',
  prepared: 'Preparado',
  ifMissing: 'Si no hay',
  wishes: { similar: 'similar', preguntar: 'preguntar antes', nada: 'nada' },
  packages: 'Bultos',
  preparedBy: 'Preparó',
  checked: 'Controló',
  missingOrders: 'Ninguno de esos pedidos existe.',
} as const

/** `Pedido N.º 128` */
export const orderTitle = (Id: number): string => `Pedido N.º ${Id}`

/** How a chat with the customer begins; what is to be said follows. */
export const customerChatText = (Id: number, name: string): string =>
  `Hola, ${name}. Te escribimos por tu pedido N.º ${Id}: `

/** `Entró el pedido N.º 128`, `Entraron 3 pedidos`. */
export const newOrdersText = (count: number, Ultimo: number): string =>
  count === 1 ? `Entró el pedido N.º ${Ultimo}` : `Entraron ${count} pedidos`

/** `Quedaron entregados 3 pedidos`, and how many were refused. */
export const togetherText = (
  step: 'preparar' | 'despachar' | 'entregar',
  done: number,
  refused: number,
): string => {
  const word = { preparar: 'en preparación', despachar: 'despachado', entregar: 'entregado' }[step]
  const many = step === 'preparar' ? word : `${word}s`
  return [
    done === 1 ? `Quedó ${word} 1 pedido` : `Quedaron ${many} ${done} pedidos`,
    ...(refused === 0 ? [] : [`con ${refused} no se pudo`]),
  ].join('; ')
}

/** `Quedaron cancelados 3 pedidos`, and how many were refused. */
export const cancelledTogetherText = (done: number, refused: number): string =>
  [
    done === 1 ? 'Quedó cancelado 1 pedido' : `Quedaron cancelados ${done} pedidos`,
    ...(refused === 0 ? [] : [`${refused} no se ${refused === 1 ? 'pudo' : 'pudieron'} cancelar`]),
  ].join('; ')

/** `30 en Despachados`: how many orders a search finds in a view. */
export const foundText = (count: number, view: keyof typeof QUEUE_TEXTS.views): string =>
  `${count} en ${QUEUE_TEXTS.views[view]}`

/** What a search found and the list does not show. */
export const hiddenText = (count: number, isByBranch: boolean): string =>
  isByBranch ? `${count} en otra sucursal que la elegida arriba.` : `Los filtros esconden ${count}.`

/** `1 pedido`, `12 pedidos` */
export const ordersCount = (count: number): string => (count === 1 ? '1 pedido' : `${count} pedidos`)

/** `8 líneas`, or `5 de 8 líneas` once preparation has begun. */
export const linesCount = (done: number, of: number): string =>
  done === 0 ? `${of} ${of === 1 ? 'línea' : 'líneas'}` : `${done} de ${of} líneas`

/** `3 elegidos` */
export const chosenText = (count: number): string => (count === 1 ? '1 elegido' : `${count} elegidos`)
