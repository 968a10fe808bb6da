import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, Nullable, Pesos, IsoDate, OneOf } from '../base/index.ts'
import { ArticleFilters, PriceConfirmed } from './staff-article.ts'
import { ForBranches } from '../branches/index.ts'

export const PRICE_SOURCES = ['inicial', 'importacion', 'personal', 'deshecha'] as const
export const PriceSource = Type.Unsafe<(typeof PRICE_SOURCES)[number]>(
  Type.String({ enum: [...PRICE_SOURCES] }),
)
export type PriceSource = (typeof PRICE_SOURCES)[number]

const NamedList = Closed({ Id, Nombre: Type.String() })

/** An article's price from a given moment. */
export const PriceEntry = Closed({
  Id,
  Articulo: Closed({ Codigo: ArticleCode, Descripcion: Type.String() }),
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Precioventa: Pesos,
  /** The previous price; null: this is the first. */
  Anterior: Nullable(Pesos),
  Origen: PriceSource,
  /** The user: a member of staff, or the user who imported. */
  Usuario: Nullable(Type.String()),
  Importacion: Nullable(Closed({ Id, Archivo: Type.String() })),
  /** The branch of an import's list that was for one only. */
  Sucursal: Type.Optional(Type.String()),
  /** Absent: the base price. */
  Lista: Type.Optional(NamedList),
})
export type PriceEntry = Static<typeof PriceEntry>

/** Rounding steps of prices, pesos. */
export const PRICE_STEPS = [0.01, 0.1, 1, 5, 10, 50, 100] as const
export const PriceStep = Type.Unsafe<(typeof PRICE_STEPS)[number]>(Type.Number({ enum: [...PRICE_STEPS] }))

/** Endings of prices, in pesos: `99` is 1.299 and 2.399, `0,99` is 1.234,99. */
export const PRICE_ENDINGS = ['0,99', '9', '90', '99', '00', '990', '999'] as const
export type PriceEnding = (typeof PRICE_ENDINGS)[number]
export const PriceEnding = Type.Unsafe<PriceEnding>(Type.String({ enum: [...PRICE_ENDINGS] }))

/** A rule for changing prices; `Valor` is per cent or pesos, negative to reduce. */
export const PriceRule = Closed({
  Tipo: OneOf('porcentaje', 'importe'),
  Valor: Type.Number({ minimum: -9_999_999, maximum: 9_999_999 }),
  Redondeo: PriceStep,
  /** The ending of the prices; `Redondeo` is then ignored. */
  Terminacion: Type.Optional(PriceEnding),
  Sentido: OneOf('cercano', 'arriba', 'abajo'),
})
export type PriceRule = Static<typeof PriceRule>

/** The prices to change: of these articles, or of all that match a list's filters. */
export const PriceSelection = Closed({
  Codigos: Type.Optional(Type.Array(ArticleCode, { minItems: 1, maxItems: 1000 })),
  Filtro: Type.Optional(Closed({ q: Type.Optional(Type.String({ maxLength: 100 })), ...ArticleFilters })),
})
export type PriceSelection = Static<typeof PriceSelection>

export const PriceChange = Closed({
  Seleccion: PriceSelection,
  Cambio: PriceRule,
  /** The list whose prices change; absent: the base prices. */
  Lista: Type.Optional(Id),
  /** With a list: the new prices are reckoned from the base prices, not from the list's. */
  SobreBase: Type.Optional(Type.Boolean()),
})
export type PriceChange = Static<typeof PriceChange>

/** One price before and after. */
export const PriceDifference = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Antes: Pesos,
  Despues: Pesos,
})
export type PriceDifference = Static<typeof PriceDifference>

/** An active offer that is no longer lower than the new price. */
export const OvertakenOffer = Closed({ ...PriceDifference.properties, Preciooferta: Pesos })
export type OvertakenOffer = Static<typeof OvertakenOffer>

