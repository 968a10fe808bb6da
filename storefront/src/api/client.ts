import { API, apiClient, type ApiRequest, type CallInput } from '@gondola/contract/http'
import { SCREEN_CLIENT_HEADER } from '@gondola/contract/base'
import { callUrl, type Call, type CallAnswer } from '@gondola/contract/calls'
import { findOwnClient } from '@gondola/contract/clients'
import { retryWhileAway, retryAfterSeconds } from './scheduling.ts'
import { branchClosed, inBranch } from './branch.ts'
import { tellStoodIn, tellUnanswered } from './connection.ts'
import { isAway, NetworkLost, Refused, sessionEnded } from './errors.ts'
import { findKeptAnswer, isKept, keepAnswer, keptAnswersOwner } from './cached-answers.ts'

/** A call without an answer after this time fails as `NetworkLost`. */
const ANSWER_MAX_MS = 30_000
/** Timeout of a probe, shorter because the answer is small. */
const PROBE_MAX_MS = 8000

/** The range of a whole list. */
export const ALL = { from: 0, count: 0 } as const

/** A list and its total count (`X-Total-Count`, contract §2). */
export interface Listed<T> {
  items: T
  total: number
  /** The words searched for, where what was typed was mended. */
  searched?: string | null
  /** What was asked to be free of, and no article declares. */
  undeclared?: string | null
  /** What is not sold, where others of its kind are listed. */
  notSold?: string | null
}

const shop = apiClient({
  exchange: (url, request) => fetchFromShop(url, fromScreen(request)),
  cookies: () => document.cookie,
  unanswered: (cause) => new NetworkLost(cause),
})

/**
 * Makes one call of the contract and returns its answer. @throws `Refused` with the server's problem+json, or
 * `NetworkLost` when no answer came
 */
export async function send<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  return (await sendForList(call, input)).items
}

/** The same as `send`, for a list: adds the total over all pages. */
export async function sendForList<C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<Listed<CallAnswer<C>>> {
  const outcome = await shop.send(call, inBranch(call, input))
  if (outcome.problem === undefined) {
    const { json: items, problem: _, ...list } = outcome
    return { items, ...list }
  }
  // a place is held beside the customer's work: what they do next asks for the login
  if (outcome.problem.code === 'sesion' && !call.path.startsWith('/entrega/')) sessionEnded()
  if (outcome.problem.code === 'sucursal-cerrada') branchClosed()
  throw new Refused(outcome.problem, retryAfterSeconds(outcome.response))
}

/** A change says whose screen it was made on. */
function fromScreen(request: ApiRequest): ApiRequest {
  const owner = keptAnswersOwner()
  if (request.method === 'GET' || owner === null) return request
  return { ...request, headers: { ...request.headers, [SCREEN_CLIENT_HEADER]: String(owner) } }
}

/** Answers from the cache if the network is lost; waits for a busy shop if the request is safe to repeat. */
function fetchFromShop(url: string, request: ApiRequest): Promise<Response> {
  const reach = () => fetchInTime(url, request)
  if (request.method === 'GET' && isKept(url)) return fetchOrKept(url, reach, request.signal)
  return request.headers?.['Idempotency-Key'] ? retryWhileAway(reach) : reach()
}

async function fetchOrKept(
  url: string,
  reach: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const owner = keptAnswersOwner()
  try {
    const response = await reach()
    // If storage is full or blocked, the answer is returned all the same.
    if (response.ok) keepAnswer(url, response.clone(), owner).catch(() => undefined)
    return response
  } catch (error) {
    const kept = signal?.aborted ? null : await findKeptAnswer(url).catch(() => null)
    if (!kept) throw error
    tellStoodIn(kept.at)
    return kept.response
  }
}

async function fetchInTime(url: string, request: ApiRequest): Promise<Response> {
  const patience = AbortSignal.timeout(ANSWER_MAX_MS)
  const signal = request.signal ? AbortSignal.any([request.signal, patience]) : patience
  try {
    const response = await fetch(url, { ...request, signal })
    if (isAway(response.status)) tellUnanswered()
    return response
  } catch (error) {
    if (!request.signal?.aborted) tellUnanswered()
    throw error
  }
}

/** Probes the shop with a small request; any answer counts but those of a shop that is away. */
export async function isShopThere(): Promise<boolean> {
  try {
    const init = { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MAX_MS) } as const
    const { status } = await fetch(API + callUrl(findOwnClient), init)
    return !isAway(status)
  } catch {
    return false
  }
}
