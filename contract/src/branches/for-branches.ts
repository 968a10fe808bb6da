import { Type } from 'typebox'
import { Id, Nullable } from '../base/index.ts'

/** The branches that an offer, promotion or banner is for; null, absent or none: all. */
export const ForBranches = { Sucursales: Type.Optional(Nullable(Type.Array(Id, { maxItems: 500 }))) }
