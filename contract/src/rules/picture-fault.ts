import { PICTURE_FAULTS, type PictureFault } from '../texts/staff/pictures.ts'
import type { StaffViolation } from './staff-violation.ts'

/** A picture that cannot be taken, at the form's field `Imagen`. */
export const pictureFault = (code: PictureFault): StaffViolation => ({
  code,
  text: PICTURE_FAULTS[code],
  Campo: 'Imagen',
})
