import sharp from 'sharp'
import type { Operation } from '../requests/api-description.ts'
import type { Caller } from '../callers.ts'
import type { TestClient } from '../../harness/test-client.ts'
import type { ArrangedMoney } from './arranged-money.ts'
import { customerCalls } from './customer-calls.ts'
import { importCalls } from './import-calls.ts'
import { orderCalls } from './order-calls.ts'
import { paymentCalls } from './payment-calls.ts'
import { staffCalls } from './staff-calls.ts'
import { GESTION, type Preparations, type Preparation } from './preparation.ts'

/**
 * Finds or creates what a call needs to succeed: existing records, consistent bodies, orders at the right stage,
 * imports in the right state, valid tokens and codes. The rest comes from the lists: an existing record for its key,
 * and the same record as the body of a change.
 */
export class Preparer {
  readonly #shop: ArrangedMoney
  readonly #preparations: Preparations
  #picture: Promise<Buffer> | undefined

  constructor(shop: ArrangedMoney) {
    this.#shop = shop
    this.#preparations = {
      ...customerCalls(shop),
      ...staffCalls(shop),
      ...orderCalls(shop),
      ...importCalls(shop),
      ...paymentCalls(shop),
    }
  }

  /** Null: nothing needs to exist. */
  async prepare(operation: Operation, caller: Caller, browser: TestClient): Promise<Preparation | null> {
    const made = await this.#preparations[operation.name]?.(caller, browser)
    const { takesFile, path, inPath } = operation
    if (made !== undefined)
      return takesFile && made?.file === undefined ? { ...made, file: await this.#somePicture() } : made
    if (takesFile) return { query: { Nombre: 'foto.png' }, file: await this.#somePicture() }
    if (caller === 'client' && inPath.some(({ name }) => name === 'Cliente'))
      return { path: { Cliente: this.#shop.ownClientId() } }
    if (!path.startsWith(GESTION)) return null
    return operation.method === 'POST' && inPath.length === 0
      ? this.#newRecord(path)
      : this.#existingRecord(operation)
  }

  /** A copy of an existing record under another name. */
  async #newRecord(path: string): Promise<Preparation | null> {
    const record = await this.#shop.someRecord(path)
    return record && { body: { ...record, ...this.#shop.otherName(record) } }
  }

  async #existingRecord({ path, inPath, method }: Operation): Promise<Preparation | null> {
    const [, list = '', key = ''] = /^(\/api\/gestion\/[a-z-]+)\/\{(\w+)\}/.exec(path) ?? []
    if (list === '' || inPath.length === 0) return null
    if (method === 'POST' && path.endsWith('/deshacer')) return this.#shop.undoing(list, key)
    const record = await this.#shop.someRecord(list)
    const value = record?.[key]
    if (typeof value !== 'string' && typeof value !== 'number') return null
    return { path: { [key]: value }, ...(method === 'PUT' && record !== null && { body: record }) }
  }

  #somePicture(): Promise<Buffer> {
    const blank = { width: 400, height: 300, channels: 3, background: '#385' } as const
    this.#picture ??= sharp({ create: blank }).png().toBuffer()
    return this.#picture
  }
}
