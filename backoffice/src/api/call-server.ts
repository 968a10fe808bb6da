import { HttpError } from 'react-admin'
import {
  callUrl,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallQuery,
} from '@gondola/contract/calls'
import { type Problem, REFUSALS } from '@gondola/contract/problems'
import { PANEL_TEXTS, findOwnStaff, staffLogin, staffLogout } from '@gondola/contract/staff'
import { renewSession } from './session-renewal.ts'

const API = '/api'
const UPLOAD_TYPE = 'application/octet-stream'

type Needed<Name extends string, T> = undefined extends T ? unknown : { [N in Name]: T }

/** The input of a call, as declared. */
export type CallInput<C extends Call> = Needed<'params', CallParams<C>> &
  Needed<'body', CallBody<C>> & {
    query?: CallQuery<C>
    /** The file, for an upload call. */
    file?: Blob
    signal?: AbortSignal
  }

export interface PlainInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  file?: Blob
  signal?: AbortSignal
}

/** The server's answer, and for a list the total number of rows. */
export interface Answer<T> {
  json: T
  total: number
}

/**
 * Makes a call of the contract and returns its answer.
 *
 * @throws HttpError with the problem's Spanish as its message; `body.errors` has it by the invalid form field, where
 * react-admin's forms show it; status 0: no response
 */
export async function callServer<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  return (await askServer<CallAnswer<C>>(call, input)).json
}

/** Changes in flight, by request. */
const underway = new Map<string, Promise<Answer<unknown>>>()

/**
 * The same for calls chosen at run time. A change requested again while it is in flight, by the second press of a
 * double click, counts as the same change: it is sent once, and both callers get the answer.
 */
export function askServer<T>(call: Call, input: PlainInput = {}): Promise<Answer<T>> {
  const { params, query, body, file, signal } = input
  if (call.method === 'GET' || file !== undefined || signal !== undefined) return ask<T>(call, input)
  const change = `${call.method} ${callUrl(call, params, query)} ${JSON.stringify(body)}`
  const sent = underway.get(change) ?? ask<T>(call, input).finally(() => underway.delete(change))
  underway.set(change, sent)
  return sent as Promise<Answer<T>>
}

async function ask<T>(call: Call, input: PlainInput): Promise<Answer<T>> {
  const answer = await send(call, input)
  const text = await answer.text()
  const json = (text === '' ? undefined : JSON.parse(text)) as T
  return { json, total: Number(answer.headers.get('X-Total-Count') ?? 0) }
}

/** Calls that check, start or end a session: a missing session must not start a renewal there. */
const OF_SESSIONS: ReadonlySet<Call> = new Set<Call>([findOwnStaff, staffLogin, staffLogout])

/** Sends a call; if the session has ended, waits for its renewal and then continues with the same input. */
async function send(call: Call, input: PlainInput, hasNewToken = false): Promise<Response> {
  const answer = await attempt(call, input)
  if (answer.ok) return answer
  const problem = await problemOf(answer)
  if (problem.code === 'sesion' && !OF_SESSIONS.has(call) && (await renewSession())) return send(call, input)
  // the cookie was deleted or never set: any GET sets a new one
  if (problem.code === 'xsrf' && !hasNewToken) {
    await reach(`${API}/parametros/get`, {})
    return send(call, input, true)
  }
  throw toHttpError(problem)
}

function attempt(call: Call, { params, query, body, file, signal }: PlainInput): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (call.method !== 'GET') headers.set('X-XSRF-TOKEN', xsrfToken())
  if (file !== undefined) headers.set('Content-Type', UPLOAD_TYPE)
  else if (body !== undefined) headers.set('Content-Type', 'application/json')
  return reach(API + callUrl(call, params, query), {
    method: call.method,
    headers,
    credentials: 'same-origin',
    body: file ?? (body === undefined ? null : JSON.stringify(body)),
    ...(signal && { signal }),
  })
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new HttpError(PANEL_TEXTS.networkLost, 0)
  }
}

function xsrfToken(): string {
  const entry = document.cookie.split('; ').find((each) => each.startsWith('XSRF-TOKEN='))
  return entry === undefined ? '' : decodeURIComponent(entry.slice('XSRF-TOKEN='.length))
}

async function problemOf(answer: Response): Promise<Problem> {
  const isProblem = answer.headers.get('Content-Type')?.includes('json') ?? false
  if (isProblem) return (await answer.json()) as Problem
  const { title, text } = REFUSALS.interno
  return { type: 'about:blank', title, status: answer.status, detail: text, code: 'interno' }
}

function toHttpError(problem: Problem): HttpError {
  const { detail, status, Campo } = problem
  return new HttpError(detail, status, {
    ...problem,
    ...(Campo !== undefined && { errors: { [Campo]: detail } }),
  })
}

/** A fault found in the browser, reported at its field like one of the server's. */
export const fieldFault = (field: string, text: string): HttpError =>
  new HttpError(text, 422, { errors: { [field]: text } })

/** Whether the server refused with this code: `isRefusal(error, 'precios')`. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof HttpError && (error.body as Problem | null)?.code === code

/** The Spanish message of any error. */
export const faultText = (error: unknown): string =>
  error instanceof HttpError ? error.message : REFUSALS.interno.text
