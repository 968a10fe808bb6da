import type { FastifyInstance } from 'fastify'
import type { Call, CallParts, ListWindow } from '@gondola/contract/calls'
import type { AuditedFields, ChangeBody, DraftSchema, StaffViolation } from '@gondola/contract/base'
import { inTransaction, isUniqueViolation, type Trx } from '../platform/db/in-transaction.ts'
import { oneAtATime } from '../platform/db/one-at-a-time.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../http/problem.ts'
import { serve, serveList } from '../http/serve.ts'
import type { StaffSession } from '../http/caller.ts'
import type { RecordUse } from '../sessions/branch-access.ts'
import { mergedChange } from './merge-change.ts'
import { recordChange } from './record-change.ts'
import { serveUndo } from './serve-undo.ts'

type AnsweringCall = Call<CallParts & { answer: {} }, 'staff'>

/** A resource's calls, independent of the type of its records. */
interface ResourceCalls {
  name: string
  keyField: string
  list: AnsweringCall
  read: AnsweringCall
  create?: AnsweringCall | undefined
  draft?: DraftSchema<unknown> | undefined
  change?: AnsweringCall | undefined
  lastChange?: AnsweringCall | undefined
  undo?: AnsweringCall | undefined
  remove?: Call<CallParts, 'staff'> | undefined
}

/** The storage of a simple resource. `Row` is the record on the wire, `Draft` what staff send. */
export interface Records<Row extends object, Draft, Key extends string | number> {
  list(
    db: Db,
    asked: ListWindow & Record<string, unknown>,
    session: StaffSession,
  ): Promise<{ rows: Partial<Row>[]; total: number }>
  /** The transaction of a change; by default a plain one. */
  transaction?<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T>
  find(db: Db, key: Key): Promise<Row | null>
  /**
   * Refuses a record that the account may not see, or not have as it is before or after a change, because of its
   * branches (`sessions/branch-access.ts`). Needed for calls that are `byBranch`; `list` leaves such records out.
   */
  access?(session: StaffSession, row: Row, to: RecordUse): void
  /** The broken rule of a new record (`before` null) or a change; null if it is allowed. It may lock rows. */
  check?(trx: Trx, draft: Draft, before: Row | null, session: StaffSession): Promise<StaffViolation | null>
  /** The refusal when the database reports a duplicate (unique violation). */
  taken?: StaffViolation
  insert?(trx: Trx, draft: Draft, session: StaffSession): Promise<Key>
  /** Changes the record; what it returns is logged besides the record's fields. */
  update?(trx: Trx, key: Key, draft: Draft, session: StaffSession): Promise<AuditedFields | void>
  /** The fields of a record in the log; by default all. */
  audited?(row: Row): AuditedFields
  /** Called when a creation or change is committed; returns the answer. */
  saved?(row: Row, before: Row | null): Promise<Row>
  checkRemoval?(trx: Trx, row: Row, session: StaffSession): Promise<StaffViolation | null>
  remove?(trx: Trx, key: Key): Promise<void>
}

/** The only record of its kind, the 1; `find` answers null for any other Id. */
export const onlyRecord = <Row extends object>(find: (db: Db, Id: number) => Promise<Row | null>) => ({
  find,
  async list(db: Db) {
    const row = await find(db, 1)
    return { rows: row === null ? [] : [row], total: 1 }
  },
})

/**
 * Serves a simple resource: list, read, create, change, delete. Each change is one transaction with its audit entry.
 * Calls that the contract does not declare are not served.
 */
