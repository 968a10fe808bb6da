import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { ROLES } from '@gondola/contract/calls'
import { DOOR } from '@gondola/contract/payments'
import { START } from '@gondola/server/office/integrations/erp.routes.ts'
import { ensurePushKeys } from '@gondola/server/push/push-keys.ts'
import { addStaffAccount, STAFF_PASSWORD } from '../../harness/staff-client.ts'
import type { TestClient } from '../../harness/test-client.ts'
import { ArrangedRecords, type OrderPlace } from './arranged-records.ts'
import type { Caller } from '../callers.ts'
import { GESTION, type Fields } from './preparation.ts'

const NOTHING_MADE =
  '{"brands":[],"families":[],"departments":[],"branches":{"added":[],"lists":[],"changed":[],"taken":[1]}}'

/** Prepares the shop so that a request can succeed: by its own calls if that is quick, else in the database. */
export class ArrangedShop extends ArrangedRecords {
  /** An order, not of the other customer, at a stage of its preparation, with all lines picked. */
  async orderAt(stage: OrderPlace): Promise<number> {
    const orders = await this.db
      .selectFrom('orders')
      .select('Id')
      .where((is) => is.or([is('client_id', '<>', this.parts.otherId), is('client_id', 'is', null)]))
      .where('Estado', '<>', 'I')
      .limit(40)
      .execute()
    return this.bring(this.parts.random.pick(orders).Id, stage)
  }

  /** An order of the caller's own client, picked up and paid at the door. */
  async phoneOrder(): Promise<Fields> {
    const article = await this.db
      .selectFrom('articles')
      .select('Codigo')
      .where('unidad', '=', 1)
      .where('Precioventa', '>', 0)
      .orderBy('Precioventa', 'desc')
      .executeTakeFirst()
    const payment = await this.db
      .selectFrom('payment_types')
      .select('Id')
      .where('way', '=', 'puerta')
      .where('is_active', '=', true)
      .executeTakeFirst()
    return {
      Cliente: this.ownClientId(),
      Lineas: [{ Codart: article?.Codigo, Cantidad: 9 }],
      FormaEntrega: 'RS',
      ...(await this.freeSlot()),
      TipoPago: { Id: payment?.Id },
      MayorDeEdad: true,
    }
  }

  newCaller(): Fields {
    const number = this.next()
    return {
      Nombre: 'Rosa Nueva',
      Telefono: '2494123456',
      Email: `rosa-${number}@correo.example`,
      Direccion: 'Pinto 100',
      Localidad: 'Tandil',
      Tipodoc: 1,
      Nrodoc: String(28_000_000 + number),
    }
  }

  async orderLine() {
    const Id = await this.orderAt('preparando')
    const line = await this.db
      .selectFrom('order_lines')
      .select('Items')
      .where('order_id', '=', Id)
      .limit(1)
      .executeTakeFirst()
    return { path: { Id, Items: line?.Items ?? 1 } }
  }

  /** A line of an order that has just come to the caller. */
  async ownRating() {
    const Id = await this.ownPendingOrder()
    await this.bring(Id, 'en-camino')
    const delivered_at = new Date().toISOString()
    await this.db.updateTable('orders').set({ delivered_at }).where('Id', '=', Id).execute()
    await this.db.updateTable('order_lines').set({ Preparado: null }).where('order_id', '=', Id).execute()
    const { Items } = await this.db
      .selectFrom('order_lines')
      .select('Items')
      .where('order_id', '=', Id)
      .executeTakeFirstOrThrow()
    return { path: { Id }, body: { Items: [Items], Bien: true } }
  }

  /** An own order that came and was paid at the door, of which nothing is claimed, with a line of it. */
  async claimable(change: { Estado: 'D'; delivered_at?: null } = { Estado: 'D' }) {
    const { path, body } = await this.ownRating()
    const [at, centavos] = [new Date().toISOString(), 1_000_000_000]
    await this.db.updateTable('orders').set(change).where('Id', '=', path.Id).execute()
    await this.db.deleteFrom('claims').where('order_id', '=', path.Id).execute()
    await this.db
      .insertInto('payments')
      .values({
        order_id: path.Id,
        provider: DOOR,
        provider_id: randomUUID(),
        state: 'cobrado',
        status: 'en la puerta',
        asked: centavos,
        captured: centavos,
        created_at: at,
        updated_at: at,
      })
      .execute()
    return {
      path,
      body: { Lineas: [{ Items: body.Items[0]!, Motivo: 'falto', Cantidad: 1 }], Medio: 'sucursal' },
    }
  }

