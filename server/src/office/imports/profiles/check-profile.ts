import { importFault, type ImportProfile } from '@gondola/contract/imports'
import type { StaffViolation } from '@gondola/contract/base'

/** Checks a mapping by hand: a code, a name and a price, each column once, each with its place. */
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
