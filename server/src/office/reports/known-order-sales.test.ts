import { expect, it } from 'vitest'
import { KnownOrderSales } from './known-order-sales.ts'
import type { OrderSale } from './sales.store.ts'

const version = (id: number, changes = 0) => ({ id, ready_at: null, changes })
const sale = (id: number, code: string, quantity: number, more: Partial<OrderSale> = {}): OrderSale => ({
  ...version(id),
  branch_id: 1,
  code,
  name: `Artículo ${code}`,
  unit: 1,
  quantity,
  sales: quantity * 10,
  ...more,
})
const unknownOf = (known: KnownOrderSales, day: string, ...ids: number[]) =>
  known
    .sumOf(
      day,
      ids.map((id) => version(id)),
    )
    .unknown.map(({ id }) => id)

it('adds up what it keeps, and says which orders it does not know, or as another version', () => {
  const known = new KnownOrderSales()
  known.keep('2026-11-26', [sale(1, 'a', 2), sale(1, 'b', 1), sale(2, 'a', 3), sale(3, 'a', 5)])
  known.keep('2026-11-26', [sale(2, 'a', 4, { changes: 1 })])
  const asked = [version(1), version(2, 1), version(3, 7), version(9)]
  const { sold, unknown } = known.sumOf('2026-11-26', asked)
  expect(sold).toEqual([
    { code: 'a', unit: 1, name: 'Artículo a', quantity: 6, sales: 60, orders: 2 },
    { code: 'b', unit: 1, name: 'Artículo b', quantity: 1, sales: 10, orders: 1 },
  ])
  expect(unknown).toEqual([version(3, 7), version(9)])
  expect(unknownOf(known, '2026-11-25', 1)).toEqual([1])
})

it('keeps the newest days of too many lines, and an older one never in their place', () => {
  const known = new KnownOrderSales(4)
  known.keep('2026-11-24', [sale(1, 'a', 1), sale(2, 'a', 1)])
  known.keep('2026-11-25', [sale(3, 'a', 1), sale(3, 'b', 1)])
  known.keep('2026-11-26', [sale(4, 'a', 1)])
  expect(unknownOf(known, '2026-11-24', 1, 2)).toEqual([1, 2])
  known.keep('2026-11-24', [sale(1, 'a', 1), sale(2, 'a', 1)])
  expect(unknownOf(known, '2026-11-24', 1, 2)).toEqual([2])
  expect(unknownOf(known, '2026-11-25', 3)).toEqual([])
  expect(unknownOf(known, '2026-11-26', 4)).toEqual([])
})

it('has room again after a day is forgotten', () => {
  const known = new KnownOrderSales(1)
  known.keep('2026-11-26', [sale(1, 'a', 1)])
  known.keep('2026-11-25', [sale(2, 'a', 1)])
  expect(unknownOf(known, '2026-11-25', 2)).toEqual([2])
  known.forget('2026-11-26')
  known.keep('2026-11-25', [sale(2, 'a', 1)])
  expect(unknownOf(known, '2026-11-25', 2)).toEqual([])
})
