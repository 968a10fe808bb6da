import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Auth, Call, CallParts } from '@gondola/contract/calls'
import type { TSchema } from 'typebox'
import { TimeSlicer } from '../platform/runtime/time-slicing.ts'
import { answerSerializer } from './answer-serializer.ts'
import type { ClientSession, KeySession, StaffSession } from './caller.ts'
import type { Deps } from '../platform/deps.ts'

/** Serves a part of the API below `/api`. `Needs`: what its room is given. */
export type Feature<Needs extends Deps = Deps> = (api: FastifyInstance, deps: Needs) => void | Promise<void>

const callSchema = ({ shape: { params, query, body } }: Call): FastifySchema => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's declaration of the route, read by sessions, XSRF check, limits and validation. */
    call?: Call
  }
}

type SessionOf<A extends Auth> = A extends 'client'
  ? ClientSession
  : A extends 'staff'
    ? StaffSession
    : A extends 'key'
      ? KeySession
      : ClientSession | null

/** A handler's input: the request, checked by the call's schema, and the caller's session. */
export interface Served<P extends CallParts, A extends Auth> {
  params: P['params']
  query: P['query']
  body: P['body']
  /** The uploaded file, if the call takes one. */
  upload: P['upload'] extends true ? Readable : undefined
  /** The session of the client, staff member or other system; null only in public calls. */
  session: SessionOf<A>
  /** Sets `X-Total-Count`, the whole list's length (contract §2). */
  total(count: number): void
  /**
   * Uncounts this attempt: a correct login is no guess. It counts towards the higher limit of successful attempts
   * instead.
   */
  forgive(): Promise<void>
  /** Marks the browser as known for the account that this call named, after a successful login. */
  remember(mail?: boolean): void
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns: the call's answer, nothing for a call without one (204), or the reply it sent itself. */
type Result<P extends CallParts> = ([P['answer']] extends [undefined] ? void : P['answer']) | FastifyReply

/** Answers a call; a handler that has sent the answer itself returns the reply. */
export type Handler<P extends CallParts, A extends Auth> = (
  served: Served<P, A>,
) => Result<P> | Promise<Result<P>>

/** Reading and writing so much of a customer's own costs about a millisecond of the processor. */
const BYTES_PER_MS = 25_000
/** Shorter lists are written at once. */
const WHOLE_ITEMS_MAX = 5

/** Serves one call of the contract: path, request and answer schemas, access and limits come from its declaration. */
export function serve<P extends CallParts, A extends Auth>(
  app: FastifyInstance,
  call: Call<P, A>,
  handler: Handler<P, A>,
): void {
  const { answer, upload, bodyMaxBytes } = call.shape
  const bodyLimit = upload?.maxBytes ?? bodyMaxBytes
  const serialize = answer === undefined ? undefined : serializerOf(answer)
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: callSchema(call),
    handler: async (request, reply) => {
      const result = await handler(servedOf<P, A>(request, reply))
      if (call.shape.people !== undefined) noteRead(request, call.shape.people, result)
      // A reply is thenable: awaiting a handler that returned it yields undefined once it is sent, or its reader went.
      if (reply.sent || reply.raw.headersSent) return reply
      if (serialize === undefined) return reply.code(204).send()
      const json = await serialize(result)
      // what is read and written for one customer alone, such as orders of hundreds of lines
      if (call.auth === 'client') request.weigh(json.length, json.length / BYTES_PER_MS)
      return reply.type('application/json; charset=utf-8').send(json)
    },
  })
}

/** Which rows about people the answer tells; `audit/people-reads.ts` counts them. */
function noteRead(request: FastifyRequest, people: true | 'orders', result: unknown): void {
  const rows = Array.isArray(result) ? (result as unknown[]) : [result]
  if (people === true) request.peopleRead = rows.length
  else request.ordersRead = (rows as { Id: number; Pedido?: number }[]).map(({ Id, Pedido = Id }) => Pedido)
}

/** Writes an answer as JSON; a list item by item, yielding in between. */
function serializerOf(answer: TSchema): (result: unknown) => string | Promise<string> {
  const serialize = answerSerializer(answer)
  const { items } = answer as { items?: TSchema }
  if (items === undefined) return serialize
  const serializeItem = answerSerializer(items)
  return (result) =>
    Array.isArray(result) && result.length > WHOLE_ITEMS_MAX
      ? inSlices(result as unknown[], serializeItem)
      : serialize(result)
}

async function inSlices(list: readonly unknown[], serialize: (item: unknown) => string): Promise<string> {
  const slicer = new TimeSlicer()
  const parts: string[] = []
  for (const item of list) {
    parts.push(serialize(item))
    await slicer.pause()
  }
  return `[${parts.join(',')}]`
}

function servedOf<P extends CallParts, A extends Auth>(
  request: FastifyRequest,
  reply: FastifyReply,
): Served<P, A> {
  return {
    params: request.params as P['params'],
    query: request.query as P['query'],
    body: request.body,
    upload: request.body as Served<P, A>['upload'],
    session: (request.keySession ?? request.staffSession ?? request.clientSession) as SessionOf<A>,
    total: (count) => void reply.header('x-total-count', count),
    forgive: () => request.forgive(),
    remember: (mail = true) => request.remember(reply, mail),
    request,
    reply,
  }
}

/** Rows of a list, and the length of the whole list. */
interface Listed<Rows> {
  rows: Rows
  total: number
}

/** Serves one page of a list, with the whole list's length in `X-Total-Count` (contract §2). */
export function serveList<P extends CallParts, A extends Auth>(
  app: FastifyInstance,
  call: Call<P, A>,
  list: (served: Served<P, A>) => Promise<Listed<Result<P>>>,
): void {
  serve(app, call, async (served) => {
    const { rows, total } = await list(served)
    served.total(total)
    return rows
  })
}

/** Where `/{from}/{count}` begins and ends in a list; a count of 0 means all the rest. */
export const boundsOf = ({ from, count }: { from: number; count: number }): [number, number | undefined] => [
  from,
  count === 0 ? undefined : from + count,
]

/** The page of a list that `/{from}/{count}` asks for. */
export const pageOf = <T>(list: readonly T[], range: { from: number; count: number }): Listed<T[]> => ({
  rows: list.slice(...boundsOf(range)),
  total: list.length,
})

/** Sends a table for spreadsheets as a file; without a name, under that of the link. */
export const sendCsv = (reply: FastifyReply, content: string | Readable, name?: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', name === undefined ? 'attachment' : `attachment; filename="${name}"`)
    .send(content)
