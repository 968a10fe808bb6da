import { formatPesos, formatTime } from '@gondola/contract/base'
import { type DoorMeans, isPaidFirst, type PaymentWay } from '@gondola/contract/payments'

/** What an order of a way will cost, in pesos; `reserved` is the estimate and the most that its weights may add. */
export interface WayTerms {
  total: number
  reserved: number
  minutes: number
  isTransfer: boolean
}

/** How an order of each way is paid, and what happens when it weighs something else (spec §2, checkout 3). */
export function wayText(way: PaymentWay, { total, reserved, minutes, isTransfer }: WayTerms): string {
  switch (way) {
    case 'puerta':
      return 'Pagás cuando lo recibís, el total exacto de lo que pesa y llega.'
    case 'listo':
      return `Ahora no pagás nada: cuando esté pesado te mandamos ${isTransfer ? 'los datos para transferir' : 'el enlace para pagar'} el total exacto. Si no llegás, lo pagás cuando lo recibís.`
    case 'ahora':
      return isTransfer
        ? `Transferís ${formatPesos(total)}: al confirmar te mostramos los datos y tenés ${minutes / 60} horas. Si al pesarlo cuesta menos, te devolvemos la diferencia; si cuesta más, te avisamos y transferís sólo la diferencia.`
        : `Pagás ${formatPesos(total)} al confirmar (tenés ${minutes} minutos). Si al pesarlo cuesta menos, te devolvemos la diferencia por el mismo medio; si cuesta más, te avisamos y pagás sólo la diferencia.`
    case 'reserva':
      return `Al confirmar reservás ${formatPesos(reserved)} en tu tarjeta (tenés ${minutes} minutos): ${
        reserved > total ? 'lo estimado más un margen por lo que se pesa' : 'el total estimado'
      }. Cuando esté listo cobramos sólo el total exacto y el resto se libera.`
  }
}

/** In pesos: what an order costs, what is paid of it, and what a card has reserved for it. */
export interface WayPaid {
  total: number
  paid: number
  reserved: number
}

/** How an order is paid of which something is paid or reserved before it is changed; null: nothing is. */
export function paidWayText(way: PaymentWay, { total, paid, reserved }: WayPaid): string | null {
  if (paid > 0) return `Ya pagaste ${formatPesos(paid)}. ${restText(way, total - paid)}`
  if (reserved <= 0 || !isPaidFirst(way)) return null
  return `Ya reservaste ${formatPesos(reserved)} en tu tarjeta${
    reserved >= total
      ? ': alcanza. Cuando esté listo cobramos sólo el total exacto y el resto se libera.'
      : ' y no alcanza: al guardar te pedimos reservar el total nuevo, y esa reserva se libera.'
  }`
}

/** `rest`: in pesos, what an order costs beyond what is paid of it. */
function restText(way: PaymentWay, rest: number): string {
  const amount = formatPesos(Math.abs(rest))
  if (rest < 0) return `Al guardar te devolvemos la diferencia, ${amount}, por el mismo medio.`
  if (rest === 0) return 'No pagás nada más ahora: si al pesarlo cambia, sólo la diferencia.'
  switch (way) {
    case 'ahora':
      return `Al guardar pagás sólo la diferencia: ${amount}.`
    case 'reserva':
      return `Al guardar reservás sólo la diferencia: ${amount}, más un margen por lo que se pesa.`
    case 'listo':
      return `La diferencia, ${amount}, la pagás cuando esté listo, ya pesada.`
    case 'puerta':
      return `La diferencia, ${amount}, la pagás cuando lo recibís, ya pesada.`
  }
}

const AT_THE_DOOR: Record<DoorMeans, string> = {
  efectivo: 'en efectivo',
  tarjeta: 'con tarjeta',
  qr: 'con QR',
}

/** With which means at the door a discount by payment type is lost: none of them, some, or all three. */
export function lostDiscountText(losing: readonly DoorMeans[]): string {
  if (losing.length === 0) return ''
  const means = losing.length === 3 ? 'de otra manera' : losing.map((each) => AT_THE_DOOR[each]).join(' o ')
  return `Si al recibirlo lo pagás ${means}, ese descuento no se aplica.`
}

export const paymentWayTexts = {
  unavailable: 'Este tipo de pago no está disponible ahora. Elegí otro.',
  unavailableInList: ' (no disponible ahora)',
  placedTitle: '¡Tu pedido fué generado con éxito!',
  placed: (until: string) => `Te lo guardamos hasta las ${until}. Ahora te llevamos a pagarlo.`,
  placedTransfer: (hours: number) =>
    `Te lo guardamos ${hours} horas. Ahora te mostramos los datos para transferir.`,
} as const

/** `18:35`: so many minutes after an ISO instant, in its own offset. */
export function minutesLater(isoInstant: string, minutes: number): string {
  const [, sign, hours = '0', rest = '0'] = /([+-])(\d\d):(\d\d)$/.exec(isoInstant) ?? []
  const offset = (Number(hours) * 60 + Number(rest)) * (sign === '-' ? -1 : 1)
  return formatTime(new Date(Date.parse(isoInstant) + (minutes + offset) * 60_000).toISOString())
}
