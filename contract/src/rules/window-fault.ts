import { WINDOW_FAULTS, type WindowFault } from '../texts/staff/window.ts'
import type { StaffViolation } from './staff-violation.ts'

/** A broken rule of the shop window, at its field. */
export const windowFault = (code: WindowFault, Campo: string): StaffViolation => ({
  code,
  text: WINDOW_FAULTS[code],
  Campo,
})
