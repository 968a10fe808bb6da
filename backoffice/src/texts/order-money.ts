import {
  type DoorMeans,
  type MoneyState,
  type PaymentState,
  type RefundState,
} from '@gondola/contract/payments'

/** An order's money in a word, for staff. */
export const MONEY_NAMES: Readonly<Record<MoneyState, string>> = {
  puerta: 'Se cobra en la puerta',
  despues: 'Se cobra al estar listo',
  'a-pagar': 'Sin pagar',
  esperando: 'Esperando el pago',
  reservado: 'Reservado',
  pagado: 'Pagado',
  falta: 'Falta una parte',
  devolviendo: 'Devolviendo',
  devuelto: 'Devuelto',
  vencido: 'No se pagó a tiempo',
  'sin-cobro': 'Sin cobros',
}

/** The choices of the queue's filter. */
export const MONEY_FILTER: readonly MoneyState[] = [
  'a-pagar',
  'esperando',
  'falta',
  'reservado',
  'pagado',
  'puerta',
  'devolviendo',
]

export const PAYMENT_NAMES: Readonly<Record<PaymentState, string>> = {
  'en-proceso': 'En proceso',
  reservado: 'Reservado',
  cobrado: 'Cobrado',
  contracargo: 'Desconocido por el cliente',
  recuperado: 'Recuperado',
  devuelto: 'Devuelto',
  rechazado: 'Rechazado',
  cancelado: 'Liberado',
  vencido: 'Vencido',
}

export const REFUND_NAMES: Readonly<Record<RefundState, string>> = {
  pedido: 'En curso',
  hecho: 'Hecha',
  rechazado: 'La rechazó el proveedor',
}

/** Why the provider refused a refund, by its codes. */
const REFUND_FAULTS: Readonly<Record<string, string>> = {
  2000: 'no encuentra el pago',
  2024: 'pasó el plazo para devolver este pago',
  2032: 'no encuentra la devolución',
  2063: 'el pago no está en un estado que se pueda devolver',
  2085: 'el importe no vale para este pago',
  3024: 'este pago no admite devolver una parte',
  4040: 'el importe no vale para este pago',
  4041: 'el importe no vale para este pago',
  15016: 'pasó el plazo para devolver este pago',
  401: 'no acepta la llave de la cuenta: hay que cargarla de nuevo en «Cobros»',
  403: 'la cuenta no tiene permiso para devolver',
  404: 'no encuentra el pago',
}

/** `el importe no vale para este pago (código 2085)` */
export const refundFault = (code: string): string =>
  `${Object.hasOwn(REFUND_FAULTS, code) ? REFUND_FAULTS[code]! : 'sin más detalle'} (código ${code})`

export const EVENT_NAMES: Readonly<Record<string, string>> = {
  pedida: 'Se pidió el pago',
  estado: 'Pago',
  cobro: 'Cobro',
  liberacion: 'Reserva liberada',
  devolucion: 'Devolución',
  cierre: 'Se cerró la página de pago',
  vencimiento: 'Venció sin pagarse',
  diferencia: 'Diferencia con el proveedor',
  nota: 'Nota',
  liberado: 'Liberado sin pago',
}

