import type { AddressDraft } from '@gondola/contract/clients'
import { listDeliveryDays, slotText } from '@gondola/contract/delivery'
import { insertAddress } from '@gondola/server/people/clients/addresses.store.ts'
import { createReference } from '@gondola/server/people/clients/recovery.store.ts'
import { insertCoverageRequest } from '@gondola/server/delivery/zones/coverage.store.ts'
import { hashPassword } from '@gondola/server/sessions/passwords.ts'
import { STAFF_PASSWORD } from '../../harness/staff-client.ts'
import type { TestClient } from '../../harness/test-client.ts'
import { addTestClient } from '../../shop/test-feature.ts'
import type { TestShop } from '../../shop/test-shop.ts'
import type { Method } from '../requests/api-description.ts'
import { GESTION, type Fields, type Preparation } from './preparation.ts'
import type { SeededRandom } from '../random.ts'

const CLIENT_PASSWORD = 'clave-de-clienta-1'

/** An address of a client; for another one set its street. */
export const ADDRESS: AddressDraft = {
  Calle: 'Mitre',
  Numero: '1',
  Piso: '',
  Localidad: 'Tandil',
  CodigoPostal: '7000',
  Provincia: '',
  Referencia: '',
  Latitud: null,
  Longitud: null,
}

/** What the arrangements are made with. */
export interface ArrangementDeps {
  shop: TestShop
  random: SeededRandom
  /** An administrator, in whose name the run sends no request. */
  maker: TestClient
  /** Logs the maker in again: the run's requests may have ended the session. */
  reviveMaker(): Promise<void>
  ownClientId(): number
  otherId: number
}

/** A stage of a placed order. */
export type OrderPlace = 'cola' | 'preparando' | 'listo' | 'en-camino'

/** Finds and creates records for requests to refer to. */
export abstract class ArrangedRecords {
  protected readonly parts: ArrangementDeps
  readonly #lists = new Map<string, Fields[]>()
  #hashes: Promise<{ client: string; staff: string }> | undefined
  #count = 0

  constructor(parts: ArrangementDeps) {
    this.parts = parts
  }

  next(): number {
    return ++this.#count
  }

  /** The response of a staff call; null if it was refused. */
  async ask<T>(method: Method, url: string, body?: unknown): Promise<T | null> {
    const { maker, reviveMaker } = this.parts
    const first = await maker.request<T>(method, url, body)
    if (first.status !== 401) return first.status < 300 ? first.json : null
    await reviveMaker()
    const second = await maker.request<T>(method, url, body)
    return second.status < 300 ? second.json : null
  }

  /** A whole record from a staff list; null if there is none, or no such list. */
  async someRecord(list: string): Promise<Fields | null> {
    const rows = await this.ask<Fields[]>('GET', `${list}?_start=0&_end=25`)
    if (Array.isArray(rows)) this.#lists.set(list, rows)
    const known = this.#lists.get(list) ?? []
    return known.length === 0 ? null : structuredClone(this.parts.random.pick(known))
  }

  /** Creates a record and returns its key. */
  async made(resource: string, body: Fields, key = 'Codigo'): Promise<string | number> {
    const record = await this.ask<Fields>('POST', GESTION + resource, body)
    return (record?.[key] as string | number | undefined) ?? 1
  }

  /** Changes some field of a record, so that the change can be undone; null if no field took another value. */
  async undoing(list: string, key: string): Promise<Preparation | null> {
    const record = await this.someRecord(list)
    const value = record?.[key] as string | number | undefined
    if (record === null || value === undefined) return null
    const address = `${list}/${encodeURIComponent(value)}`
    for (const [field, before] of Object.entries(record)) {
      if (field === key) continue
      for (const other of otherValues(before)) {
        await this.ask('PUT', address, { [field]: other, Leido: { [field]: before }, Confirmado: true })
        await this.ask('PUT', address, { [field]: other, Leido: { [field]: before } })
        const last = await this.ask<{ Cambio: { Id: number } | null }>('GET', `${address}/ultimo-cambio`)
        if (last?.Cambio) return { path: { [key]: value }, body: { Cambio: last.Cambio.Id } }
      }
    }
    return null
  }

  /** The record's unique names, changed. */
  otherName(record: Fields): Fields {
    const name = (['Descripcion', 'Nombre', 'Descrip'] as const).find((field) => field in record)
    return name === undefined ? {} : { [name]: `Prueba ${this.next()}` }
  }

  ownClientId = () => this.parts.ownClientId()

  async ownPassword(): Promise<string> {
    const { client: password_hash } = await this.passwordHashes()
    await this.db.updateTable('clients').set({ password_hash }).where('Id', '=', this.ownClientId()).execute()
    return CLIENT_PASSWORD
  }

  async ownNames(): Promise<{ Usuario: string; Email: string; Direccion: string }> {
    return this.own().select(['Usuario', 'Email', 'Direccion']).executeTakeFirstOrThrow()
  }

  async ownDocument(): Promise<{ Tipodoc: number; Nrodoc: string }> {
    const own = await this.own().select(['document_type_code', 'Nrodoc']).executeTakeFirstOrThrow()
    return { Tipodoc: own.document_type_code, Nrodoc: own.Nrodoc }
  }

