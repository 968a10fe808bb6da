import { expect, test } from 'vitest'
import { isEnded, mayBecome, PAYMENT_STATES, type PaymentState } from './payment-state.ts'

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
  for (const a of PAYMENT_STATES)
    for (const b of PAYMENT_STATES)
      for (const c of PAYMENT_STATES)
        if (mayBecome(a, b) && mayBecome(b, c)) expect([a, c, mayBecome(a, c)]).toEqual([a, c, true])
})

test('money that was captured is never lost from sight', () => {
  for (const ended of ['rechazado', 'cancelado', 'vencido'] as const) {
    expect(isEnded(ended)).toBe(true)
    for (const held of ['cobrado', 'contracargo', 'recuperado'] as const)
      expect(mayBecome(held, ended)).toBe(false)
  }
})
