import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, ShortText, OneOf } from '../base/index.ts'

/** The branch whose prices, assortment and stock answer a call; absent: the default branch. */
export const InBranch = { sucursal: Type.Optional(Id) }
export const BranchQuery = Closed(InBranch)
export type BranchQuery = Static<typeof BranchQuery>

/** The branches that an offer, promotion or banner is for; null, absent or none: all. */
export const ForBranches = { Sucursales: Type.Optional(Nullable(Type.Array(Id, { maxItems: 500 }))) }

/** Hours at which alcohol may be sold and delivered, from one month-day to another, both inclusive (argentina §1.4). */
export const AlcoholWindow = Closed({
  Desde: Type.String({ pattern: '^\\d{2}-\\d{2}$' }),
  Hasta: Type.String({ pattern: '^\\d{2}-\\d{2}$' }),
  HoraDesde: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
  HoraHasta: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
})
export type AlcoholWindow = Static<typeof AlcoholWindow>

export const AlcoholWindows = Type.Array(AlcoholWindow, { maxItems: 50 })

/** What is wrong with a window as typed: a day that does not exist, or a time of day; null: nothing. */
export function alcoholWindowFault({
  Desde,
  Hasta,
  HoraDesde,
  HoraHasta,
}: AlcoholWindow): 'alcohol-fecha' | 'alcohol-hora' | null {
  if (![Desde, Hasta].every(isMonthDay)) return 'alcohol-fecha'
  const isTime = (time: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)
  return isTime(HoraDesde) && isTime(HoraHasta) && HoraDesde !== '24:00' ? null : 'alcohol-hora'
}

/** In 2024, a leap year, so that 29 February is valid. */
function isMonthDay(monthDay: string): boolean {
  const day = new Date(`2024-${monthDay}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === monthDay
}

/** 0 Sunday … 6 Saturday. */
export const Weekday = Type.Integer({ minimum: 0, maximum: 6 })

/** `09:00`; the end of the day is `24:00`. */
export const TimeOfDay = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' })

/** Hours of one weekday; a day with a break has two. */
export const OpeningHours = Closed({ Dia: Weekday, Desde: TimeOfDay, Hasta: TimeOfDay })
export type OpeningHours = Static<typeof OpeningHours>

export const Latitude = Type.Number({ minimum: -90, maximum: 90 })
export const Longitude = Type.Number({ minimum: -180, maximum: 180 })

const Name = Type.String({ maxLength: 80 })
/** `7000`, `B7000` or `B7000ABC`. */
export const PostalCode = Type.String({ maxLength: 8, pattern: '^[0-9A-Za-z]*$' })

/** A branch as customers see it; only those with `Id` take orders. */
export const Branch = Closed({
  Nombre: Type.String(),
  Direccion: Type.String(),
  Telefono: Type.String(),
  /** Present if the branch takes orders. */
  Id: Type.Optional(Id),
  Codigo: Type.Optional(Type.String()),
  Localidad: Type.Optional(Type.String()),
  CodigoPostal: Type.Optional(Type.String()),
  Provincia: Type.Optional(Type.String()),
  Latitud: Type.Optional(Latitude),
  Longitud: Type.Optional(Longitude),
  Horarios: Type.Optional(Type.Array(OpeningHours)),
  /** Whether orders can be picked up there. */
  Retiro: Type.Optional(Type.Boolean()),
  /** The branch of calls that name none. */
  Predeterminada: Type.Optional(Type.Literal(true)),
})
export type Branch = Static<typeof Branch>

const branch = {
  Nombre: ShortText,
  Direccion: ShortText,
  Telefono: ShortText,
  Orden: Type.Integer({ minimum: 0, maximum: 100_000 }),
}

const more = {
  /** The chain's own code. */
  Codigo: Type.String({ maxLength: 20 }),
  Localidad: Name,
  CodigoPostal: PostalCode,
  Provincia: Name,
  Latitud: Nullable(Latitude),
  Longitud: Nullable(Longitude),
  Horarios: Type.Array(OpeningHours, { maxItems: 21 }),
  Retiro: Type.Boolean(),
  /** A slot takes orders and changes until so many hours before it begins. */
  AnticipacionHoras: Type.Integer({ minimum: 0, maximum: 168 }),
  /** When alcohol may be sold and delivered; null: as in the whole shop. */
  VentanasAlcohol: Nullable(AlcoholWindows),
  /** The price list; null: base prices. */
  Lista: Nullable(Id),
  /** Takes orders. */
  Activa: Type.Boolean(),
  /** Shown on the contact page. */
  Visible: Type.Boolean(),
  /** The branch of calls that name none; exactly one, always active. */
  Predeterminada: Type.Boolean(),
  /** Its key in import files: for SEPA `comercio-bandera-sucursal`. */
  ClaveImportacion: Nullable(Type.String({ minLength: 1, maxLength: 40 })),
}

export const BranchDraft = Closed({
  ...branch,
  Codigo: Type.Optional(more.Codigo),
  Localidad: Type.Optional(more.Localidad),
  CodigoPostal: Type.Optional(more.CodigoPostal),
  Provincia: Type.Optional(more.Provincia),
  Latitud: Type.Optional(more.Latitud),
  Longitud: Type.Optional(more.Longitud),
  Horarios: Type.Optional(more.Horarios),
  Retiro: Type.Optional(more.Retiro),
  AnticipacionHoras: Type.Optional(more.AnticipacionHoras),
  VentanasAlcohol: Type.Optional(more.VentanasAlcohol),
  Lista: Type.Optional(more.Lista),
  Activa: Type.Optional(more.Activa),
  Visible: Type.Optional(more.Visible),
  Predeterminada: Type.Optional(more.Predeterminada),
  ClaveImportacion: Type.Optional(more.ClaveImportacion),
})
export type BranchDraft = Static<typeof BranchDraft>

/** A file of new branches, checked and not saved: each row with where it delivers, as written, or why it cannot be. */
export const BranchFile = Closed({
  Filas: Type.Array(Closed({ Datos: BranchDraft, Zona: Type.String(), Falla: Nullable(Type.String()) })),
  /** Columns that are not read. */
  SinUso: Type.Array(Type.String()),
})
export type BranchFile = Static<typeof BranchFile>

export const StaffBranch = Closed({ Id, ...branch, ...more })
export type StaffBranch = Static<typeof StaffBranch>

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
  Forma: OneOf('ED', 'RS'),
  Sucursal: Id,
  ...NamedPlace.properties,
})
export type DeliveryPlace = Static<typeof DeliveryPlace>

const BEGINS_WITH_WORD = /^sucursal\b/i

/** `Sucursal Norte`: a branch's name as a label, without the word twice. */
export const branchLabel = (name: string): string => (BEGINS_WITH_WORD.test(name) ? name : `Sucursal ${name}`)

/** `Retiro en sucursal (Casa central)` (spec §2), `Retiro en Sucursal 02`. */
export const pickUpWords = (name: string): string =>
  BEGINS_WITH_WORD.test(name) ? `Retiro en ${name}` : `Retiro en sucursal (${name})`
