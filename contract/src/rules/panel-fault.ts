import { PANEL_FAULTS, type PanelFault } from '../texts/staff/panel.ts'
import type { StaffViolation } from './staff-violation.ts'

/** A broken rule of any kind of record of the panel. */
export const panelFault = (code: PanelFault, Campo?: string): StaffViolation => ({
  code,
  text: PANEL_FAULTS[code],
  ...(Campo !== undefined && { Campo }),
})