/** The effect of a price change that is not applied yet. */
export const PricePreview = Closed({
  /** Fingerprint of exactly these articles with these prices before and after. */
  Huella: Type.String(),
  Articulos: Type.Integer(),
  Cambian: Type.Integer(),
  /** Articles whose price would not be positive or would be too high: they are left unchanged. */
  Excluidos: Type.Integer(),
  Ejemplos: Type.Array(PriceDifference),
  MayorAumento: Nullable(PriceDifference),
  MayorBaja: Nullable(PriceDifference),
  /** Price changes beyond ×3 or ÷3: they need an explicit confirmation. */
  Saltos: Type.Integer(),
  EjemplosDeSaltos: Type.Array(PriceDifference),
  /** How many of the changed prices were set manually before, so that imports do not change them. */
  Fijados: Type.Integer(),
  /** Active offers that are not lower than the new prices. */
  OfertasSuperadas: Type.Integer(),
  EjemplosDeOfertas: Type.Array(OvertakenOffer),
  Avisos: Type.Array(Type.String()),
})
export type PricePreview = Static<typeof PricePreview>

/** Applies exactly the change that a preview showed. */
export const PriceApplication = Closed({
  ...PriceChange.properties,
  Huella: Type.String({ maxLength: 100 }),
  /** Confirms the jumps. */
  Confirmado: Type.Boolean(),
  /** Imports do not change these prices any more. */
  Mantener: Type.Boolean(),
})
export type PriceApplication = Static<typeof PriceApplication>

/** An applied bulk price change; lists show the last first. */
export const PriceChangeDone = Closed({
  Id,
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Usuario: Type.String(),
  Articulos: Type.Integer(),
  Cambio: PriceRule,
  /** The list whose prices were changed; absent: the base prices. */
  Lista: Type.Optional(NamedList),
  /** When and by whom it was undone; null: not undone. */
  Deshecho: Nullable(Type.String()),
  DeshechoPor: Nullable(Type.String()),
})
export type PriceChangeDone = Static<typeof PriceChangeDone>

/** The number of changed prices, and the Id to undo the change. */
export const PricesChanged = Closed({ Cambiados: Type.Integer(), Cambio: Id })
export type PricesChanged = Static<typeof PricesChanged>

/** The number of restored prices; those that a user or an import changed since are left unchanged. */
export const PricesUndone = Closed({ Devueltos: Type.Integer(), CambiadosDespues: Type.Integer() })
export type PricesUndone = Static<typeof PricesUndone>

export const OFFER_STATES = ['programada', 'vigente', 'vencida'] as const
export const OfferState = Type.Unsafe<(typeof OFFER_STATES)[number]>(Type.String({ enum: [...OFFER_STATES] }))

/** Checks of an offer before it is shown (argentina §6: a struck price must have been real). */
export const OfferReview = Closed({
  /** The lowest price of the 30 days before the offer; null: the article has no price yet. */
  PrecioMinimo: Nullable(Pesos),
  /** Why it should not be shown; null: no objection. */
  Aviso: Nullable(Type.String()),
})
export type OfferReview = Static<typeof OfferReview>

/** An offer with its dates, both inclusive. */
export const StaffOffer = Closed({
  Id,
  Articulo: Closed({
    Codigo: ArticleCode,
    Descripcion: Type.String(),
    Precioventa: Pesos,
    Imagen: Nullable(Type.String()),
  }),
  Preciooferta: Pesos,
  FechaDesde: IsoDate,
  FechaHasta: IsoDate,
  ...ForBranches,
  Estado: OfferState,
  ...OfferReview.properties,
})
export type StaffOffer = Static<typeof StaffOffer>

export const OfferDraft = Closed({
  Articulo: Closed({ Codigo: ArticleCode }),
  Preciooferta: Pesos,
  FechaDesde: IsoDate,
  FechaHasta: IsoDate,
  ...ForBranches,
  Confirmado: PriceConfirmed,
})
export type OfferDraft = Static<typeof OfferDraft>
