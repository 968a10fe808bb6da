import { type Static, Type } from 'typebox'
import { Closed, entity, Nullable, pick, ArticleCode, Id, Pesos, OneOf } from '../base/index.ts'
import { Article, RunningPromotion } from './article.ts'

const { properties: of } = Article
const { properties: ofPromotion } = RunningPromotion

/** What of an article a cart line is built from besides its terms. */
const NAMES = ['Codigo', 'Descripcion', 'unidad', 'Imagen', 'Ean', 'Alcohol'] as const
/** What of the promotion shown. */
const SHOWN = ['Promocion', 'Descrip', 'Mecanica'] as const
const PRICES = ['Precioventa', 'Preciooferta', 'Oferta'] as const
const OPTIONAL_TERMS = ['Promociones', 'Existencia', 'Quedan', 'SueleFaltar', 'LimitePorPedido'] as const

const lineTerms = Closed({
  ...pick(of, PRICES),
  Promocion: Nullable(Closed(pick(ofPromotion, SHOWN))),
  ...pick(of, OPTIONAL_TERMS),
})

/** The fields of an article that branches differ in, as far as a cart line is built from them. */
export interface LineTerms extends Static<typeof lineTerms> {}
export const LineTerms = entity<LineTerms>(lineTerms)

const lineArticle = Closed({ ...pick(of, NAMES), ...lineTerms.properties })

/** The fields of an article that a cart line is built from. */
export interface LineArticle extends Static<typeof lineArticle> {}
export const LineArticle = entity<LineArticle>(lineArticle)

/** The terms of an article, without its other fields. */
export const lineTermsOf = (article: LineTerms): LineTerms => ({
  ...pick(article, PRICES),
  Promocion: article.Promocion && pick(article.Promocion, SHOWN),
  ...pick(article, OPTIONAL_TERMS),
})

/** An article without the fields that a cart line does not need. */
export const lineArticleOf = (article: LineArticle): LineArticle => ({
  ...pick(article, NAMES),
  ...lineTermsOf(article),
})

/** Substitutes proposed for a line that the other branch does not have. */
export const COMPARED_SUBSTITUTES_MAX = 3
/** Substitutes proposed for all lines together; a cart that lacks more than a third of it gets fewer for each line. */
export const COMPARED_SUBSTITUTES_TOTAL = 240

/** A cart whose lines are compared between two branches, before it is taken over. */
export const BranchComparison = Closed({
  /** The branch that it was filled at; it may be closed by now. */
  Desde: Id,
  /** The branch that it shall be ordered from. */
  Sucursal: Id,
  Lineas: Type.Array(
    Closed({ Codart: ArticleCode, Cantidad: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
    {
      maxItems: 500,
    },
  ),
})
export type BranchComparison = Static<typeof BranchComparison>

/** What becomes of a line in the other branch; 'igual' of a hidden price, and where only promotions or stock differ. */
export const LineChange = OneOf('igual', 'sube', 'baja', 'no-se-vende', 'no-hay')
export type LineChange = Static<typeof LineChange>

/** One line that differs. Prices are today's, per piece or kilogram; null if hidden or not sold there. */
export const ComparedLine = Closed({
  Codart: ArticleCode,
  Antes: Nullable(Pesos),
  Ahora: Nullable(Pesos),
  Cambio: LineChange,
  /** What its article costs in the other branch, with its promotions and stock; null if it is not sold there. */
  Articulo: Nullable(LineTerms),
  /** For what the other branch does not sell or is out of: codes of `Sustitutos`, best first. */
  Sustitutos: Type.Array(ArticleCode, { maxItems: COMPARED_SUBSTITUTES_MAX }),
})
export type ComparedLine = Static<typeof ComparedLine>

/** What becomes of a cart: the lines that differ, in its order, and each substitute once. */
export const ComparedCart = Closed({
  Lineas: Type.Array(ComparedLine),
  Sustitutos: Type.Array(LineArticle),
})
export type ComparedCart = Static<typeof ComparedCart>
