import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { Diet } from './facts/product-facts.ts'

const count = Type.Integer({ minimum: 0 })

/** A brand or family to filter a list by, and how many articles the list would then show. */
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
  /** Articles on offer, and in a promotion. */
  Oferta: count,
  Promocion: count,
  /** Claims with articles; with several chosen, all hold. */
  Aptos: Type.Array(DietChoice),
})
export type ListFilters = Static<typeof ListFilters>
