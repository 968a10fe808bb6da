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
} from '@gondola/contract/calls'
import { answerSerializer } from './answer-serializer.ts'
import { callSchema } from './call-schema.ts'
import type { ClientSession, KeySession, StaffSession } from './caller.ts'

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
export interface Served<S extends CallShape, A extends Auth> {
  params: CallParams<Call<S>>
  query: CallQuery<Call<S>>
  body: CallBody<Call<S>>
  /** The uploaded file, if the call takes one. */
  upload: S['upload'] extends { maxBytes: number } ? Readable : undefined
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
  remember(): void
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler returns: the call's answer, nothing for a call without one (204), or the reply it sent itself. */
export type Result<S extends CallShape> =
  | (S['answer'] extends TSchema ? CallAnswer<Call<S>> : void)
  | FastifyReply

/** Answers a call; a handler that has sent the answer itself returns the reply. */
export type Handler<S extends CallShape, A extends Auth> = (
  served: Served<S, A>,
) => Result<S> | Promise<Result<S>>

/** Serves one call of the contract: path, request and answer schemas, access and limits come from its declaration. */
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
      // a reply is thenable: awaiting a handler that returned it yields undefined once it is sent
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
