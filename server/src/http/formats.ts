import type { Ajv, Format } from 'ajv'
import { isCalendarDay, isoDateOf } from '@gondola/contract/delivery'

/** Checks for the contract's `format` keywords beyond the pattern: days and instants must exist in the calendar. */
const FORMATS: Readonly<Record<string, Format>> = {
  date: isCalendarDay,
  'date-time': (text: string) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  yyyymmdd: { type: 'number', validate: (dayId: number) => isoDateOf(dayId) !== null },
}

/** Adds the contract's formats to a validator. */
export function withFormats(ajv: Ajv): Ajv {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  return ajv
}
