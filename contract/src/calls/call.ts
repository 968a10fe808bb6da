import type { Static, TSchema } from 'typebox'
import type { CallDocs, ResourceCallDocs } from './api-docs.ts'
import type { ApiScope, Permission } from './permissions.ts'

/** Who may call: anybody, the client of the session, staff (contract §4), or another system with its key. */
export type Auth = 'anybody' | 'client' | 'staff' | 'key'

/** The shared rate limit of a call; the numbers are in `CALL_LIMITS`. */
export type LimitName =
  | 'login'
  | 'registration'
  | 'recovery'
  | 'confirmation'
  | 'confirmationMail'
  | 'lookup'
  | 'order'
  | 'payment'
  | 'card'
  | 'preview'
  | 'ownData'
  | 'ownPassword'
  | 'hold'
  | 'rating'
  | 'claim'
  | 'device'
  | 'export'
  | 'form'
  | 'list'
  | 'staffLogin'
  | 'integration'

/** The inputs and output of a call, apart from method, path and caller. */
export interface CallShape {
  /** Named parts of the path. */
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The body of a successful answer; absent: 204, no content. */
  answer?: TSchema
  /** The answer is a file, or a stream of events, of this media type. */
  file?: 'text/csv' | 'text/event-stream' | 'text/plain'
  limit?: LimitName
  /** The body is a raw file (`application/octet-stream`) of at most `maxBytes`. */
  upload?: { maxBytes: number }
  /** Overrides `BODY_MAX_BYTES` for a longer JSON body. */
  bodyMaxBytes?: number
  /** What the API's description says of the call; the pages' builds leave it out. */
  docs?: CallDocs | ResourceCallDocs
  /** Answers customers and visitors before the shop opens, too; others answer only staff who look at it. */
  whileClosed?: true
  /** For staff of some branches too: the handler shows and changes only what is of theirs (`isOpenToBranches`). */
  byBranch?: true
  /** It tells of people: the rows are counted by account and day; those of orders, which are read again and again, once. */
  people?: true | 'orders'
  /** Staff must have said their password or code within the last `RECENT_LOGIN_MINUTES`; the panel asks for it. 'sometimes': the server asks for some inputs only. */
  needsRecentLogin?: true | 'sometimes'
  /** Answers also staff who must choose their password or set up a second factor first: what they do it with. */
  beforeSecondFactor?: true
}

/** The types of a call's parts, computed from its schemas where it is declared; an absent part is undefined. */
export interface CallParts {
  params: Record<string, string | number> | undefined
  query: Record<string, string | number | boolean | undefined> | undefined
  body: unknown
  /** Whether the body is a raw file. */
  upload: boolean
  answer: unknown
}

/**
 * One call of the API, declared once and used by the server, the storefront and the documentation. Its type names the
 * types of its parts, not their schemas: whoever makes or serves a call compares plain types (docs/decisions/0018).
 */
export interface Call<P extends CallParts = CallParts, A extends Auth = Auth> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `/api`, with `:Name` parts. */
  path: string
  auth: A
  shape: CallShape
  /** The types of the parts, for the compiler only: never set. */
  parts?: P
  /** The permission that a member of staff needs; set on every staff call. */
  permission?: Permission
  /** The scope that the key needs; set on every call for other systems. */
  scope?: ApiScope
}

export type StaticOr<T, Otherwise> = T extends TSchema ? Static<T> : Otherwise

type CallOf<S extends CallShape, A extends Auth> = Call<
  {
    params: StaticOr<S['params'], undefined>
    query: StaticOr<S['query'], undefined>
    body: StaticOr<S['body'], undefined>
    upload: S['upload'] extends object ? true : false
    answer: StaticOr<S['answer'], undefined>
  },
  A
>

/** Declares a call: `call('GET', '/tarticulos/get/:Codigo', 'anybody', { params, answer })`. */
export function call<const S extends CallShape, A extends Exclude<Auth, 'staff' | 'key'>>(method: Call['method'], path: string, auth: A, shape: S): CallOf<S, A> {
  return { method, path, auth, shape }
}

export type StaffCall<P extends CallParts = CallParts> = Call<P, 'staff'> & { permission: Permission }

/** Declares a call for staff: `staffCall('GET', '/gestion/pedidos/cola', 'pedidos.ver', { query, answer })`. */
export function staffCall<const S extends CallShape>(method: Call['method'], path: string, permission: Permission, shape: S): CallOf<S, 'staff'> & { permission: Permission } {
  return { method, path, auth: 'staff', permission, shape }
}

/** Declares a call for another system: `keyCall('GET', '/integraciones/pedidos', 'pedidos:leer', { answer })`. */
export function keyCall<const S extends CallShape>(method: Call['method'], path: string, scope: ApiScope, shape: S): CallOf<S, 'key'> & { scope: ApiScope } {
  return { method, path, auth: 'key', scope, shape }
}

type PartsOf<C extends Call> = NonNullable<C['parts']>

export type CallParams<C extends Call> = PartsOf<C>['params']
export type CallQuery<C extends Call> = PartsOf<C>['query']
export type CallBody<C extends Call> = PartsOf<C>['body']
export type CallAnswer<C extends Call> = PartsOf<C>['answer']

/** A call's address below `/api`: each `:Name` filled from `params`, then the query. */
export function callUrl({ path }: Call, params: Readonly<Record<string, string | number>> = {}, query: Readonly<Record<string, string | number | boolean | undefined>> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path}: no value for ${name}`)
    return encodeURIComponent(value)
  })
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}
