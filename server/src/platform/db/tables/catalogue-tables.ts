import type { Mechanic, ProductFacts } from '@gondola/contract/catalogue'
import type { PictureKind } from '@gondola/contract/catalogue-admin'
import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// The catalogue: what is sold, at which price, with which promotion.

export interface DepartmentTable {
  Codigo: number
  Descripcion: string
  position: Generated<number>
  is_active: Generated<boolean>
}

export interface FamilyTable {
  Codigo: number
  Descripcion: string
  department_code: number
  Perecedero: Generated<boolean>
  /** Needs refrigeration on its way to the customer. */
  Frio: Generated<boolean>
  Alcohol: Generated<boolean>
  /** Default VAT rate of its articles, in percent. */
  Iva: Generated<number>
  position: Generated<number>
  /** Pieces or grams by which the chain's stock numbers may be wrong. */
  MargenExistencia: Generated<number>
  /** An inactive family is hidden, with its articles. */
  is_active: Generated<boolean>
}

export interface BrandTable {
  Codigo: Generated<number>
  Descripcion: string
  /** Case and accents folded; unique. */
  name_key: string
}

export interface ArticleTable {
  Codigo: string
  Descripcion: string
  Descripcioncorta: string
  /** Pesos per unit or per kilogram. */
  Precioventa: number
  unidad: 1 | 100
  unidaddescrip: string
  Imagen: string | null
  Ean: string | null
  brand_code: number
  family_code: number
  /** In percent: 21, 10.5 or 0. */
  Iva: Generated<number>
  ImpuestoInterno: number | null
  ContenidoNeto: number | null
  ContenidoUnidad: 'g' | 'ml' | 'un' | 'm' | null
  /** The article's code in the system it was imported from. */
  codigo_origen: string | null
  is_on_sale: Generated<boolean>
  position: Generated<number>
  popularity: Generated<number>
  updated_at: string
  /** Columns that staff set by hand, which imports do not change; null: none. */
  manual_fields: Json<string[]> | null
  /** Pesos by price list, where they differ from `Precioventa`; null: nowhere. */
  list_prices: Json<Record<string, number>> | null
  /** Branches that do not sell it; null: all sell it. */
  not_sold_at: Json<number[]> | null
  /** The most that an order may ask for, in pieces or grams; null: no limit of its own. */
  LimitePorPedido: number | null
  /** What its package says; null: nothing is known. */
  facts: Json<ProductFacts> | null
}

export interface OfferTable {
  id: Generated<number>
  article_code: string
  Preciooferta: number
  FechaDesde: string
  FechaHasta: string
  position: Generated<number>
  /** The branches that it is for; null: all. */
  branches: Json<number[]> | null
}

export interface PromotionTable {
  Promocion: Generated<number>
  Descripcion: string
  Descrip: string
  Imagen: string | null
  FechaDesde: string
  FechaHasta: string
  Bases: Generated<string>
  position: Generated<number>
  /** Null: a label without a discount. */
  Mecanica: Json<Mechanic> | null
  /** Weekdays on which it applies, 0 Sunday; null: every day. */
  Dias: Json<number[]> | null
  /** Payment types that it needs, one of them; null: any. */
  TiposPago: Json<number[]> | null
  /** The branches that it is for; null: all. */
  branches: Json<number[]> | null
}

export interface PromotionArticleTable {
  promotion_id: number
  article_code: string
  position: Generated<number>
}

export interface PromotionFamilyTable {
  promotion_id: number
  family_code: number
}

export interface PromotionBrandTable {
  promotion_id: number
  brand_code: number
}

export interface CatalogueVersionTable {
  id: 1
  version: number
  /** The import that is being applied or undone; its rows are hidden meanwhile. */
  hidden_import: Generated<number | null>
  /** Set in a transaction whose writes need not be recorded as changes. */
  is_silent: Generated<boolean>
}

export interface CatalogueChangeTable {
  /** The first catalogue version that includes the change. */
  version: number
  table_name: string
  /** The article's code; empty for other tables. */
  code: string
}

/** An uploaded picture; its files are in the data folder's `imagenes`. */
export interface PictureTable {
  Imagen: string
  kind: PictureKind
  width: number
  height: number
  /** The original file name. */
  file_name: string
  user_name: string
  /** The last time it was uploaded, or found in use by a record. */
  used_at: string
}

/** The name of a brand that was merged into another. */
export interface BrandSynonymTable {
  /** As `brands.name_key`. */
  name_key: string
  brand_code: number
  /** The code of the merged brand. */
  merged_code: number
}

/** How often a search without results was made on a day. */
export interface EmptySearchTable {
  day: string
  /** Normalised (`searchTerm`). */
  term: string
  times: number
}
