import { IMPORT_FAULTS, type ImportFault } from '../texts/staff/imports.ts'
import type { ImportProfile } from '../entities/import-profile.ts'
import type { StaffViolation } from './staff-violation.ts'

/** Why a step of an import is not taken; `Campo` is the form's field at fault. */
export const importFault = (code: ImportFault, Campo?: string): StaffViolation => ({
  code,
  text: IMPORT_FAULTS[code],
  ...(Campo !== undefined && { Campo }),
})

/** What a list mapped by hand must have: a code, a name, a price, each column once, and its place. */
export function checkImportProfile({ Formato, Columnas }: ImportProfile): StaffViolation | null {
  const fields = Columnas.map(({ Campo }) => Campo)
  if (new Set(fields).size < fields.length) return importFault('perfil-repetido', 'Columnas')
  const has = (field: (typeof fields)[number]) => fields.includes(field)
  if (!has('descripcion') || !has('precio') || !(has('ean') || has('codigo')))
    return importFault('perfil-incompleto', 'Columnas')
  const isPlaced = Columnas.every(({ Desde, Largo }) => Desde !== null && Largo !== null)
  if (Formato === 'ancho' && !isPlaced) return importFault('perfil-lugares', 'Columnas')
  return null
}
