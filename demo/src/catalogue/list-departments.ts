import type { Department } from '@gondola/contract/catalogue'
import { DEPARTMENTS } from './departments.ts'

/** The demo shop's departments with their families, in the menu's order. */
export function listDemoDepartments(): Department[] {
  return DEPARTMENTS.map(({ Codigo, Descripcion, families }) => ({
    Codigo,
    Descripcion,
    ListFamilias: families.map((family) => ({
      Codigo: family.Codigo,
      Descripcion: family.Descripcion,
      Perecedero: family.Perecedero ?? false,
      Alcohol: family.Alcohol ?? false,
    })),
  }))
}

/** Codes of the families with refrigerated or frozen articles. */
export const coldDemoFamilies = (): ReadonlySet<number> =>
  new Set(
    DEPARTMENTS.flatMap(({ families }) => families.filter(({ Frio }) => Frio).map(({ Codigo }) => Codigo)),
  )
