import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodedBody, encodingFor, type Answer, type Encoding, type SentAnswer } from './answer.ts'

/**
 * Prices depend on the session: only the browser itself may keep an answer, and asks each time whether it still holds
 * (contract §2: shared caches cannot mix visitors' and customers' answers).
 */
export const CATALOGUE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Encoding',
} as const

/** Sends finished bytes: compressed where that pays, 304 to who has them already. */
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
  if (hasAlready(request.headers['if-none-match'], answer.tag)) return reply.code(304).send()
  const body = encoding === null ? answer.body : await encodedBody(answer, encoding)
  const { url = '' } = request.routeOptions
  // a search that finds nothing is counted, which the lane does not do
  if (answer.total !== 0 && !answer.sent.has(encoding))
    answer.sent.set(encoding, sentAnswer(reply, url, body, encoding))
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** What is each request's own, and made for each. */
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

/** The tag in any of its encodings, also as proxies weaken it. */
export function hasAlready(given: string | undefined, tag: string): boolean {
  return (
    given !== undefined && (given.trim() === '*' || given.includes(`"${tag}"`) || given.includes(`"${tag}-`))
  )
}
