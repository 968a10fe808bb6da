import { type Static, Type } from 'typebox'
import { Closed, entity, Nullable, ArticleCode, Id, Pesos } from '../base/index.ts'
import { Article, RunningPromotion } from './article.ts'

const { properties: of } = Article
const { properties: ofPromotion } = RunningPromotion

const lineTerms = Closed({
  Precioventa: of.Precioventa,
  Preciooferta: of.Preciooferta,
  Oferta: of.Oferta,
  Promocion: Nullable(
    Closed({
      Promocion: ofPromotion.Promocion,
      Descrip: ofPromotion.Descrip,
      Mecanica: ofPromotion.Mecanica,
    }),
  ),
  Promociones: of.Promociones,
  Existencia: of.Existencia,
  SueleFaltar: of.SueleFaltar,
  LimitePorPedido: of.LimitePorPedido,
})

/** The fields of an article that branches differ in, as far as a cart line is built from them. */
export interface LineTerms extends Static<typeof lineTerms> {}
export const LineTerms = entity<LineTerms>(lineTerms)

const lineArticle = Closed({
  Codigo: of.Codigo,
  Descripcion: of.Descripcion,
  unidad: of.unidad,
  Imagen: of.Imagen,
  Ean: of.Ean,
  Alcohol: of.Alcohol,
  ...lineTerms.properties,
})

/** The fields of an article that a cart line is built from. */
export interface LineArticle extends Static<typeof lineArticle> {}
export const LineArticle = entity<LineArticle>(lineArticle)

/** The terms of an article, without its other fields. */
export function lineTermsOf({
  Precioventa,
  Preciooferta,
  Oferta,
  Promocion: shown,
  Promociones,
  Existencia,
  SueleFaltar,
  LimitePorPedido,
}: LineTerms): LineTerms {
  return {
    Precioventa,
    Preciooferta,
    Oferta,
    Promocion: shown && {
      Promocion: shown.Promocion,
      Descrip: shown.Descrip,
      ...(shown.Mecanica && { Mecanica: shown.Mecanica }),
    },
    ...(Promociones && { Promociones }),
    ...(Existencia && { Existencia }),
    ...(SueleFaltar && { SueleFaltar }),
    ...(LimitePorPedido && { LimitePorPedido }),
  }
}

/** An article without the fields that a cart line does not need. */
export function lineArticleOf(article: LineArticle): LineArticle {
  const { Codigo, Descripcion, unidad, Imagen, Ean, Alcohol } = article
  return { Codigo, Descripcion, unidad, Imagen, Ean, Alcohol, ...lineTermsOf(article) }
}

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

/**
 * What becomes of a line in the other branch; 'igual' of a hidden price, and where only promotions or stock differ.
 */
export const LineChange = Type.Union([
  Type.Literal('igual'),
  Type.Literal('sube'),
  Type.Literal('baja'),
  Type.Literal('no-se-vende'),
  Type.Literal('no-hay'),
])
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
