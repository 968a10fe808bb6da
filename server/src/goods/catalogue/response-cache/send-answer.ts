import { NOT_SOLD_HEADER, SEARCHED_FOR_HEADER, UNDECLARED_HEADER } from '@gondola/contract/base'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodedBody, encodingFor, type Answer, type Encoding, type SentAnswer } from './answer.ts'

/**
 * Prices depend on the session, so only the browser itself may cache an answer, and it revalidates it each time
 * (contract §2: shared caches cannot mix visitors' and customers' answers).
 */
export const CATALOGUE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Encoding',
} as const

/** Sends a finished answer: compressed where that pays, 304 if the client already has it. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  headers: Readonly<Record<string, string>> = CATALOGUE_HEADERS,
): Promise<FastifyReply> {
  const encoding = encodingFor(answer, request.headers['accept-encoding'])
  const etag = encoding === null ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`
  reply.headers(headers).header('etag', etag)
  if (answer.total !== null) reply.header('x-total-count', answer.total)
  if (answer.searched !== undefined) reply.header(SEARCHED_FOR_HEADER, encodeURIComponent(answer.searched))
  if (answer.undeclared !== undefined) reply.header(UNDECLARED_HEADER, encodeURIComponent(answer.undeclared))
  if (answer.notSold !== undefined) reply.header(NOT_SOLD_HEADER, encodeURIComponent(answer.notSold))
  if (hasAlready(request.headers['if-none-match'], answer.tag)) return reply.code(304).send()
  const body = encoding === null ? answer.body : await encodedBody(answer, encoding)
  const { url = '' } = request.routeOptions
  // a search without results is counted, which cached-responses.ts does not do
  if (answer.total !== 0 && !answer.sent.has(encoding))
    answer.sent.set(encoding, sentAnswer(reply, url, body, encoding))
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** Headers that are created for each request. */
const OWN_HEADERS = new Set(['x-request-id', 'set-cookie'])

function sentAnswer(reply: FastifyReply, route: string, body: Buffer, encoding: Encoding | null): SentAnswer {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name))
  const encoded = encoding === null ? [] : ['content-encoding', encoding]
  return {
    route,
    headers: headers.flatMap(([name, value]) => [name, String(value)]),
    bodyHeaders: [...encoded, 'content-length', String(body.length)],
    body,
  }
}

/** Whether `If-None-Match` has the tag, in any encoding and also as weakened by proxies. */
export function hasAlready(given: string | undefined, tag: string): boolean {
  return (
    given !== undefined && (given.trim() === '*' || given.includes(`"${tag}"`) || given.includes(`"${tag}-`))
  )
}
