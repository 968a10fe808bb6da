import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { fieldFault } from '../../api/call-server.ts'
import { readTypedNumber } from './typed-number.ts'
import { typedText } from './typed-text.ts'

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
