import { randomBytes, randomUUID } from 'node:crypto'
import { toCentavos } from '@gondola/contract/base'
import { DOOR, TRANSFER_PROVIDER } from '@gondola/contract/payments'
import { instant, today } from '@gondola/server/platform/clock.ts'
import type { NewRow } from '@gondola/server/platform/db/tables/database.ts'
import { ArrangedQuestions } from './arranged-questions.ts'
import { GESTION } from './preparation.ts'

const CENTAVOS = 100_000
const HOUR_SECONDS = 3600

/** The account that customers transfer to. */
export const TRANSFER_ACCOUNT = {
  Alias: 'GONDOLA.TANDIL',
  Cbu: '2850590940090418135201',
  Titular: 'Supermercados Góndola S.A.',
  Cuit: '30-71234567-1',
  Banco: 'Banco Provincia',
}

/** Payments, refunds, transfers and differences, which the run asks no provider for. */
export class ArrangedMoney extends ArrangedQuestions {
  /** The key of a request that is done once. */
  requestKey = (): string => randomUUID()

  /** The shop's day, on which money came. */
  bankDay(): string {
    const { clock, config } = this.parts.shop.deps
    return today(clock, config.timeZone)
  }

  /** The reference of a page for a card that is closed, which asks no provider. */
  async closedCardPage(): Promise<string> {
    const order_id = await this.ownPendingOrder()
    const closed = { provider: 'mercado-pago', centavos: 1, is_reserve: true, state: 'cerrada' } as const
    return (await this.session(order_id, closed)).reference
  }

  /** An ask for a transfer that is waited for, of an order with a customer. */
  async transferAsk(): Promise<{ Id: number; order_id: number; Importe: number }> {
    const order_id = await this.ownPendingOrder()
    // an amount of its own, so that no movement of the extract is taken for it
    const Importe = 1000 + this.next()
    const asked = {
      provider: TRANSFER_PROVIDER,
      provider_id: randomUUID(),
      centavos: Importe * 100,
      is_reserve: false,
      state: 'abierta',
    } as const
    const { id } = await this.session(order_id, asked)
    return { Id: id, order_id, Importe }
  }

  /** An order that is to be paid first, whose total is asked for by a transfer. */
  async askedOrder(): Promise<number> {
    const { Id } = await this.db
      .selectFrom('orders')
      .select('Id')
      .where((is) => is.or([is('client_id', '<>', this.parts.otherId), is('client_id', 'is', null)]))
      .where('Id', 'not in', this.db.selectFrom('payments').select('order_id'))
      .where('Estado', '<>', 'I')
      .limit(1)
      .executeTakeFirstOrThrow()
    await this.bring(Id, 'cola')
    const way = { payment_way: 'ahora', payment_provider: TRANSFER_PROVIDER } as const
    const { TotalNeto } = await this.db
      .updateTable('orders')
      .set({ ...way, pay_by: this.instant(HOUR_SECONDS), client_id: this.ownClientId() })
      .where('Id', '=', Id)
      .returning('TotalNeto')
      .executeTakeFirstOrThrow()
    const asked = { provider: TRANSFER_PROVIDER, provider_id: randomUUID(), is_reserve: false } as const
    await this.session(Id, { ...asked, centavos: toCentavos(TotalNeto), state: 'abierta' })
    return Id
  }

  /** Money that came into the account and is of no order. */
  freeMovement(): Promise<number> {
    return this.movement({ centavos: CENTAVOS + this.next(), state: 'libre' })
  }

  /** Money of a transfer that is to be given back. */
  async openReturn(): Promise<number> {
    const { Id: session_id, order_id, Importe } = await this.transferAsk()
    const centavos = Importe * 100
    const provider_id = String(await this.movement({ centavos, state: 'asignado', session_id }))
    const of = { session_id, provider: TRANSFER_PROVIDER, provider_id }
    const payment_id = await this.payment(order_id, centavos, of)
    return this.refund(order_id, payment_id, { centavos, state: 'pedido' })
  }

  /** An order that was paid by card. */
  async paidOrder(): Promise<{ Id: number; Pago: number }> {
    const Id = await this.orderAt('listo')
    return { Id, Pago: await this.payment(Id, CENTAVOS, { provider: 'mercado-pago' }) }
  }

  /** An order with a refund that the provider refused. */
  async refusedRefund(): Promise<{ Id: number; Devolucion: number }> {
    const { Id, Pago } = await this.paidOrder()
    const refused = { centavos: 100, state: 'rechazado', fault: '2063' } as const
    return { Id, Devolucion: await this.refund(Id, Pago, refused) }
  }

