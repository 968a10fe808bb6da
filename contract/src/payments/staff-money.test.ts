import { expect, test } from 'vitest'
import { mayBecome, PAYMENT_STATES, type PaymentState } from './staff-money.ts'

test('no state can be reached again once it was left', () => {
  const reachable = (from: PaymentState): Set<PaymentState> => {
    const found = new Set<PaymentState>()
    const open = [from]
    while (open.length > 0) {
      const state = open.pop()!
      for (const next of PAYMENT_STATES) {
        if (!mayBecome(state, next) || found.has(next)) continue
        found.add(next)
        open.push(next)
      }
    }
    return found
  }
  for (const state of PAYMENT_STATES) expect(reachable(state).has(state)).toBe(false)
})

test('what may follow in two steps may follow in one: a step that nobody saw is no fault', () => {
  const skipped = PAYMENT_STATES.flatMap((a) =>
    PAYMENT_STATES.flatMap((b) => PAYMENT_STATES.map((c) => [a, b, c] as const)),
  ).filter(([a, b, c]) => mayBecome(a, b) && mayBecome(b, c) && !mayBecome(a, c))
  expect(skipped).toEqual([])
})

test('money that was captured is never lost from sight', () => {
  for (const ended of ['rechazado', 'cancelado', 'vencido'] as const) {
    expect(PAYMENT_STATES.filter((next) => mayBecome(ended, next))).toEqual([])
    for (const held of ['cobrado', 'contracargo', 'recuperado'] as const)
      expect(mayBecome(held, ended)).toBe(false)
  }
})
