import { Type, type Static } from 'typebox'
import { ForBranches } from '../branches/index.ts'
import { Closed, DELIVERY_HORIZON_DAYS, Id, IsoDate, Nullable, ShortText, SomeOf } from '../base/index.ts'
import { RETENTION, RetentionDays, SiteParameters } from './site-parameters.ts'

// The storefront's content as staff edit it (backoffice §6).

/** The position of a record in its list, ascending. */
export const Position = Type.Integer({ minimum: 0, maximum: 100_000 })

const banner = {
  /** A route of the shop (`/#/promociones`) or an https address; empty: no link. */
  Url: Type.String({ maxLength: 500 }),
  /** The picture's path below `ImagenesUrl`. */
  Imagen: ShortText,
  /** 'front', 'user', or 'popup' for a pop-up. */
  Descrip: Type.String({ maxLength: 40 }),
  /** The alternative text of the picture. */
  Texto: ShortText,
  /** 0 shown, 1 not. */
  Estado: Type.Integer({ minimum: 0, maximum: 1 }),
  /** First and last day on which it is shown, both inclusive, in the shop's time zone; null: no limit. */
  FechaDesde: Nullable(IsoDate),
  FechaHasta: Nullable(IsoDate),
  Orden: Position,
  ...ForBranches,
}

export const BannerDraft = Closed(banner)
export type BannerDraft = Static<typeof BannerDraft>

/** A banner with its dates; `Vigente`: it is shown today. */
export const StaffBanner = Closed({ Id, ...banner, Vigente: Type.Boolean() })
export type StaffBanner = Static<typeof StaffBanner>

const parameters = {
  ...Type.Omit(SiteParameters, [
    'Sucursales',
    'PideLugar',
    'Secciones',
    'Titulo2',
    'Texto2',
    'Titulo3',
    'Texto3',
    'Titulo4',
    'Texto4',
    'Titulo5',
    'Texto5',
    'Titulo6',
    'Texto6',
    'Titulo7',
    'Texto7',
    'Titulo8',
    'Texto8',
    'Titulo9',
    'Texto9',
  ]).properties,
  /** How many pesos of an order may be given back without `pagos.devolver-sin-tope`. */
  TopeDevolucion: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
  /** How many pesos one account of staff may give back by hand in a day, of all orders; also of administration. */
  TopeDevolucionPorDia: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
  /** For how many hours after it came customers claim what was wrong with an order; 0: not at all. */
  HorasReclamo: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** What is given back for claims without anybody looking (`ClaimRules` of the orders). */
  ReclamoAutomatico: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
  ReclamosPorHogar: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  TopeReclamosPorDia: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
  ReclamosAMano: Type.String({ maxLength: 2000 }),
  /** For how many minutes a customer is asked about a missing article; 0: nobody is asked. */
  MinutosPregunta: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** How many points one account of staff may give by hand in a day; also of administration. */
  TopePuntosPorDia: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** For how many hours another account to transfer to waits, unless a second administrator confirms it. */
  HorasCuentaNueva: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** What accounts without a delivered or paid order take together of a slot and of an article's stock, in per cent. */
  PorcentajeCuentasNuevas: Type.Integer({ minimum: 1, maximum: 100 }),
  /** How many days ahead an order may be delivered that is not paid before: its prices are those of the day it was placed. */
  DiasSinPagar: Type.Integer({ minimum: 1, maximum: DELIVERY_HORIZON_DAYS }),
  // for how many days it keeps what (RETENTION)
  DiasRegistroCorreos: RetentionDays,
  DiasConsultas: RetentionDays,
  DiasArrepentimientos: RetentionDays,
  DiasCarritos: RetentionDays,
  DiasToques: RetentionDays,
  DiasAvisosEnviados: RetentionDays,
  DiasBusquedas: RetentionDays,
  DiasImportaciones: RetentionDays,
  DiasRegistroCambios: RetentionDays,
}

/** The parameters edited on their own screen; texts and branches have their own calls. */
export const ParametersDraft = SomeOf(parameters)
export type ParametersDraft = Static<typeof ParametersDraft>

/** Parameters that only staff see, before a shop sets its own. */
export const DEFAULT_STAFF_PARAMETERS = {
  TopeDevolucion: 20_000,
  TopeDevolucionPorDia: 500_000,
  HorasReclamo: 48,
  ReclamoAutomatico: 5000,
  ReclamosPorHogar: 2,
  TopeReclamosPorDia: 100_000,
  ReclamosAMano: '',
  MinutosPregunta: 5,
  TopePuntosPorDia: 20_000,
  HorasCuentaNueva: 24,
  PorcentajeCuentasNuevas: 50,
  DiasSinPagar: 30,
  DiasRegistroCorreos: RETENTION.DiasRegistroCorreos.days,
  DiasConsultas: RETENTION.DiasConsultas.days,
  DiasArrepentimientos: RETENTION.DiasArrepentimientos.days,
  DiasCarritos: RETENTION.DiasCarritos.days,
  DiasToques: RETENTION.DiasToques.days,
  DiasAvisosEnviados: RETENTION.DiasAvisosEnviados.days,
  DiasBusquedas: RETENTION.DiasBusquedas.days,
  DiasImportaciones: RETENTION.DiasImportaciones.days,
  DiasRegistroCambios: RETENTION.DiasRegistroCambios.days,
}

/** A single record with Id 1. */
export const StaffParameters = Closed({ Id, ...parameters })
export type StaffParameters = Static<typeof StaffParameters>

/** The numbers of the titles and texts (spec §3). */
export const TextNumber = Type.Integer({ minimum: 2, maximum: 9 })

export const TextDraft = Closed({
  Titulo: ShortText,
  /** HTML; anything but text markup is removed before it is stored. */
  Texto: Type.String({ maxLength: 60_000 }),
})
export type TextDraft = Static<typeof TextDraft>

/** A title and text of the site; `Lugar` says where it is shown. */
export const StaffText = Closed({ Numero: TextNumber, Lugar: Type.String(), ...TextDraft.properties })
export type StaffText = Static<typeof StaffText>
