import { Latitude, Longitude, PostalCode, TimeOfDay, Weekday } from '../branches/index.ts'
import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, Pesos, ShortText } from '../base/index.ts'

/** A corner or a position: latitude, longitude, in degrees. */
export const Corner = Type.Tuple([Latitude, Longitude])
export type Corner = Static<typeof Corner>

export const POLYGON_CORNERS_MAX = 500

/** A locality or a postal code that a zone reaches; one of the two may be empty. */
export const ZonePlace = Closed({ Localidad: Type.String({ maxLength: 80 }), CodigoPostal: PostalCode })
export type ZonePlace = Static<typeof ZonePlace>

const terms = {
  /** Fee of a home delivery, pesos; null: the branch's. */
  Costo: Nullable(Pesos),
  /** Minimum purchase, pesos; null: the branch's. */
  Minimo: Nullable(Pesos),
  /** No fee from this amount on; null: always a fee. */
  GratisDesde: Nullable(Pesos),
  /** Weekdays of delivery; null: the branch's. */
  DiasSemana: Nullable(Type.Array(Weekday, { maxItems: 7, uniqueItems: true })),
  /** As `DeliveryRules`; `CorteDias` null: the branch's cut-off. */
  CorteDias: Nullable(Type.Integer({ minimum: 0, maximum: 14 })),
  CorteHora: Nullable(TimeOfDay),
}

/** A zone as customers see it: where a branch delivers, and on what terms. */
export const Zone = Closed({ Id, Nombre: Type.String(), ...terms })
export type Zone = Static<typeof Zone>

export const ZONE_PLACES_MAX = 1000

// Of all branches together: every look-up reads them.
export const ZONES_MAX = 500
export const ZONE_PARTS_MAX = 10_000

const zone = {
  Sucursal: Id,
  Nombre: ShortText,
  /** With a polygon: for customers who do not tell their position. */
  Lugares: Type.Array(ZonePlace, { maxItems: ZONE_PLACES_MAX }),
  /** Corners as latitude and longitude; null: the zone is its places. */
  Poligono: Nullable(Type.Array(Corner, { minItems: 3, maxItems: POLYGON_CORNERS_MAX })),
  ...terms,
  Activa: Type.Boolean(),
  Orden: Type.Integer({ minimum: 0, maximum: 100_000 }),
}
export const ZoneDraft = Closed(zone)
export type ZoneDraft = Static<typeof ZoneDraft>
export const StaffZone = Closed({ Id, ...zone })
export type StaffZone = Static<typeof StaffZone>

/** A branch that delivers to a place; without a zone it delivers everywhere, on its own terms. */
export const PlaceOption = Closed({ Sucursal: Id, Nombre: Type.String(), Zona: Nullable(Zone) })
export type PlaceOption = Static<typeof PlaceOption>

export const PlaceLookup = Closed({
  /** The locality that was asked for, as the shop writes it; absent where none was. */
  Localidad: Type.Optional(Type.String()),
  /** The branches that deliver there, the best first; empty: none does. */
  Opciones: Type.Array(PlaceOption),
  /** The branches where orders can be picked up, the nearest first as far as that is known. */
  Retiros: Type.Array(Id),
})
export type PlaceLookup = Static<typeof PlaceLookup>

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
