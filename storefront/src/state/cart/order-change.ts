import type { CartLine, LineWishes } from '@gondola/contract/cart'
import {
  type ChangeableOrder,
  type DraftLine,
  type OrderChangeDraft,
  type OrderInChange,
  listChangeableOrders,
  openOrderChange,
  previewOrderChange,
} from '@gondola/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Refused } from '../../api/errors.ts'
import { findDeliveryGrid } from '@gondola/contract/delivery'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useRested } from '../../api/scheduling.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { useSession } from '../session/session.ts'
import { forgetOrders } from './orders.ts'
import { mostOf } from './most.ts'
import { changeQuantity, removeFromCart, useCart } from './cart.ts'

// Not under the key of the orders: what is being edited is not read again when an event tells of a change.
const CHANGE_KEY = 'order-change'

/** The customer's orders that can be changed now; `isWanted` false asks nothing. */
export function useChangeableOrders(isWanted = true) {
  const clientId = useSession(({ client }) => client?.Id)
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, clientId, 'changeable'],
    queryFn: ({ signal }) => send(listChangeableOrders, { signal }),
    enabled: isWanted && clientId !== undefined,
    staleTime: 60_000,
  })
}

/** Sorts orders by day and slot of their delivery; slots are `09:00 a 12:00`. */
export function byDelivery<T extends Pick<ChangeableOrder, 'Dia' | 'HorarioEntrega'>>(
  orders: readonly T[],
): T[] {
  const slot = ({ HorarioEntrega }: T) => HorarioEntrega ?? ''
  return [...orders].sort(
    (one, other) => (one.Dia ?? 0) - (other.Dia ?? 0) || slot(one).localeCompare(slot(other)),
  )
}

