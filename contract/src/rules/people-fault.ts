import { PEOPLE_FAULTS, type PeopleFault } from '../texts/staff/people.ts'
import type { StaffViolation } from './staff-violation.ts'

/** A broken rule of the work with customers, at its field. */
export const peopleFault = (code: PeopleFault, Campo?: string): StaffViolation => ({
  code,
  text: PEOPLE_FAULTS[code],
  ...(Campo !== undefined && { Campo }),
})
