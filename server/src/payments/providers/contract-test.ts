import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAsk, type AnswerFault, type ProviderUnderTest } from './provider-under-test.ts'
import type { PaymentProvider, ProviderPayment } from './provider.ts'

/** The contract that every adapter of a provider passes (decision 0031), over real sockets. */
export function describeProvider(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(`the account with ${name}`, () => {
    let tested: ProviderUnderTest
    beforeAll(async () => {
      tested = await start()
    })
    afterAll(() => tested.stop())

    const key = () => randomUUID()

    async function paid(centavos = 1_234_567): Promise<ProviderPayment> {
      const ask = newAsk({ centavos })
      const session = await tested.provider.begin(ask, key())
      expect(await tested.pay(session, 'aprobado')).toBe(true)
      const [payment] = await tested.provider.find(ask.reference)
      return payment!
    }
    const reserved = async (centavos = 1_234_567): Promise<ProviderPayment> =>
      tested.provider.reserve(newAsk({ centavos, mode: 'reservar' }), await tested.newCard('aprobado'), key())

    describe('a page', () => {
      test('is begun, paid and found by its reference', async () => {
        const ask = newAsk()
        const session = await tested.provider.begin(ask, key())
        expect(session.url).toMatch(/^https?:/)
        expect(await tested.provider.find(ask.reference)).toEqual([])
        await tested.pay(session, 'aprobado')
        const found = await tested.provider.find(ask.reference)
        expect(found).toMatchObject([
          {
            reference: ask.reference,
            state: 'cobrado',
            currency: 'ARS',
            asked: 1_234_567,
            captured: 1_234_567,
            refunded: 0,
            refunds: [],
            isLive: false,
          },
        ])
        expect(await tested.provider.lookUp(found[0]!.id)).toEqual(found[0])
      })

      test('has every attempt, oldest first', async () => {
        const ask = newAsk()
        const session = await tested.provider.begin(ask, key())
        await tested.pay(session, 'rechazado')
        await tested.pay(session, 'pendiente')
        await tested.pay(session, 'aprobado')
        const found = await tested.provider.find(ask.reference)
        expect(found.map(({ state, captured }) => [state, captured])).toEqual([
          ['rechazado', 0],
          ['en-proceso', 0],
          ['cobrado', 1_234_567],
        ])
      })

      test.each([1, 10, 29, 57, 115, 1999, 100_000_001, 99_999_999_99])(
        'is for %i centavos exactly',
        async (centavos) => {
          expect(await paid(centavos)).toMatchObject({ asked: centavos, captured: centavos })
        },
      )

      test('that was ended lets nobody pay; ending it again is no error', async () => {
        const ask = newAsk()
        const session = await tested.provider.begin(ask, key())
        await tested.provider.end(session.id)
        await tested.provider.end(session.id)
        expect(await tested.pay(session, 'aprobado')).toBe(false)
        expect(await tested.provider.find(ask.reference)).toEqual([])
      })

      test('is not paid after its time', async () => {
        const session = await tested.provider.begin(
          newAsk({ expiresAt: new Date(Date.now() - 1000).toISOString() }),
          key(),
        )
        expect(await tested.pay(session, 'aprobado')).toBe(false)
      })

      test('to reserve has its own address, and can be ended', async () => {
        const session = await tested.provider.begin(newAsk({ mode: 'reservar' }), key())
        expect(session.url).toMatch(/^https?:/)
        await tested.provider.end(session.id)
      })
    })

    describe('a reserve', () => {
      test('takes nothing until it is captured, for less', async () => {
        const payment = await reserved()
        expect(payment).toMatchObject({ state: 'reservado', asked: 1_234_567, captured: 0, installments: 1 })
        expect(Date.parse(payment.captureBy!)).toBeGreaterThan(Date.now())
        const captured = await tested.provider.capture(payment.id, 1_000_001, key())
        expect(captured).toMatchObject({ id: payment.id, state: 'cobrado', captured: 1_000_001, refunded: 0 })
        expect(await tested.provider.lookUp(payment.id)).toEqual(captured)
      })

      test('is captured whole', async () => {
        const payment = await reserved()
        expect(await tested.provider.capture(payment.id, 1_234_567, key())).toMatchObject({
          state: 'cobrado',
          captured: 1_234_567,
        })
      })

      test('is captured once for its key, and once for an amount', async () => {
        const { id } = await reserved()
        const again = key()
        const first = await tested.provider.capture(id, 500, again)
        expect(await tested.provider.capture(id, 500, again)).toEqual(first)
        expect(await tested.provider.capture(id, 500, key())).toMatchObject({ captured: 500 })
        await expect(tested.provider.capture(id, 400, key())).rejects.toMatchObject({ fault: 'rechazado' })
      })

      test('is not captured for more', async () => {
        const { id } = await reserved()
        await expect(tested.provider.capture(id, 1_234_568, key())).rejects.toMatchObject({
          fault: 'rechazado',
        })
        expect(await tested.provider.lookUp(id)).toMatchObject({ state: 'reservado', captured: 0 })
      })

      test('is released, and then not captured', async () => {
        const { id } = await reserved()
        expect(await tested.provider.cancel(id, key())).toMatchObject({ state: 'cancelado', captured: 0 })
        expect(await tested.provider.cancel(id, key())).toMatchObject({ state: 'cancelado' })
        await expect(tested.provider.capture(id, 500, key())).rejects.toMatchObject({ fault: 'rechazado' })
      })

      test('that a card refuses is a payment all the same', async () => {
        const ask = newAsk({ mode: 'reservar' })
        const payment = await tested.provider.reserve(ask, await tested.newCard('rechazado'), key())
        expect(payment).toMatchObject({ state: 'rechazado', captured: 0, captureBy: null })
        expect(await tested.provider.find(ask.reference)).toEqual([payment])
      })

      test('is made once for its key', async () => {
        const ask = newAsk({ mode: 'reservar' })
        const [card, again] = [await tested.newCard('aprobado'), key()]
        const first = await tested.provider.reserve(ask, card, again)
        expect(await tested.provider.reserve(ask, card, again)).toEqual(first)
        expect(await tested.provider.find(ask.reference)).toHaveLength(1)
      })

      test('ends by itself after the provider’s days', async () => {
        const other = await start()
        const ask = newAsk({ mode: 'reservar' })
        const { id, captureBy } = await other.provider.reserve(ask, await other.newCard('aprobado'), key())
        other.passDays(Math.ceil((Date.parse(captureBy!) - Date.now()) / 86_400_000))
        await expect(other.provider.capture(id, 500, key())).rejects.toMatchObject({ fault: 'rechazado' })
        expect(await other.provider.lookUp(id)).toMatchObject({ state: 'vencido', captured: 0 })
        await other.stop()
      })
    })

    describe('a refund', () => {
      test('gives back in parts, and all in the end', async () => {
        const { id } = await paid(1000)
        const first = await tested.provider.refund(id, 1, key())
        expect(first.centavos).toBe(1)
        expect(await tested.provider.lookUp(id)).toMatchObject({
          state: 'cobrado',
          captured: 1000,
          refunded: 1,
          refunds: [first],
        })
        const second = await tested.provider.refund(id, 999, key())
        expect(await tested.provider.lookUp(id)).toMatchObject({
          state: 'devuelto',
          refunded: 1000,
          refunds: [first, second],
        })
      })

      test('is found by the payment’s reference too', async () => {
        const { id, reference } = await paid(1000)
        const refund = await tested.provider.refund(id, 100, key())
        expect(await tested.provider.find(reference!)).toMatchObject([{ refunded: 100, refunds: [refund] }])
      })

      test('is made once for its key', async () => {
        const { id } = await paid(1000)
        const again = key()
        const first = await tested.provider.refund(id, 100, again)
        expect(await tested.provider.refund(id, 100, again)).toEqual(first)
        expect(await tested.provider.lookUp(id)).toMatchObject({ refunded: 100 })
      })

      test('of more than was taken is refused', async () => {
        const { id } = await paid(1000)
        await tested.provider.refund(id, 600, key())
        await expect(tested.provider.refund(id, 401, key())).rejects.toMatchObject({ fault: 'rechazado' })
        const { id: reserve } = await reserved()
        await expect(tested.provider.refund(reserve, 1, key())).rejects.toMatchObject({ fault: 'rechazado' })
      })

      test('of a captured reserve gives back no more than was captured', async () => {
        const { id } = await reserved(1000)
        await tested.provider.capture(id, 700, key())
        await expect(tested.provider.refund(id, 701, key())).rejects.toMatchObject({ fault: 'rechazado' })
        await tested.provider.refund(id, 700, key())
        expect(await tested.provider.lookUp(id)).toMatchObject({
          state: 'devuelto',
          captured: 700,
          refunded: 700,
        })
      })
    })

    describe('an error', () => {
      const failing = (fault: AnswerFault) => (fault === 'lento' ? tested.impatient : tested.provider)

      test.each(['lento', 'cortado-antes', '500', '503', '429'] as const)(
        '%s may be asked again',
        async (fault) => {
          const { id } = await paid(1000)
          tested.failNext(fault)
          await expect(failing(fault).lookUp(id)).rejects.toMatchObject({ fault: 'caido' })
          expect(await tested.provider.lookUp(id)).toMatchObject({ id })
        },
      )

      test.each(['lento', 'cortado-despues'] as const)(
        '%s after the work was done: the same key gets the same',
        async (fault) => {
          const ask = newAsk({ mode: 'reservar', centavos: 1000 })
          const [card, reserveKey, captureKey, refundKey] = [
            await tested.newCard('aprobado'),
            key(),
            key(),
            key(),
          ]
          const reserve = (by: PaymentProvider) => by.reserve(ask, card, reserveKey)
          tested.failNext(fault)
          await expect(reserve(failing(fault))).rejects.toMatchObject({ fault: 'caido' })
          const { id } = await reserve(tested.provider)

          tested.failNext(fault)
          await expect(failing(fault).capture(id, 900, captureKey)).rejects.toMatchObject({ fault: 'caido' })
          await tested.provider.capture(id, 900, captureKey)

          tested.failNext(fault)
          await expect(failing(fault).refund(id, 50, refundKey)).rejects.toMatchObject({ fault: 'caido' })
          await tested.provider.refund(id, 50, refundKey)

          expect(await tested.provider.find(ask.reference)).toMatchObject([
            { id, captured: 900, refunded: 50, refunds: [{ centavos: 50 }] },
          ])
        },
      )

      test('of the key is told apart', async () => {
        await expect(tested.withWrongKey.begin(newAsk(), key())).rejects.toMatchObject({ fault: 'llave' })
        await expect(tested.withWrongKey.lookUp('1')).rejects.toMatchObject({ fault: 'llave' })
      })

      test('is none, of a payment that does not exist', async () => {
        expect(await tested.provider.lookUp('1')).toBe(null)
      })
    })

    test('what changed within a window is listed, each payment once', async () => {
      const since = new Date(Date.now() - 86_400_000).toISOString()
      const { id } = await paid(1000)
      await tested.provider.refund(id, 10, key())
      const listed: ProviderPayment[] = []
      // a page without an answer is no reason to begin again
      tested.failNext('503')
      const until = new Date(Date.now() + 30 * 86_400_000).toISOString()
      for await (const payment of tested.provider.list(since, until)) listed.push(payment)
      expect(listed.filter((payment) => payment.id === id)).toMatchObject([{ refunded: 10, refunds: [{}] }])
      expect(new Set(listed.map((payment) => payment.id)).size).toBe(listed.length)
      for await (const payment of tested.provider.list(
        '2020-01-01T00:00:00.000Z',
        '2020-01-02T00:00:00.000Z',
      ))
        expect(payment).toBe('none')
    })
  })
}
