import type { Static } from 'typebox'
import { Closed, entity, Nullable } from '../base/index.ts'
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
