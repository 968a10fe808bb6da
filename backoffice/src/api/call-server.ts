import { HttpError } from 'react-admin'
import { fits, type JsonSchema } from '@gondola/contract/base'
import { callUrl, type Call, type CallAnswer } from '@gondola/contract/calls'
import { apiClient, REFUSALS, type CallInput, type PlainInput, type Problem } from '@gondola/contract/http'
import { PANEL_TEXTS, findOwnStaff, staffLogin, staffLogout } from '@gondola/contract/staff'
import { REFUSED_TO_STAFF } from '../texts/order-editing.ts'
import { renewSession, type RenewalReason } from './session-renewal.ts'

const server = apiClient({
  exchange: (url, request) => fetch(url, request),
  cookies: () => document.cookie,
  unanswered: () => new HttpError(PANEL_TEXTS.networkLost, 0),
})

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
  const { params, query, file, signal } = input
  const body = input.body === undefined ? undefined : knownFields(call.shape.body as JsonSchema, input.body)
  if (call.method === 'GET' || file !== undefined || signal !== undefined)
    return ask<T>(call, { ...input, body })
  const change = `${call.method} ${callUrl(call, params, query)} ${JSON.stringify(body)}`
  const sent = underway.get(change) ?? ask<T>(call, { ...input, body }).finally(() => underway.delete(change))
  underway.set(change, sent)
  return sent as Promise<Answer<T>>
}

/** A body with the fields of its call alone: forms send whole records, and the server refuses what it does not know. */
function knownFields(schema: JsonSchema, value: unknown): unknown {
  const { anyOf, items, properties } = schema
  if (anyOf) {
    const fitting = anyOf.find((one) => fits(one, value))
    return fitting ? knownFields(fitting, value) : value
  }
  if (items && Array.isArray(value)) return value.map((item) => knownFields(items, item))
  if (!properties || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = properties[name]
      return field === undefined ? [] : [[name, knownFields(field, inner)]]
    }),
  )
}

/** Calls that check, start or end a session: a missing session must not start a renewal there. */
const OF_SESSIONS: ReadonlySet<Call> = new Set<Call>([findOwnStaff, staffLogin, staffLogout])

/** The refusals after which the user is asked, and the call is sent again. */
const RENEWED: Readonly<Record<string, RenewalReason>> = { sesion: 'ended', 'confirmar-identidad': 'old' }

/** Makes a call; if the session has ended or is too old for it, waits for its renewal and sends the same input again. */
async function ask<T>(call: Call, input: PlainInput): Promise<Answer<T>> {
  const outcome = await server.ask<T>(call, input)
  if (outcome.problem === undefined) return outcome
  const reason = OF_SESSIONS.has(call) ? undefined : RENEWED[outcome.problem.code]
  if (reason !== undefined && (await renewSession(reason, call.method !== 'GET'))) return ask(call, input)
  throw toHttpError(outcome.problem)
}

/** A broken schema's text begins with the field's name, which the form has beside it. */
function withoutName({ code, detail, Campo }: Problem): string {
  if (Campo === undefined || code !== 'datos') return detail
  const said = detail.replace(/^[^:]*: /, '')
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

function toHttpError(problem: Problem): HttpError {
  const { status, Campo } = problem
  const detail = REFUSED_TO_STAFF[problem.code] ?? withoutName(problem)
  return new HttpError(detail, status, {
    ...problem,
    ...(Campo !== undefined && { errors: { [Campo]: detail } }),
  })
}

/** A fault found in the browser, reported at its field like one of the server's. */
export const fieldFault = (field: string, text: string): HttpError =>
  new HttpError(text, 422, { Campo: field, errors: { [field]: text } })

/** The form field that was refused; undefined: none in particular. */
export const faultField = (error: unknown): string | undefined =>
  error instanceof HttpError ? ((error.body as Problem | null)?.Campo ?? undefined) : undefined

/** Whether the server refused with this code: `isRefusal(error, 'precios')`. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof HttpError && (error.body as Problem | null)?.code === code

/** The Spanish message of any error. */
export const faultText = (error: unknown): string =>
  error instanceof HttpError ? error.message : REFUSALS.interno.text
