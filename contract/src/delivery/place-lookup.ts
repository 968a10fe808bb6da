import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable } from '../base/index.ts'
import { Zone } from './zone.ts'

/** A branch that delivers to a place; without a zone it delivers everywhere, on its own terms. */
export const PlaceOption = Closed({ Sucursal: Id, Nombre: Type.String(), Zona: Nullable(Zone) })
export type PlaceOption = Static<typeof PlaceOption>

export const PlaceLookup = Closed({
  /** The branches that deliver there, the best first; empty: none does. */
  Opciones: Type.Array(PlaceOption),
  /** The branches where orders can be picked up, the nearest first as far as that is known. */
  Retiros: Type.Array(Id),
})
export type PlaceLookup = Static<typeof PlaceLookup>