export const MONEY_TEXTS = {
  title: 'Dinero del pedido',
  amounts: {
    due: 'Cuesta',
    reserved: 'Reservado',
    taken: 'Cobrado',
    returned: 'Devuelto',
    returning: 'Por devolver',
    missing: 'Falta',
    door: 'A cobrar en la puerta',
    borne: 'Lo pone la tienda',
    doorOtherwise: 'A cobrar sin su descuento',
  },
  payBy: (moment: string) => `Puede pagar hasta el ${moment}`,
  released: (who: string, reason: string) => `Liberado sin pago por ${who}: «${reason}»`,
  failing: (attempts: number) =>
    `El proveedor no contesta (${attempts} ${attempts === 1 ? 'intento' : 'intentos'}). Se intenta solo.`,
  badKey: 'El proveedor no acepta la llave de la cuenta: hay que cargarla de nuevo en «Cobros».',
  copyPage: 'Copiar el enlace',
  copied: 'Enlace copiado',
  payments: 'Pagos',
  refunds: 'Devoluciones',
  challenged: 'En proceso: el banco pide que el cliente lo confirme',
  none: 'Todavía no hay pagos.',
  by: (name: string) => `lo recibió ${name}`,
  installments: (count: number) => `${count} cuotas`,
  takeUntil: (moment: string) => `se puede cobrar hasta el ${moment}`,
  returnedOf: (amount: string) => `devuelto ${amount}`,
  check: 'Revisar ahora',
  checking: 'Preguntando al proveedor…',
  checked: 'Se le preguntó de nuevo al proveedor.',
  askAgain: 'Pedir de nuevo',
  askingAgain: 'Mandando el mail…',
  askedAgain: 'Le mandamos otra vez el mail para pagar.',
  note: 'Anotar',
  noteTitle: 'Nota sobre el dinero del pedido',
  noteExplain: 'Queda en la historia, con tu nombre. El cliente no la ve.',
  noteLabel: 'Nota',
  noted: 'Quedó anotado.',
  release: 'Liberar sin pago',
  releaseExplain:
    'El pedido se va a poder preparar y despachar aunque no esté pagado, y no se cancela solo. Queda anotado con tu nombre.',
  releaseDone: 'Quedó liberado.',
  reason: 'Motivo',
  save: 'Guardar',
  refund: 'Devolver',
  refundTitle: 'Devolver dinero al cliente',
  refundExplain: (kept: string) =>
    `De este pago quedan ${kept}. Lo que devuelvas baja lo que cuesta el pedido: no se vuelve a cobrar.`,
  refundLimit: (left: string) => `Hoy podés devolver hasta ${left} de este pedido.`,
  refundDone: 'La devolución se pidió. Al cliente le llega según el medio con que pagó.',
  amount: 'Importe',
  repeat: 'Reintentar',
  repeating: 'Pidiendo…',
  repeatDone: 'Se pide de nuevo.',
  handOver: 'Ya se lo devolví',
  handOverTitle: 'Devolución entregada',
  handOverExplain: 'Anotá cómo se le devolvió: en efectivo, por transferencia…',
  handOverLabel: 'Cómo',
  handedOver: 'Quedó anotada.',
  otherwise: (how: string) => `por otro medio: ${how}`,
  correct: 'Corregir',
  correctTitle: 'Corregir lo cobrado',
  correctExplain: 'Se anota un contraasiento con tu nombre; el cobro original queda a la vista.',
  corrected: 'Quedó corregido.',
} as const

/** An order that its missing money keeps from being prepared. */
export const HELD_TEXTS = {
  why: 'No se prepara ni se despacha hasta que esté pagado, o que un administrador lo libere.',
  see: 'Ver el pago',
  seeOf: (order: number) => `Ver el pago del pedido ${order}`,
} as const

const WITH_MEANS: Readonly<Record<DoorMeans, string>> = {
  efectivo: 'en efectivo',
  tarjeta: 'con tarjeta',
  qr: 'con QR',
}

/** What cancelling an order does with its money. */
export const CANCEL_MONEY_TEXTS = {
  returned: (amount: string) => `Se devuelven ${amount} al cliente.`,
  byHand: (amount: string, may: boolean) =>
    `De eso, ${amount} se cobraron en mano: los ${may ? 'devolvés vos, y lo anotás' : 'devuelve atención, y lo anota'} en el pedido.`,
  released: (amount: string) => `Se libera la reserva de ${amount} en su tarjeta.`,
  unknown: 'No pudimos ver si está pagado: lo que haya pagado se devuelve.',
} as const

/** Asked before an order is marked as delivered whose money nobody noted. */
export const UNCOLLECTED_TEXTS = {
  title: 'Falta el cobro',
  one: (amount: string) => `No anotaste el cobro de ${amount}.`,
  many: (orders: readonly number[], amount: string) =>
    orders.length === 1
      ? `No anotaste el cobro del pedido ${orders.join()}: ${amount}.`
      : `No anotaste el cobro de los pedidos ${orders.join(', ')}: ${amount} en total.`,
  find: 'Si los marcás igual, quedan en «Entregados sin cobrar».',
  findOne: 'Si lo marcás igual, queda en «Entregados sin cobrar».',
  keep: 'Volver',
  deliver: 'Marcar entregado igual',
  deliverMany: 'Marcar entregados igual',
} as const

