import { beforeEach, expect, it } from 'vitest'
import { choose, forgetOrder, useCheckout } from './checkout.ts'

const KEY = 'pedidolinea'
const kept = () => localStorage.getItem(KEY)
/** What the browser tells when another tab has written `newValue`. */
const writtenElsewhere = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, newValue)
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
}

beforeEach(() => forgetOrder())

it('an order that another tab placed or a logout dropped does not come back with its key and comment', () => {
  choose({ Opt4: 'Tocar timbre' })
  const { IdempotencyKey } = useCheckout.getState()
  writtenElsewhere(null)
  expect(kept()).toBeNull()
  expect(useCheckout.getState().Opt4).toBe('')
  choose({ Dia: 20261125 })
  expect(kept()).not.toContain(IdempotencyKey)
  expect(kept()).not.toContain('Tocar timbre')
})

it('what another tab chose counts here too, and is not written again', () => {
  choose({ Opt4: 'Tocar timbre' })
  const elsewhere = JSON.stringify({ ...useCheckout.getState(), Dia: 20261125, later: 1 })
  writtenElsewhere(elsewhere)
  expect(useCheckout.getState()).toMatchObject({ Dia: 20261125, Opt4: 'Tocar timbre' })
  expect(kept()).toBe(elsewhere)
})
