import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { fieldFault } from '../../api/call-server.ts'
import { readTypedNumber } from './parse-number.ts'

/** The server has the shop's own time zone; this is for the first value of a day's field, and for what the panel says of today. */
const SHOP_TIME_ZONE = 'America/Argentina/Buenos_Aires'

/** The day in the shop, wherever the browser is: `2026-11-21`. */
export const shopDay = (daysLater = 0): string =>
  new Date(Date.now() + daysLater * 24 * 3_600_000).toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE })

/** What the shop's clock differs from UTC: `-03:00`. */
export const shopOffset = (): string =>
  new Date().toLocaleString('en', { timeZone: SHOP_TIME_ZONE, timeZoneName: 'longOffset' }).slice(-6)

/** Keeps the empty string of an empty field, which calls expect, instead of react-admin's null. */
export const keptText = (text: string): string => text

/** The trimmed text of a form's field. */
export function typedText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The amount that a text means, in pesos; null: none, or not above zero. */
export function pesosOf(typed: string): number | null {
  const read = readTypedNumber(typed, 2)
  return read.kind === 'number' && read.value > 0 ? read.value : null
}

/** The amount in a form's field. @throws a fault at the field, if it has none */
export function typedPesos(form: HTMLFormElement, name: string): number {
  const pesos = pesosOf(typedText(form, name))
  if (pesos === null) throw fieldFault(name, NUMBER_TEXTS.amount)
  return pesos
}
