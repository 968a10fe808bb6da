import { Type, type Static } from 'typebox'
import { Closed, Id, ShortText } from '../base/index.ts'
import { ZonePlace } from './zone.ts'

/** A request to be told when the shop delivers to a place; one of locality and postal code may be empty. */
export const CoverageRequestDraft = Closed({ ...ZonePlace.properties, Email: ShortText })
export type CoverageRequestDraft = Static<typeof CoverageRequestDraft>

/** A person whom no zone reached, as staff see them. */
export const CoverageRequest = Closed({
  Id,
  Localidad: Type.String(),
  CodigoPostal: Type.String(),
  Email: Type.String(),
  Fechahora: Type.String(),
})
export type CoverageRequest = Static<typeof CoverageRequest>

/** A place that no zone reached, and how many people wait for it. */
export const PlaceDemand = Closed({
  /** The Id of the first request. */
  Id,
  Localidad: Type.String(),
  CodigoPostal: Type.String(),
  Personas: Type.Integer(),
  Desde: Type.String(),
  Ultimo: Type.String(),
  /** Whether a branch delivers there by now. */
  Llegamos: Type.Boolean(),
})
export type PlaceDemand = Static<typeof PlaceDemand>
