import type { Article } from '@gondola/contract/entities/article.ts'
import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import {
  itemCount,
  toCartLine,
  withLineAdded,
  withQuantity,
  withReplacement,
  withoutLine,
} from '@gondola/contract/rules/cart.ts'
import { quantityToAdd } from '@gondola/contract/rules/quantity.ts'
import { create } from 'zustand'
import { type CartChanges, NO_CHANGES } from './cart-prices.ts'
import { areCartLines, soundCartLines } from './cart-lines.ts'
import { stored } from './stored.ts'

/** The cart (spec §3, §4): its lines live in local storage under `lineas` and are the same in every tab. */
export interface Cart {
  lines: readonly CartLine[]
  /** The article added last; a new object on each adding, so that the notice shows every time. */
  added: { Codart: string } | null
  /** What the shop changed under the customer since it was last shown: prices, articles gone. */
  changes: CartChanges
  /** Whether lines are being fetched or priced anew, or that failed. */
  refresh: 'idle' | 'loading' | 'failed'
}

const storedLines = stored<readonly CartLine[]>('lineas', [], areCartLines, { salvage: soundCartLines })

export const useCart = create<Cart>(() => ({
  lines: storedLines.read(),
  added: null,
  changes: NO_CHANGES,
  refresh: 'idle',
}))

useCart.subscribe(({ lines }, before) => {
  if (lines !== before.lines) storedLines.write(lines)
})
storedLines.onChangeElsewhere((lines) => {
  // What the other tab wrote is stored already; writing it again would echo between tabs.
  if (JSON.stringify(lines) !== JSON.stringify(useCart.getState().lines)) useCart.setState({ lines })
})

/** How many distinct lines the cart has. */
export const useItemCount = (): number => useCart(({ lines }) => itemCount(lines))

/**
 * Puts an article into the cart; one that is there takes in the quantity (spec §4). `Cantidad` is pieces or grams as
 * typed: nothing, or less than the article's unit, counts as one unit (spec §5). The notice '¡Agregado!' follows.
 */
export function addToCart(article: Article, Cantidad: number | null): void {
  const line = toCartLine(article, quantityToAdd(Cantidad, article.unidad))
  useCart.setState(({ lines }) => ({
    lines: withLineAdded(lines, line),
    added: { Codart: article.Codigo },
  }))
}

/** Adds lines to those of the cart (a duplicated order), quantities of one article together. */
export function addLines(added: readonly CartLine[]): void {
  useCart.setState(({ lines }) => ({ lines: added.reduce<readonly CartLine[]>(withLineAdded, lines) }))
}

/** Sets a line's quantity; 0 stands for an emptied field, which checkout 1 refuses (spec §5). */
export function changeQuantity(Codart: string, Cantidad: number): void {
  useCart.setState(({ lines }) => ({ lines: withQuantity(lines, Codart, Cantidad) }))
}

/** Keeps what the customer wishes where a line's article is missing: a similar one, or nothing. */
export function wishFor(Codart: string, Reemplazo: boolean): void {
  useCart.setState(({ lines }) => ({ lines: withReplacement(lines, Codart, Reemplazo) }))
}

export function removeFromCart(Codart: string): void {
  useCart.setState(({ lines }) => ({ lines: withoutLine(lines, Codart) }))
}

/** Puts these lines in the place of all. */
export function replaceCart(lines: readonly CartLine[]): void {
  useCart.setState({ lines, changes: NO_CHANGES })
}

/** The customer has read what changed. */
export function forgetChanges(): void {
  useCart.setState({ changes: NO_CHANGES })
}
