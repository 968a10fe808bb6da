import { expect, it } from 'vitest'
import { axisEnd, changePercent, daysTogether, salesColumns } from './chart-numbers.ts'
import { changeText } from '@gondola/contract/reports'

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [5, 5],
  [6, 10],
  [11, 20],
  [999, 1000],
  [123_456.7, 200_000],
  [0.3, 0.5],
])('an axis for %d ends at %d', (greatest, end) => expect(axisEnd(greatest)).toBeCloseTo(end, 9))

it.each([
  [110, 100, 10],
  [50, 100, -50],
  [0, 100, -100],
  [5, 0, null],
  [0, 0, null],
])('from %d, before %d, is %j %%', (now, before, percent) => expect(changePercent(now, before)).toBe(percent))

const days = (count: number, Pedidos: number) =>
  Array.from({ length: count }, (_, index) => ({
    Fecha: `day ${index}`,
    Pedidos,
    Ventas: Pedidos * 10,
    Cancelados: 0,
  }))

it('shows a month by day', () => {
  const columns = salesColumns(days(31, 2), days(31, 1))
  expect(columns).toHaveLength(31)
  expect(columns[3]).toEqual({
    Fecha: 'day 3',
    now: { Pedidos: 2, Ventas: 20 },
    before: { Pedidos: 1, Ventas: 10 },
  })
})

it('shows a year by seven days, the last of them fewer', () => {
  const columns = salesColumns(days(366, 1), days(366, 0))
  expect(columns).toHaveLength(53)
  expect(columns[0]).toMatchObject({ Fecha: 'day 0', now: { Pedidos: 7 } })
  expect(columns.at(-1)).toMatchObject({ Fecha: 'day 364', now: { Pedidos: 2 }, before: { Pedidos: 0 } })
})

it.each([
  [7, 7, 1],
  [14, 14, 1],
  [30, 5, 7],
  [98, 14, 7],
  [365, 13, 30],
])('%i days are shown as %i bars of up to %i days', (count, bars, width) => {
  const all = Array.from({ length: count }, (_, day) => day)
  const together = daysTogether(all)
  expect(together).toHaveLength(bars)
  expect(together[0]).toHaveLength(width)
  expect(together.flat()).toEqual(all)
})

it.each([
  [0, 'igual que antes'],
  [12, '12% más que antes'],
  [-8, '8% menos que antes'],
  [3100, '32 veces lo de antes'],
])('a change of %i per cent is reported as %s', (percent, text) => expect(changeText(percent)).toBe(text))
