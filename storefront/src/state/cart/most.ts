import { LINE_MOST } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'

type Limited = Pick<Article, 'LimitePorPedido' | 'unidad'>

/** The most of an article that a field takes: its limit per order, and no more than a line may have. */
export const mostOf = ({ LimitePorPedido = Infinity, unidad }: Limited): number =>
  Math.min(LimitePorPedido, LINE_MOST[unidad])

/**
 * The same of a line in the cart, and no more than what is left. Of pieces it may have more than a line may: checkout 1
 * says so (spec §5).
 */
export const mostOfLine = ({ LimitePorPedido = Infinity, Quedan = Infinity, Unidad }: CartLine): number =>
  Math.min(LimitePorPedido, Quedan, Unidad === 1 ? Infinity : LINE_MOST[Unidad])
