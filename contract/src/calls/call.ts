import type { Static, TSchema } from 'typebox'
import type { ApiScope } from '../entities/api-scopes.ts'
import type { Permission } from '../rules/permissions.ts'

/** Who may call: anybody, the client whose session it is, or staff (contract §4); or another system with its key. */
export type Auth = 'anybody' | 'client' | 'staff' | 'key'

/** Which shared rate limit guards a call; the numbers are in `CALL_LIMITS`. */
export type LimitName = 'login' | 'registration' | 'recovery' | 'confirmation' | 'confirmationMail' | 'lookup' | 'order' | 'form' | 'list' | 'staffLogin' | 'integration'

/** What a call takes and answers beside its method, path and caller. */
export interface CallShape {
  /** Named parts of the path. */
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The answer of a success; absent: 204, no content. */
  answer?: TSchema
  /** The answer is a file of this media type. */
  file?: 'text/csv'
  limit?: LimitName
  /** The body is a file, sent as it is (`application/octet-stream`), of at most so many bytes. */
  upload?: { maxBytes: number }
  /** A JSON body may be longer than `BODY_MAX_BYTES`. */
  bodyMaxBytes?: number
}

/** One call of the API, declared once for server, storefront and documentation. */
export interface Call<S extends CallShape = CallShape, A extends Auth = Auth> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `/api`, with `:Name` parts. */
  path: string
  auth: A
  shape: S
  /** What a member of staff must be allowed to do; there on every staff call. */
  permission?: Permission
  /** What the key must be allowed to do; there on every call of another system. */
  scope?: ApiScope
}

/** Declares a call: `call('GET', '/tarticulos/get/:Codigo', 'anybody', { params, answer })`. */
export function call<const S extends CallShape, A extends Exclude<Auth, 'staff' | 'key'>>(method: Call['method'], path: string, auth: A, shape: S): Call<S, A> {
  return { method, path, auth, shape }
}

/** A call of staff's. */
export type StaffCall<S extends CallShape = CallShape> = Call<S, 'staff'> & { permission: Permission }

/** Declares a call of staff's: `staffCall('GET', '/gestion/pedidos/cola', 'pedidos.ver', { query, answer })`. */
export function staffCall<const S extends CallShape>(method: Call['method'], path: string, permission: Permission, shape: S): StaffCall<S> {
  return { method, path, auth: 'staff', permission, shape }
}

/** Declares a call of another system's: `keyCall('GET', '/integraciones/pedidos', 'pedidos:leer', { query, answer })`. */
export function keyCall<const S extends CallShape>(method: Call['method'], path: string, scope: ApiScope, shape: S): Call<S, 'key'> & { scope: ApiScope } {
  return { method, path, auth: 'key', scope, shape }
}

type StaticOr<T, Otherwise> = T extends TSchema ? Static<T> : Otherwise

export type CallParams<C extends Call> = StaticOr<C['shape']['params'], undefined>
export type CallQuery<C extends Call> = StaticOr<C['shape']['query'], undefined>
export type CallBody<C extends Call> = StaticOr<C['shape']['body'], undefined>
export type CallAnswer<C extends Call> = StaticOr<C['shape']['answer'], undefined>

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
