import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { LIST_SEARCH_MAX_CHARACTERS, STAFF_LIST_MAX_ROWS, Closed, Id, LastChange, UndoneChange, changeBody, type ChangeBody, type DraftSchema, OneOf } from '../base/index.ts'
import type { ResourceCallDocs, ResourceDocs } from './api-docs.ts'
import { type Permission, ROLE_PERMISSIONS } from './permissions.ts'
import { staffCall, type CallParts, type StaffCall, type StaticOr, type Call } from './call.ts'

const whole = Type.Integer({ minimum: 0, maximum: 100_000_000 })

/** The query of every staff list: a window of rows, an order, a search text, or the keys of some rows. */
export const ListWindow = {
  _start: Type.Optional(whole),
  /** The index after the last row; at most `STAFF_LIST_MAX_ROWS` are returned. */
  _end: Type.Optional(whole),
  _sort: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' })),
  _order: Type.Optional(OneOf('ASC', 'DESC')),
  q: Type.Optional(Type.String({ maxLength: LIST_SEARCH_MAX_CHARACTERS })),
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

export interface ResourceShape {
  /** The permission to read. */
  see: Permission
  /** The permission to create, change and delete; absent: read-only. */
  edit?: Permission
  /** The key field, also part of the path; absent: `Id`. */
  key?: Fields
  row: TSchema
  /** A single record, where it has more fields than its row. */
  record?: TSchema
  /** Filters of the list; each must be optional. */
  filters?: Fields
  /** The body that creates a record; absent: no create call. */
  create?: TSchema
  /** The editable fields, all of them (`ChangeBody` describes the body); absent: no change call. */
  change?: TObject
  /** Overrides `BODY_MAX_BYTES` for a new record and for a change. */
  bodyMaxBytes?: number
  removes?: true
  /** The names that describe its calls in the API's description. */
  docs?: ResourceDocs
  /** Its calls, or those that read, check the branches of the account (`CallShape.byBranch`). */
  byBranch?: true | 'reads'
  /** Its rows are people (`CallShape.people`). */
  people?: true | 'orders'
  /** Whoever creates, changes or removes one must have logged in recently (`CallShape.needsRecentLogin`). */
  needsRecentLogin?: true | 'sometimes'
}

/** The types of a resource, computed from its schemas where it is declared. */
export interface ResourceTypes {
  params: Record<string, string | number>
  row: unknown
  record: unknown
  query: Record<string, string | number | boolean | undefined>
  /** undefined: no create call. */
  create: unknown
  /** undefined: no change call. */
  change: unknown
  removes: boolean
}

/** `T`, which is a `Bound`; the compiler cannot tell before the schemas are known. */
type Checked<T, Bound> = T extends Bound ? T : never

type ResourceOf<R extends ResourceShape> = StaffResource<{
  params: Checked<Static<TObject<R['key'] extends Fields ? R['key'] : { Id: typeof Id }>>, ResourceTypes['params']>
  row: Static<R['row']>
  record: StaticOr<R['record'], Static<R['row']>>
  query: Checked<Static<TObject<(R['filters'] extends Fields ? R['filters'] : unknown) & typeof ListWindow>>, ResourceTypes['query']>
  create: StaticOr<R['create'], undefined>
  change: StaticOr<R['change'], undefined>
  removes: R['removes'] extends true ? true : false
}>

interface Parts<Params extends CallParts['params'], Query extends CallParts['query'], Body, Answer> {
  params: Params
  query: Query
  body: Body
  upload: false
  answer: Answer
}

/** `T`, or undefined where the resource does not declare what it is for. */
type IfDeclared<Declared, T> = [Declared] extends [undefined | false] ? undefined : T

/** The calls of one kind of record, in the form react-admin expects; undeclared ones are undefined. */
export interface StaffResource<R extends ResourceTypes = ResourceTypes> {
  /** The path below `/api/gestion/`, also the resource's name in the panel. */
  name: string
  keyField: string
  see: Permission
  edit: Permission | undefined
  list: StaffCall<Parts<undefined, R['query'], undefined, R['row'][]>>
  read: StaffCall<Parts<R['params'], undefined, undefined, R['record']>>
  create: IfDeclared<R['create'], StaffCall<Parts<undefined, undefined, R['create'], R['record']>>>
  /** The complete set of editable fields. */
  draft: IfDeclared<R['change'], DraftSchema<R['change']>>
  change: IfDeclared<R['change'], StaffCall<Parts<R['params'], undefined, ChangeBody<R['change']>, R['record']>>>
  /** The last change made to a record by hand. */
  lastChange: IfDeclared<R['change'], StaffCall<Parts<R['params'], undefined, undefined, LastChange>>>
  /** Undoes that change. */
  undo: IfDeclared<R['change'], StaffCall<Parts<R['params'], undefined, UndoneChange, R['record']>>>
  remove: IfDeclared<R['removes'], StaffCall<Parts<R['params'], undefined, undefined, undefined>>>
}

/**
 * Declares all calls of a resource (docs/gestion.md):
 *
 * - `GET /gestion/x?_start&_end&_sort&_order&q&ids&…filters` with `X-Total-Count`
 * - `GET /gestion/x/:Id`, `POST /gestion/x`, `PUT /gestion/x/:Id`, `DELETE /gestion/x/:Id`
 * - where records can be changed: `GET /gestion/x/:Id/ultimo-cambio`, `POST /gestion/x/:Id/deshacer`
 */
export function staffResource<const R extends ResourceShape>(name: string, shape: R): ResourceOf<R> {
  const { see, edit, key = { Id }, row, record = row, filters = {}, create, change, bodyMaxBytes, removes, byBranch, people, needsRecentLogin, docs } = shape
  const keyField = Object.keys(key)[0] ?? 'Id'
  const path = `/gestion/${name}`
  const params = Closed(key)
  const made = { ...(byBranch === true && { byBranch }), ...(needsRecentLogin && { needsRecentLogin }) }
  const seen = { ...(byBranch !== undefined && { byBranch: true as const }), ...(people && { people, needsRecentLogin: 'sometimes' as const }) }
  const longer = bodyMaxBytes === undefined ? {} : { bodyMaxBytes }
  const editing = edit ?? see
  const docsOf = (part: ResourceCallDocs['part']) => docs && { docs: { part, resource: docs } }
  return {
    name,
    keyField,
    see,
    edit,
    list: staffCall('GET', path, see, { query: Closed({ ...filters, ...ListWindow }), answer: Type.Array(row), ...seen, ...docsOf('list') }),
    read: staffCall('GET', `${path}/:${keyField}`, see, { params, answer: record, ...seen, ...docsOf('read') }),
    create: create && staffCall('POST', path, editing, { body: create, answer: record, ...longer, ...made, ...docsOf('create') }),
    draft: change,
    change: change && staffCall('PUT', `${path}/:${keyField}`, editing, { params, body: changeBody(change), answer: record, ...longer, ...made, ...docsOf('change') }),
    lastChange: change && staffCall('GET', `${path}/:${keyField}/ultimo-cambio`, see, { params, answer: LastChange, ...seen, ...docsOf('lastChange') }),
    undo: change && staffCall('POST', `${path}/:${keyField}/deshacer`, editing, { params, body: UndoneChange, answer: record, ...made, ...docsOf('undo') }),
    remove: removes && staffCall('DELETE', `${path}/:${keyField}`, editing, { params, ...made, ...docsOf('remove') }),
  } as unknown as ResourceOf<R>
}

/** Permissions to see what the whole chain shares and every customer may see. */
const SHARED_READS: ReadonlySet<Permission> = new Set(['catalogo.ver', 'promociones.ver', 'vidriera.ver', 'parametros.ver', 'entrega.ver'])

/**
 * Whether staff of some branches may use a call that their role allows: calls that check branches themselves
 * (`byBranch`), the own account, and reads of what the chain shares. All other calls, above all every change of what
 * the chain shares, need an account of all branches.
 */
export function isOpenToBranches({ method, permission, shape }: Pick<Call, 'method' | 'permission' | 'shape'>): boolean {
  if (shape.byBranch === true || permission === 'cuenta.propia') return true
  return method === 'GET' && permission !== undefined && SHARED_READS.has(permission)
}

/** Permissions of which staff of some branches can use at least one call; `permissions.test.ts` compares the calls. */
export const BRANCH_PERMISSIONS: ReadonlySet<Permission> = new Set([
  ...SHARED_READS,
  ...ROLE_PERMISSIONS.pedidos,
  'clientes.ver',
  'pedidos.tomar',
  'reclamos.atender',
  'pagos.devolver',
  'pagos.liberar',
  'precios.editar',
  'promociones.editar',
  'vidriera.editar',
  'entrega.editar',
  'informes.ver',
])
