import { Type, type Static } from 'typebox'
import { Closed, Id, ShortText } from '../base/index.ts'
import { IvaRate } from './staff-article.ts'

const place = Type.Integer({ minimum: 0, maximum: 10_000_000 })
const count = Type.Integer()

export const StaffDepartment = Closed({
  Codigo: Id,
  Descripcion: Type.String(),
  Orden: Type.Integer(),
  /** Shown in the shop, with its articles. */
  Activo: Type.Boolean(),
  Familias: count,
  Articulos: count,
})
export type StaffDepartment = Static<typeof StaffDepartment>

export const DepartmentChange = Closed({ Descripcion: ShortText, Orden: place, Activo: Type.Boolean() })
export type DepartmentChange = Static<typeof DepartmentChange>

/** Without a code it gets the next free one; both kinds of code share one number space (contract §2). */
export const DepartmentDraft = Closed({ Codigo: Type.Optional(Id), ...DepartmentChange.properties })
export type DepartmentDraft = Static<typeof DepartmentDraft>

export const StaffFamily = Closed({
  Codigo: Id,
  Descripcion: Type.String(),
  Departamento: Closed({ Codigo: Id, Descripcion: Type.String() }),
  Perecedero: Type.Boolean(),
  /** Its articles are refrigerated, shown to staff who sort bags. `Perecedero` is about withdrawals. */
  Frio: Type.Boolean(),
  Alcohol: Type.Boolean(),
  /** VAT of new articles, per cent. */
  Iva: Type.Number(),
  /** Pieces or grams by which the chain's stock numbers may be wrong. */
  MargenExistencia: Type.Integer(),
  Orden: Type.Integer(),
  Activo: Type.Boolean(),
  Articulos: count,
})
export type StaffFamily = Static<typeof StaffFamily>

export const FamilyChange = Closed({
  Descripcion: ShortText,
  Departamento: Closed({ Codigo: Id }),
  Perecedero: Type.Boolean(),
  /** Absent: unchanged; false for a new family. */
  Frio: Type.Optional(Type.Boolean()),
  Alcohol: Type.Boolean(),
  Iva: IvaRate,
  /** Absent: unchanged; 0 for a new family. */
  MargenExistencia: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  Orden: place,
  Activo: Type.Boolean(),
  /** Applies the family's rate to its articles, except those set manually. */
  IvaATodos: Type.Optional(Type.Boolean()),
})
export type FamilyChange = Static<typeof FamilyChange>

export const FamilyDraft = Closed({ Codigo: Type.Optional(Id), ...FamilyChange.properties })
export type FamilyDraft = Static<typeof FamilyDraft>

/** A brand with the number of its articles. */
export const StaffBrand = Closed({ Codigo: Id, Descripcion: Type.String(), Articulos: count })
export type StaffBrand = Static<typeof StaffBrand>

export const BrandMerge = Closed({ Con: Id })
export type BrandMerge = Static<typeof BrandMerge>

export const BrandDraft = Closed({ Descripcion: ShortText })
export type BrandDraft = Static<typeof BrandDraft>
