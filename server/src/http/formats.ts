import type { Ajv, Format } from 'ajv'
import { isCalendarDay, isoDateOf } from '@gondola/contract/rules/delivery-day.ts'

/** What the contract's `format` words ask beside the pattern: days and instants that the calendar has. */
const FORMATS: Readonly<Record<string, Format>> = {
  date: isCalendarDay,
  'date-time': (text: string) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  yyyymmdd: { type: 'number', validate: (dayId: number) => isoDateOf(dayId) !== null },
}

/** Teaches a validator the contract's formats. */
export function withFormats(ajv: Ajv): Ajv {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  return ajv
}
