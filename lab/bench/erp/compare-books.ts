import { toCentavos } from '@gondola/contract/base'
import { OrderStatus } from '@gondola/contract/orders'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import type { Row } from '@gondola/server/platform/db/tables/database.ts'
import type { TrytonBooks } from './tryton.ts'

/** How many of each were compared, and what differs. */
export interface Comparison {
  articles: number
  orders: number
  lines: number
  payments: number
  refunds: number
  differences: string[]
}

type Sale = TrytonBooks['sales'][number]

/** Compares the shop's tables with Tryton's books, both ways. */
export async function compareBooks(db: Db, books: TrytonBooks): Promise<Comparison> {
  const [goods, sold, money] = [
    await compareGoods(db, books.products),
    await compareOrders(db, books.sales),
    await compareMoney(db, books.moves),
  ]
  return {
    articles: goods.count,
    orders: sold.orders,
    lines: sold.lines,
    payments: money.payments,
    refunds: money.refunds,
    differences: [...goods.differences, ...sold.differences, ...money.differences],
  }
}

/** Name, price and stock of every article. */
async function compareGoods(db: Db, products: TrytonBooks['products']) {
  const articles = await db
    .selectFrom('articles')
    .leftJoin('stock', 'stock.article_code', 'articles.Codigo')
    .select(['Codigo', 'Descripcion', 'Precioventa', 'unidad', 'stock.quantity'])
    .where('is_on_sale', '=', true)
    .execute()
  const ours = articles.map(
    ({ Codigo, Descripcion, Precioventa, quantity }) =>
      [Codigo, `${Descripcion}, $ ${Precioventa}, ${quantity}`] as const,
  )
  const theirs = products.map(
    ({ code, name, price, stock }) => [code, `${name}, $ ${Number(price)}, ${stock}`] as const,
  )
  return { count: articles.length, differences: differencesOf('article', ours, theirs) }
}

/** State, total and lines of every order. */
async function compareOrders(db: Db, sales: readonly Sale[]) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('Estado', '<>', OrderStatus.Incomplete)
    .execute()
  const lines = Map.groupBy(
    await db.selectFrom('order_lines').selectAll().orderBy('Items').execute(),
    ({ order_id }) => order_id,
  )
  let compared = 0
  const ours = orders.map((order) => {
    const own = linesOf(order, lines.get(order.Id) ?? [])
    compared += own.length
    return [`Góndola ${order.Id}`, `${stateOf(order)} for G${order.client_id}: ${own.join('; ')}`] as const
  })
  const theirs = sales.map((sale) => [sale.reference, saleText(sale)] as const)
  return { orders: orders.length, lines: compared, differences: differencesOf('order', ours, theirs) }
}

const stateOf = ({ Estado, TotalNeto }: Row<'orders'>) =>
  `${Estado === OrderStatus.Pending ? 'confirmed' : Estado === OrderStatus.Delivered ? 'shipped' : 'cancelled'}, $ ${TotalNeto}`

function saleText({ state, shipments, total, customer, lines }: Sale): string {
  const isShipped = shipments.length > 0 && shipments.every((shipment) => shipment === 'done')
  const goods = lines
    .filter(({ text }) => text !== 'Redondeo')
    .map(({ code, quantity, price }) => lineText(code, quantity, Number(price)))
  // Tryton rounds half a centavo to the even one: a line is at most one centavo apart
  const rounded = lines.reduce((sum, { text, amount }) => sum + (text === 'Redondeo' ? Number(amount) : 0), 0)
  const isCentavos = Math.abs(toCentavos(rounded)) <= lines.length
  return `${isShipped ? 'shipped' : state}, $ ${Number(total)} for ${customer}: ${goods.join('; ')}${isCentavos ? '' : `; rounded by ${rounded}`}`
}

/** What the order is about now: as prepared once that is settled, with discount and delivery. */
function linesOf(order: Row<'orders'>, lines: readonly Row<'order_lines'>[]): string[] {
  const isPrepared = order.ready_at !== null || order.Estado !== OrderStatus.Pending
  const goods = lines.flatMap((line) => {
    const { Sustituto = null, Cantidad = line.Cantidad } = (isPrepared && line.Preparado) || {}
    return [{ ...line, Cantidad }, ...(Sustituto === null ? [] : [Sustituto])]
  })
  return [
    ...goods
      .filter(({ Cantidad }) => Cantidad > 0)
      .map(({ Codart, Cantidad, Unidad, Precioindividual }) =>
        lineText(Codart, Unidad === 100 ? Cantidad / 1000 : Cantidad, Precioindividual),
      ),
    ...[-(order.TotalDescuento ?? 0), order.TotalEnvio ?? 0]
      .filter((amount) => amount !== 0)
      .map((amount) => lineText(null, 1, amount)),
  ]
}

const lineText = (code: string | null, quantity: number, price: number) =>
  `${code ?? ''} ${quantity} × ${price}`

/** What was taken and given back of every order, by who keeps the money: in each of Tryton's accounts. */
async function compareMoney(db: Db, moves: TrytonBooks['moves']) {
  const payments = await db.selectFrom('payments').selectAll().where('captured', '>', 0).execute()
  const ours = new Map<string, number>()
  const theirs = new Map<string, number>()
  const add = (sums: Map<string, number>, key: string, centavos: number) =>
    sums.set(key, (sums.get(key) ?? 0) + centavos)
  for (const { order_id, provider, captured, refunded } of payments) {
    add(ours, `order ${order_id}, ${provider}, cobro`, captured)
    if (refunded > 0) add(ours, `order ${order_id}, ${provider}, devolución`, -refunded)
  }
  const differences: string[] = []
  for (const { text, state, lines } of moves) {
    const [, order, what] = /^Pedido (\d+), (cobro|devolución): /.exec(text) ?? []
    const kept = lines.filter(({ account }) => account.startsWith('activo:'))
    if (state !== 'posted' || kept.length !== 1) differences.push(`move ${text}: ${state}`)
    for (const { account, debit, credit } of kept)
      add(
        theirs,
        `order ${order}, ${account.split(':')[1]}, ${what}`,
        toCentavos(Number(debit)) - toCentavos(Number(credit)),
      )
  }
  return {
    payments: payments.length,
    refunds: [...ours.keys()].filter((key) => key.endsWith('devolución')).length,
    differences: [...differences, ...differencesOf('money of', [...ours], [...theirs])],
  }
}

/** What only one side has, or has more than once, and what is another there. */
function differencesOf<T extends string | number>(
  what: string,
  ours: readonly (readonly [string, T])[],
  theirs: readonly (readonly [string, T])[],
): string[] {
  const [shop, tryton] = [new Map(ours), new Map(theirs)]
  const doubled = theirs.length === tryton.size ? [] : [`${what}: ${theirs.length - tryton.size} doubled`]
  return [...new Set([...shop.keys(), ...tryton.keys()])]
    .filter((key) => shop.get(key) !== tryton.get(key))
    .map(
      (key) =>
        `${what} ${key}: the shop has ${shop.get(key) ?? 'nothing'}, Tryton ${tryton.get(key) ?? 'nothing'}`,
    )
    .concat(doubled)
}
