import type { Article, NullableField } from '@gondola/contract/catalogue'
import type { PackName } from './pack-name.ts'

/** An article as the loader stores it: the API's fields without those that depend on the day and the visitor. */
export type DemoArticle = Pick<
  Article,
  'Codigo' | 'Descripcion' | 'Descripcioncorta' | 'unidad' | 'unidaddescrip' | 'Ean' | 'Iva' | NullableField
> & {
  Imagen: string
  /** Pesos per piece, or per kilogram where unidad is 100. */
  Precioventa: number
  Marca: { Codigo: number; Descripcion: string }
  Familia: { Codigo: number; Descripcion: string }
}

/** What the article's picture shows. */
export interface PackFace {
  pack: PackName
  /** Name of the drawing, for an article without a pack or visible through it. */
  art: string | null
  brand: string
  product: string
  kind: string
  size: string
}

/** An article with its pack. */
export interface DemoItem {
  article: DemoArticle
  face: PackFace
}
