import { useLocation } from 'react-router'
import type { Refused } from '../../api/errors.ts'

/** Refusals about an article of the cart. */
const ARTICLE_REFUSALS = new Set(['existencia', 'limite-por-pedido'])
const PLACE_REFUSALS = new Set(['fuera-de-zona', 'sin-retiro', 'sucursal-cerrada'])

/** Why the server refused the order, for the step that it leads back to; travels with the navigation. */
export interface RefusedDelivery {
  code: string
  text: string
  /** The refused article, and how much of it can be ordered. */
  Codart?: string | undefined
  Quedan?: number | undefined
}

export const isArticleRefusal = ({ problem }: Refused): boolean => ARTICLE_REFUSALS.has(problem.code)
export const isPlaceRefusal = ({ problem }: Refused): boolean => PLACE_REFUSALS.has(problem.code)

export function refusedDelivery({ problem: { code, detail, Codart, Quedan } }: Refused): {
  state: { refused: RefusedDelivery }
} {
  return { state: { refused: { code, text: detail, Codart, Quedan } } }
}

/** Why the server refused the order that led back to this step; null if it did not. */
export function useRefusedDelivery(): RefusedDelivery | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('refused' in state)) return null
  return state.refused as RefusedDelivery
}
