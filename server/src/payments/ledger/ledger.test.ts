import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBecome, PAYMENT_STATES, type PaymentState } from '@gondola/contract/payments'
import { entryFor, type LedgerPayment } from './ledger.ts'
import type { ProviderPayment } from '../providers/provider.ts'

const SAID: ProviderPayment = {
  id: '77',
  reference: 'G-12-a',
  state: 'cobrado',
  status: 'approved / accredited',
  currency: 'ARS',
  asked: 1000,
  captured: 1000,
  refunded: 0,
  refunds: [],
  means: 'visa',
  installments: 1,
  captureBy: null,
  isLive: true,
}
const said = (changes: Partial<ProviderPayment>): ProviderPayment => ({ ...SAID, ...changes })
const entered = (before: LedgerPayment | null, changes: Partial<ProviderPayment>) =>
  entryFor(before, said(changes))!

describe('a provider’s answer', () => {
  it('makes a payment, with what is new in it', () => {
    const { payment, changes } = entered(null, {})
    expect(payment).toMatchObject({ state: 'cobrado', captured: 1000, means: 'visa' })
    expect(changes).toEqual([
      { kind: 'estado', state: 'cobrado' },
      { kind: 'cobro', centavos: 1000 },
    ])
  })

  it('said twice changes nothing', () => {
    const { payment } = entered(null, {})
    expect(entered(payment, {})).toEqual({ payment, changes: [] })
  })

  it('that is older than what is known changes nothing', () => {
    const { payment } = entered(null, { state: 'devuelto', refunded: 1000 })
    expect(entered(payment, {})).toEqual({ payment, changes: [] })
  })

  it('about a part given back counts that part once', () => {
    const first = entered(null, {})
    const second = entered(first.payment, { refunded: 300 })
    expect(second.changes).toEqual([{ kind: 'devolucion', centavos: 300 }])
    expect(entered(second.payment, { refunded: 450 }).changes).toEqual([
      { kind: 'devolucion', centavos: 150 },
    ])
  })

  it.each([
    ['captured in part', { captured: 700, asked: 700 }, 300],
    ['captured whole', { captured: 1000 }, 0],
    ['captured in part and given back', { state: 'devuelto' as const, captured: 700, refunded: 700 }, 300],
    ['cancelled', { state: 'cancelado' as const, captured: 0 }, 1000],
    ['that the bank let go', { state: 'vencido' as const, captured: 0 }, 1000],
  ])('about a reserve that is %s tells once what is released', (_, changes, released) => {
    const { payment } = entered(null, { state: 'reservado', captured: 0 })
    const after = entered(payment, changes)
    const told = after.changes.filter(({ kind }) => kind === 'liberacion')
    expect(told).toEqual(released === 0 ? [] : [{ kind: 'liberacion', centavos: released }])
    expect(entered(after.payment, changes).changes).toEqual([])
  })

  it('about a payment that was never reserved releases nothing', () => {
    const { payment } = entered(null, { state: 'en-proceso', captured: 0 })
    expect(entered(payment, { state: 'cancelado', captured: 0 }).changes).toEqual([
      { kind: 'estado', state: 'cancelado' },
    ])
  })

  it('of a state that nobody knows keeps the known one, and its amounts', () => {
    const { payment } = entered(null, {})
    const after = entered(payment, { state: null, status: 'new_state / odd', refunded: 10 })
    expect(after.payment).toMatchObject({ state: 'cobrado', refunded: 10 })
    expect(entryFor(null, said({ state: null }))).toBeNull()
  })

  it.each([
    { captured: 1001 },
    { refunded: 1001 },
    { captured: 10.5 },
    { asked: -1, captured: -1 },
    { asked: NaN },
  ])('with %j is not taken', (changes) => expect(entryFor(null, said(changes))).toBeNull())
})

const ANSWER = fc
  .record({
    state: fc.constantFrom(...PAYMENT_STATES, null),
    captured: fc.integer({ min: 0, max: 1000 }),
    refunded: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ state, captured, refunded }) => said({ state, captured, refunded: Math.min(captured, refunded) }))

it('whatever is said in whatever order, states go forward, amounts grow, and the history adds up', () => {
  fc.assert(
    fc.property(fc.array(ANSWER, { maxLength: 12 }), (answers) => {
      let payment: LedgerPayment | null = null
      const sums = { cobro: 0, liberacion: 0, devolucion: 0 }
      let state: PaymentState | null = null
      for (const answer of answers) {
        const entry = entryFor(payment, answer)
        if (entry === null) continue
        for (const change of entry.changes) {
          if (change.kind === 'estado') {
            if (state !== null) expect(mayBecome(state, change.state)).toBe(true)
            state = change.state
          } else sums[change.kind] += change.centavos
        }
        expect(entry.payment.captured).toBeGreaterThanOrEqual(payment?.captured ?? 0)
        payment = entry.payment
        expect(payment.refunded).toBeLessThanOrEqual(payment.captured)
      }
      if (payment === null) return
      expect(sums).toMatchObject({ cobro: payment.captured, devolucion: payment.refunded })
    }),
    { numRuns: 2000 },
  )
})
