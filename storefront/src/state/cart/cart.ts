import { type Article, pictured } from '@gondola/contract/catalogue'
import {
  type CartLine,
  itemCount,
  toCartLine,
  withLineAdded,
  withQuantity,
  withoutLine,
  quantityToAdd,
} from '@gondola/contract/cart'
import { create } from 'zustand'
import { type CartChanges, NO_CHANGES } from './cart-prices.ts'
import { areCartLines, soundCartLines } from './cart-lines.ts'
import { mostOfLine } from './most.ts'
import { stored } from '../stored.ts'

/** What adding an article did to its line, for the notice and for undoing it. */
export interface Addition {
  /** The line after the addition. */
  line: CartLine
  /** Pieces or grams before; null: the article was not in the cart. */
  before: number | null
  /** Pieces or grams as typed; null: nothing was typed. */
  typed: number | null
  /** The order that got it; null: the cart. */
  Pedido: number | null
}

/** The order that is being changed: articles' buttons show and change it instead of the cart (order-edits.ts). */
export interface ChangedOrder {
  Id: number
  /** By article; `Cantidad` is pieces or grams. */
  lines: ReadonlyMap<string, Pick<CartLine, 'Cantidad' | 'Aclaracion'>>
  add: (lines: readonly CartLine[]) => void
  /** Sets an article's quantity; 0 removes it. */
  set: (Codart: string, Cantidad: number) => void
  /** Sets how the customer wants an article. */
  note: (Codart: string, Aclaracion: string) => void
}

/** The cart (spec §3, §4). Its lines are stored in local storage under `lineas` and shared by all tabs. */
export interface Cart {
  lines: readonly CartLine[]
  /** The last addition; a new object each time, so that the notice is shown every time. */
  added: Addition | null
  /** Changes by the shop since the cart was last shown: prices, articles gone. */
  changes: CartChanges
  /** State of refreshing lines and prices from the shop. */
  refresh: 'idle' | 'loading' | 'failed'
  /** Null: articles go to the cart. */
  order: ChangedOrder | null
}

const storedLines = stored<readonly CartLine[]>('lineas', [], areCartLines, { salvage: soundCartLines })

export const useCart = create<Cart>(() => ({
  lines: storedLines.read(),
  added: null,
  changes: NO_CHANGES,
  refresh: 'idle',
  order: null,
}))

useCart.subscribe(({ lines }, before) => {
  if (lines !== before.lines) storedLines.write(lines)
})
storedLines.onChangeElsewhere((lines) => {
  // The other tab has stored the lines already; writing them again would echo between tabs.
  if (JSON.stringify(lines) !== JSON.stringify(useCart.getState().lines)) useCart.setState({ lines })
})

/** An article's line in the cart, or in the order that is being changed. */
const lineOf = ({ lines, order }: Pick<Cart, 'lines' | 'order'>, Codart: string) =>
  order ? order.lines.get(Codart) : lines.find((line) => line.Codart === Codart)

/** Pieces or grams of an article in the cart, or in the order that is being changed; null if it is not there. */
export const quantityIn = (cart: Pick<Cart, 'lines' | 'order'>, Codart: string): number | null =>
  lineOf(cart, Codart)?.Cantidad ?? null

/** The same. Re-renders on changes of this article only. */
export const useCartQuantity = (Codart: string): number | null => useCart((cart) => quantityIn(cart, Codart))

/** How the customer wants an article that is there; '' if nothing is said. */
export const useNote = (Codart: string): string => useCart((cart) => lineOf(cart, Codart)?.Aclaracion ?? '')

/** Whether articles are added to an order that is being changed. */
export const useIsForOrder = (): boolean => useCart(({ order }) => order !== null)

/** Number of distinct lines in the cart. */
export const useItemCount = (): number => useCart(({ lines }) => itemCount(lines))

/**
 * Adds an article to the cart, or its quantity to the existing line (spec §4); to the order instead, while one is being
 * changed. `Cantidad` is pieces or grams as typed:
 * null, or less than the article's unit, counts as one unit (spec §5). Triggers the notice '¡Agregado!'.
 */
export function addToCart(article: Article, Cantidad: number | null): void {
  const added = toCartLine(pictured(article), quantityToAdd(Cantidad, article.unidad))
  const before = quantityIn(useCart.getState(), added.Codart)
  addArticles([added])
  useCart.setState((cart) => ({
    added: {
      line: { ...added, Cantidad: quantityIn(cart, added.Codart)! },
      before,
      typed: Cantidad,
      Pedido: cart.order?.Id ?? null,
    },
  }))
}

/** Adds lines to the cart, or to the order that is being changed. Returns what takes them out, but for what was changed since. */
export function addArticles(added: readonly CartLine[]): () => void {
  const quantities = () =>
    new Map(added.map(({ Codart }) => [Codart, quantityIn(useCart.getState(), Codart) ?? 0]))
  const before = quantities()
  const { order } = useCart.getState()
  if (order) order.add(added)
  else addLines(added)
  const after = quantities()
  return () => {
    const now = quantities()
    for (const [Codart, Cantidad] of before)
      if (now.get(Codart) === after.get(Codart)) setQuantity(Codart, Cantidad)
  }
}

/** Sets an article's quantity in the cart, or in the order that is being changed; 0 removes it. */
export function setQuantity(Codart: string, Cantidad: number): void {
  const { order } = useCart.getState()
  if (order) order.set(Codart, Cantidad)
  else if (Cantidad === 0) removeFromCart(Codart)
  else changeQuantity(Codart, Cantidad)
}

/**
 * Adds lines to the cart (a duplicated order), summing the quantities of the same article, up to its limit per order,
 * what is left, and the weight that a field takes; the fields say so.
 */
export function addLines(added: readonly CartLine[]): void {
  useCart.setState(({ lines }) => ({
    lines: added.reduce<readonly CartLine[]>((cart, line) => {
      const { Codart } = line
      const { Cantidad = 0 } = cart.find((each) => each.Codart === Codart) ?? {}
      return withQuantity(
        withLineAdded(cart, line),
        Codart,
        Math.max(Cantidad, Math.min(Cantidad + line.Cantidad, mostOfLine(line))),
      )
    }, lines),
  }))
}

/** Sets a line's quantity; 0 is an empty field, which checkout 1 refuses (spec §5). */
export function changeQuantity(Codart: string, Cantidad: number): void {
  useCart.setState(({ lines }) => ({ lines: withQuantity(lines, Codart, Cantidad) }))
}

export function removeFromCart(Codart: string): void {
  useCart.setState(({ lines }) => ({ lines: withoutLine(lines, Codart) }))
}

export function replaceCart(lines: readonly CartLine[]): void {
  useCart.setState({ lines, changes: NO_CHANGES })
}
