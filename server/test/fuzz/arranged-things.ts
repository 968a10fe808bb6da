import type { Method } from './api-description.ts'
import { listDeliveryDays } from '@gondola/contract/calls/delivery.ts'
import { ROLES } from '@gondola/contract/rules/permissions.ts'
import { createReference } from '../../src/clients/recovery.store.ts'
import { START } from '../../src/integrations/change-cursor.ts'
import { hashPassword } from '../../src/passwords.ts'
import { fromBase32, timeStep, totpCode } from '../../src/staff/totp.ts'
import { addStaffAccount, STAFF_PASSWORD } from '../staff-client.ts'
import type { TestClient } from '../test-client.ts'
import { addTestClient } from '../test-feature.ts'
import type { TestShop } from '../test-shop.ts'
import type { Caller } from './fuzz-shop.ts'
import type { SeededRandom } from './random.ts'

export type Fields = Record<string, unknown>

const CLIENT_PASSWORD = 'clave-de-clienta-1'
const NOTHING_MADE = '{"brands":[],"families":[],"departments":[]}'
const GESTION = '/api/gestion/'

interface Parts {
  shop: TestShop
  random: SeededRandom
  /** Of administration, whom no request of the run is sent as. */
  maker: TestClient
  /** The maker's session anew: the run's requests may have ended it. */
  reviveMaker(): Promise<void>
  ownClientId(): number
  otherId: number
}

