import { Type, type Static } from 'typebox'
import { MarkedBrand } from './brand.ts'
import { Diet, DIETS, ProductFacts } from './facts/product-facts.ts'
import {
  ArticleCode,
  Closed,
  entity,
  Id,
  IsoDate,
  Nullable,
  Pesos,
  SaleUnit,
  UnitPrice,
} from '../base/index.ts'
import { StockState } from '../stock/index.ts'
import { LinePromotion, Mechanic } from './promotion-mechanic.ts'

/** An article's promotion today (contract §2); without `Mecanica` it is only a label. */
export const RunningPromotion = Closed({
  Promocion: Id,
  Descripcion: Type.String(),
  Descrip: Type.String(),
  Imagen: Nullable(Type.String()),
  FechaHasta: IsoDate,
  Mecanica: Type.Optional(Mechanic),
})
export type RunningPromotion = Static<typeof RunningPromotion>

/** The price of a unit or kilogram under the article's promotions when buying `Cantidad`. */
export const PromotedPrice = Closed({ Cantidad: Type.Integer({ minimum: 1 }), Precio: Pesos })
export type PromotedPrice = Static<typeof PromotedPrice>

/** Unit of an article's net content. */
export const ContentUnit = Type.Union([
  Type.Literal('g'),
  Type.Literal('ml'),
  Type.Literal('un'),
  Type.Literal('m'),
])
export type ContentUnit = Static<typeof ContentUnit>

const article = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Descripcioncorta: Type.String(),
  Precioventa: Nullable(Pesos),
  Preciooferta: Nullable(Pesos),
  Promocion: Nullable(RunningPromotion),
  Oferta: Nullable(Closed({ Preciooferta: Pesos })),
  unidad: SaleUnit,
  unidaddescrip: Type.String(),
  Imagen: Nullable(Type.String()),
  Ean: Nullable(Type.String()),
  Marca: MarkedBrand,
  Familia: Closed({ Codigo: Id, Descripcion: Type.String() }),
  /** Of an alcoholic family: sold to adults only, within the legal hours (argentina §1.4). */
  Alcohol: Type.Boolean(),
  Iva: Type.Number(),
  ImpuestoInterno: Nullable(Pesos),
  ContenidoNeto: Nullable(Type.Number()),
  ContenidoUnidad: Nullable(ContentUnit),
  PrecioSinImpuestos: Nullable(Pesos),
  PrecioPorUnidad: Nullable(UnitPrice),
  /** Today's promotions with a mechanic, if there are several; otherwise only `Promocion` applies. */
  Promociones: Type.Optional(Type.Array(LinePromotion)),
  Llevando: Type.Optional(PromotedPrice),
  /** What the branch has; absent: enough. */
  Existencia: Type.Optional(StockState),
  /** The branch's pickers often do not find it. */
  SueleFaltar: Type.Optional(Type.Literal(true)),
  /** The most that an order may ask for, in pieces or grams; absent: no limit of its own. */
  LimitePorPedido: Type.Optional(Type.Integer({ minimum: 1 })),
  /** What its package claims; absent: nothing is known. */
  Apto: Type.Optional(Type.Array(Diet, { maxItems: DIETS.length })),
  /** The article alone is answered with a `Ficha`. */
  ConFicha: Type.Optional(Type.Literal(true)),
})

/**
 * An article on sale (spec §3, `tarticulos`). `Precioventa` is per piece or per kilogram; the three prices and the
 * fields derived from them are null if the visitor may not see them (contract §2).
 */
export interface Article extends Static<typeof article> {}
export const Article = entity<Article>(article)

const articleWithFacts = Closed({ ...article.properties, Ficha: Type.Optional(ProductFacts) })
/** An article on its own page, with the facts about it if there are any. */
export interface ArticleWithFacts extends Static<typeof articleWithFacts> {}
export const ArticleWithFacts = entity<ArticleWithFacts>(articleWithFacts)
