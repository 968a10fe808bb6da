import { Type, type Static, type TArray, type TObject, type TSchema, type TUnsafe } from 'typebox'
import { STAFF_LIST_MAX_ROWS, Closed, Id, LastChange, UndoneChange, changeBody, type ChangeBody } from '../base/index.ts'
import type { Permission } from './permissions.ts'
import { staffCall, type StaffCall } from './call.ts'

const whole = Type.Integer({ minimum: 0, maximum: 100_000_000 })

/** The query of every staff list: a window of rows, an order, a search text, or the keys of some rows. */
export const ListWindow = {
  _start: Type.Optional(whole),
  /** The index after the last row; at most `STAFF_LIST_MAX_ROWS` are returned. */
  _end: Type.Optional(whole),
  _sort: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' })),
  _order: Type.Optional(Type.Union([Type.Literal('ASC'), Type.Literal('DESC')])),
  q: Type.Optional(Type.String({ maxLength: 100 })),
  /** Keys separated by commas: only these rows. */
  ids: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{1,40}(,[0-9A-Za-z-]{1,40}){0,499}$' })),
}
export type ListWindow = Static<TObject<typeof ListWindow>>

/** Rows of a window without `_end`. */
export const LIST_WINDOW_ROWS = 25

/** The first row and the number of rows that a window asks for. */
export function windowRange({ _start = 0, _end = _start + LIST_WINDOW_ROWS }: ListWindow): { offset: number; limit: number } {
  return { offset: _start, limit: Math.min(Math.max(_end - _start, 0), STAFF_LIST_MAX_ROWS) }
}

type Fields = Record<string, TSchema>

/** The declaration of a resource. */
export interface ResourceShape {
  /** The permission to read. */
  see: Permission
  /** The permission to create, change and delete; absent: read-only. */
  edit?: Permission
  /** The key field, also part of the path; absent: `Id`. */
  key?: Fields
  /** A row of the list. */
  row: TSchema
  /** A single record, where it has more fields than its row. */
  record?: TSchema
  /** Filters of the list; each must be optional. */
  filters?: Fields
  /** The body that creates a record; absent: no create call. */
  create?: TSchema
  /** The editable fields, all of them (`ChangeBody` describes the body); absent: no change call. */
  change?: TObject
  /** Overrides `BODY_MAX_BYTES` for the body of a change. */
  changeMaxBytes?: number
  removes?: true
}

type Record_<R extends ResourceShape> = R['record'] extends TSchema ? R['record'] : R['row']
type KeyParams<R extends ResourceShape> = TObject<R['key'] extends Fields ? R['key'] : { Id: typeof Id }>
type Query<R extends ResourceShape> = TObject<(R['filters'] extends Fields ? R['filters'] : unknown) & typeof ListWindow>

/** The calls of one kind of record, in the form react-admin expects; undeclared ones are undefined. */
export interface StaffResource<R extends ResourceShape = ResourceShape> {
  /** The path below `/api/gestion/`, also the resource's name in the panel. */
  name: string
  /** The name of the key field. */
  keyField: string
  see: Permission
  edit: Permission | undefined
  list: StaffCall<{ query: Query<R>; answer: TArray<R['row']> }>
  read: StaffCall<{ params: KeyParams<R>; answer: Record_<R> }>
  create: R['create'] extends TSchema ? StaffCall<{ body: R['create']; answer: Record_<R> }> : undefined
  /** The complete set of editable fields. */
  draft: R['change'] extends TObject ? R['change'] : undefined
  change: R['change'] extends TObject ? StaffCall<{ params: KeyParams<R>; body: TUnsafe<ChangeBody<Static<R['change']>>>; answer: Record_<R> }> : undefined
  /** The last change made to a record by hand. */
  lastChange: R['change'] extends TObject ? StaffCall<{ params: KeyParams<R>; answer: typeof LastChange }> : undefined
  /** Undoes that change. */
  undo: R['change'] extends TObject ? StaffCall<{ params: KeyParams<R>; body: typeof UndoneChange; answer: Record_<R> }> : undefined
  remove: R['removes'] extends true ? StaffCall<{ params: KeyParams<R> }> : undefined
}

/**
 * Declares all calls of a resource (docs/gestion.md):
 *
 * - `GET /gestion/x?_start&_end&_sort&_order&q&ids&…filters` with `X-Total-Count`
 * - `GET /gestion/x/:Id`, `POST /gestion/x`, `PUT /gestion/x/:Id`, `DELETE /gestion/x/:Id`
 * - where records can be changed: `GET /gestion/x/:Id/ultimo-cambio`, `POST /gestion/x/:Id/deshacer`
 */
export function staffResource<const R extends ResourceShape>(name: string, shape: R): StaffResource<R> {
  const { see, edit, key = { Id }, row, record = row, filters = {}, create, change, changeMaxBytes, removes } = shape
  const keyField = Object.keys(key)[0] ?? 'Id'
  const path = `/gestion/${name}`
  const params = Closed(key)
  const editing = edit ?? see
  return {
    name,
    keyField,
    see,
    edit,
    list: staffCall('GET', path, see, { query: Closed({ ...filters, ...ListWindow }), answer: Type.Array(row) }),
    read: staffCall('GET', `${path}/:${keyField}`, see, { params, answer: record }),
    create: create && staffCall('POST', path, editing, { body: create, answer: record }),
    draft: change,
    change: change && staffCall('PUT', `${path}/:${keyField}`, editing, { params, body: changeBody(change), answer: record, ...(changeMaxBytes !== undefined && { bodyMaxBytes: changeMaxBytes }) }),
    lastChange: change && staffCall('GET', `${path}/:${keyField}/ultimo-cambio`, see, { params, answer: LastChange }),
    undo: change && staffCall('POST', `${path}/:${keyField}/deshacer`, editing, { params, body: UndoneChange, answer: record }),
    remove: removes && staffCall('DELETE', `${path}/:${keyField}`, editing, { params }),
  } as unknown as StaffResource<R>
}
