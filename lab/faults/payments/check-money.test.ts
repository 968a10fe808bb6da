import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatchOrder } from '@gondola/contract/orders'
import { PayShop } from '../../shop/pay-shop.ts'
import { askTask } from '@gondola/server/payments/tasks/payment-tasks.store.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { Bank } from './bank.ts'
import { checkMoney, CLAIMS, type Claim, type Keepers, type MoneyVerdict } from './check-money.ts'
import { DoorBook } from './door-book.ts'

const AT = '2026-11-21T18:00:00.000Z'

describe('the check of the books', () => {
  let pay: PayShop
  /** Paid before, weighed less, given back, dispatched. */
  let paid: number
  /** To be paid at the door. */
  let atDoor: number
  let keepers: Keepers

  beforeAll(async () => {
    pay = await PayShop.start('sqlite')
    paid = await pay.placed('ahora')
    await pay.pay(paid)
    await pay.weigh(paid, 600)
    await pay.settle()
    await pay.picker.call(dispatchOrder, { params: { Id: paid } })
    await pay.settle()
    atDoor = await pay.placed('listo')
    keepers = { simulator: pay.simulator, bank: new Bank(), door: new DoorBook(), claimed: new Map() }
  })
  afterAll(() => pay.stop())

  /** The verdict on books that are spoilt and put right again. */
  async function verdictOn(spoil: (db: Db) => Promise<unknown>, books: Partial<Keepers> = {}) {
    const spoilt = new Error('put right')
    const verdicts: MoneyVerdict[] = []
    const spoiling = pay.shop.db.transaction().execute(async (trx) => {
      await spoil(trx)
      verdicts.push(await checkMoney(trx, { ...keepers, ...books }))
      throw spoilt
    })
    await expect(spoiling).rejects.toBe(spoilt)
    return verdicts[0]!
  }
  const complaintsOf = ({ complaints }: MoneyVerdict) =>
    Object.entries(complaints).flatMap(([claim, said]) => (said.length > 0 ? [claim] : []))

  it('has nothing to complain of true ones, and compares money that came and went', async () => {
    const verdict = await verdictOn(async () => undefined)
    expect([complaintsOf(verdict), verdict.apart]).toEqual([[], 0])
    expect([verdict.orders, verdict.payments, verdict.refunds]).toEqual([2, 1, 1])
    expect(verdict.ours).toBeGreaterThan(0)
  })

  const payments = (db: Db) => db.updateTable('payments').where('order_id', '=', paid)
  const order = (db: Db, Id: number) => db.updateTable('orders').where('Id', '=', Id)
  const event = { order_id: null, payment_id: null, centavos: null, at: AT, text: 'x', author_name: null }

  const SPOILT: [what: string, claim: Claim, said: RegExp, spoil: (db: Db) => Promise<unknown>][] = [
    [
      'a centavo more in the ledger',
      'books',
      /there/,
      (db) =>
        payments(db)
          .set((row) => ({ captured: row('captured', '+', 1), asked: row('asked', '+', 1) }))
          .execute(),
    ],
    [
      'a payment that the provider does not have',
      'forged',
      /no payment to the shop/,
      (db) => payments(db).set({ provider_id: '987' }).execute(),
    ],
    [
      'an answer of the provider about no payment',
      'forged',
      /is of no payment/,
      (db) =>
        db
          .insertInto('payment_events')
          .values({ ...event, order_id: paid, kind: 'nota', state: null, author: 'provider', body_hash: 'f' })
          .execute(),
    ],
    [
      'an order that costs less than it took',
      'overpaid',
      /and took/,
      (db) => order(db, paid).set({ TotalNeto: 10 }).execute(),
    ],
    [
      'a reserve of an order that left',
      'overpaid',
      /still has a reserve/,
      (db) => payments(db).set({ state: 'reservado' }).execute(),
    ],
    [
      'an order that left and costs more than was paid',
      'unpaid',
      /left unpaid/,
      (db) => order(db, paid).set({ TotalNeto: 9000 }).execute(),
    ],
    [
      'credit that no claim gave',
      'credit',
      /reclamo: -500 apart/,
      (db) =>
        db
          .insertInto('credit_movements')
          .values({
            client_id: null,
            number: 1,
            centavos: 500,
            balance: 500,
            kind: 'reclamo',
            order_id: paid,
            at: AT,
          })
          .execute(),
    ],
    [
      'an order that left and took nothing at the door',
      'atDoor',
      /was delivered and took 0/,
      (db) => order(db, atDoor).set({ Estado: 'D' }).execute(),
    ],
    [
      'a refund that is not done',
      'refunds',
      /gave back .* pedido/,
      (db) => db.updateTable('refunds').set({ state: 'pedido' }).execute(),
    ],
    [
      'a refund of another amount',
      'refunds',
      /by its refunds/,
      (db) =>
        db
          .updateTable('refunds')
          .set((row) => ({ centavos: row('centavos', '+', 1) }))
          .execute(),
    ],
    [
      'a state that went back',
      'back',
      /went from cobrado to en-proceso/,
      async (db) => {
        const { id } = (await pay.paymentsOf(paid))[0]!
        const last = { ...event, order_id: paid, payment_id: id, kind: 'estado' as const, body_hash: 'f' }
        await db
          .insertInto('payment_events')
          .values({ ...last, state: 'en-proceso', author: 'provider' })
          .execute()
      },
    ],
    [
      'a task that nobody did',
      'left',
      /is left to do/,
      (db) => askTask(db, pay.shop.deps.clock, { order: paid }),
    ],
    [
      'a page of an order that is gone',
      'left',
      /a page of order/,
      async (db) => {
        const { reference, provider } = (await pay.sessionsOf(paid))[0]!
        await db
          .updateTable('payment_sessions')
          .set({ state: 'abierta' })
          .where('reference', '=', reference)
          .where('provider', '=', provider)
          .execute()
      },
    ],
  ]

  it.each(SPOILT)('complains of %s', async (_, claim, said, spoil) => {
    const { complaints } = await verdictOn(spoil)
    expect(complaints[claim].join('\n')).toMatch(said)
  })

  it('complains of what bank and drivers have and the ledger does not, by its centavos', async () => {
    const bank = new Bank()
    bank.transfer(paid, 'G1-ABCD', 1234, true)
    const door = new DoorBook()
    door.received.set('clave', { order: atDoor, captured: 500, refunded: 0 })
    const verdict = await verdictOn(async () => undefined, { bank, door })
    expect([verdict.apart, complaintsOf(verdict)]).toEqual([1734, ['books']])
    expect(verdict.complaints.books).toHaveLength(2)
  })

  it('was seen to complain by each claim', () => {
    expect(new Set(SPOILT.map(([, claim]) => claim))).toEqual(new Set(Object.keys(CLAIMS)))
  })
})
