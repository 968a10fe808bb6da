import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentProviderName } from '@gondola/contract/payments'
import { describeReserves, reserveOn } from './provider-contract-reserves.ts'
import { newAsk, type AnswerFault, type ProviderUnderTest } from './provider-under-test.ts'
import type {
  PaymentProvider,
  ProviderAbilities,
  ProviderPayment,
} from '@gondola/server/payments/providers/provider.ts'

const LEFT_OUT = (_: string, __: () => unknown) => {}

/** For what an account can do. What it cannot is left out; a test that is skipped would count as failed. */
const testIf = (can: boolean) => (can ? test : LEFT_OUT)
const describeIf = (can: boolean) => (can ? describe : LEFT_OUT)

/**
 * The contract that every adapter of a provider passes (decision 0031), over real sockets where it has any; what an
 * account cannot do is left out.
 */
export function describeProvider(
  name: PaymentProviderName,
  { isRemote, ...abilities }: ProviderAbilities & { isRemote: boolean },
  start: () => Promise<ProviderUnderTest>,
): void {
  const { reserves, refunds, closes } = abilities
  describe(`the account with ${name}`, () => {
    let tested: ProviderUnderTest
    beforeAll(async () => {
      tested = await start()
      expect(tested.provider.abilities).toEqual(abilities)
    })
    afterAll(() => tested.stop())

    const key = () => randomUUID()
    const giveBack = async (id: string, centavos: number) =>
      refunds === 'llamada'
        ? void (await tested.provider.refund(id, centavos, key()))
        : tested.giveBackByHand!(id, centavos)

    async function paid(centavos = 1_234_567): Promise<ProviderPayment> {
      const ask = newAsk({ centavos })
      const session = await tested.provider.begin(ask, key())
      expect(await tested.pay(session, 'aprobado')).toBe(true)
      const [payment] = await tested.provider.find(ask.reference)
      return payment!
    }
    const reserved = (centavos?: number) => reserveOn(tested, centavos)

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
            isLive: tested.isLive,
          },
        ])
        expect(await tested.provider.lookUp(found[0]!.id)).toEqual(found[0])
      })

      testIf(isRemote)('has every attempt, oldest first', async () => {
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

      testIf(closes)('that was ended lets nobody pay', async () => {
        const ask = newAsk()
        const session = await tested.provider.begin(ask, key())
        await tested.provider.end(session.id)
        expect(await tested.pay(session, 'aprobado')).toBe(false)
        expect(await tested.provider.find(ask.reference)).toEqual([])
      })

      test('is ended twice without an error', async () => {
        const session = await tested.provider.begin(newAsk(), key())
        await tested.provider.end(session.id)
        await expect(tested.provider.end(session.id)).resolves.toBeUndefined()
      })

      testIf(closes)('is not paid after its time', async () => {
        const session = await tested.provider.begin(
          newAsk({ expiresAt: new Date(Date.now() - 1000).toISOString() }),
          key(),
        )
        expect(await tested.pay(session, 'aprobado')).toBe(false)
      })

      testIf(reserves)('to reserve has its own address, and can be ended', async () => {
        const session = await tested.provider.begin(newAsk({ mode: 'reservar' }), key())
        expect(session.url).toMatch(/^https?:/)
        await tested.provider.end(session.id)
      })
    })

    testIf(!reserves)('no amount is reserved', async () => {
      const ask = newAsk({ mode: 'reservar' })
      await expect(tested.provider.begin(ask, key())).rejects.toMatchObject({ fault: 'rechazado' })
    })

    describeIf(reserves)('a reserve', () => {
      describeReserves(() => tested, start)
    })

    describe('a refund', () => {
      test('gives back in parts, and all in the end', async () => {
        const { id } = await paid(1000)
        await giveBack(id, 1)
        const partly = await tested.provider.lookUp(id)
        expect(partly).toMatchObject({ state: 'cobrado', captured: 1000, refunded: 1 })
        expect(partly!.refunds).toMatchObject([{ centavos: 1 }])
        await giveBack(id, 999)
        expect(await tested.provider.lookUp(id)).toMatchObject({
          state: 'devuelto',
          refunded: 1000,
          refunds: [partly!.refunds[0], { centavos: 999 }],
        })
      })

      test('is found by the payment’s reference too', async () => {
        const { id, reference } = await paid(1000)
        await giveBack(id, 100)
        const { refunds: made } = (await tested.provider.lookUp(id))!
        expect(await tested.provider.find(reference!)).toMatchObject([{ refunded: 100, refunds: made }])
      })

      testIf(refunds === 'llamada')('that the provider makes has its id', async () => {
        const { id } = await paid(1000)
        const refund = await tested.provider.refund(id, 100, key())
        expect(await tested.provider.lookUp(id)).toMatchObject({ refunds: [refund] })
      })

      testIf(refunds !== 'llamada')('is asked for by no call', async () => {
        const { id } = await paid(1000)
        await expect(tested.provider.refund(id, 1, key())).rejects.toMatchObject({ fault: 'rechazado' })
      })

      testIf(refunds === 'llamada')('is made once for its key', async () => {
        const { id } = await paid(1000)
        const again = key()
        const first = await tested.provider.refund(id, 100, again)
        expect(await tested.provider.refund(id, 100, again)).toEqual(first)
        expect(await tested.provider.lookUp(id)).toMatchObject({ refunded: 100 })
      })

      testIf(refunds === 'llamada')('of more than was taken is refused', async () => {
        const { id } = await paid(1000)
        await tested.provider.refund(id, 600, key())
        await expect(tested.provider.refund(id, 401, key())).rejects.toMatchObject({ fault: 'rechazado' })
        const { id: reserve } = await reserved()
        await expect(tested.provider.refund(reserve, 1, key())).rejects.toMatchObject({ fault: 'rechazado' })
      })

      testIf(refunds === 'llamada')(
        'of a captured reserve gives back no more than was captured',
        async () => {
          const { id } = await reserved(1000)
          await tested.provider.capture(id, 700, key())
          await expect(tested.provider.refund(id, 701, key())).rejects.toMatchObject({ fault: 'rechazado' })
          await tested.provider.refund(id, 700, key())
          expect(await tested.provider.lookUp(id)).toMatchObject({
            state: 'devuelto',
            captured: 700,
            refunded: 700,
          })
        },
      )
    })

    describeIf(isRemote)('an error', () => {
      const failing = (fault: AnswerFault) => (fault === 'lento' ? tested.remote!.impatient : tested.provider)

      test.each(['lento', 'cortado-antes', '500', '503', '429'] as const)(
        '%s may be asked again',
        async (fault) => {
          const { id } = await paid(1000)
          tested.remote!.failNext(fault)
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
          tested.remote!.failNext(fault)
          await expect(reserve(failing(fault))).rejects.toMatchObject({ fault: 'caido' })
          const { id } = await reserve(tested.provider)

          tested.remote!.failNext(fault)
          await expect(failing(fault).capture(id, 900, captureKey)).rejects.toMatchObject({ fault: 'caido' })
          await tested.provider.capture(id, 900, captureKey)

          tested.remote!.failNext(fault)
          await expect(failing(fault).refund(id, 50, refundKey)).rejects.toMatchObject({ fault: 'caido' })
          await tested.provider.refund(id, 50, refundKey)

          expect(await tested.provider.find(ask.reference)).toMatchObject([
            { id, captured: 900, refunded: 50, refunds: [{ centavos: 50 }] },
          ])
        },
      )

      test('of the key is told apart', async () => {
        await expect(tested.remote!.withWrongKey.begin(newAsk(), key())).rejects.toMatchObject({
          fault: 'llave',
        })
        await expect(tested.remote!.withWrongKey.lookUp('1')).rejects.toMatchObject({ fault: 'llave' })
      })
    })

    test('a payment that does not exist is null', async () => {
      expect(await tested.provider.lookUp('999999999')).toBe(null)
    })

    test('what changed within a window is listed, each payment once', async () => {
      const since = new Date(Date.now() - 86_400_000).toISOString()
      const { id } = await paid(1000)
      await giveBack(id, 10)
      const listed: ProviderPayment[] = []
      // a page without an answer is no reason to begin again
      tested.remote?.failNext('503')
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
