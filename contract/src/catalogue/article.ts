import { Type, type Static } from 'typebox'
import {
  Closed,
  Id,
  ArticleCode,
  entity,
  IsoDate,
  Nullable,
  Pesos,
  SaleUnit,
  UnitPrice,
  slug,
  OneOf,
} from '../base/index.ts'
import { NULLABLE_FIELDS, OPTIONAL_FIELDS, schemasOf } from './article-fields.ts'
import { Diet, DIETS, ProductFacts } from './product-facts.ts'
import { StockState } from '../stock/index.ts'
import { LinePromotion, Mechanic, PromotionMeans, Weekdays } from './promotion-mechanic.ts'

/** A brand (spec §3, Marca). Articles without one belong to the brand `NO_BRAND_NAME`. */
export const Brand = Closed({ Codigo: Id, Descripcion: Type.String() })
export type Brand = Static<typeof Brand>

/** A brand as part of an article; `Checked` is the storefront's check box in a list of brands, false on the wire. */
export const MarkedBrand = Closed({ Codigo: Id, Descripcion: Type.String(), Checked: Type.Boolean() })
export type MarkedBrand = Static<typeof MarkedBrand>

/** A family of articles; perishables and alcohol have their own rules (contract §7). */
export const Family = Closed({
  Codigo: Id,
  Descripcion: Type.String(),
  Perecedero: Type.Boolean(),
  Alcohol: Type.Boolean(),
})
export type Family = Static<typeof Family>

/** A department with its families. Both kinds of code share one number space (contract §2). */
export const Department = Closed({
  Codigo: Id,
  Descripcion: Type.String(),
  ListFamilias: Type.Array(Family),
})
export type Department = Static<typeof Department>

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

/** What its name tells in words of its own: `6 latas de 354 ml`, a nappy's `9 a 12,5 kg`, a wine's grape and year. */
const Presentation = Closed({
  Envase: Type.Optional(Type.String()),
  Peso: Type.Optional(Type.String()),
  Uva: Type.Optional(Type.String()),
  Cosecha: Type.Optional(Type.String()),
})

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
  ...schemasOf(NULLABLE_FIELDS, 'shop'),
  PrecioSinImpuestos: Nullable(Pesos),
  PrecioPorUnidad: Nullable(UnitPrice),
  /** Today's promotions with a mechanic, if there are several; otherwise only `Promocion` applies. */
  Promociones: Type.Optional(Type.Array(LinePromotion)),
  Llevando: Type.Optional(PromotedPrice),
  /** What the branch has; absent: enough. */
  Existencia: Type.Optional(StockState),
  /** Pieces or grams, of an article of which few are left. */
  Quedan: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The branch's pickers often do not find it. */
  SueleFaltar: Type.Optional(Type.Literal(true)),
  ...schemasOf(OPTIONAL_FIELDS, 'shop'),
  /** What its name tells of packs, of a nappy and of a wine; absent: nothing. */
  Presentacion: Type.Optional(Presentation),
  /** What its package claims; absent: nothing is known. */
  Apto: Type.Optional(Type.Array(Diet, { maxItems: DIETS.length })),
  /** Fresh goods by the piece, which may be wanted in some way: lettuce, an avocado. */
  Fresco: Type.Optional(Type.Literal(true)),
  /** The article alone is answered with a `Ficha`. */
  ConFicha: Type.Optional(Type.Literal(true)),
})

/**
 * An article on sale (spec §3, `tarticulos`). `Precioventa` is per piece or per kilogram; the three prices and the
 * fields derived from them are null if the visitor may not see them (contract §2).
 */
export interface Article extends Static<typeof article> {}
export const Article = entity<Article>(article)

const articleWithFacts = Closed({
  ...article.properties,
  Ficha: Type.Optional(ProductFacts),
  /** How customers may want it, for the note of its line: 'en fetas finas'. */
  Aclaraciones: Type.Optional(Type.Array(Type.String())),
})
/** An article on its own page, with the facts about it if there are any. */
export interface ArticleWithFacts extends Static<typeof articleWithFacts> {}
export const ArticleWithFacts = entity<ArticleWithFacts>(articleWithFacts)

/** An offer of the day with its complete article (spec §3, contract §4). */
export const Offer = Closed({ Articulo: Article, Preciooferta: Pesos })
export type Offer = Static<typeof Offer>

/**
 * A promotion (spec §3) with its validity and conditions ('bases'; argentina §1 L12). `Dias` are its weekdays, 0 Sunday
 * … 6 Saturday; without them every day. `TiposPago` are the payment types that it needs; without them any.
 */
export const Promotion = Closed({
  ...RunningPromotion.properties,
  FechaDesde: IsoDate,
  Bases: Type.String(),
  Dias: Type.Optional(Weekdays),
  TiposPago: Type.Optional(PromotionMeans),
})
export type Promotion = Static<typeof Promotion>

/** One suggestion while typing (contract §4, sugerir): an article, a brand or a family, with its code as a string. */
export const Suggestion = Closed({
  Tipo: OneOf('articulo', 'marca', 'familia'),
  Codigo: Type.String(),
  Descripcion: Type.String(),
  Articulo: Nullable(Article),
})
export type Suggestion = Static<typeof Suggestion>

type Pictured = Pick<Article, 'Imagen' | 'ContenidoNeto' | 'ContenidoUnidad'> & {
  Familia: Pick<Article['Familia'], 'Codigo'>
}

/** The `Imagen` of an article; without one, the address of a drawing that tells its family and content. */
export const articlePicture = ({ Imagen, Familia, ContenidoNeto, ContenidoUnidad }: Pictured): string =>
  Imagen ?? `/imagenes/dibujos/${Familia.Codigo}-${ContenidoNeto ?? ''}${ContenidoUnidad ?? ''}-640.webp`

/** An article whose `Imagen` is what it is shown by. */
export const pictured = (shown: Article): Article => ({ ...shown, Imagen: articlePicture(shown) })

/**
 * Address of an article's page for shared links and search engines: a path served by the server, not a hash route. It
 * leads to `articleAddress`.
 */
export function articlePageAddress({
  Codigo,
  Descripcioncorta,
}: {
  Codigo: string
  Descripcioncorta: string
}): string {
  const name = slug(Descripcioncorta)
  // a segment of dots alone would be a path step, not a name
  return /^\.*$/.test(name) ? `/p/${Codigo}` : `/p/${Codigo}/${encodeURIComponent(name)}`
}
