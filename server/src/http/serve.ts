import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type {
  Auth,
  Call,
  CallAnswer,
  CallBody,
  CallParams,
  CallQuery,
  CallShape,
} from '@gondola/contract/calls/call.ts'
import { answerSerializer } from './answer-serializer.ts'
import { callSchema } from './call-schema.ts'
import type { ClientSession, KeySession, StaffSession } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration that a route serves: what sessions, limits, logs and metrics know it by. */
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

/** What a handler is given: everything checked by the call's schema, and the caller's session. */
export interface Served<S extends CallShape, A extends Auth> {
  params: CallParams<Call<S>>
  query: CallQuery<Call<S>>
  body: CallBody<Call<S>>
  /** The file that was sent, where the call takes one. */
  upload: S['upload'] extends { maxBytes: number } ? Readable : undefined
  /** A client call's own session, a staff call's, another system's; null only where anybody may call. */
  session: SessionOf<A>
  /** Tells the whole list's length (`X-Total-Count`, contract §2). */
  total(count: number): void
  /**
   * Takes this call back from the caller's count of attempts: a login that was right is no attempt at guessing. It is
   * counted as a right one, of which there may be more.
   */
  forgive(): Promise<void>
  /** The caller is in: the browser is known from now on for the account that this call named. */
  remember(): void
  request: FastifyRequest
  reply: FastifyReply
}

/** A call without an answer (204) may return nothing. */
export type Result<S extends CallShape> =
  | (S['answer'] extends TSchema ? CallAnswer<Call<S>> : void)
  | FastifyReply

/** Answers a call; a handler that has sent its own bytes returns the reply. */
export type Handler<S extends CallShape, A extends Auth> = (
  served: Served<S, A>,
) => Result<S> | Promise<Result<S>>

/** Serves one call of the contract: address, schemas both ways, who may call and how often, all from its declaration. */
export function serve<S extends CallShape, A extends Auth>(
  app: FastifyInstance,
  call: Call<S, A>,
  handler: Handler<S, A>,
): void {
  const { answer, upload, bodyMaxBytes } = call.shape
  const bodyLimit = upload?.maxBytes ?? bodyMaxBytes
  const serialize = answer === undefined ? undefined : answerSerializer(answer)
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: callSchema(call),
    handler: async (request, reply) => {
      const result = await handler(servedOf<S, A>(request, reply))
      // a reply is thenable: an async handler that returned it has become undefined once it is sent
      if (reply.sent) return reply
      if (serialize === undefined) return reply.code(204).send()
      return reply.type('application/json; charset=utf-8').send(serialize(result))
    },
  })
}

function servedOf<S extends CallShape, A extends Auth>(
  request: FastifyRequest,
  reply: FastifyReply,
): Served<S, A> {
  return {
    params: request.params as CallParams<Call<S>>,
    query: request.query as CallQuery<Call<S>>,
    body: request.body as CallBody<Call<S>>,
    upload: request.body as Served<S, A>['upload'],
    session: (request.keySession ?? request.staffSession ?? request.clientSession) as SessionOf<A>,
    total: (count) => void reply.header('x-total-count', count),
    forgive: () => request.forgive(),
    remember: () => request.remember(reply),
    request,
    reply,
  }
}
