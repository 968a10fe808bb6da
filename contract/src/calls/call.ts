import type { Static, TSchema } from 'typebox'

/** Who may call: anybody, the client whose session it is, or staff (contract §4). */
export type Auth = 'anybody' | 'client' | 'staff'

/** Which shared rate limit guards a call; the numbers are in `CALL_LIMITS`. */
export type LimitName = 'login' | 'registration' | 'recovery' | 'lookup' | 'form' | 'list'

/** What a call takes and answers beside its method, path and caller. */
export interface CallShape {
  /** Named parts of the path. */
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The answer of a success; absent: 204, no content. */
  answer?: TSchema
  limit?: LimitName
}

/** One call of the API, declared once for server, storefront and documentation. */
export interface Call<S extends CallShape = CallShape, A extends Auth = Auth> {
  method: 'GET' | 'POST' | 'PUT'
  /** Path below `/api`, with `:Name` parts. */
  path: string
  auth: A
  shape: S
}

/** Declares a call: `call('GET', '/tarticulos/get/:Codigo', 'anybody', { params, answer })`. */
export function call<const S extends CallShape, A extends Auth>(method: Call['method'], path: string, auth: A, shape: S): Call<S, A> {
  return { method, path, auth, shape }
}

type StaticOr<T, Otherwise> = T extends TSchema ? Static<T> : Otherwise

export type CallParams<C extends Call> = StaticOr<C['shape']['params'], undefined>
export type CallQuery<C extends Call> = StaticOr<C['shape']['query'], undefined>
export type CallBody<C extends Call> = StaticOr<C['shape']['body'], undefined>
export type CallAnswer<C extends Call> = StaticOr<C['shape']['answer'], undefined>

/** A call's address below `/api`: each `:Name` filled from `params`, then the query. */
export function callUrl({ path }: Call, params: Readonly<Record<string, string | number>> = {}, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path}: no value for ${name}`)
    return encodeURIComponent(value)
  })
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}
