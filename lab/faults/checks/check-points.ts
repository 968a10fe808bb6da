import type { Journal } from '../people/journal.ts'
import { inCentavos } from './own-arithmetic.ts'
import type { ShopRecords } from './shop-records.ts'
import { POINT } from '../shop/stocked-shop.ts'

/**
 * Checks that a customer's points are the sum of their ledger, and that each dispatched order and each acknowledged
 * gift is in it once.
 */
export function checkPoints({ clients, ledger, orders }: ShopRecords, journal: Journal): string[] {
  const complaints: string[] = []
  const byClient = Map.groupBy(ledger, ({ client_id }) => client_id)
  for (const { Id, Puntos } of clients) {
    const sum = (byClient.get(Id) ?? []).reduce((all, { points }) => all + points, 0)
    if (sum !== Puntos) complaints.push(`customer ${Id} has ${Puntos} points, the ledger says ${sum}`)
  }
  const byOrder = Map.groupBy(ledger, ({ order_id }) => order_id)
  for (const { Id, Estado, TotalBruto } of orders) {
    const earned = Estado === 'D' ? Math.floor(inCentavos(TotalBruto) / POINT) : 0
    const found = (byOrder.get(Id) ?? []).map(({ points }) => points)
    if (found.join() !== (earned > 0 ? String(earned) : ''))
      complaints.push(`order ${Id} earns ${earned} points, the ledger says ${found.join(' + ') || 'none'}`)
  }
  for (const { reason, points, isAcknowledged } of journal.points) {
    const found = ledger.filter((entry) => entry.reason === reason)
    const isRight = found.every((entry) => entry.points === points) && found.length <= 1
    if (!isRight || (isAcknowledged && found.length === 0))
      complaints.push(`${points} points given as ${reason} are there ${found.length} times`)
  }
  return complaints
}
