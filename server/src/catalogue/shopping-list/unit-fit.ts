import type { Article } from '@gondola/contract/catalogue'
import { askedContent, type ListLine } from '@gondola/contract/cart'

const NOT_COMPARABLE = 0.5
const MORE_THAN_ASKED = 0.75
/** Cost of each further pack: one of a kilogram ranks above two of half a kilogram. */
const PACK_COST = 0.06
const PACKS_COST_MAX = 0.2
/** Packs may hold this share more or less than the amount asked for. */
const TOLERANCE = 0.05

/** How well an article fits the amount that a line asks for: 0 to 1. */
export function unitFit({ amount, isAmountGiven }: ListLine, article: Article): number {
  const isWeighed = article.unidad === 100
  if (!isAmountGiven) return 1
  if (amount.kind === 'grams' && isWeighed) return 1
  if (isWeighed && amount.kind === 'pieces') return amount.counting === 'packs' ? NOT_COMPARABLE : 1
  const comparison = askedContent(amount, article)
  if (comparison === null) return amount.kind === 'pieces' ? 1 : NOT_COMPARABLE
  const { asked, content } = comparison
  const packs = Math.max(1, Math.ceil(asked / content - TOLERANCE))
  const surplus = (packs * content) / asked - 1
  const cost = Math.min(PACKS_COST_MAX, (packs - 1) * PACK_COST)
  return (Math.abs(surplus) <= TOLERANCE ? 1 : MORE_THAN_ASKED - Math.min(surplus, 1) * 0.1) - cost
}
