import type { SaleUnit, UnitPrice } from '../entities/article.ts'
import { onFirstUse } from '../on-first-use.ts'

// How amounts, quantities and days are written in Argentina (argentina §5.1).

const decimal = onFirstUse(() => new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3 }))
const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)
const shortDate = onFirstUse(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/**
 * `$ 1.234,50`, with a no-break space after the sign. As `Intl` writes it, without it: to make its first formatter takes a
 * telephone longer than to draw the articles.
 */
export function formatPesos(amount: number): string {
  const { sign, whole, cents } = pesosOf(amount)
  return `${sign}$\u00a0${whole},${cents}`
}

/** The parts of a shelf label's price: `{ whole: '1.234', cents: '50' }`. */
export function priceParts(amount: number): { whole: string; cents: string } {
  const { sign, whole, cents } = pesosOf(amount)
  return { whole: sign + whole, cents }
}

function pesosOf(amount: number) {
  const digits = String(centavosOf(Math.abs(amount))).padStart(3, '0')
  return { sign: amount < 0 ? '-' : '', whole: inThousands(digits.slice(0, -2)), cents: digits.slice(-2) }
}

/** Rounded as it is written down: 1,005 is 1,01, though the number itself is a little less. */
function centavosOf(amount: number): number {
  return amount < 0.001 ? 0 : Math.round(Number(`${amount}e2`))
}

/** A whole number as people read it: `1.234`. */
export const formatCount = (count: number): string => inThousands(String(Math.round(count)))

/** `1234567` as `1.234.567`. */
function inThousands(digits: string): string {
  const groups = [digits.slice(0, digits.length % 3 || 3)]
  for (let at = groups[0]!.length; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join('.')
}

/** `$ 2.340,00 x kg` */
export function formatUnitPrice({ Precio, Unidad }: UnitPrice): string {
  return `${formatPesos(Precio)} x ${Unidad}`
}

/** A quantity as it is ordered: `3 un`, `750 g`, `1,25 kg`. */
export function formatQuantity(Cantidad: number, Unidad: SaleUnit): string {
  return Unidad === 100 ? formatGrams(Cantidad) : `${decimal().format(Cantidad)} un`
}

/** `750 g` below a kilogram, `1,25 kg` from there on. */
export function formatGrams(grams: number): string {
  return grams < 1000 ? `${decimal().format(grams)} g` : `${decimal().format(grams / 1000)} kg`
}

/** A delivery day in words, from its ISO date: `Lunes 23 de noviembre`. */
export function formatDay(isoDate: string): string {
  const words = day().format(utcNoon(isoDate)).replace(',', '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `23/11/2026` of an ISO date. */
export function formatDate(isoDate: string): string {
  return shortDate().format(utcNoon(isoDate))
}

/** `18:05` of an order's Fechahora, which carries the shop's own offset. */
export function formatTime(Fechahora: string): string {
  return Fechahora.slice(11, 16)
}

/** Noon UTC of a calendar day: the same day wherever it is looked at. */
function utcNoon(isoDate: string): Date {
  return new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)
}

/** `1.250`: a plain number, such as points. */
export function formatNumber(value: number): string {
  return decimal().format(value)
}

/** `21/11/26, 09:05`: a moment (ms since 1970) by the shop's clock. */
export function formatMoment(at: number): string {
  return moment().format(at)
}

const moment = onFirstUse(
  () =>
    new Intl.DateTimeFormat('es-AR', {
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: 'America/Argentina/Buenos_Aires',
    }),
)

const percentChange = onFirstUse(
  () =>
    new Intl.NumberFormat('es-AR', {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
)

/** By how much a price changes: `+12,5 %`; nothing where there was none. */
export const formatVariation = (before: number, after: number): string =>
  before === 0 ? '' : percentChange().format(after / before - 1)

/** A number as it stands in a field: pesos `4.559,90`, others `1500,5` without a sign that could be read twice. */
export function formatTyped(value: number, decimals: number): string {
  if (decimals !== 2) return String(value).replace('.', ',')
  const { sign, whole, cents } = pesosOf(value)
  return `${sign}${whole},${cents}`
}
