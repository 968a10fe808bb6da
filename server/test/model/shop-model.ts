// The expected state of a shop, in whole centavos and plain maps, without any of the shop's code.

export interface ModelLine {
  Codart: string
  Cantidad: number
}

/** A line at the price when it was ordered. */
interface PricedLine extends ModelLine {
  centavos: number
}

export interface ModelOrder {
  Id: number
  owner: number
  lines: readonly PricedLine[]
  shipping: number
  slot: number
  status: 'P' | 'A' | 'C' | 'D'
  /** The stage of its preparation. */
  stage: 'queue' | 'preparing' | 'ready'
  /** The picked quantity of each line; undefined before picking. */
  gathered: readonly number[] | undefined
  /** Whether its totals are those of the picked quantities. */
  isSettled: boolean
}

export interface ModelCustomer {
  cart: readonly PricedLine[] | null
  keys: Map<string, { asked: string; Id: number }>
  points: number
}

export interface ShopModel {
  customers: readonly ModelCustomer[]
  orders: ModelOrder[]
  /** Places of each slot on the one day. */
  places: number[]
  /** Centavos per piece, or per kilogram if weighed. */
  prices: Map<string, number>
}

export const WEIGHED: ReadonlySet<string> = new Set(['QUESO'])
export const START_PRICES: readonly (readonly [Codart: string, centavos: number])[] = [
  ['PAN', 10_010],
  ['PROMO', 25_000],
  ['OFERTA', 39_999],
  ['QUESO', 123_456],
]
export const PLACES = 3
export const SHIPPING = 150_050
export const MINIMUM = 100_000
/** Centavos of goods for a point. */
export const POINT = 10_000

export const newModel = (): ShopModel => ({
  customers: [0, 1].map(() => ({ cart: null, keys: new Map(), points: 0 })),
  orders: [],
  places: [PLACES, PLACES],
  prices: new Map(START_PRICES),
})

/** Rounds half a centavo up. */
function lineSum({ Codart, centavos }: PricedLine, quantity: number): number {
  if (!WEIGHED.has(Codart)) return centavos * quantity
  return Number((BigInt(centavos) * BigInt(quantity) + 500n) / 1000n)
}

export const goodsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + lineSum(line, line.Cantidad), 0)

export const priced = ({ prices }: ShopModel, lines: readonly ModelLine[]): PricedLine[] =>
  lines.map(({ Codart, Cantidad }) => ({ Codart, Cantidad, centavos: prices.get(Codart) ?? 0 }))

/** The goods of an order as its totals show them. */
export function shownGoods({ lines, gathered, isSettled }: ModelOrder): number {
  if (!isSettled || gathered === undefined) return goodsOf(lines)
  return lines.reduce((sum, line, index) => sum + lineSum(line, gathered[index] ?? 0), 0)
}

export const shownNet = (order: ModelOrder): number => shownGoods(order) + order.shipping

export const takenOf = ({ orders }: ShopModel, slot: number): number =>
  orders.filter((order) => order.slot === slot && (order.status === 'P' || order.status === 'D')).length

export const placesLeft = (model: ShopModel, slot: number): number =>
  Math.max(0, (model.places[slot] ?? 0) - takenOf(model, slot))
