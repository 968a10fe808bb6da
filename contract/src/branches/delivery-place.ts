import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { Latitude, Longitude, PostalCode } from './branch.ts'

/** A place as a person names it; a position only if the browser or a map gave one. */
export const NamedPlace = Closed({
  Localidad: Type.Optional(Type.String({ maxLength: 80 })),
  CodigoPostal: Type.Optional(PostalCode),
  Latitud: Type.Optional(Latitude),
  Longitud: Type.Optional(Longitude),
})
export type NamedPlace = Static<typeof NamedPlace>

/** Where a customer's orders go, as chosen in the header: kept in the browser and with the account. */
export const DeliveryPlace = Closed({
  /** ED home delivery, RS pickup at the branch. */
  Forma: Type.Union([Type.Literal('ED'), Type.Literal('RS')]),
  Sucursal: Id,
  ...NamedPlace.properties,
})
export type DeliveryPlace = Static<typeof DeliveryPlace>