/** A placed order opened for a change, as it is when the screen is entered. */
export function useOrderInChange(clientId: number, Id: number) {
  return useQuery({
    queryKey: [CHANGE_KEY, clientId, Id],
    queryFn: ({ signal }) => send(openOrderChange, { params: { Id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: (failures, error) => !(error instanceof Refused) && failures < 2,
  })
}

/** A change is computed once it has rested this long. */
const PREVIEW_AFTER_MS = 400

/** What a change would do; the previous answer stays until the next one. Null: nothing is asked. */
export function useChangePreview(Id: number, draft: OrderChangeDraft | null) {
  const written = JSON.stringify(draft)
  const rested = useRested(written, PREVIEW_AFTER_MS)
  const body = JSON.parse(rested) as typeof draft
  const query = useQuery({
    queryKey: [CHANGE_KEY, 'preview', Id, body],
    queryFn: ({ signal }) => send(previewOrderChange, { params: { Id }, body: body!, signal }),
    enabled: draft !== null && body !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 0,
    retry: false,
  })
  return { ...query, isComputing: draft !== null && (query.isFetching || rested !== written) }
}

/** What is sent of the lines: those that remain, with their quantities and the wishes that differ from the order's. */
export const draftLines = (rows: readonly ChangeRow[]): DraftLine[] =>
  rows.flatMap((row) => {
    const { line, ordered, wanted } = row
    const { Codart, Reemplazo, Aclaracion } = line
    if (wanted === 0) return []
    return [
      {
        Codart,
        Cantidad: wantedOf(row),
        // what is not said stays
        ...(Reemplazo !== ordered.Reemplazo && { Reemplazo }),
        ...(Aclaracion !== ordered.Aclaracion && { Aclaracion }),
      },
    ]
  })

/** Opens again an order that is no longer as it was opened. */
export function reopenOrder(clientId: number, Id: number): void {
  void forgetOrders()
  void queryClient.invalidateQueries({ queryKey: [CHANGE_KEY, clientId, Id] })
}

/** The days and slots where an order that is being changed may go; read again each time the form opens. */
export function useOrderGrid(place: Pick<OrderInChange, 'Sucursal' | 'Zona'> | null) {
  const asked = place ?? { Sucursal: null, Zona: null }
  const { Sucursal, Zona } = asked
  return useQuery({
    queryKey: ['delivery', 'of-order', asked],
    queryFn: ({ signal }) =>
      send(findDeliveryGrid, {
        query: { ...(Sucursal !== null && { sucursal: Sucursal }), ...(Zona !== null && { zona: Zona }) },
        signal,
      }),
    enabled: place !== null,
    staleTime: 0,
  })
}

/** An article of an order before its change, in pieces or grams. */
export type OrderedArticle = Pick<
  CartLine,
  'Codart' | 'Descrip' | 'Unidad' | 'Cantidad' | 'Reemplazo' | 'Aclaracion'
>

type ChangedArticle = Pick<CartLine, 'Codart' | 'Descrip' | 'Unidad'> & LineWishes

const wishesOf = ({ Reemplazo = 'similar', Aclaracion = '' }: Partial<LineWishes>): LineWishes => ({
  Reemplazo,
  Aclaracion,
})

const articleOf = ({ Codart, Descrip, Unidad, ...wishes }: Omit<OrderedArticle, 'Cantidad'>) => ({
  Codart,
  Descrip,
  Unidad,
  ...wishesOf(wishes),
})

/** An article whose quantity or wishes were edited. Quantities are pieces or grams. */
export interface EditedLine extends ChangedArticle {
  /** Null: the field is empty, which counts as one unit. 0: removed. */
  wanted: number | null
  /** How much of the cart's line is in `wanted`. */
  cart: number
}

/** An article of the order that is being changed. Quantities are pieces or grams. */
export interface ChangeRow {
  line: ChangedArticle
  /** The order's wishes; of an article that it does not have, those of nobody. */
  ordered: LineWishes
  before: number
  /** Null: the field is empty, which counts as one unit. 0: removed. */
  wanted: number | null
  /** How much the cart's line added. */
  cart: number
}

/** The lines of an order by article (one that has two prices is two lines), as they are edited. */
export function rowsOf(lines: readonly OrderedArticle[], edited: readonly EditedLine[]): ChangeRow[] {
  const rows = new Map<string, ChangeRow>()
  for (const line of lines) {
    const before = (rows.get(line.Codart)?.before ?? 0) + line.Cantidad
    const article = articleOf(line)
    rows.set(line.Codart, { line: article, ordered: wishesOf(article), before, wanted: before, cart: 0 })
  }
  for (const { wanted, cart, ...line } of edited) {
    const row = rows.get(line.Codart) ?? { ordered: wishesOf({}), before: 0 }
    rows.set(line.Codart, { ...row, line, wanted, cart })
  }
  return [...rows.values()]
}

export const editedLines = (rows: readonly ChangeRow[]): EditedLine[] =>
  rows
    .filter((row) => row.wanted !== row.before || row.cart > 0 || hasOtherWishes(row))
    .map(({ line, wanted, cart }) => ({ ...line, wanted, cart }))

const hasOtherWishes = ({ line, ordered }: ChangeRow): boolean =>
  line.Reemplazo !== ordered.Reemplazo || line.Aclaracion !== ordered.Aclaracion

/** The row with the note of what is added to it, if it has none. */
const noted = (row: ChangeRow, added: Partial<LineWishes> = {}): ChangeRow => ({
  ...row,
  line: { ...row.line, Aclaracion: row.line.Aclaracion || wishesOf(added).Aclaracion },
})

const newRow = (line: CartLine, wanted: number, cart: number): ChangeRow => ({
  line: articleOf(line),
  ordered: wishesOf({}),
  before: 0,
  wanted,
  cart,
})

/** The rows with what the cart has beyond what it had when it was added last. */
export function withCart(rows: readonly ChangeRow[], cart: readonly CartLine[]): ChangeRow[] {
  const grown = rows.map((row) => {
    const line = cart.find(({ Codart }) => Codart === row.line.Codart)
    const inCart = line?.Cantidad ?? 0
    const added = inCart - row.cart
    return added <= 0 ? row : noted({ ...row, wanted: wantedOf(row) + added, cart: inCart }, line)
  })
  const others = cart.filter(
    ({ Codart, Cantidad }) => Cantidad > 0 && !rows.some(({ line }) => line.Codart === Codart),
  )
  return [...grown, ...others.map((line) => newRow(line, line.Cantidad, line.Cantidad))]
}

/** The rows with more of an article, up to its limit per order and what a line may have. */
export function withAdded(rows: readonly ChangeRow[], line: CartLine): ChangeRow[] {
  const most = mostOf({ ...line, unidad: line.Unidad })
  const withMore = (row: ChangeRow) =>
    noted({ ...row, wanted: Math.min(wantedOf(row) + line.Cantidad, most) }, line)
  const isThere = rows.some((row) => row.line.Codart === line.Codart)
  return isThere ? withRow(rows, line.Codart, withMore) : [...rows, withMore(newRow(line, 0, 0))]
}

/** The rows with other wishes for an article. */
export const withWishes = (rows: readonly ChangeRow[], Codart: string, wishes: Partial<LineWishes>) =>
  withRow(rows, Codart, (row) => ({ ...row, line: { ...row.line, ...wishes } }))

/** The rows with another quantity of an article. */
export const withWanted = (rows: readonly ChangeRow[], Codart: string, wanted: number | null) =>
  withRow(rows, Codart, (row) => ({ ...row, wanted }))

const withRow = (
  rows: readonly ChangeRow[],
  Codart: string,
  change: (row: ChangeRow) => ChangeRow,
): ChangeRow[] => rows.map((row) => (row.line.Codart === Codart ? change(row) : row))

/** The quantity that is sent: an empty field, or less than the article's unit, counts as one unit (spec §5). */
export function wantedOf({ wanted, line: { Unidad } }: Pick<ChangeRow, 'wanted' | 'line'>): number {
  return wanted === 0 ? 0 : Math.max(Unidad, wanted ?? Unidad)
}

/** Takes out of the cart what went into the order, and no more. */
export function takeFromCart(rows: readonly ChangeRow[]): void {
  for (const row of rows) {
    const { Codart } = row.line
    const moved = Math.min(row.cart, Math.max(0, wantedOf(row) - row.before))
    const there = useCart.getState().lines.find((line) => line.Codart === Codart)?.Cantidad ?? 0
    if (moved === 0 || there === 0) continue
    if (there > moved) changeQuantity(Codart, there - moved)
    else removeFromCart(Codart)
  }
}
