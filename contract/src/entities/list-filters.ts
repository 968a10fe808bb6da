import { Type, type Static } from 'typebox'
import { Closed, Id } from './fields.ts'

const count = Type.Integer({ minimum: 0 })

/** A brand or family that a list may be narrowed to, and how many articles it would show then. */
export const FilterChoice = Closed({ Codigo: Id, Descripcion: Type.String(), Cantidad: count })
export type FilterChoice = Static<typeof FilterChoice>

/**
 * What a list may be narrowed to (contract §8). Each kind is counted with the filters chosen of the other kinds; brands
 * by name, families in the shop's order, both with those that are chosen, even where none of them is left.
 */
export const ListFilters = Closed({
  /** Articles that the list shows with all chosen filters. */
  Total: count,
  Marcas: Type.Array(FilterChoice),
  Familias: Type.Array(FilterChoice),
  /** Articles on offer, and in a promotion. */
  Oferta: count,
  Promocion: count,
})
export type ListFilters = Static<typeof ListFilters>
