import { CATALOGUE_FAULTS, type CatalogueFault } from '../texts/staff/catalogue.ts'
import type { StaffViolation } from './staff-violation.ts'

/** A broken rule of the catalogue's keeping, at its field. */
export const catalogueFault = (code: CatalogueFault, Campo?: string): StaffViolation => ({
  code,
  text: CATALOGUE_FAULTS[code],
  ...(Campo !== undefined && { Campo }),
})
