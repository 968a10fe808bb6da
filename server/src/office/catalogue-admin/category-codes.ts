import { catalogueFault, categoryCodeTaken } from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import { brandKey } from '../../goods/catalogue/brand-key.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findCategoryName, listCategoryCodes } from './categories.store.ts'

/** Departments have codes below this. A family's code is above its department's code times this, if there is room. */
const DEPARTMENT_CODES_BELOW = 100

/** The next free code for a department, or for a family of one. Both kinds share one number space (contract §2). */
export async function freeCategoryCode(trx: Db, department?: number): Promise<number> {
  const taken = new Set(await listCategoryCodes(trx))
  const from = department === undefined ? 1 : department * DEPARTMENT_CODES_BELOW + 1
  for (let code = from; code < from + DEPARTMENT_CODES_BELOW - 1; code++) if (!taken.has(code)) return code
  return Math.max(...taken) + 1
}

/** Checks that a code chosen by staff is free among departments and families. */
export async function checkCategoryCode(trx: Db, Codigo: number): Promise<StaffViolation | null> {
  const department = await findCategoryName(trx, 'departments', Codigo)
  if (department !== null) return codeTaken('departamento', department)
  const family = await findCategoryName(trx, 'families', Codigo)
  return family === null ? null : codeTaken('familia', family)
}

const codeTaken = (kind: 'departamento' | 'familia', Descripcion: string): StaffViolation => ({
  code: 'codigo-de-rubro-en-uso',
  text: categoryCodeTaken(kind, Descripcion),
  Campo: 'Codigo',
})

/** Checks that a name is not empty and that no other of its kind has it, ignoring accents and case. */
export function checkName(Descripcion: string, others: readonly string[]): StaffViolation | null {
  if (Descripcion.trim() === '') return catalogueFault('nombre-vacio', 'Descripcion')
  const key = brandKey(Descripcion)
  return others.some((other) => brandKey(other) === key)
    ? catalogueFault('nombre-en-uso', 'Descripcion')
    : null
}