/** Brings the shop to where a request can succeed: by its own calls where that is quick, else in the database. */
export class ArrangedThings {
  readonly #parts: Parts
  readonly #lists = new Map<string, Fields[]>()
  #hashes: Promise<{ client: string; staff: string }> | undefined
  #count = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  next(): number {
    return ++this.#count
  }

  /** What a call of staff's answers; null: it was refused. */
  async ask<T>(method: Method, url: string, body?: unknown): Promise<T | null> {
    const { maker, reviveMaker } = this.#parts
    const first = await maker.request<T>(method, url, body)
    if (first.status !== 401) return first.status < 300 ? first.json : null
    await reviveMaker()
    const second = await maker.request<T>(method, url, body)
    return second.status < 300 ? second.json : null
  }

  /** A record of a list of staff's, whole; null: there is none, or no such list. */
  async someRecord(list: string): Promise<Fields | null> {
    const rows = await this.ask<Fields[]>('GET', `${list}?_start=0&_end=25`)
    if (Array.isArray(rows)) this.#lists.set(list, rows)
    const known = this.#lists.get(list) ?? []
    return known.length === 0 ? null : structuredClone(this.#parts.random.pick(known))
  }

  /** Makes a record and tells its key. */
  async made(resource: string, body: Fields, key = 'Codigo'): Promise<string | number> {
    const record = await this.ask<Fields>('POST', GESTION + resource, body)
    return (record?.[key] as string | number | undefined) ?? 1
  }

  /** The names of a record under which there may be one only. */
  otherName(record: Fields): Fields {
    const name = (['Descripcion', 'Nombre', 'Descrip'] as const).find((field) => field in record)
    return name === undefined ? {} : { [name]: `Prueba ${this.next()}` }
  }

  ownClientId = () => this.#parts.ownClientId()

  async ownPassword(): Promise<string> {
    const { client: password_hash } = await this.#passwordHashes()
    await this.#db
      .updateTable('clients')
      .set({ password_hash })
      .where('Id', '=', this.ownClientId())
      .execute()
    return CLIENT_PASSWORD
  }

  async ownNames(): Promise<{ Usuario: string; Email: string; Direccion: string }> {
    return this.#own().select(['Usuario', 'Email', 'Direccion']).executeTakeFirstOrThrow()
  }

  async ownDocument(): Promise<{ Tipodoc: number; Nrodoc: string }> {
    const own = await this.#own().select(['document_type_code', 'Nrodoc']).executeTakeFirstOrThrow()
    return { Tipodoc: own.document_type_code, Nrodoc: own.Nrodoc }
  }

  async ownPendingOrder(): Promise<number> {
    const order = await this.#db
      .selectFrom('orders')
      .select('Id')
      .where('client_id', '=', this.ownClientId())
      .limit(1)
      .executeTakeFirst()
    const Id = order?.Id ?? (await this.orderAt('cola'))
    await this.#db.updateTable('orders').set({ client_id: this.ownClientId() }).where('Id', '=', Id).execute()
    return this.#bring(Id, 'cola')
  }

  recoveryToken(): Promise<string> {
    const { db, deps } = this.#parts.shop
    return createReference(db, deps.clock, 'recovery_tokens', this.ownClientId())
  }

  /** Somebody who is neither the caller nor the other customer. */
  async spareClient(): Promise<number> {
    const found = await this.#db
      .selectFrom('clients')
      .select('Id')
      .where('user_key', '=', 'fuzz-tercera')
      .executeTakeFirst()
    return found?.Id ?? (await addTestClient(this.#db, 'fuzz-tercera', '20999222'))
  }

  async deliveryDay(): Promise<number> {
    const { json } = await this.#parts.shop
      .visitor()
      .call(listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
    return json[0]?.Id ?? 20_270_104
  }

  async slotOfADay() {
    const slot = await this.#db.selectFrom('delivery_slots').select('Id').limit(1).executeTakeFirst()
    return {
      path: { Dia: await this.deliveryDay(), Horario: slot?.Id ?? 1 },
      body: { Cupo: 9000 },
    }
  }

  async knownProvince(): Promise<Fields> {
    const province = await this.#db.selectFrom('provinces').selectAll().limit(1).executeTakeFirst()
    return { Id: province?.Id, Codigo: province?.Codigo, Descripcion: `Provincia ${this.next()}` }
  }

  freeDay(): string {
    return new Date(Date.UTC(2028, 0, 1 + this.next())).toISOString().slice(0, 10)
  }

  newSlot(): Fields {
    const minutes = this.next() % 500
    const time = (total: number) =>
      `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
    return { Desde: time(minutes), Hasta: time(minutes + 1), Cupo: 3, Activo: false, Orden: 90 }
  }

  async newFamily(): Promise<Fields> {
    const department = await this.someRecord(`${GESTION}departamentos`)
    return {
      Descripcion: `Familia nueva ${this.next()}`,
      Departamento: { Codigo: department?.['Codigo'] },
      Perecedero: false,
      Alcohol: false,
      Iva: 21,
      Orden: 900,
      Activo: true,
    }
  }

  async newOffer(): Promise<Fields> {
    const article = await this.someRecord(`${GESTION}articulos`)
    const day = this.freeDay()
    return { Articulo: { Codigo: article?.['Codigo'] }, Preciooferta: 1, FechaDesde: day, FechaHasta: day }
  }

  /** An order of nobody's who is watched, at a stage of its preparing, with all of its lines prepared. */
  async orderAt(stage: 'cola' | 'preparando' | 'listo'): Promise<number> {
    const orders = await this.#db
      .selectFrom('orders')
      .select('Id')
      .where((is) => is.or([is('client_id', '<>', this.#parts.otherId), is('client_id', 'is', null)]))
      .where('Estado', '<>', 'I')
      .limit(40)
      .execute()
    return this.#bring(this.#parts.random.pick(orders).Id, stage)
  }

  async orderLine() {
    const Id = await this.orderAt('preparando')
    const line = await this.#db
      .selectFrom('order_lines')
      .select('Items')
      .where('order_id', '=', Id)
      .limit(1)
      .executeTakeFirst()
    return { path: { Id, Items: line?.Items ?? 1 } }
  }

  async #bring(Id: number, stage: 'cola' | 'preparando' | 'listo'): Promise<number> {
    const at = new Date().toISOString()
    await this.#db
      .updateTable('orders')
      .set({
        Estado: 'P',
        preparing_at: stage === 'cola' ? null : at,
        preparing_by: null,
        ready_at: stage === 'listo' ? at : null,
        TotalesPedido: null,
      })
      .where('Id', '=', Id)
      .execute()
    const lines = await this.#db
      .selectFrom('order_lines')
      .select(['Items', 'Cantidad', 'Precioventa'])
      .where('order_id', '=', Id)
      .execute()
    for (const { Items, Cantidad, Precioventa } of lines)
      await this.#db
        .updateTable('order_lines')
        .set({ Preparado: JSON.stringify({ Cantidad, Precioventa, Sustituto: null, Nota: null }) })
        .where('order_id', '=', Id)
        .where('Items', '=', Items)
        .execute()
    return Id
  }

  firstCursor = () => START

  /** An import of a file that was sent, said to be as far as a step wants it. */
  async importAt(state: string, file: Buffer): Promise<number> {
    const { maker } = this.#parts
    const send = () =>
      maker.request<{ Id: number }>('POST', `${GESTION}importaciones/archivos?Nombre=lista.csv`, file, {
        'content-type': 'application/octet-stream',
      })
    let sent = await send()
    if (sent.status === 401) {
      await this.#parts.reviveMaker()
      sent = await send()
    }
    const { Id } = sent.json
    // the last one alone can be undone
    if (state === 'aplicada')
      await this.#db
        .updateTable('imports')
        .set({ state: 'deshecha' })
        .where('state', 'in', ['aplicada', 'deshaciendo'])
        .execute()
    await this.#db
      .updateTable('imports')
      .set({
        state: state as never,
        ...(state === 'aplicada' && { applied_at: new Date().toISOString(), created: NOTHING_MADE }),
      })
      .where('id', '=', Id)
      .execute()
    return Id
  }

  /** Somebody of the staff whom nobody is sent as. */
  async spareStaff(): Promise<number> {
    const found = await this.#db
      .selectFrom('staff_accounts')
      .select('id')
      .where('user_name', '=', 'fuzz-repuesto')
      .executeTakeFirst()
    return found?.id ?? (await addStaffAccount(this.#parts.shop, 'pedidos', 'fuzz-repuesto'))
  }

  async webhook(): Promise<number> {
    const found = await this.#db.selectFrom('webhook_endpoints').select('id').limit(1).executeTakeFirst()
    if (found !== undefined) return found.id
    const draft = {
      Nombre: 'ERP',
      Url: 'https://erp.example.com/',
      Eventos: ['pedido.generado'],
      Activo: false,
    }
    return Number(await this.made('webhooks', draft, 'Id'))
  }

  /** A webhook that hears of orders, at an address that nobody answers. */
  async activeWebhook(): Promise<number> {
    const Id = await this.webhook()
    await this.#db.updateTable('webhook_endpoints').set({ is_active: true }).where('id', '=', Id).execute()
    return Id
  }

  /** A delivery to it, given up. */
  async delivery(): Promise<number> {
    const endpoint_id = await this.activeWebhook()
    const order_id = await this.orderAt('cola')
    const at = new Date().toISOString()
    const key = `fuzz-${this.next()}`
    const { id: event_id } = await this.#db
      .insertInto('webhook_events')
      .values({ key, type: 'pedido.generado', order_id, at, payload: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await this.#db
      .insertInto('webhook_deliveries')
      .values({ event_id, endpoint_id, order_id, state: 'failed', attempts: 1, next_attempt_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** The caller's own account with the password that all have, without a second factor; for customers nothing. */
  async freshAccount(caller: Caller): Promise<string> {
    if (!ROLES.some((role) => role === caller)) return STAFF_PASSWORD
    const { staff: password_hash } = await this.#passwordHashes()
    await this.#db
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

  /** A code of a second factor that the caller has begun. */
  async beganFactorCode(caller: Caller, browser: TestClient): Promise<string> {
    const Pass = await this.freshAccount(caller)
    const begun = await browser.request<{ Secreto?: string }>('POST', `${GESTION}yo/segundo-factor`, { Pass })
    const { Secreto } = begun.json
    return Secreto === undefined
      ? '000000'
      : totpCode(fromBase32(Secreto), timeStep(this.#parts.shop.deps.clock.now()))
  }

  #passwordHashes() {
    this.#hashes ??= Promise.all([hashPassword(CLIENT_PASSWORD), hashPassword(STAFF_PASSWORD)]).then(
      ([client, staff]) => ({ client, staff }),
    )
    return this.#hashes
  }

  #own() {
    return this.#db.selectFrom('clients').where('Id', '=', this.ownClientId())
  }

  get #db() {
    return this.#parts.shop.db
  }
}