  /** An order that was paid to an account of the staff when it was delivered. */
  async doorPayment(userName: string): Promise<{ Id: number; Pago: number }> {
    const Id = await this.orderAt('listo')
    const staff = await this.db
      .selectFrom('staff_accounts')
      .select('id')
      .where('user_name', '=', userName)
      .executeTakeFirst()
    const received = { provider: DOOR, staff_id: staff?.id ?? null, staff_name: userName, means: 'efectivo' }
    return { Id, Pago: await this.payment(Id, CENTAVOS, received) }
  }

  /** A payment of the provider that the shop does not know. */
  async difference(): Promise<number> {
    const { id } = await this.db
      .insertInto('payment_differences')
      .values({
        kind: 'desconocido',
        provider: 'mercado-pago',
        provider_id: randomUUID(),
        order_id: null,
        reference: null,
        ours: null,
        theirs: CENTAVOS,
        status: 'approved',
        found_at: this.instant(),
        solved_at: null,
        solved_by: null,
        note: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Fills in the account for transfers and changes it, so that the change can be undone. */
  async changeTransferAccount(): Promise<void> {
    const address = `${GESTION}cuenta-transferencias/1`
    await this.ask('PUT', address, TRANSFER_ACCOUNT)
    await this.ask('PUT', address, { ...TRANSFER_ACCOUNT, Banco: `Banco ${this.next()}` })
  }

  /** Has another account wait that nobody of the team asked for; returns when it was asked for. */
  async pendingAccount(): Promise<string> {
    const { db } = this.parts.shop
    const asked_at = this.instant()
    const row = {
      fields: JSON.stringify({ Banco: `Banco ${this.next()}` }),
      asked_by: '[0]',
      asked_names: 'ana',
    }
    const times = { asked_at, begins_at: this.instant(86_400) }
    await db.deleteFrom('pending_accounts').execute()
    await db
      .insertInto('pending_accounts')
      .values({ kind: 'cuenta-transferencias', record_id: 1, ...row, ...times })
      .execute()
    return asked_at
  }

  private instant(laterSeconds = 0): string {
    return instant(this.parts.shop.deps.clock, laterSeconds)
  }

  private session(
    order_id: number,
    asked: Pick<NewRow<'payment_sessions'>, 'provider' | 'centavos' | 'is_reserve' | 'state'> &
      Partial<NewRow<'payment_sessions'>>,
  ) {
    return this.db
      .insertInto('payment_sessions')
      .values({
        order_id,
        reference: `G${order_id}-${randomBytes(16).toString('hex')}`,
        provider_id: null,
        url: null,
        expires_at: this.instant(HOUR_SECONDS),
        created_at: this.instant(),
        ...asked,
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow()
  }

  private async movement(
    came: Pick<NewRow<'bank_movements'>, 'centavos' | 'state'> & Partial<NewRow<'bank_movements'>>,
  ): Promise<number> {
    const at = this.instant()
    const { id } = await this.db
      .insertInto('bank_movements')
      .values({
        extract_id: null,
        fingerprint: `fuzz ${randomUUID()}`,
        day: this.bankDay(),
        text: 'TRF 5512',
        reason: null,
        session_id: null,
        staff_name: null,
        note: null,
        created_at: at,
        updated_at: at,
        ...came,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  private async payment(
    order_id: number,
    centavos: number,
    of: Pick<NewRow<'payments'>, 'provider'> & Partial<NewRow<'payments'>>,
  ): Promise<number> {
    const at = this.instant()
    const { id } = await this.db
      .insertInto('payments')
      .values({
        order_id,
        session_id: null,
        provider_id: randomUUID(),
        state: 'cobrado',
        status: 'approved',
        asked: centavos,
        captured: centavos,
        refunded: 0,
        means: null,
        installments: null,
        capture_by: null,
        staff_id: null,
        staff_name: null,
        created_at: at,
        updated_at: at,
        ...of,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  private async refund(
    order_id: number,
    payment_id: number,
    asked: Pick<NewRow<'refunds'>, 'centavos' | 'state'> & Partial<NewRow<'refunds'>>,
  ): Promise<number> {
    const { id } = await this.db
      .insertInto('refunds')
      .values({
        order_id,
        payment_id,
        provider_id: null,
        reason: 'Vino golpeado',
        staff_id: null,
        staff_name: null,
        fault: null,
        request_key: null,
        given_otherwise: null,
        at: this.instant(),
        done_at: null,
        ...asked,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async giveStaffAddresses(): Promise<void> {
    await this.db.updateTable('staff_accounts').set({ email: 'gestion@example.com' }).execute()
  }

  /** A mail whose sending failed once, and is tried again later. */
  async triedMail(): Promise<number> {
    const row = {
      to_address: 'ana@example.com',
      subject: 'Prueba',
      state: 'queued' as const,
      attempts: 1,
      next_attempt_at: '2099-01-01T00:00:00.000Z',
      emptied_at: '2026-11-21T12:00:00.000Z',
      created_at: '2026-11-21T12:00:00.000Z',
    }
    const { id } = await this.db
      .insertInto('mail_queue')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}
