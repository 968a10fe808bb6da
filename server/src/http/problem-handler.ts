import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, ConnectionError } from 'fastify'
import type { Problem, RefusalCode } from '@gondola/contract/http'
import { BROKEN_ADDRESS_TEXT, BROKEN_JSON_TEXT, schemaFaultText, tellingFault } from './schema-fault-texts.ts'
import { isDatabaseAway } from '../platform/db/database-away.ts'
import { FilesAway } from '../platform/files/file-store.ts'
import { PROBLEM_TYPE, problemOf, Refusal } from './problem.ts'
import type { Socket } from 'node:net'

/** Answers every error as problem+json in Spanish, without internal details (contract §2). */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return sendProblem(reply.headers(error.headers), error.problem)
    if (hasLeft(request)) {
      request.log.info({ route: request.routeOptions.url }, 'sender left')
      return sendProblem(reply, problemOf(400, 'datos'))
    }
    const problem = problemOfError(error)
    if (problem.status >= 500) {
      const what = isDatabaseAway(error) ? 'database away' : error instanceof FilesAway ? 'files away' : 'bug'
      request.log.error({ err: error, route: request.routeOptions.url }, what)
    }
    if (problem.status === 503) reply.header('retry-after', '5')
    if (problem.status === 416) reply.headers(wholeLength(error))
    return sendProblem(reply, problem)
  })
}

/** Whether the sender left in the middle of its body: what fails then is no fault of the shop, and nobody hears of it. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.errored !== null && !raw.complete

/** The `Content-Range` of a 416, which carries the file's length. */
const wholeLength = ({ headers }: FastifyError & { headers?: Record<string, string> }) => ({
  'content-range': headers?.['Content-Range'] ?? 'bytes */*',
})

const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.status)
    .type(PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))

export const answerNoSuchCall = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, problemOf(404, 'no-existe'))

/** The framework's own errors by status; any other status is a bug. */
const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'datos',
  404: 'no-existe',
  412: 'datos',
  413: 'demasiado-grande',
  414: 'demasiado-grande',
  415: 'tipo-contenido',
  416: 'datos',
  431: 'demasiado-grande',
  503: 'cerrando',
}

/** The problem of an error that the framework, a parser or a bug threw. */
function problemOfError(error: FastifyError): Problem {
  const fault = tellingFault(error.validation ?? [])
  if (fault !== undefined) {
    const field = fieldOf(fault.instancePath, fault.params['missingProperty'])
    return problemOf(
      400,
      'datos',
      schemaFaultText(field, fault.keyword, fault.params),
      field === '' ? {} : { Campo: field },
    )
  }
  if (isDatabaseAway(error)) return problemOf(503, 'cerrando')
  if (error instanceof FilesAway) return problemOf(503, 'archivos-caidos')
  if (error.code === 'FST_ERR_BAD_URL') return problemOf(400, 'datos', BROKEN_ADDRESS_TEXT)
  // path traversal is refused with 403, which would reveal that the file exists
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500)
  if (status === 400 && error instanceof SyntaxError) return problemOf(400, 'datos', BROKEN_JSON_TEXT)
  const code = BY_STATUS[status]
  return code === undefined ? problemOf(500, 'interno') : problemOf(status, code)
}

/** The field's name for the caller: `/Lineas/3` and a missing `Codart` → `Lineas.3.Codart`. */
function fieldOf(path: string, missing: unknown): string {
  const names = path.split('/').slice(1)
  if (typeof missing === 'string') names.push(missing)
  return names.join('.')
}

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