/** Asked as an order with alcohol is marked as delivered. */
export const ALCOHOL_QUESTION = {
  title: '¿Viste el DNI?',
  text: ['Lleva bebidas con alcohol: se entrega a quien muestra que es mayor de 18 años.'],
  confirm: 'Lo vi: marcar entregado',
  of: (orders: readonly number[]) => `Con alcohol: ${orders.join(', ')}.`,
} as const

export const DOOR_TEXTS = {
  losing: (means: string, amount: string) =>
    `Con ${means} pierde el descuento de su tipo de pago: se cobra ${amount}.`,
  oneTap: (amount: string, means: DoorMeans) => `Cobrado ${amount} ${WITH_MEANS[means]}`,
  other: 'Otro medio o importe',
  title: 'Cobro en la puerta',
  means: 'Medio',
  amount: 'Importe cobrado',
  received: 'Con cuánto pagó (para el vuelto)',
  change: (amount: string) => `Vuelto: ${amount}`,
  missing: (amount: string) => `Falta cobrar ${amount}.`,
  save: 'Anotar el cobro',
  done: 'Quedó cobrado.',
  kept: 'Sin conexión: el cobro quedó guardado en este teléfono. Tocá de nuevo cuando haya señal.',
  again: (amount: string, means: string) => `Reintentar: cobrado ${amount}, ${means}`,
} as const

/** What Mercado Pago says of a payment, by its detail, else by its state. */
const PROVIDER_WORDS: Readonly<Record<string, string>> = {
  approved: 'aprobado',
  accredited: 'acreditado',
  authorized: 'autorizado',
  pending: 'pendiente',
  in_process: 'en proceso',
  in_mediation: 'en mediación por un reclamo',
  rejected: 'rechazado',
  cancelled: 'cancelado',
  refunded: 'devuelto',
  partially_refunded: 'devuelto en parte',
  charged_back: 'contracargo',
  settled: 'contracargo perdido',
  reimbursed: 'contracargo ganado',
  expired: 'venció',
  by_collector: 'por la tienda',
  by_payer: 'por quien paga',
  by_admin: 'por Mercado Pago',
  pending_capture: 'reservado, falta cobrarlo',
  pending_contingency: 'lo está procesando',
  pending_review_manual: 'lo está revisando',
  pending_challenge: 'el banco pide confirmarlo',
  pending_waiting_payment: 'espera el pago',
  pending_waiting_transfer: 'espera la transferencia',
  bad_filled_card_number: 'número de tarjeta mal escrito',
  bad_filled_date: 'vencimiento mal escrito',
  bad_filled_security_code: 'código de seguridad mal escrito',
  bad_filled_other: 'un dato de la tarjeta está mal',
  blacklist: 'Mercado Pago no aceptó la tarjeta',
  call_for_authorize: 'hay que autorizarlo con el banco',
  card_disabled: 'la tarjeta no está activa',
  card_error: 'la tarjeta no se pudo procesar',
  card_type_not_allowed: 'ese tipo de tarjeta no se acepta',
  duplicated_payment: 'pago repetido',
  high_risk: 'rechazado por seguridad',
  insufficient_amount: 'sin fondos',
  insufficient_data: 'faltan datos',
  invalid_installments: 'cuotas que la tarjeta no tiene',
  max_attempts: 'demasiados intentos',
  by_bank: 'lo rechazó el banco',
  other_reason: 'el banco no dijo por qué',
}

/** `approved / accredited` in Spanish; what is no state of a provider, as it is. */
export function providerText(text: string): string {
  const [state = '', detail = state, ...others] = text.split(' / ')
  const known = PROVIDER_WORDS[detail.replace(/^(?:cc_)?(?:amount_)?rejected_/, '')]
  const isState =
    others.length === 0 && /^[a-z_]+$/.test(state + detail) && Object.hasOwn(PROVIDER_WORDS, state)
  return isState ? (known ?? PROVIDER_WORDS[state]!) : text
}
