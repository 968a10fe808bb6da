import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, PROBLEM_TYPE } from './problem.ts'
import { problemOfError, sendProblem } from './problem-handler.ts'

/** Security headers of these answers, for which no hook runs. */
const BARE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Answers a request that fails before routing: its path cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendProblem(reply.headers(BARE_HEADERS), problemOfError(error))
}

/** Answers invalid HTTP or oversized headers, directly on the socket. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const problem = isTooLarge ? problemOf(431, 'demasiado-grande') : problemOf(400, 'datos')
  const body = JSON.stringify(problem)
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const head = `HTTP/1.1 ${status}\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}`
  const bare = Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`)
  socket.end([head, ...bare, 'Connection: close', '', body].join('\r\n'))
}
