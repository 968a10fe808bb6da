import { Type, type Static } from 'typebox'
import { Closed } from '../base/index.ts'
import { InBranch } from '../branches/index.ts'
import { DIETS } from './facts/product-facts.ts'
import { SortCode } from './sort-code.ts'

/** Codes to filter a list by: `12,7`. */
const Codes = Type.String({ pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,99}$' })
const Yes = Type.Literal('1')
/** Claims that all hold: `sin-tacc,vegano`. */
const Diets = Type.String({ pattern: `^(${DIETS.join('|')})(,(${DIETS.join('|')})){0,${DIETS.length - 1}}$` })

/** Filters of article lists (contract §8): brands, families, on offer, in a promotion, claims. */
const Filters = {
  marcas: Type.Optional(Codes),
  familias: Type.Optional(Codes),
  oferta: Type.Optional(Yes),
  promocion: Type.Optional(Yes),
  apto: Type.Optional(Diets),
}
export const FilterQuery = Closed(Filters)
export type FilterQuery = Static<typeof FilterQuery>

/** The filters of a list in a branch. */
export const FiltersQuery = Closed({ ...Filters, ...InBranch })

/** The server sorts (contract §2) and filters article lists. */
export const ListQuery = Closed({ orden: Type.Optional(SortCode), ...Filters, ...InBranch })
export type ListQuery = Static<typeof ListQuery>
