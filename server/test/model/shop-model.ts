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
  /** The branch that it is of: 0 the default one. */
  branch: number
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
  /** Places of each slot on the one day, by branch. */
  places: number[][]
  /** Centavos per piece, or per kilogram if weighed; the other branch's where it has no price of its own. */
  prices: Map<string, number>
}

export const WEIGHED: ReadonlySet<string> = new Set(['QUESO'])
export const START_PRICES: readonly (readonly [Codart: string, centavos: number])[] = [
  ['PAN', 10_010],
  ['PROMO', 25_000],
  ['OFERTA', 39_999],
  ['QUESO', 123_456],
]
/** The other branch's own prices, which staff do not change. */
export const OTHER_PRICES: ReadonlyMap<string, number> = new Map([['PAN', 12_345]])
export const PLACES = 3
export const SHIPPING = 150_050
export const MINIMUM = 100_000
/** Centavos of goods for a point. */
export const POINT = 10_000

export const newModel = (): ShopModel => ({
  customers: [0, 1].map(() => ({ cart: null, keys: new Map(), points: 0 })),
  orders: [],
  places: [0, 1].map(() => [PLACES, PLACES]),
  prices: new Map(START_PRICES),
})

/** Rounds half a centavo up. */
function lineSum({ Codart, centavos }: PricedLine, quantity: number): number {
  if (!WEIGHED.has(Codart)) return centavos * quantity
  return Number((BigInt(centavos) * BigInt(quantity) + 500n) / 1000n)
}

export const goodsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + lineSum(line, line.Cantidad), 0)

/** Lines at a branch's prices of the moment. */
export function priced({ prices }: ShopModel, lines: readonly ModelLine[], branch: number): PricedLine[] {
  const own = branch === 0 ? undefined : OTHER_PRICES
  return lines.map(({ Codart, Cantidad }) => ({
    Codart,
    Cantidad,
    centavos: own?.get(Codart) ?? prices.get(Codart) ?? 0,
  }))
}

/** The goods of an order as its totals show them. */
export function shownGoods({ lines, gathered, isSettled }: ModelOrder): number {
  if (!isSettled || gathered === undefined) return goodsOf(lines)
  return lines.reduce((sum, line, index) => sum + lineSum(line, gathered[index] ?? 0), 0)
}

export const shownNet = (order: ModelOrder): number => shownGoods(order) + order.shipping

export const takenOf = ({ orders }: ShopModel, branch: number, slot: number): number =>
  orders.filter(
    (order) =>
      order.branch === branch && order.slot === slot && (order.status === 'P' || order.status === 'D'),
  ).length

export const placesLeft = (model: ShopModel, branch: number, slot: number): number =>
  Math.max(0, (model.places[branch]?.[slot] ?? 0) - takenOf(model, branch, slot))