  /** A claim that waits for staff. */
  async openClaim(): Promise<number> {
    const { path, body } = await this.claimable()
    const text = { telephone_key: '', address_key: '', note: '', account: '', answer: '' }
    const { id } = await this.db
      .insertInto('claims')
      .values({
        ...text,
        order_id: path.Id,
        Items: body.Lineas[0]!.Items,
        code: '1',
        name: 'Leche',
        reason: 'falto',
        quantity: 1,
        unit: 1,
        asked: 10_000,
        means: 'sucursal',
        state: 'abierto',
        created_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** The subscription of a browser at a public push service, which the run never sends anything to. */
  async pushDevice() {
    const { publicKey: Clave } = await ensurePushKeys(this.parts.shop.deps)
    const keys = createECDH('prime256v1')
    return {
      Endpoint: `https://fcm.googleapis.com/fcm/send/${this.next()}`,
      P256dh: keys.generateKeys('base64url'),
      Auth: randomBytes(16).toString('base64url'),
      Clave,
    }
  }

  protected async bring(Id: number, stage: OrderPlace): Promise<number> {
    const at = new Date().toISOString()
    await this.db
      .updateTable('orders')
      .set({
        Estado: stage === 'en-camino' ? 'D' : 'P',
        preparing_at: stage === 'cola' ? null : at,
        preparing_by: null,
        ready_at: stage === 'listo' || stage === 'en-camino' ? at : null,
        dispatched_at: stage === 'en-camino' ? at : null,
        delivered_at: null,
        TotalesPedido: null,
      })
      .where('Id', '=', Id)
      .execute()
    const lines = await this.db
      .selectFrom('order_lines')
      .select(['Items', 'Cantidad', 'Precioventa'])
      .where('order_id', '=', Id)
      .execute()
    for (const { Items, Cantidad, Precioventa } of lines)
      await this.db
        .updateTable('order_lines')
        .set({ Preparado: JSON.stringify({ Cantidad, Precioventa, Sustituto: null, Nota: null }) })
        .where('order_id', '=', Id)
        .where('Items', '=', Items)
        .execute()
    return Id
  }

  firstCursor = () => START

  /** An import of an uploaded file, set to the state that a step needs. */
  async importAt(state: string, file: Buffer): Promise<number> {
    const { maker } = this.parts
    const send = () =>
      maker.request<{ Id: number }>('POST', `${GESTION}importaciones/archivos?Nombre=lista.csv`, file, {
        'content-type': 'application/octet-stream',
      })
    let sent = await send()
    if (sent.status === 401) {
      await this.parts.reviveMaker()
      sent = await send()
    }
    const { Id } = sent.json
    // only the last one can be undone
    if (state === 'aplicada')
      await this.db
        .updateTable('imports')
        .set({ state: 'deshecha' })
        .where('state', 'in', ['aplicada', 'deshaciendo'])
        .execute()
    await this.db
      .updateTable('imports')
      .set({
        state: state as never,
        ...(state === 'aplicada' && { applied_at: new Date().toISOString(), created: NOTHING_MADE }),
      })
      .where('id', '=', Id)
      .execute()
    if (state === 'aplicada')
      await this.db
        .insertInto('import_undo')
        .values({ import_id: Id, article_code: 'no-esta', is_new: true })
        .execute()
    return Id
  }

  /** A staff account in whose name the run sends no request. */
  async spareStaff(): Promise<number> {
    const found = await this.db
      .selectFrom('staff_accounts')
      .select('id')
      .where('user_name', '=', 'fuzz-repuesto')
      .executeTakeFirst()
    return found?.id ?? (await addStaffAccount(this.parts.shop, 'pedidos', 'fuzz-repuesto'))
  }

  async webhook(): Promise<number> {
    const found = await this.db.selectFrom('webhook_endpoints').select('id').limit(1).executeTakeFirst()
    if (found !== undefined) return found.id
    const draft = {
      Nombre: 'ERP',
      Url: 'https://erp.example.com/',
      Eventos: ['pedido.generado'],
      Activo: false,
    }
    return Number(await this.made('webhooks', draft, 'Id'))
  }

  /** An active webhook for orders, at an address without a server. */
  async activeWebhook(): Promise<number> {
    const Id = await this.webhook()
    await this.db.updateTable('webhook_endpoints').set({ is_active: true }).where('id', '=', Id).execute()
    return Id
  }

  /** A failed delivery to it. */
  async delivery(): Promise<number> {
    const endpoint_id = await this.activeWebhook()
    const order_id = await this.orderAt('cola')
    const at = new Date().toISOString()
    const key = `fuzz-${this.next()}`
    const { id: event_id } = await this.db
      .insertInto('webhook_events')
      .values({ key, type: 'pedido.generado', order_id, at, payload: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await this.db
      .insertInto('webhook_deliveries')
      .values({ event_id, endpoint_id, order_id, state: 'failed', attempts: 1, next_attempt_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Resets the caller's own account to the common password, without a second factor; does nothing for customers. */
  async freshAccount(caller: Caller): Promise<string> {
    if (!ROLES.some((role) => role === caller)) return STAFF_PASSWORD
    const { staff: password_hash } = await this.passwordHashes()
    await this.db
      .updateTable('staff_accounts')
      .set({
        password_hash,
        totp_secret: null,
        totp_is_active: false,
        totp_last_step: null,
        recovery_codes: null,
      })
      .where('user_name', '=', `fuzz-${caller}`)
      .execute()
    return STAFF_PASSWORD
  }

  /** A valid code of a second factor that the caller has begun to set up. */
  async beganFactorCode(caller: Caller, browser: TestClient): Promise<string> {
    const Pass = await this.freshAccount(caller)
    const begun = await browser.request<{ Secreto?: string }>('POST', `${GESTION}yo/segundo-factor`, { Pass })
    const { Secreto } = begun.json
    return Secreto === undefined
      ? '000000'
      : new TOTP({ secret: Secreto }).generate({ timestamp: this.parts.shop.deps.clock.now().getTime() })
  }
}
