import {
  type Call,
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallQuery,
  callUrl,
} from '@gondola/contract/calls'
import type { Problem } from '@gondola/contract/problems'
import { againWhileAway, retryAfterSeconds } from './again-while-away.ts'
import { tellStoodIn, tellUnanswered } from './connection.ts'
import { NetworkLost, Refused, sessionEnded, unreadableProblem } from './errors.ts'
import { findKeptAnswer, isKept, keepAnswer, keptAnswersOwner } from './kept-answers.ts'

/** Path of the API on the shop's own origin (contract §1). */
const API = '/api'
/** A call without an answer after this time fails as `NetworkLost`. */
const ANSWER_MAX_MS = 30_000
/** Timeout of a probe, shorter because the answer is small. */
const PROBE_MAX_MS = 8000
/** Any GET sets the XSRF cookie; this answer is small (contract §3). */
const COOKIE_GIVER = '/clientes/yo'

type Needed<Name extends string, T> = undefined extends T ? unknown : { [N in Name]: T }
type CallQueryOf<C extends Call> = undefined extends CallQuery<C> ? unknown : { query?: CallQuery<C> }

/** A call's input: path parameters, query and body as declared, and transport options. */
export type CallInput<C extends Call> = Needed<'params', CallParams<C>> &
  Needed<'body', CallBody<C>> &
  CallQueryOf<C> & { signal?: AbortSignal | undefined; idempotencyKey?: string }

/** A list and its total count (`X-Total-Count`, contract §2). */
export interface Listed<T> {
  items: T
  total: number
}

interface PlainInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  signal?: AbortSignal | undefined
  idempotencyKey?: string
}

/**
 * Makes one call of the contract and returns its answer. @throws `Refused` with the server's problem+json, or
 * `NetworkLost` when no answer came
 */
export async function send<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  return answerOf<C>(await request(call, input))
}

/** The same as `send`, for a list: adds the total over all pages. */
export async function sendForList<C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<Listed<CallAnswer<C>>> {
  const response = await request(call, input)
  const items = await answerOf<C>(response)
  const shown = Array.isArray(items) ? items.length : 0
  return { items, total: Number(response.headers.get('X-Total-Count') ?? shown) }
}

async function answerOf<C extends Call>(response: Response): Promise<CallAnswer<C>> {
  const text = await readText(response)
  return (text === '' ? undefined : JSON.parse(text)) as CallAnswer<C>
}

async function request(call: Call, input: PlainInput): Promise<Response> {
  const url = callUrl(call, input.params, input.query)
  const ask = () => attempt(call.method, url, input)
  const response =
    call.method === 'GET' && isKept(API + url)
      ? await attemptOrKept(API + url, ask)
      : await (input.idempotencyKey === undefined ? ask() : againWhileAway(ask))
  if (response.ok) return response
  const problem = await readProblem(response)
  if (problem.code === 'sesion') sessionEnded()
  throw new Refused(problem, retryAfterSeconds(response))
}

/** Falls back to the cached answer when the network is lost. */
async function attemptOrKept(url: string, ask: () => Promise<Response>): Promise<Response> {
  const owner = keptAnswersOwner()
  try {
    const response = await ask()
    // If storage is full or blocked, the answer is returned all the same.
    if (response.ok) keepAnswer(url, response.clone(), owner).catch(() => undefined)
    return response
  } catch (error) {
    const kept = error instanceof NetworkLost ? await findKeptAnswer(url).catch(() => null) : null
    if (!kept) throw error
    tellStoodIn(kept.at)
    return kept.response
  }
}

async function attempt(method: Call['method'], url: string, input: PlainInput): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (method !== 'GET') headers.set('X-XSRF-TOKEN', await xsrfToken())
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey)
  return reach(API + url, {
    method,
    headers,
    credentials: 'same-origin',
    body: input.body === undefined ? null : JSON.stringify(input.body),
    ...(input.signal && { signal: input.signal }),
  })
}

/** A fetch that throws `NetworkLost` for every failure without an answer; an abort by the caller stays an abort. */
async function reach(url: string, init: RequestInit = {}): Promise<Response> {
  const ownSignal = init.signal ?? null
  const patience = AbortSignal.timeout(ANSWER_MAX_MS)
  const signal = ownSignal ? AbortSignal.any([ownSignal, patience]) : patience
  try {
    return await fetch(url, { ...init, signal })
  } catch (cause) {
    if (ownSignal?.aborted) throw cause
    tellUnanswered()
    throw new NetworkLost(cause)
  }
}

/** Probes the shop with a small request; any answer counts, whatever its status. */
export async function isShopThere(): Promise<boolean> {
  try {
    const init = { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MAX_MS) } as const
    await fetch(API + COOKIE_GIVER, init)
    return true
  } catch {
    return false
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new NetworkLost(cause)
  }
}

async function xsrfToken(): Promise<string> {
  if (cookie('XSRF-TOKEN') === '') await reach(API + COOKIE_GIVER)
  return cookie('XSRF-TOKEN')
}

function cookie(name: string): string {
  const entry = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : ''
}

async function readProblem(response: Response): Promise<Problem> {
  const isProblem = response.headers.get('Content-Type')?.includes('json') ?? false
  return isProblem ? (JSON.parse(await readText(response)) as Problem) : unreadableProblem(response.status)
}
