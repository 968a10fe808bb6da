import { isDeepStrictEqual } from 'node:util'
import type { Journal, SentOrder } from '../people/journal.ts'
import { centavosOf, inCentavos, netOf } from './own-arithmetic.ts'
import type { ShopRecords } from './shop-records.ts'
import { SHIPPING } from '../shop/stocked-shop.ts'

type OrderRow = ShopRecords['orders'][number]

/** Checks that every acknowledged order exists once, as acknowledged, with its totals and its history, and no other. */
export function checkOrders(records: ShopRecords, journal: Journal): string[] {
  const orders = new Map(records.orders.map((order) => [order.Id, order]))
  const keys = new Map(records.keys.map((row) => [row.key, row]))
  const made = new Set<number>()
  const complaints: string[] = []
  for (const sent of journal.orders) {
    const row = keys.get(sent.key)
    keys.delete(sent.key)
    const order = row?.order_id == null ? undefined : orders.get(row.order_id)
    if (row !== undefined && order === undefined) complaints.push(`key ${sent.key} has no order`)
    if (sent.outcome === 'refused' && row !== undefined)
      complaints.push(`a refused order left key ${sent.key}`)
    if (sent.outcome === 'acknowledged' && order?.Id !== sent.answer?.Id)
      complaints.push(`LOST: order ${sent.answer?.Id} of key ${sent.key}`)
    if (order === undefined) continue
    if (made.has(order.Id)) complaints.push(`order ${order.Id} has two keys`)
    made.add(order.Id)
    complaints.push(...checkOrder(records, journal, sent, order))
  }
  for (const { key } of keys.values()) complaints.push(`key ${key} was never sent`)
  for (const Id of orders.keys())
    if (!made.has(Id)) complaints.push(`DOUBLE: order ${Id} was never sent, or twice`)
  return complaints
}

function checkOrder(records: ShopRecords, journal: Journal, sent: SentOrder, order: OrderRow): string[] {
  const about = (text: string) => `order ${order.Id}: ${text}`
  const complaints: string[] = []
  const lines = records.lines.get(order.Id) ?? []
  const asked = lines.map(({ Codart, Cantidad }) => ({ Codart, Cantidad }))
  if (!isDeepStrictEqual(asked, [...sent.lines])) complaints.push(about('other lines than were asked for'))
  for (const { Items, Precioventa, ...line } of lines)
    if (inCentavos(Precioventa) !== centavosOf(line))
      complaints.push(about(`line ${Items} costs another sum`))

  const final = sumsOf(journal.gathered.get(order.Id), sent, lines)
  const stored = { gross: inCentavos(order.TotalBruto), net: inCentavos(order.TotalNeto) }
  if (!isDeepStrictEqual(stored, final))
    complaints.push(about(`totals are ${JSON.stringify(stored)}, not ${JSON.stringify(final)}`))
  if (sent.answer !== undefined && inCentavos(sent.answer.TotalNeto) !== netOf(sent.lines, sent.isBrought))
    complaints.push(about('another total was acknowledged'))

  const expected = journal.fates.get(order.Id) ?? 'P'
  if (order.Estado !== expected) complaints.push(about(`is ${order.Estado}, was told to be ${expected}`))
  complaints.push(...checkHistory(records, order).map(about))
  return complaints
}

/** The totals as ordered, or of what was picked. */
function sumsOf(
  gathered: ReadonlyMap<number, number> | undefined,
  sent: SentOrder,
  lines: readonly { Items: number; Codart: string; Cantidad: number }[],
) {
  const gross = lines.reduce(
    (sum, { Items, Codart, Cantidad }) =>
      sum + centavosOf({ Codart, Cantidad: gathered?.get(Items) ?? Cantidad }),
    0,
  )
  return { gross, net: gross + (sent.isBrought ? SHIPPING : 0) }
}

function checkHistory({ transitions }: ShopRecords, { Id, Estado }: OrderRow): string[] {
  const history = transitions.get(Id) ?? []
  const changes = history.filter(({ from_status, to_status }) => from_status !== to_status)
  if (history.length === 0) return ['has no history']
  if (changes.at(-1)?.to_status !== Estado) return ['its history ends otherwise']
  const isChain = changes.every(
    (each, index) => index === 0 || each.from_status === changes[index - 1]?.to_status,
  )
  const steps = history.map(({ step }) => step).filter((step) => step !== null)
  return isChain && new Set(steps).size === steps.length ? [] : ['its history repeats itself or has holes']
}

/** Checks that the saved cart is the last acknowledged one, or empty after an order. */
export function checkCarts(records: ShopRecords, journal: Journal): string[] {
  return [...journal.carts].flatMap(([customer, expected]) => {
    const carts = records.carts.filter(({ client_id }) => client_id === customer)
    const lines = carts.map(({ Id }) =>
      (records.lines.get(Id) ?? []).map(({ Codart, Cantidad }) => ({ Codart, Cantidad })),
    )
    const isRight = isDeepStrictEqual(lines, expected === null ? [] : [[...expected]])
    return isRight ? [] : [`the saved cart of customer ${customer} is not the last acknowledged`]
  })
}