export function serveRecords<Row extends object, Draft = never, Key extends string | number = number>(
  api: FastifyInstance,
  deps: Deps,
  resource: ResourceCalls,
  records: Records<Row, Draft, Key>,
): void {
  const { db, clock } = deps
  const keyOf = (params: unknown) => (params as Record<string, Key>)[resource.keyField] as Key
  const found = async (trx: Db, key: Key) => (await records.find(trx, key)) ?? refuseNotFound()
  const change = new Change(deps, resource, records)

  const seen = async (session: StaffSession, key: Key) => {
    const row = await found(db, key)
    records.access?.(session, row, 'see')
    return row
  }

  serveList(api, resource.list, ({ query, session }) =>
    records.list(db, query as ListWindow & Record<string, unknown>, session),
  )
  serve(api, resource.read, ({ params, session }) => seen(session, keyOf(params)))
  if (resource.create)
    serve(api, resource.create, ({ session, body }) => change.create(session, body as Draft))
  if (resource.change) {
    const update = (session: StaffSession, key: Key, body: unknown) =>
      change.update(session, key, body as ChangeBody<Draft>)
    serve(api, resource.change, ({ session, params, body }) => update(session, keyOf(params), body))
    serveUndo(api, deps, resource, update, records.access && seen)
  }
  if (resource.remove)
    serve(api, resource.remove, ({ session, params }) =>
      transactionOf(records)(db, async (trx) => {
        const key = keyOf(params)
        await oneAtATime(trx, resource.name, key)
        const Antes = await found(trx, key)
        records.access?.(session, Antes, 'change')
        const broken = await records.checkRemoval?.(trx, Antes, session)
        if (broken) refuseStaff(broken)
        await records.remove?.(trx, key)
        await recordChange(trx, session, clock, {
          Entidad: resource.name,
          Clave: key,
          Accion: 'eliminar',
          Antes: records.audited?.(Antes) ?? (Antes as AuditedFields),
        })
      }),
    )
}

const transactionOf = ({
  transaction = inTransaction,
}: Pick<Records<object, never, number>, 'transaction'>) => transaction

class Change<Row extends object, Draft, Key extends string | number> {
  readonly #deps: Deps
  readonly #name: string
  readonly #draft: DraftSchema<Draft> | undefined
  readonly #records: Records<Row, Draft, Key>

  constructor(deps: Deps, { name, draft }: ResourceCalls, records: Records<Row, Draft, Key>) {
    this.#deps = deps
    this.#name = name
    this.#draft = draft as DraftSchema<Draft> | undefined
    this.#records = records
  }

  create(session: StaffSession, draft: Draft): Promise<Row> {
    return this.#inTransaction(async (trx) => {
      await this.#check(trx, draft, null, session)
      const Clave = await this.#records.insert?.(trx, draft, session)
      if (Clave === undefined) throw new Error(`${this.#name} are not created`)
      const Despues = (await this.#records.find(trx, Clave)) ?? refuseNotFound()
      this.#records.access?.(session, Despues, 'create')
      await this.#record(trx, session, Clave, 'crear', null, Despues)
      return [Despues, null]
    })
  }

  update(session: StaffSession, Clave: Key, body: ChangeBody<Draft>): Promise<Row> {
    return this.#inTransaction(async (trx) => {
      await oneAtATime(trx, this.#name, Clave)
      const Antes = (await this.#records.find(trx, Clave)) ?? refuseNotFound()
      this.#records.access?.(session, Antes, 'change')
      if (this.#draft === undefined) throw new Error(`${this.#name} are not changed`)
      const draft = mergedChange(this.#draft, body, Antes)
      await this.#check(trx, draft, Antes, session)
      const more = await this.#records.update?.(trx, Clave, draft, session)
      const Despues = (await this.#records.find(trx, Clave)) ?? refuseNotFound()
      this.#records.access?.(session, Despues, 'change')
      await this.#record(trx, session, Clave, 'editar', Antes, Despues, more)
      return [Despues, Antes]
    })
  }

  async #inTransaction(work: (trx: Trx) => Promise<[row: Row, before: Row | null]>): Promise<Row> {
    const { saved = (row: Row) => row } = this.#records
    try {
      return await saved(...(await transactionOf(this.#records)(this.#deps.db, work)))
    } catch (error) {
      if (this.#records.taken === undefined || !isUniqueViolation(error)) throw error
      return refuseStaff(this.#records.taken)
    }
  }

  async #check(trx: Trx, draft: Draft, before: Row | null, session: StaffSession): Promise<void> {
    const broken = await this.#records.check?.(trx, draft, before, session)
    if (broken) refuseStaff(broken)
  }

  #record(
    trx: Trx,
    session: StaffSession,
    Clave: Key,
    Accion: string,
    Antes: Row | null,
    Despues: Row,
    more: AuditedFields | void = {},
  ) {
    const { audited = (row: Row) => row as AuditedFields } = this.#records
    return recordChange(trx, session, this.#deps.clock, {
      Entidad: this.#name,
      Clave,
      Accion,
      Antes: Antes && audited(Antes),
      Despues: { ...audited(Despues), ...more },
    })
  }
}
