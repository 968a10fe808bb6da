import { Type, type Static } from 'typebox'
import { Closed, literals, ShortText, SaleUnit, ArticleCode, Id, Nullable, Pesos } from '../base/index.ts'
import {
  Brand,
  Diet,
  MANUAL_OWN_NAMES,
  NULLABLE_FIELDS,
  OPTIONAL_FIELDS,
  ProductFacts,
  schemasOf,
} from '../catalogue/index.ts'

/** What a picture is used for: its folder below `/imagenes/`, and the widths in which it is stored. */
export const PICTURE_KINDS = ['articulos', 'promociones', 'banners', 'tienda', 'reclamos'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The file's own name, only for the audit log. */
export const UploadedFile = Closed({ Nombre: Type.Optional(ShortText) })

/** An uploaded picture: the value for a record's `Imagen`, and the size of the upload. */
export const StoredPicture = Closed({
  Imagen: Type.String(),
  Ancho: Type.Integer(),
  Alto: Type.Integer(),
})
export type StoredPicture = Static<typeof StoredPicture>

/** VAT rates of what a supermarket sells, per cent (contract §7). */
export const IVA_RATES = [21, 10.5, 0] as const
export const IvaRate = Type.Unsafe<(typeof IVA_RATES)[number]>(Type.Number({ enum: [...IVA_RATES] }))

/** Fields that staff may set manually; imports then leave them unchanged. */
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
  ...MANUAL_OWN_NAMES,
  'Ficha',
] as const
export const ManualField = literals(MANUAL_FIELDS)
export type ManualField = (typeof MANUAL_FIELDS)[number]

/** An article's price in a price list, where it differs from the base price. */
export const ListedPrice = Closed({ Lista: Id, Precio: Pesos })
export type ListedPrice = Static<typeof ListedPrice>

const byBranch = {
  /** By list; null, absent or none: the base price in every list. */
  PreciosPorLista: Type.Optional(Nullable(Type.Array(ListedPrice, { maxItems: 500 }))),
  /** Branches that do not sell it; null, absent or none: all sell it. */
  NoSeVendeEn: Type.Optional(Nullable(Type.Array(Id, { maxItems: 500 }))),
}

/** What its package says; null, or only empty fields: nothing is known. Absent from a change: unchanged. */
const Ficha = Type.Optional(Nullable(ProductFacts))

const Coded = Closed({ Codigo: Id, Descripcion: Type.String() })

/** An article for staff: on sale or not, with internal data. */
export const StaffArticle = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Descripcioncorta: Type.String(),
  Precioventa: Pesos,
  /** Today's offer; null: none that is lower than the price. */
  Preciooferta: Nullable(Pesos),
  /** Today's offer if it is not below the price, and therefore has no effect. */
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
  ...schemasOf(NULLABLE_FIELDS, 'staff'),
  /** Its code in the source system of the import. */
  CodigoOrigen: Nullable(Type.String()),
  /** Its position within the family, ascending. */
  Orden: Type.Integer(),
  /** `2026-11-21T18:05:00-03:00`. */
  Actualizado: Type.String(),
  /** Fields set manually: imports do not change them. */
  CamposManuales: Type.Array(ManualField),
  ...schemasOf(OPTIONAL_FIELDS, 'staff'),
  Ficha,
  ...byBranch,
})
export type StaffArticle = Static<typeof StaffArticle>

const byCode = Closed({ Codigo: Id })

/** Confirms a price beyond ×3 or ÷3. */
export const PriceConfirmed = Type.Optional(Type.Boolean())

/** The fields of an article that staff set; an empty `Descripcioncorta` is derived from the description. */
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
  ...schemasOf(NULLABLE_FIELDS, 'change'),
  Orden: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  /** Fields that imports must not change; changed fields are added automatically. Absent: unchanged. */
  CamposManuales: Type.Optional(Type.Array(ManualField, { maxItems: MANUAL_FIELDS.length })),
  ...schemasOf(OPTIONAL_FIELDS, 'change'),
  Ficha,
  ...byBranch,
  Confirmado: PriceConfirmed,
})
export type ArticleChange = Static<typeof ArticleChange>

/** A new article; `Iva` absent: the family's rate. */
export const ArticleDraft = Closed({
  Codigo: ArticleCode,
  ...ArticleChange.properties,
  Iva: Type.Optional(IvaRate),
})
export type ArticleDraft = Static<typeof ArticleDraft>

export const ArticleFilters = {
  Departamento: Type.Optional(Id),
  Familia: Type.Optional(Id),
  Marca: Type.Optional(Id),
  EnVenta: Type.Optional(Type.Boolean()),
  /** On offer today. */
  EnOferta: Type.Optional(Type.Boolean()),
  SinImagen: Type.Optional(Type.Boolean()),
  /** Its price was set manually: imports do not change it. */
  PrecioFijado: Type.Optional(Type.Boolean()),
  /** In the family for unclassified articles. */
  SinFamilia: Type.Optional(Type.Boolean()),
  /** Nothing is known of what its package says. */
  SinFicha: Type.Optional(Type.Boolean()),
}
const filters = Closed(ArticleFilters)
export type ArticleFilters = Static<typeof filters>

export const ArticlesChange = Closed({
  Codigos: Type.Array(ArticleCode, { minItems: 1, maxItems: 1000 }),
  EnVenta: Type.Optional(Type.Boolean()),
  Familia: Type.Optional(byCode),
  Marca: Type.Optional(byCode),
  /** Adds a claim to their facts, or removes it. */
  Apto: Type.Optional(Closed({ Cual: Diet, Vale: Type.Boolean() })),
})
export type ArticlesChange = Static<typeof ArticlesChange>

export const ArticlesChanged = Closed({ Cambiados: Type.Integer() })
