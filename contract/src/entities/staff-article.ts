import { Type, type Static } from 'typebox'
import { ContentUnit, SaleUnit } from './article.ts'
import { Brand } from './brand.ts'
import { ArticleCode, Closed, Id, Nullable, Pesos, ShortText } from './fields.ts'

const literals = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...names] }))

/** VAT rates of what a supermarket sells, per cent (contract §7). */
export const IVA_RATES = [21, 10.5, 0] as const
export const IvaRate = Type.Unsafe<(typeof IVA_RATES)[number]>(Type.Number({ enum: [...IVA_RATES] }))

/** What staff may set by hand so that no import changes it any more. */
export const MANUAL_FIELDS = [
  'Descripcion',
  'Descripcioncorta',
  'Precioventa',
  'unidad',
  'unidaddescrip',
  'Ean',
  'Marca',
  'Familia',
  'EnVenta',
  'Iva',
  'ImpuestoInterno',
  'ContenidoNeto',
  'ContenidoUnidad',
] as const
export const ManualField = literals(MANUAL_FIELDS)
export type ManualField = (typeof MANUAL_FIELDS)[number]

const Coded = Closed({ Codigo: Id, Descripcion: Type.String() })

/** An article as staff see it: on sale or not, with what it is worth to the shop. */
export const StaffArticle = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Descripcioncorta: Type.String(),
  Precioventa: Pesos,
  /** The offer of today; null: none that is lower than the price. */
  Preciooferta: Nullable(Pesos),
  /** An offer of today that the price has overtaken: it counts as none. */
  OfertaSuperada: Nullable(Pesos),
  unidad: SaleUnit,
  unidaddescrip: Type.String(),
  Imagen: Nullable(Type.String()),
  Ean: Nullable(Type.String()),
  Marca: Brand,
  Familia: Coded,
  Departamento: Coded,
  EnVenta: Type.Boolean(),
  Iva: Type.Number(),
  ImpuestoInterno: Nullable(Pesos),
  ContenidoNeto: Nullable(Type.Number()),
  ContenidoUnidad: Nullable(ContentUnit),
  /** Its code in the system it was imported from. */
  CodigoOrigen: Nullable(Type.String()),
  /** Its place within its family: the smaller, the earlier. */
  Orden: Type.Integer(),
  /** `2026-11-21T18:05:00-03:00`. */
  Actualizado: Type.String(),
  /** Set by hand: no import changes them. */
  CamposManuales: Type.Array(ManualField),
})
export type StaffArticle = Static<typeof StaffArticle>

const quantity = Type.Number({ minimum: 0, maximum: 1_000_000 })
const byCode = Closed({ Codigo: Id })

/** A price beyond ×3 or ÷3 is meant. */
export const PriceConfirmed = Type.Optional(Type.Boolean())

/** What staff set of an article; `Descripcioncorta` empty: made of the description. */
export const ArticleChange = Closed({
  Descripcion: ShortText,
  Descripcioncorta: Type.Optional(Nullable(ShortText)),
  Precioventa: Pesos,
  unidad: SaleUnit,
  unidaddescrip: Type.Optional(Nullable(ShortText)),
  Imagen: Type.Optional(Nullable(ShortText)),
  Ean: Type.Optional(Nullable(ShortText)),
  Marca: byCode,
  Familia: byCode,
  EnVenta: Type.Boolean(),
  Iva: IvaRate,
  ImpuestoInterno: Type.Optional(Nullable(Pesos)),
  ContenidoNeto: Type.Optional(Nullable(quantity)),
  ContenidoUnidad: Type.Optional(Nullable(ContentUnit)),
  Orden: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  /** Which stay as they are whatever is imported; what is changed is added by itself. Absent: as it was. */
  CamposManuales: Type.Optional(Type.Array(ManualField, { maxItems: MANUAL_FIELDS.length })),
  Confirmado: PriceConfirmed,
})
export type ArticleChange = Static<typeof ArticleChange>

/** A new article; `Iva` absent: its family's. */
export const ArticleDraft = Closed({
  Codigo: ArticleCode,
  ...ArticleChange.properties,
  Iva: Type.Optional(IvaRate),
})
export type ArticleDraft = Static<typeof ArticleDraft>

/** What a list of articles is narrowed to. */
export const ArticleFilters = {
  Departamento: Type.Optional(Id),
  Familia: Type.Optional(Id),
  Marca: Type.Optional(Id),
  EnVenta: Type.Optional(Type.Boolean()),
  /** On offer today. */
  EnOferta: Type.Optional(Type.Boolean()),
  SinImagen: Type.Optional(Type.Boolean()),
  /** Its price is held by hand: no import changes it. */
  PrecioFijado: Type.Optional(Type.Boolean()),
  /** In the family of those that nobody could classify. */
  SinFamilia: Type.Optional(Type.Boolean()),
}
const filters = Closed(ArticleFilters)
export type ArticleFilters = Static<typeof filters>

/** The same change to several articles. */
export const ArticlesChange = Closed({
  Codigos: Type.Array(ArticleCode, { minItems: 1, maxItems: 1000 }),
  EnVenta: Type.Optional(Type.Boolean()),
  Familia: Type.Optional(byCode),
  Marca: Type.Optional(byCode),
})
export type ArticlesChange = Static<typeof ArticlesChange>

/** How many articles were changed. */
export const ArticlesChanged = Closed({ Cambiados: Type.Integer() })
