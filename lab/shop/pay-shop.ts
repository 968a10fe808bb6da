import { startSimulator, type Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import { toCentavos } from '@gondola/contract/base'
import { reserveOnCard } from '@gondola/contract/payments'
import { markReady, sendTaps, startPreparing } from '@gondola/contract/orders'
import type { PaymentWay } from '@gondola/contract/payments'
import { doDueTasks } from '@gondola/server/payments/tasks/payment-worker.ts'
import { saveAccount } from '@gondola/server/platform/secrets/provider-accounts.store.ts'
import { sealAccountKeys } from '@gondola/server/platform/secrets/sealed-account-keys.ts'
import type { Config } from '@gondola/server/platform/config.ts'
import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { orderDraft, save, startOrderShop } from './order-shop.ts'
import { staffOf } from '../harness/staff-client.ts'
import type { TestClient } from '../harness/test-client.ts'
import { registerTestClient } from './test-registration.ts'
import type { TestShop } from './test-shop.ts'

/** The account's keys. */
export const KEYS = { accessToken: 'TEST-llave', noticeSecret: 'secreto-de-los-avisos-7Hq2' }
/** The payment type of each way in this shop. */
export const TYPES: Readonly<Record<PaymentWay, number>> = { puerta: 4, listo: 3, ahora: 1, reserva: 2 }
/** What the draft of `order-shop.ts` costs, in centavos. */
export const DRAFT_CENTAVOS = 272_672

const LONG_AGO = '2026-01-01T00:00:00.000Z'

/** A shop that takes payments of every way through the simulator, with a customer and a picker. */
export class PayShop {
  readonly shop: TestShop
  readonly simulator: Simulator
  readonly browser: TestClient
  readonly picker: TestClient

  private constructor(parts: Pick<PayShop, 'shop' | 'simulator' | 'browser' | 'picker'>) {
    this.shop = parts.shop
    this.simulator = parts.simulator
    this.browser = parts.browser
    this.picker = parts.picker
  }

  /** `open` opens another shop than that of `order-shop.ts`. */
  static async start(
    database: DatabaseKind,
    open = (config: Partial<Config>) => startOrderShop(database, config),
  ): Promise<PayShop> {
    const simulator = await startSimulator({ port: 0, ...KEYS })
    const shop = await open({ paymentSimulatorUrl: simulator.url, rateLimit: false })
    simulator.clock.advance(shop.deps.clock.now().getTime() - Date.now())
    const { browser } = await registerTestClient(shop)
    const picker = await staffOf(shop, 'administracion', 'marta')
    await saveAccount(shop.db, 'mercado-pago', '2026-11-21T15:00:00.000Z', (id) =>
      sealAccountKeys(shop.deps.secrets, id, KEYS),
    )
    for (const [way, id] of Object.entries(TYPES))
      if (way !== 'puerta')
        await shop.db
          .updateTable('payment_types')
          .set({ way: way as PaymentWay, provider: 'mercado-pago', is_active: true })
          .where('Id', '=', id)
          .execute()
    return new PayShop({ shop, simulator, browser, picker })
  }

  async stop(): Promise<void> {
    await this.shop.close()
    await this.simulator.stop()
  }

  /** Lets the simulator's notices reach the shop, at the address that this returns. */
  async listen(): Promise<string> {
    const { app, deps } = this.shop
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    deps.config.publicUrl = address
    return address
  }

  /** Sets the clocks of shop and provider forward. */
  passMinutes(minutes: number): void {
    const { deps, setNow } = this.shop
    setNow(new Date(deps.clock.now().getTime() + minutes * 60_000).toISOString())
    this.simulator.clock.advance(minutes * 60_000)
  }

  /** Does what is due; what was put off is due too. */
  async settle(): Promise<void> {
    const { db, deps, app } = this.shop
    await db.updateTable('payment_tasks').set({ next_attempt_at: LONG_AGO }).execute()
    while (await doDueTasks(deps, app.log));
  }

  /** Places an order of a way; nothing is asked of the provider yet. */
  async place(way: PaymentWay): Promise<number> {
    const answer = await save(this.browser, orderDraft({ TipoPago: { Id: TYPES[way] } }))
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.json.Id
  }

  async placed(way: PaymentWay): Promise<number> {
    const Id = await this.place(way)
    await this.settle()
    return Id
  }

  sessionsOf(order_id: number) {
    return this.shop.db
      .selectFrom('payment_sessions')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('id')
      .execute()
  }

  paymentsOf(order_id: number) {
    return this.shop.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('id')
      .execute()
  }

  /** Taken and not given back, in centavos. */
  async kept(Id: number): Promise<number> {
    return (await this.paymentsOf(Id)).reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  }

  /** Pays on the provider's page, which tells the shop nothing; false: it let nobody pay. */
  async payUnseen(order_id: number, resultado = 'APRO'): Promise<boolean> {
    const session = (await this.sessionsOf(order_id)).findLast(({ url }) => url !== null)!
    const answer = await fetch(`${this.simulator.url}/simulador/pagar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.accessToken}` },
      body: JSON.stringify({ preferencia: new URL(session.url!).searchParams.get('pref_id'), resultado }),
    })
    return answer.ok
  }

  async pay(order_id: number, resultado = 'APRO'): Promise<boolean> {
    const isPaid = await this.payUnseen(order_id, resultado)
    await this.settle()
    return isPaid
  }

  /** Reserves on a card, as the shop's page for it does with the token of the provider's fields. */
  async reserve(order_id: number): Promise<void> {
    const { reference } = (await this.sessionsOf(order_id)).findLast(({ is_reserve }) => is_reserve)!
    const made = await fetch(`${this.simulator.url}/v1/card_tokens?public_key=x`, {
      method: 'POST',
      body: JSON.stringify({ cardholder: { name: 'APRO' }, payment_method_id: 'visa' }),
    })
    const { id } = (await made.json()) as { id: string }
    const params = { Referencia: reference }
    const body = { Token: id, Medio: 'visa', Cuotas: 1 }
    const { status, text } = await this.shop.visitor().call(reserveOnCard, { params, body })
    if (status !== 200) throw new Error(text)
    await this.settle()
  }

  /** Weighs the cheese, makes the order ready, and returns its total in centavos. */
  async weigh(Id: number, grams: number): Promise<number> {
    const params = { Id }
    await this.picker.call(startPreparing, { params })
    const tap = (Items: number, Cantidad: number) => ({
      Clave: `toque-${Id}-${Items}`,
      Dispositivo: 'telefono-1',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad, Sustituto: null, Nota: 'pieza justa' },
    })
    const sent = await this.picker.call(sendTaps, { params, body: { Toques: [tap(1, 3), tap(2, grams)] } })
    if (sent.json.Resultados.some(({ Resultado }) => Resultado !== 'aplicado')) throw new Error(sent.text)
    const ready = await this.picker.call(markReady, { params })
    if (ready.status !== 200) throw new Error(ready.text)
    await this.settle()
    const row = await this.shop.db
      .selectFrom('orders')
      .select('TotalNeto')
      .where('Id', '=', Id)
      .executeTakeFirstOrThrow()
    return toCentavos(row.TotalNeto)
  }

  /** The payments of which the shop's ledger and the provider's books differ. */
  async differences() {
    const ours = await this.shop.db.selectFrom('payments').selectAll().execute()
    const byId = new Map(ours.map((payment) => [payment.provider_id, payment]))
    return this.simulator.books().payments.filter(({ id, status, captured, refunded }) => {
      const own = byId.get(String(id))
      return status !== 'rejected' && (own?.captured !== captured || own.refunded !== refunded)
    })
  }
}
