import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'

/** A family of articles; perishables and alcohol have their own rules (contract §7). */
export const Family = Closed({
  Codigo: Id,
  Descripcion: Type.String(),
  Perecedero: Type.Boolean(),
  Alcohol: Type.Boolean(),
})
export type Family = Static<typeof Family>

/** A department with its families. Both kinds of code share one number space (contract §2). */
export const Department = Closed({
  Codigo: Id,
  Descripcion: Type.String(),
  ListFamilias: Type.Array(Family),
})
export type Department = Static<typeof Department>
