import { moneyFault } from '@gondola/contract/payments'
import { refuseStaff } from '../../http/problem.ts'

/** What staff wrote in the field `Campo`, trimmed. @throws 422 `sin-palabras` nothing */
export function written(text: string, Campo = 'Texto'): string {
  const trimmed = text.trim()
  return trimmed === '' ? refuseStaff(moneyFault('sin-palabras', Campo)) : trimmed
}
