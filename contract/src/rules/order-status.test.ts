import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatusCode } from '../entities/order.ts'
import { type Actor, isTransitionAllowed } from './order-status.ts'

const STATES: (OrderStatusCode | null)[] = [null, 'I', 'P', 'D', 'C', 'A']
const ALLOWED = [
  'client:null>I',
  'client:null>P',
  'client:I>P',
  'client:I>A',
  'client:P>A',
  'staff:P>D',
  'staff:P>C',
]

test.each(
  (['client', 'staff'] as const).flatMap((by) =>
    STATES.flatMap((from) => STATES.filter((to) => to !== null).map((to) => ({ by, from, to }))),
  ),
)('$by takes $from to $to', ({ by, from, to }) => {
  expect(isTransitionAllowed(from, to, by)).toBe(ALLOWED.includes(`${by}:${from}>${to}`))
})

test('a customer cannot annul what staff already prepare, staff still finish it', () => {
  expect(isTransitionAllowed('P', 'A', 'client', true)).toBe(false)
  expect(isTransitionAllowed('P', 'D', 'staff', true)).toBe(true)
})

test('no sequence of attempts leaves a final state or returns to the beginning', () => {
  const attempt = fc.record({
    to: fc.constantFrom<OrderStatusCode>('I', 'P', 'D', 'C', 'A'),
    by: fc.constantFrom<Actor>('client', 'staff'),
    isPreparing: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      const visited: (OrderStatusCode | null)[] = [null]
      for (const { to, by, isPreparing } of attempts) {
        if (isTransitionAllowed(visited.at(-1) ?? null, to, by, isPreparing)) visited.push(to)
      }
      const finals = visited.filter((state) => state === 'D' || state === 'C' || state === 'A')
      expect(finals.length).toBeLessThanOrEqual(1)
      expect(finals.every((state) => state === visited.at(-1))).toBe(true)
      expect(new Set(visited).size).toBe(visited.length)
    }),
  )
})
