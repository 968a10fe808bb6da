import {
  NOT_SOLD_HEADER,
  SEARCHED_FOR_HEADER,
  UNDECLARED_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from '../base/index.ts'
import type { Problem } from './problem.ts'
import {
  callUrl,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallParts,
  type CallQuery,
} from '../calls/index.ts'
import { findOwnClient } from '../clients/index.ts'
import { INNER_FAILURE, TOO_MANY_TRIES } from './refusals-texts.ts'

/** Path of the API on the shop's own origin (contract §1). */
export const API = '/api'

/** A type of the platform where the program has it: the contract itself knows neither browser nor Node. */
type Platform<Name extends string, Otherwise> =
  typeof globalThis extends Record<Name, { prototype: infer T }> ? T : Otherwise

export interface PlainInput {
  params?: CallParts['params']
  query?: CallParts['query']
  body?: unknown
  /** The file, for an upload call. */
  file?: Platform<'Blob', { size: number }>
  signal?: Platform<'AbortSignal', { aborted: boolean }> | undefined
  idempotencyKey?: string
}

type Needed<Name extends string, T> = undefined extends T ? unknown : { [N in Name]: T }

/** A call's input: path parameters, query and body as declared, and transport options. */
export type CallInput<C extends Call> = Needed<'params', CallParams<C>> &
  Needed<'body', CallBody<C>> & { query?: CallQuery<C> } & Pick<
    PlainInput,
    'file' | 'signal' | 'idempotencyKey'
  >

/** A request in the shape of fetch's `RequestInit`. */
export interface ApiRequest {
  method?: Call['method']
  headers?: Record<string, string>
  credentials?: 'same-origin'
  body?: string | Platform<'Blob', { size: number }> | null
  signal?: Platform<'AbortSignal', { aborted: boolean }>
}

/** The part of fetch's `Response` that is read. */
export interface ApiResponse {
  ok: boolean
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
}

export interface Transport<R extends ApiResponse> {
  /** Sends a request as `fetch` does. */
  exchange(url: string, request: ApiRequest): Promise<R>
  /** The cookies as in `document.cookie`. */
  cookies(): string | Promise<string>
  /** The error to throw if no complete answer came; a call aborted by its caller throws the abort instead. */
  unanswered(cause: unknown): Error
}

/**
 * The answer, the total number of a list's items (`X-Total-Count`, contract §2), the words searched for where a mistyped
 * search was mended, what it asks to be free of that no article declares, and what of it is not sold; or why the server refused.
 */
export type Outcome<T, R> =
  | {
      json: T
      total: number
      searched: string | null
      undeclared: string | null
      notSold: string | null
      problem?: undefined
    }
  | { problem: Problem; response: R }

/**
 * A client of the API, for browsers and tests. Every change carries the XSRF token: if its cookie is missing or refused,
 * any GET sets a new one (contract §3), and the change is sent once more.
 */
export function apiClient<R extends ApiResponse>({ exchange, cookies, unanswered }: Transport<R>) {
  async function complete<T>(part: () => Promise<T>, signal: PlainInput['signal']): Promise<T> {
    try {
      return await part()
    } catch (cause) {
      throw signal?.aborted ? cause : unanswered(cause)
    }
  }

  const renewToken = () => complete(() => exchange(API + callUrl(findOwnClient), {}), undefined)

  async function token(): Promise<string> {
    const known = cookieIn(await cookies(), XSRF_COOKIE)
    if (known !== '') return known
    await renewToken()
    return cookieIn(await cookies(), XSRF_COOKIE)
  }

  async function requestOf(
    { method }: Call,
    { body, file, signal, idempotencyKey }: PlainInput,
  ): Promise<ApiRequest> {
    const type = file ? 'application/octet-stream' : body !== undefined && 'application/json'
    return {
      method,
      headers: {
        Accept: 'application/json',
        ...(method !== 'GET' && { [XSRF_HEADER]: await token() }),
        ...(type && { 'Content-Type': type }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      credentials: 'same-origin',
      body: file ?? (body === undefined ? null : JSON.stringify(body)),
      ...(signal && { signal }),
    }
  }

  /** Makes a call chosen at run time. */
  async function ask<T>(call: Call, input: PlainInput, hasNewToken = false): Promise<Outcome<T, R>> {
    const url = API + callUrl(call, input.params, input.query)
    const request = await requestOf(call, input)
    const response = await complete(() => exchange(url, request), input.signal)
    const text = await complete(() => response.text(), input.signal)
    if (!response.ok) {
      const problem = problemIn(response, text)
      if (problem.code !== 'xsrf' || hasNewToken) return { problem, response }
      await renewToken()
      return ask(call, input, true)
    }
    const json = (text === '' ? undefined : JSON.parse(text)) as T
    const shown = Array.isArray(json) ? json.length : 0
    const words = (header: string) => {
      const encoded = response.headers.get(header)
      return encoded === null ? null : decodeURIComponent(encoded)
    }
    return {
      json,
      total: Number(response.headers.get('X-Total-Count') ?? shown),
      searched: words(SEARCHED_FOR_HEADER),
      undeclared: words(UNDECLARED_HEADER),
      notSold: words(NOT_SOLD_HEADER),
    }
  }

  return {
    ask,
    /** Makes a call with its input as declared. */
    send: <C extends Call>(call: C, input: CallInput<C>) => ask<CallAnswer<C>>(call, input),
  }
}

/** A cookie's value in `a=b; c=d`; '' if it is missing. */
export function cookieIn(cookies: string, name: string): string {
  const entry = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : ''
}

/** The problem in an answer; one without problem+json is for instance a proxy's error page. */
function problemIn({ status, headers }: ApiResponse, text: string): Problem {
  if (headers.get('Content-Type')?.includes('json')) return JSON.parse(text) as Problem
  const [{ title, text: detail }, code] =
    status === 429 ? [TOO_MANY_TRIES, 'limite'] : [INNER_FAILURE, 'interno']
  return { type: 'about:blank', title, status, detail, code }
}
