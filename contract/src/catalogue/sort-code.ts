import { Type, type Static } from 'typebox'

/** The sorts of a list (spec §4): none, price lowest first, highest first, name A-Z, name Z-A. */
export const SortCode = Type.Union([
  Type.Literal('s'),
  Type.Literal('pb'),
  Type.Literal('pa'),
  Type.Literal('naz'),
  Type.Literal('nza'),
])
export type SortCode = Static<typeof SortCode>
