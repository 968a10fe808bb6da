// The expected state of a shop, in whole centavos and plain maps, without any of the shop's code.

export interface ModelLine {
  Codart: string
  Cantidad: number
}

/** A line at the price when it was ordered. */
export interface PricedLine extends ModelLine {
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
  /** How often its customer changed it. */
  changes: number
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

/** Lines after a change: kept pieces at their price, those ordered last go first; what is added has today's price. */
export function changedLines(
  model: ShopModel,
  { lines, branch }: ModelOrder,
  wanted: readonly ModelLine[],
): PricedLine[] {
  const there = new Set(lines.map(({ Codart }) => Codart))
  const kept = [...there].flatMap((code) => {
    let left = wanted.find(({ Codart }) => Codart === code)?.Cantidad ?? 0
    const parts: PricedLine[] = []
    for (const part of lines.filter(({ Codart }) => Codart === code)) {
      const Cantidad = Math.min(part.Cantidad, left)
      left -= Cantidad
      if (Cantidad > 0) parts.push({ ...part, Cantidad })
    }
    const [more] = left > 0 ? priced(model, [{ Codart: code, Cantidad: left }], branch) : []
    const last = parts.at(-1)
    if (more === undefined || last === undefined) return parts
    return more.centavos === last.centavos
      ? [...parts.slice(0, -1), { ...last, Cantidad: last.Cantidad + left }]
      : [...parts, more]
  })
  const added = wanted.filter(({ Codart }) => !there.has(Codart))
  return [...kept, ...priced(model, added, branch)]
}

/** The quantity of each article, whatever its prices. */
export const quantitiesOf = (lines: readonly ModelLine[]): ReadonlyMap<string, number> =>
  lines.reduce(
    (sums, { Codart, Cantidad }) => sums.set(Codart, (sums.get(Codart) ?? 0) + Cantidad),
    new Map<string, number>(),
  )
