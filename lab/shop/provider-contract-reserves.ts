import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAsk, type ProviderUnderTest } from './provider-under-test.ts'
import type { ProviderPayment } from '@gondola/server/payments/providers/provider.ts'

/** Reserves the amount of an ask on a card. */
export const reserveOn = async (
  { provider, newCard }: ProviderUnderTest,
  centavos = 1_234_567,
): Promise<ProviderPayment> =>
  provider.reserve(newAsk({ centavos, mode: 'reservar' }), await newCard('aprobado'), randomUUID())

/** The part of the contract for accounts that reserve. */
export function describeReserves(
  tested: () => ProviderUnderTest,
  start: () => Promise<ProviderUnderTest>,
): void {
  const key = () => randomUUID()
  const reserved = () => reserveOn(tested())
  test('takes nothing until it is captured, for less', async () => {
    const payment = await reserved()
    expect(payment).toMatchObject({ state: 'reservado', asked: 1_234_567, captured: 0, installments: 1 })
    expect(Date.parse(payment.captureBy!)).toBeGreaterThan(Date.now())
    const captured = await tested().provider.capture(payment.id, 1_000_001, key())
    expect(captured).toMatchObject({ id: payment.id, state: 'cobrado', captured: 1_000_001, refunded: 0 })
    expect(await tested().provider.lookUp(payment.id)).toEqual(captured)
  })

  test('is captured whole', async () => {
    const payment = await reserved()
    expect(await tested().provider.capture(payment.id, 1_234_567, key())).toMatchObject({
      state: 'cobrado',
      captured: 1_234_567,
    })
  })

  test('is captured once for its key, and once for an amount', async () => {
    const { id } = await reserved()
    const again = key()
    const first = await tested().provider.capture(id, 500, again)
    expect(await tested().provider.capture(id, 500, again)).toEqual(first)
    expect(await tested().provider.capture(id, 500, key())).toMatchObject({ captured: 500 })
    await expect(tested().provider.capture(id, 400, key())).rejects.toMatchObject({ fault: 'rechazado' })
  })

  test('is not captured for more', async () => {
    const { id } = await reserved()
    await expect(tested().provider.capture(id, 1_234_568, key())).rejects.toMatchObject({
      fault: 'rechazado',
    })
    expect(await tested().provider.lookUp(id)).toMatchObject({ state: 'reservado', captured: 0 })
  })

  test('is released, and then not captured', async () => {
    const { id } = await reserved()
    expect(await tested().provider.cancel(id, key())).toMatchObject({ state: 'cancelado', captured: 0 })
    expect(await tested().provider.cancel(id, key())).toMatchObject({ state: 'cancelado' })
    await expect(tested().provider.capture(id, 500, key())).rejects.toMatchObject({ fault: 'rechazado' })
  })

  test('that a card refuses is a payment all the same', async () => {
    const ask = newAsk({ mode: 'reservar' })
    const payment = await tested().provider.reserve(ask, await tested().newCard('rechazado'), key())
    expect(payment).toMatchObject({ state: 'rechazado', captured: 0, captureBy: null })
    expect(await tested().provider.find(ask.reference)).toEqual([payment])
  })

  test('is made once for its key', async () => {
    const ask = newAsk({ mode: 'reservar' })
    const [card, again] = [await tested().newCard('aprobado'), key()]
    const first = await tested().provider.reserve(ask, card, again)
    expect(await tested().provider.reserve(ask, card, again)).toEqual(first)
    expect(await tested().provider.find(ask.reference)).toHaveLength(1)
  })

  test('ends by itself after the provider’s days', async () => {
    const other = await start()
    const ask = newAsk({ mode: 'reservar' })
    const { id, captureBy } = await other.provider.reserve(ask, await other.newCard('aprobado'), key())
    other.remote!.passDays(Math.ceil((Date.parse(captureBy!) - Date.now()) / 86_400_000))
    await expect(other.provider.capture(id, 500, key())).rejects.toMatchObject({ fault: 'rechazado' })
    expect(await other.provider.lookUp(id)).toMatchObject({ state: 'vencido', captured: 0 })
    await other.stop()
  })
}
