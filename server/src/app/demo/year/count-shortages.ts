import { countLine } from '../../../goods/stock/shortage-estimate.ts'
import type { NewRow } from '../../../platform/db/tables/database.ts'
import type { DemoOrderRows } from '../insert-orders.ts'

type Counts = NewRow<'shortages'>

/** What picking the orders that have left found missing, as the shop counts it order by order. */
export function yearShortages(orders: readonly DemoOrderRows[]): Counts[] {
  const counts = new Map<string, Counts>()
  const left = orders.flatMap((order) => (order.leftAt === null ? [] : [{ ...order, leftAt: order.leftAt }]))
  for (const { order, lines, leftAt } of left.toSorted((a, b) => (a.leftAt < b.leftAt ? -1 : 1))) {
    const day = order.Fecha < leftAt.slice(0, 10) ? leftAt.slice(0, 10) : order.Fecha
    for (const { Codart, Cantidad, Unidad, Preparado } of lines) {
      if (Preparado === null || order.branch_id === null) continue
      const found = (JSON.parse(Preparado) as { Cantidad: number }).Cantidad
      const isMissing = found < (Unidad === 100 ? Cantidad / 2 : Cantidad)
      const key = `${order.branch_id} ${Codart}`
      const before = counts.get(key) ?? { asked: 0, missed: 0, day }
      counts.set(key, {
        branch_id: order.branch_id,
        article_code: Codart,
        ...countLine(before, day, isMissing),
        day,
      })
    }
  }
  return [...counts.values()]
}
