import type { AlcoholWindow } from '../branches/index.ts'
import type { Violation } from '../base/index.ts'

/** From one time of day to another, `"10:00"` to `"21:00"`; midnight at the end is `"24:00"`. */
export interface Hours {
  Desde: string
  Hasta: string
}

const MIDNIGHT = '24:00'

/** Whether any line is an alcoholic drink; lines stored before the field existed count as none. */
export function hasAlcohol(lines: readonly { Alcohol?: boolean }[]): boolean {
  return lines.some(({ Alcohol }) => Alcohol === true)
}

/**
 * The hours of an ISO day at which alcohol may be sold and delivered (argentina §1.4), earliest first; null if the shop
 * has no windows, which means no limit. A window's months may wrap the year (`12-01` to `04-30`) and its hours midnight
 * (`08:00` to `02:00` is until 02:00 and from 08:00). A day outside all windows has no hours.
 */
export function alcoholHours(isoDate: string, windows: readonly AlcoholWindow[]): Hours[] | null {
  if (windows.length === 0) return null
  const monthDay = isoDate.slice(5, 10)
  return windows
    .filter(({ Desde, Hasta }) => isBetween(monthDay, Desde, Hasta))
    .flatMap(hoursOf)
    .toSorted((a, b) => (a.Desde < b.Desde ? -1 : 1))
}

/** Whether a slot lies entirely within the alcohol hours of its ISO day. */
export function isAlcoholSlot(slot: Hours, isoDate: string, windows: readonly AlcoholWindow[]): boolean {
  const hours = alcoholHours(isoDate, windows)
  const end = endOf(slot)
  return hours === null || hours.some(({ Desde, Hasta }) => Desde <= slot.Desde && end <= Hasta)
}

/**
 * Checks an order with alcohol (argentina §1.4): the slot within the hours, for delivery and pickup, and the
 * declaration of being of age. Other orders always pass.
 */
export function checkAlcohol(
  lines: readonly { Alcohol?: boolean }[],
  { slot, isoDate, MayorDeEdad }: { slot: Hours; isoDate: string; MayorDeEdad: boolean },
  windows: readonly AlcoholWindow[],
): Violation | null {
  if (!hasAlcohol(lines)) return null
  if (!isAlcoholSlot(slot, isoDate, windows)) {
    return { code: 'alcohol-horario', hours: alcoholHours(isoDate, windows) ?? [] }
  }
  return checkAge(lines, MayorDeEdad)
}

/** The declaration of being of age, required for carts with alcohol. */
export function checkAge(lines: readonly { Alcohol?: boolean }[], MayorDeEdad: boolean): Violation | null {
  return hasAlcohol(lines) && !MayorDeEdad ? { code: 'alcohol-edad' } : null
}

/** Both ends inclusive; a range that ends before it begins wraps the year. */
const isBetween = (monthDay: string, from: string, to: string) =>
  from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to

function hoursOf({ HoraDesde, HoraHasta }: AlcoholWindow): Hours[] {
  const window = { Desde: HoraDesde, Hasta: HoraHasta }
  const Hasta = endOf(window)
  if (HoraDesde < Hasta) return [{ Desde: HoraDesde, Hasta }]
  return [
    { Desde: '00:00', Hasta },
    { Desde: HoraDesde, Hasta: MIDNIGHT },
  ]
}

const endOf = ({ Hasta }: Hours) => (Hasta === '00:00' ? MIDNIGHT : Hasta)
