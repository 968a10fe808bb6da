import type { Department, Family } from '@gondola/contract/catalogue'
import type { Shelf } from '../../api/catalogue.ts'

/** A shelf for its page: the department, and the family if one is chosen. */
export interface ChosenShelf {
  shelf: Shelf
  department: Department | null
  family: Family | null
}

export const WHOLE_SHOP: ChosenShelf = { shelf: { kind: 'all' }, department: null, family: null }

/** The department or family with this code; both share one number space (contract §2). Null if there is none. */
export function findShelf(departments: readonly Department[], Codigo: number): ChosenShelf | null {
  for (const department of departments) {
    if (department.Codigo === Codigo) {
      return { shelf: { kind: 'department', Codigo }, department, family: null }
    }
    const family = department.ListFamilias.find((each) => each.Codigo === Codigo)
    if (family) return { shelf: { kind: 'family', Codigo }, department, family }
  }
  return null
}
