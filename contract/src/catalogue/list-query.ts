import { Type, type Static } from 'typebox'
import {
  Closed,
  Id,
  LIST_ALTERNATIVES_MAX,
  LIST_MAX_CHARACTERS,
  Nullable,
  Pesos,
  ArticleCode,
  IsoDate,
  SaleUnit,
  OneOf,
} from '../base/index.ts'
import { InBranch } from '../branches/index.ts'
import { DIETS, Diet } from './product-facts.ts'
import { Article } from './article.ts'

/**
 * The sorts of a list (spec §4): none, price lowest first, highest first, name A-Z, name Z-A; and the price per kilogram
 * or litre, lowest first.
 */
export const SortCode = OneOf('s', 'pb', 'pa', 'naz', 'nza', 'pu')
export type SortCode = Static<typeof SortCode>

/** Codes to filter a list by: `12,7`. */
const Codes = Type.String({ pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,99}$' })
const Yes = Type.Literal('1')
/** Claims that all hold: `sin-tacc,vegano`. */
const Diets = Type.String({ pattern: `^(${DIETS.join('|')})(,(${DIETS.join('|')})){0,${DIETS.length - 1}}$` })

/** Filters of article lists (contract §8): brands, families, sizes, on offer, in a promotion, claims. */
const Filters = {
  marcas: Type.Optional(Codes),
  familias: Type.Optional(Codes),
  tamanos: Type.Optional(Codes),
  oferta: Type.Optional(Yes),
  promocion: Type.Optional(Yes),
  apto: Type.Optional(Diets),
}
export const FilterQuery = Closed(Filters)
export type FilterQuery = Static<typeof FilterQuery>

export const FiltersQuery = Closed({ ...Filters, ...InBranch })

/** The server sorts (contract §2) and filters article lists. */
export const ListQuery = Closed({ orden: Type.Optional(SortCode), ...Filters, ...InBranch })
export type ListQuery = Static<typeof ListQuery>

const count = Type.Integer({ minimum: 0 })

/** A brand, family or size to filter a list by, and how many articles the list would then show. */
export const FilterChoice = Closed({ Codigo: Id, Descripcion: Type.String(), Cantidad: count })
export type FilterChoice = Static<typeof FilterChoice>

/** A claim to filter a list by, and how many articles the list would then show. */
export const DietChoice = Closed({ Apto: Diet, Cantidad: count })

/**
 * Available filters of a list (contract §8). Each kind is counted with the chosen filters of the other kinds. Brands
 * are sorted by name, families in the shop's order; chosen ones are included even with a count of 0.
 */
export const ListFilters = Closed({
  /** Articles that match all chosen filters. */
  Total: count,
  Marcas: Type.Array(FilterChoice),
  Familias: Type.Array(FilterChoice),
  /** Net contents, the smallest of each unit first. */
  Tamanos: Type.Array(FilterChoice),
  /** Articles on offer, and in a promotion. */
  Oferta: count,
  Promocion: count,
  /** Claims with articles; with several chosen, all hold. */
  Aptos: Type.Array(DietChoice),
})
export type ListFilters = Static<typeof ListFilters>

/** A shopping list as typed or pasted, one item per line. */
export const ShoppingList = Closed({ Texto: Type.String({ maxLength: LIST_MAX_CHARACTERS }) })
export type ShoppingList = Static<typeof ShoppingList>

export const ListMatch = Closed({
  /** The line as typed. */
  Texto: Type.String(),
  /** The words searched for. */
  Palabras: Type.String(),
  /** Pieces, or grams if `Articulo` is weighed. */
  Cantidad: Type.Number({ minimum: 1 }),
  /** Null if nothing similar is on sale. */
  Articulo: Nullable(Article),
  Alternativas: Type.Array(Article, { maxItems: LIST_ALTERNATIVES_MAX }),
  /** 0 to 1; 0 if nothing was found. */
  Confianza: Type.Number({ minimum: 0, maximum: 1 }),
  /**
   * Why a line in doubt is: another brand or size than it says, several packs instead of one, more than it may cost, part
   * of a pack, no clear amount, several sizes that it may mean, a word that the article lacks, which is `Falta`, what it contains or may contain of what it is to be free of, an amount reckoned for `Falta` persons, or no purchase yet of what is always bought. None: others are like it. Several packs of many (`té x 50`) are told without doubt, too.
   */
  Duda: Type.Optional(
    Type.Union([
      OneOf('marca', 'tamano', 'tamanos', 'cantidad', 'packs', 'precio', 'parte'),
      OneOf('palabra', 'siempre', 'personas', 'contiene', 'trazas'),
    ]),
  ),
  Falta: Type.Optional(Type.String()),
  /** Estimated price of the line; null if nothing was found or the price is hidden. Their sum is the list's total. */
  Importe: Type.Optional(Nullable(Pesos)),
  /**
   * How the line wants the article, whichever is chosen: 'no muy verdes'. Of a pack that is proposed only what the line
   * says beside it, as in brackets.
   */
  Aclaracion: Type.Optional(Type.String()),
  /** The article is weighed, so that the price is settled when it is prepared. */
  EsAproximado: Type.Optional(Type.Boolean()),
})
export type ListMatch = Static<typeof ListMatch>

/** What a client's last orders say of an article. */
export const OwnPurchase = Closed({
  Codigo: ArticleCode,
  /** How it was sold in the last of them: the quantity and the price are of this unit. */
  Unidad: SaleUnit,
  /** Pieces or grams: the median of the orders that have it in this unit. */
  Cantidad: Type.Integer({ minimum: 1 }),
  /**
   * What a piece or kilogram cost the last time at the branch; null if the client did not buy it there, or the shop does
   * not remind of prices (`RecordarPrecios`).
   */
  Precio: Nullable(Pesos),
  /** Day of the last order that has it. */
  Fecha: IsoDate,
  /** How the client wanted it then: 'en fetas finas'. */
  Aclaracion: Type.Optional(Type.String()),
})
export type OwnPurchase = Static<typeof OwnPurchase>