  async ownPendingOrder(): Promise<number> {
    const order = await this.db
      .selectFrom('orders')
      .select('Id')
      .where('client_id', '=', this.ownClientId())
      .limit(1)
      .executeTakeFirst()
    const Id = order?.Id ?? (await this.orderAt('cola'))
    await this.db.updateTable('orders').set({ client_id: this.ownClientId() }).where('Id', '=', Id).execute()
    return this.bring(Id, 'cola')
  }

  /** An order of the caller that may be changed: nobody has begun to prepare it, and its slot lies ahead. */
  async ownOpenOrder(): Promise<{ Id: number; changes: number }> {
    const Id = await this.ownPendingOrder()
    const { Dia, HorarioEntrega } = await this.freeSlot()
    await this.db.updateTable('order_lines').set({ Preparado: null }).where('order_id', '=', Id).execute()
    return this.db
      .updateTable('orders')
      .set({ Dia, HorarioEntrega })
      .where('Id', '=', Id)
      .returning(['Id', 'changes'])
      .executeTakeFirstOrThrow()
  }

  async ownOrderChange(more: Fields = {}) {
    const { Id, changes } = await this.ownOpenOrder()
    return { path: { Id }, body: { Cambios: changes, Opt4: `Timbre ${this.next()}`, ...more } }
  }

  recoveryToken(): Promise<string> {
    const { db, deps } = this.parts.shop
    return createReference(db, deps.clock, 'recovery_tokens', this.ownClientId())
  }

  confirmationToken(): Promise<string> {
    const { db, deps } = this.parts.shop
    return createReference(db, deps.clock, 'email_confirmations', this.ownClientId())
  }

  /** A customer who is neither the caller nor the other customer. */
  async spareClient(): Promise<number> {
    const found = await this.db
      .selectFrom('clients')
      .select('Id')
      .where('user_key', '=', 'fuzz-tercera')
      .executeTakeFirst()
    return found?.Id ?? (await addTestClient(this.db, 'fuzz-tercera', '20999222'))
  }

  async deliveryDay(): Promise<number> {
    return (await this.freeSlot()).Dia
  }

  async freeSlot(): Promise<{ Dia: number; HorarioEntrega: string }> {
    const { json } = await this.parts.shop
      .visitor()
      .call(listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
    const [slot] = json[0]?.ListHorariosDisponibles ?? []
    return {
      Dia: json[0]?.Id ?? 20_270_104,
      HorarioEntrega: slot === undefined ? '09:00 a 12:00' : slotText(slot),
    }
  }

  async slotOfADay() {
    const slot = await this.db.selectFrom('delivery_slots').select('Id').limit(1).executeTakeFirst()
    return {
      path: { Dia: await this.deliveryDay(), Horario: slot?.Id ?? 1 },
      body: { Cupo: 9000 },
    }
  }

  async knownProvince(): Promise<Fields> {
    const province = await this.db.selectFrom('provinces').selectAll().limit(1).executeTakeFirst()
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

  async newZone(): Promise<Fields> {
    const number = this.next()
    return {
      Sucursal: await this.sellingBranch(),
      Nombre: `Zona ${number}`,
      Lugares: [{ Localidad: `Paraje ${number}`, CodigoPostal: '' }],
      Poligono: null,
      Costo: 100,
      Minimo: null,
      GratisDesde: null,
      DiasSemana: null,
      CorteDias: null,
      CorteHora: null,
      // the branch goes on delivering everywhere
      Activa: false,
      Orden: 90,
    }
  }

  async sellingBranch(): Promise<number> {
    const branch = this.db.selectFrom('branches').select('Id').where('is_active', '=', true).orderBy('Id')
    return (await branch.limit(1).executeTakeFirst())?.Id ?? 1
  }

  async ownAddress(): Promise<number> {
    return insertAddress(this.db, this.ownClientId(), ADDRESS)
  }

  async coverageRequest(): Promise<number> {
    const place = { Localidad: `Paraje ${this.next()}`, CodigoPostal: '', Email: 'eva@example.com' }
    await insertCoverageRequest(this.db, place, '2026-11-21T12:00:00.000Z')
    const last = this.db.selectFrom('coverage_requests').select('Id').orderBy('Id', 'desc').limit(1)
    return (await last.executeTakeFirst())?.Id ?? 1
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
    return {
      Articulo: { Codigo: article?.['Codigo'] },
      Preciooferta: 1,
      FechaDesde: day,
      FechaHasta: day,
      Confirmado: true,
    }
  }

  abstract orderAt(stage: OrderPlace): Promise<number>

  protected abstract bring(Id: number, stage: OrderPlace): Promise<number>

  protected passwordHashes() {
    this.#hashes ??= Promise.all([hashPassword(CLIENT_PASSWORD), hashPassword(STAFF_PASSWORD)]).then(
      ([client, staff]) => ({ client, staff }),
    )
    return this.#hashes
  }

  protected own() {
    return this.db.selectFrom('clients').where('Id', '=', this.ownClientId())
  }

  protected get db() {
    return this.parts.shop.db
  }
}

/** Other values for a field. */
function otherValues(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'string' || value === null) return ['Otro texto', '2027-05-25', 'en-curso']
  return []
}
