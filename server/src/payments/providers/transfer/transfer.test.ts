import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../../lab/shop/test-registration.ts'
import { insertMovement } from '../../transfers/bank-movements.store.ts'
import { insertReturn } from '../../transfers/returns.store.ts'
import { describeProvider } from '../../../../../lab/shop/provider-contract.ts'
import { newAsk, type ProviderUnderTest } from '../../../../../lab/shop/provider-under-test.ts'
import { transferProvider } from './transfer.ts'
import { transferReference } from './transfer-reference.ts'

describeOnBothDatabases('transfers', (database) => {
  describeProvider(
    'transferencia',
    { reserves: false, refunds: 'a-mano', closes: false, notices: false, isRemote: false },
    () => startWithBank(database),
  )
})

/** A shop whose staff assign a transfer of the asked amount to each ask. */
async function startWithBank(database: 'sqlite' | 'postgres'): Promise<ProviderUnderTest> {
  const shop = await startOrderShop(database)
  const { db } = shop
  const { browser } = await registerTestClient(shop)
  const { Id: order_id } = (await save(browser, orderDraft())).json
  const provider = transferProvider(db)
  const asks = new Map<string, { session: number; centavos: number }>()
  let count = 0
  const at = () => new Date().toISOString()
  return {
    isLive: true,
    remote: null,
    provider: {
      ...provider,
      begin: async (ask, key) => {
        const page = await provider.begin(ask, key)
        const { id } = await db
          .insertInto('payment_sessions')
          .values({
            order_id,
            reference: ask.reference,
            provider: 'transferencia',
            provider_id: page.id,
            url: page.url,
            centavos: ask.centavos,
            is_reserve: false,
            state: 'abierta',
            expires_at: ask.expiresAt,
            created_at: at(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        asks.set(page.id, { session: id, centavos: ask.centavos })
        return page
      },
    },
    pay: async ({ id }) => {
      const { session, centavos } = asks.get(id)!
      await insertMovement(db, {
        extract_id: null,
        fingerprint: `mano ${++count}`,
        day: '2026-11-21',
        centavos,
        text: 'TRF 123',
        state: 'asignado',
        reason: null,
        session_id: session,
        staff_name: 'marta',
        note: null,
        created_at: at(),
        updated_at: at(),
      })
      return true
    },
    giveBackByHand: async (paymentId, centavos) => {
      const { id: payment_id } = await db
        .insertInto('payments')
        .values({
          order_id,
          session_id: null,
          provider: 'transferencia',
          provider_id: `${paymentId}-${++count}`,
          state: 'cobrado',
          status: '',
          asked: centavos,
          means: null,
          installments: null,
          capture_by: null,
          created_at: at(),
          updated_at: at(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { id: refund_id } = await db
        .insertInto('refunds')
        .values({
          payment_id,
          order_id,
          centavos,
          state: 'pedido',
          provider_id: null,
          reason: 'total',
          staff_id: null,
          staff_name: null,
          fault: null,
          at: at(),
          done_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await insertReturn(db, {
        movement_id: Number(paymentId),
        refund_id,
        centavos,
        number: String(++count),
        day: '2026-11-21',
        staff_name: 'marta',
        at: at(),
      })
    },
    newCard: async () => ({ token: '', means: '', installments: 1 }),
    stop: () => shop.close(),
  }
}

test('an ask is begun at the same reference each time, which is the order’s', async () => {
  const provider = transferProvider(null as never)
  const ask = newAsk({ reference: 'G1234-abc' })
  const { id } = await provider.begin(ask, 'k')
  expect(id).toMatch(/^G1234-[2-9A-HJ-NP-Z]{4}$/)
  expect(await provider.begin(ask, 'k')).toMatchObject({ id })
  expect(transferReference('G1234-abd')).not.toBe(id)
})
