import type { Clause } from './clauses.ts'
import { isDish } from './language/synonyms.ts'

/**
 * Which clauses an article must meet: all required ones, those that are neither soft nor a purpose, these and what is
 * bought for the occasion, what it is and must be free of, most of them, or the first one.
 */
export type Demand = 'all' | 'hard' | 'occasion' | 'condition' | 'most' | 'first'

/** The demands that are tried in turn. */
export function demandsOf(clauses: readonly Clause[]): readonly Demand[] {
  if (clauses.some(isOfOccasion)) return ['all', 'occasion', 'hard']
  // 'leche descremada deslactosada': who cannot have lactose gives up the rest first
  if (clauses.some(({ isCondition }) => isCondition)) return ['all', 'condition', 'hard']
  return clauses.some(({ isSoft, isPurpose }) => isSoft || isPurpose) ? ['all', 'hard'] : ['all']
}

/** Whether an article must meet a clause. */
export function isRequired(clause: Clause, how: Demand): boolean {
  const { isOptional, isSoft, isPurpose } = clause
  if (how === 'occasion' && isOfOccasion(clause)) return true
  return !isOptional && (how === 'all' || !isSoft) && (how === 'all' || how === 'most' || !isPurpose)
}

/** What is bought for the occasion that a purpose names: `té para dormir`. */
export const isOfOccasion = (clause: Clause) => clause.isOptional && isOccasion(clause)

/** Whether a clause is an occasion or a dish: what is bought for it is of different kinds. */
export const isOccasion = ({ terms }: Clause): boolean =>
  isDish(terms) || (terms[0]?.startsWith('para ') ?? false)
