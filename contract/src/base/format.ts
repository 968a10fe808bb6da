import type { SaleUnit, UnitPrice } from './fields.ts'
import { DESCRIPCIONCORTA_MAX_CHARACTERS } from './constants.ts'

/**
 * A lazily created singleton. Creating an `Intl` object takes milliseconds on a phone, and the shop's start should not
 * wait for collators and date formats.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}

// Formats of amounts, quantities and days in Argentina (argentina §5.1).

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

const pesos = onFirstUse(() => new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }))

/** `$ 1.234,50`, with a no-break space after the sign. */
export function formatPesos(amount: number): string {
  // a zero is written without a sign
  return pesos().format(amount + 0)
}

/** The parts of a shelf label's price: `{ whole: '1.234', cents: '50' }`. */
export function priceParts(amount: number): { whole: string; cents: string } {
  const [whole = '', cents = ''] = formatAmount(amount).split(',')
  return { whole, cents }
}

/** `1.234,50` */
const formatAmount = (amount: number): string => formatPesos(amount).replace('$\u00a0', '')

/** A whole number with thousands separators: `1.234`. */
export const formatCount = (count: number): string => decimal().format(Math.round(count))

/** `$ 2.340,00 x kg` */
export function formatUnitPrice({ Precio, Unidad }: UnitPrice): string {
  return `${formatPesos(Precio)} x ${Unidad}`
}

/** An ordered quantity: `3 un`, `750 g`, `1,25 kg`. */
export function formatQuantity(Cantidad: number, Unidad: SaleUnit): string {
  return Unidad === 100 ? formatGrams(Cantidad) : `${decimal().format(Cantidad)} un`
}

/** `750 g` below a kilogram, `1,25 kg` from there on. */
export function formatGrams(grams: number): string {
  return grams < 1000 ? `${decimal().format(grams)} g` : `${decimal().format(grams / 1000)} kg`
}

/** A content with its unit: `500 g`, `1,5 l`, `12 un`. */
export function formatContent(content: number, unit: 'g' | 'ml' | 'un' | 'm'): string {
  if (unit === 'g') return formatGrams(content)
  if (unit === 'ml' && content >= 1000) return `${formatNumber(content / 1000)} l`
  return `${formatNumber(content)} ${unit}`
}

/** A delivery day in words, from its ISO date: `Lunes 23 de noviembre`. */
export function formatDay(isoDate: string): string {
  return capital(day().format(utcNoon(isoDate)).replace(',', ''))
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** From 0 Sunday to 6 Saturday. */
export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
export const weekdayName = (isoDate: string): string => WEEKDAYS[utcNoon(isoDate).getUTCDay()]!

/** `23/11/2026` for an ISO date. */
export function formatDate(isoDate: string): string {
  return shortDate().format(utcNoon(isoDate))
}

/** `18:05` of an order's Fechahora, which has the shop's own offset. */
export function formatTime(Fechahora: string): string {
  return Fechahora.slice(11, 16)
}

/** Noon UTC of a calendar day: the same date whatever the reader's time zone. */
function utcNoon(isoDate: string): Date {
  return new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)
}

/** `1.250`: a plain number, such as points. */
export function formatNumber(value: number): string {
  return decimal().format(value)
}

/** `21/11/26, 09:05`: a moment (ms since 1970) in the shop's time zone. */
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

const percent = onFirstUse(
  () => new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 1 }),
)

/** `12,5 %`, of a number in per cent. A promotion's own name keeps its `20% OFF`. */
export const formatPercent = (value: number): string => percent().format(value / 100)

/** The change of a price: `+12,5 %`; empty if there was no price before. */
export const formatVariation = (before: number, after: number): string =>
  before === 0 ? '' : percentChange().format(after / before - 1)

/** A number as shown in an input: pesos `4.559,90`, others `1500,5` without a separator that could be misread. */
export function formatTyped(value: number, decimals: number): string {
  if (decimals !== 2) return String(value).replace('.', ',')
  return formatAmount(value)
}

/**
 * The start of an article's description, of which its address is made: as it is written, but for the characters that mean
 * something in an address (`slug`), and ending with a whole word.
 */
export const shortName = (description: string): string =>
  startOf(
    description
      .replace(/[/?#%\\]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/**
 * Whether a short description was made from the description rather than written by hand: by `shortName`, or as it was made
 * before, with blanks for signs and a point for a decimal comma.
 */
export function isShortNameOf(short: string, description: string): boolean {
  const signs = /[^\p{L}\p{N}]+/gu
  const bare = (text: string) => text.replace(signs, ' ').trim()
  return short === shortName(description) || bare(short) === startOf(bare(description))
}

function startOf(text: string): string {
  const most = DESCRIPCIONCORTA_MAX_CHARACTERS
  if (text.length <= most) return text
  const end = text.slice(0, most + 1).lastIndexOf(' ')
  return (end > most / 2 ? text.slice(0, end) : text.slice(0, most)).trim()
}
