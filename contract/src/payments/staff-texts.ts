import { checkDigitText, formatPesos, violationsOf, formatDate } from '../base/index.ts'
import type { PaymentWay } from './payment-way.ts'

// What staff read of ways to pay, of providers, and of refusals about money.

export const WAY_NAMES: Readonly<Record<PaymentWay, string>> = {
  puerta: 'En la puerta',
  listo: 'Cuando está listo',
  ahora: 'Al hacer el pedido',
  reserva: 'Reserva en la tarjeta',
}

/** What each way means for the order. */
export const WAY_SENTENCES: Readonly<Record<PaymentWay, string>> = {
  puerta:
    'Se cobra al entregar o retirar: efectivo, tarjeta o QR. Quien entrega anota el medio y el importe.',
  listo:
    'Al terminar de prepararlo se le manda al cliente un enlace por el total exacto. Si no paga antes de que salga, se cobra en la puerta.',
  ahora:
    'El cliente paga el total estimado al hacer el pedido; no se prepara antes. Si pesa menos se devuelve la diferencia sola; si pesa más, se cobra.',
  reserva:
    'La tarjeta reserva el total estimado y un margen por los pesos; se cobra el total exacto cuando está listo y el resto se libera. La entrega tiene que ser dentro de los 7 días.',
}

export const MONEY_FAULTS = {
  'sin-proveedor': 'Elegí con quién se cobra.',
  'forma-no-posible': 'Con ese proveedor no se puede cobrar así. Elegí otra forma.',
  'sin-cuenta': 'Faltan las llaves de la cuenta: cargalas en «Cobros» o dejá el tipo de pago inactivo.',
  'sin-cuenta-de-transferencias':
    'Falta la cuenta que recibe las transferencias: cargá su alias o CBU, o dejá el tipo de pago inactivo.',
  'transferencia-sin-cuenta':
    'Quien paga por transferencia tiene que leer la cuenta, el titular y el importe: elegí que se cobre cuando está listo o al hacer el pedido, con «Transferencia». Si se transfiere en la puerta, escribí el alias.',
  'sin-llave-publica': 'Para reservar en la tarjeta falta la llave pública: cargala en «Cobros».',
  'sin-palabras': 'Escribí el motivo.',
  'importe-decimales': 'El importe puede tener hasta dos decimales.',
  'nada-que-cargar': 'Escribí al menos una llave.',
  'sin-pagar-preparar':
    'Este pedido se paga antes de prepararlo y todavía no está pagado. Esperá el pago, o pedile a un administrador que lo libere.',
  'sin-pagar-despachar':
    'Este pedido no está cubierto: falta cobrar una parte. Pedile el pago al cliente, o que un administrador lo libere.',
  'pago-sin-fondos': 'De ese pago no queda tanto por devolver.',
  'pago-no-cobrado': 'Ese pago no está cobrado: no hay qué devolver.',
  'cobro-de-puerta': 'Eso se cobró en la puerta: corregí el cobro en lugar de devolverlo.',
  'cobro-ajeno': 'Lo cobró otra persona: que lo corrija ella o un administrador.',
  'cobro-sin-listo': 'Todavía se está preparando: se cobra cuando el total es el definitivo.',
  'recibido-corto': 'Lo recibido no puede ser menos que lo cobrado.',
  'recibido-sin-efectivo': 'El vuelto es sólo del efectivo.',
  'nada-que-pedir':
    'No hay nada que pedirle ahora, o se le mandó hace menos de una hora. Mirá «Falta» y el enlace.',
  'reclamo-de-mas': 'Eso es más de lo que costó lo reclamado.',
  'reclamo-sin-cobro':
    'De este pedido no queda tanto cobrado: si se pagó en la puerta, anotá primero el cobro.',
  'reclamo-sin-cuenta': 'El cliente dio de baja su cuenta: no puede tener saldo a favor.',
  'entrega-con-rechazo':
    'De este pedido ya se anotó lo que el cliente no quiso, y volvió a la venta. Si no quiso nada, anotá así también lo demás y marcalo entregado.',
  'devolucion-en-curso': 'Esa devolución no está esperando nada de acá.',
} as const
/** A refusal about money, with its field. */
export const moneyFault = violationsOf(MONEY_FAULTS)

/** What is missing of an order is less than what was typed. */
export const tooMuchText = (missing: number): string =>
  missing === 0
    ? 'De este pedido no falta cobrar nada.'
    : `Falta cobrar ${formatPesos(missing)}: no se puede anotar más.`

/** The limit of an order's refunds for a role. */
export const refundLimitText = (left: number): string =>
  left <= 0
    ? 'Ya se devolvió de este pedido todo lo que tu rol puede. Pedíselo a Administración.'
    : `De este pedido podés devolver hasta ${formatPesos(left)}. Más que eso lo devuelve Administración.`

/** The limit of a day's refunds by one person, in pesos. */
export const refundDayText = (left: number, limit: number): string =>
  `Hoy podés devolver ${left <= 0 ? 'nada más' : `hasta ${formatPesos(left)}`}: cada persona devuelve hasta ${formatPesos(limit)} por día. Lo demás lo puede devolver otra persona de Administración o de Atención, o vos mañana.`

/** The change of a cash payment: `Recibió $ 2.000,00, vuelto $ 150,00`. */
export const changeText = (received: number, change: number): string =>
  `Recibió ${formatPesos(received)}, vuelto ${formatPesos(change)}`

export const TRANSFER_FAULTS = {
  'alias-forma': 'El alias tiene de 6 a 20 letras sin acento, números, puntos o guiones.',
  'cbu-digito': 'Ese CBU o CVU no es válido: revisá sus 22 números.',
  'sin-cuenta': 'Completá el alias o el CBU.',
  'titular-vacio': 'Escribí a nombre de quién está la cuenta.',
  'cuit-digito': checkDigitText('CUIT'),
  'fecha-futura': 'La fecha no puede ser posterior a hoy.',
  'fecha-vieja': 'La fecha no puede ser de hace más de un año.',
  'movimiento-en-extracto':
    'Ese movimiento ya está en un extracto del banco: asignalo desde «Movimientos del banco».',
  'extracto-vacio': 'No encontramos movimientos en el archivo: tiene que ser el extracto del banco en CSV.',
  'extracto-largo': 'El archivo tiene más de 5.000 renglones: bajá del banco menos días y subilo por partes.',
  'extracto-ilegible':
    'No se puede leer el día o el importe de ningún renglón. Revisá qué es cada columna. No se anotó nada.',
  'extracto-sin-signo':
    'No se puede saber cuáles de estos importes entraron y cuáles salieron: no tienen signo, ni una columna que diga débito o crédito en cada renglón. Bajá el extracto con créditos y débitos en columnas separadas, o con signo. No se anotó nada.',
  'movimiento-decidido': 'Ese movimiento ya es de un pedido.',
  'pedido-sin-transferencia': 'Ese pedido no espera una transferencia.',
  'devolucion-hecha': 'Esa devolución ya figura hecha con otro número.',
  'devolucion-cerrada': 'Esa devolución ya no está pendiente.',
} as const
/** A violated rule of transfers, with its field. */
export const transferFault = violationsOf(TRANSFER_FAULTS)

/** A transfer of this amount is entered already: the order would be paid twice, and one given back. */
export const enteredText = (amount: number, day: string, name: string): string =>
  `Este pedido ya tiene anotada una de ${formatPesos(amount)} del ${formatDate(day)} (${name}). Si llegó otra igual, marcá «Es otra transferencia».`
