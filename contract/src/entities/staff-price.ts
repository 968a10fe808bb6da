import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, Nullable, Pesos } from './fields.ts'
import { ArticleFilters } from './staff-article.ts'

/** Where a price came from. */
export const PRICE_SOURCES = ['inicial', 'importacion', 'personal', 'deshecha'] as const
export const PriceSource = Type.Unsafe<(typeof PRICE_SOURCES)[number]>(
  Type.String({ enum: [...PRICE_SOURCES] }),
)
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** A price that an article had from a moment on. */
export const PriceEntry = Closed({
  Id,
  Articulo: Closed({ Codigo: ArticleCode, Descripcion: Type.String() }),
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Precioventa: Pesos,
  /** The price before; null: its first. */
  Anterior: Nullable(Pesos),
  Origen: PriceSource,
  /** Who: of the staff, or whoever imported. */
  Usuario: Nullable(Type.String()),
  Importacion: Nullable(Closed({ Id, Archivo: Type.String() })),
})
export type PriceEntry = Static<typeof PriceEntry>

/** What prices may be rounded to, pesos. */
export const PRICE_STEPS = [0.01, 0.1, 1, 5, 10, 50, 100] as const
export const PriceStep = Type.Unsafe<(typeof PRICE_STEPS)[number]>(Type.Number({ enum: [...PRICE_STEPS] }))

/** What prices may end in, in pesos: `99` is 1.299 and 2.399, `0,99` is 1.234,99. */
export const PRICE_ENDINGS = ['0,99', '9', '90', '99', '00', '990', '999'] as const
export type PriceEnding = (typeof PRICE_ENDINGS)[number]
export const PriceEnding = Type.Unsafe<PriceEnding>(Type.String({ enum: [...PRICE_ENDINGS] }))

/** How prices are to change; `Valor` is per cent or pesos, negative: cheaper. */
export const PriceRule = Closed({
  Tipo: Type.Union([Type.Literal('porcentaje'), Type.Literal('importe')]),
  Valor: Type.Number({ minimum: -9_999_999, maximum: 9_999_999 }),
  Redondeo: PriceStep,
  /** Prices are to end so; `Redondeo` says nothing then. */
  Terminacion: Type.Optional(PriceEnding),
  Sentido: Type.Union([Type.Literal('cercano'), Type.Literal('arriba'), Type.Literal('abajo')]),
})
export type PriceRule = Static<typeof PriceRule>

/** Which prices: of these articles, or of all that a list's filters leave. */
export const PriceSelection = Closed({
  Codigos: Type.Optional(Type.Array(ArticleCode, { minItems: 1, maxItems: 1000 })),
  Filtro: Type.Optional(Closed({ q: Type.Optional(Type.String({ maxLength: 100 })), ...ArticleFilters })),
})
export type PriceSelection = Static<typeof PriceSelection>

export const PriceChange = Closed({ Seleccion: PriceSelection, Cambio: PriceRule })
export type PriceChange = Static<typeof PriceChange>

/** One price before and after. */
export const PriceDifference = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Antes: Pesos,
  Despues: Pesos,
})
export type PriceDifference = Static<typeof PriceDifference>

/** A running offer that a new price is no longer above. */
export const OvertakenOffer = Closed({ ...PriceDifference.properties, Preciooferta: Pesos })
export type OvertakenOffer = Static<typeof OvertakenOffer>

/** What a change of prices would do; nothing is changed yet. */
export const PricePreview = Closed({
  /** Stands for exactly these articles with these prices before and after. */
  Huella: Type.String(),
  Articulos: Type.Integer(),
  Cambian: Type.Integer(),
  /** Those that would cost nothing or less, or too much: they are left as they are. */
  Excluidos: Type.Integer(),
  Ejemplos: Type.Array(PriceDifference),
  MayorAumento: Nullable(PriceDifference),
  MayorBaja: Nullable(PriceDifference),
  /** Prices beyond ×3 or ÷3: they wait for an explicit yes. */
  Saltos: Type.Integer(),
  EjemplosDeSaltos: Type.Array(PriceDifference),
  /** Of those that change: held by hand already, so that no import changes them. */
  Fijados: Type.Integer(),
  /** Running offers that the new prices overtake. */
  OfertasSuperadas: Type.Integer(),
  EjemplosDeOfertas: Type.Array(OvertakenOffer),
  Avisos: Type.Array(Type.String()),
})
export type PricePreview = Static<typeof PricePreview>

/** Applies what a preview showed, and nothing else. */
export const PriceApplication = Closed({
  ...PriceChange.properties,
  Huella: Type.String({ maxLength: 100 }),
  /** The jumps are meant. */
  Confirmado: Type.Boolean(),
  /** No import changes these prices any more. */
  Mantener: Type.Boolean(),
})
export type PriceApplication = Static<typeof PriceApplication>

/** A change of many prices that was made, the last first. */
export const PriceChangeDone = Closed({
  Id,
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Usuario: Type.String(),
  Articulos: Type.Integer(),
  Cambio: PriceRule,
  /** When it was undone, and by whom; null: it was not. */
  Deshecho: Nullable(Type.String()),
  DeshechoPor: Nullable(Type.String()),
})
export type PriceChangeDone = Static<typeof PriceChangeDone>

/** How many prices were changed, and by which change: it can be undone. */
export const PricesChanged = Closed({ Cambiados: Type.Integer(), Cambio: Id })
export type PricesChanged = Static<typeof PricesChanged>

/** How many prices are again what they were; those that somebody, or an import, changed since stay as they are. */
export const PricesUndone = Closed({ Devueltos: Type.Integer(), CambiadosDespues: Type.Integer() })
export type PricesUndone = Static<typeof PricesUndone>
