import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Counter } from 'prom-client'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { pino } from 'pino'

/** The buffer is flushed at this size, and at this interval. */
const FLUSH_CHARACTERS = 65_536
const FLUSH_MS = 200
/** Matches lines below warning level (40), which may be buffered; a line begins with its level. */
const WAITS = /^\{"level":[123]0/

/**
 * Buffers log lines for standard output: one write per line costs as much as answering from memory does. A warning
 * flushes itself and the lines before it at once. The rest is flushed on exit; a killed process loses its last 200 ms.
 */
export function bufferedLog(): { write(line: string): void } {
  const output = pino.destination({ dest: 1, sync: true })
  let waiting = ''
  const flush = () => {
    if (waiting === '') return
    output.write(waiting)
    waiting = ''
  }
  setInterval(flush, FLUSH_MS).unref()
  process.once('exit', flush)
  return {
    write(line) {
      waiting += line
      if (waiting.length >= FLUSH_CHARACTERS || !WAITS.test(line)) flush()
    },
  }
}

/** Form of a proxy's request id that we adopt, so that its log and ours can be correlated. */
const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Structured logs without secrets. A request is logged by its method and route pattern, never its URL (which may
 * contain a password: `/clientes/usuario/:Usuario/:Pass`), headers, cookies or body; an error by its name, code,
 * message and stack.
 */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: LineStream,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logger: {
      level: logLevel,
      base: null,
      serializers: {
        req: ({ method }) => ({ method }),
        res: ({ statusCode }) => ({ statusCode }),
        err: loggedError,
      },
      ...(stream && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
  }
}

/** Takes log lines, each ending in a newline. */
export interface LineStream {
  write(line: string): void
}

/** The id under which a request is logged; the answer carries it too. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}

function loggedError(error: Error & { code?: unknown }) {
  // a database error repeats the row's values in `detail` and elsewhere, so these are not logged
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }
}

export const LOGINS = 'gondola_logins_total'

/** The route name in log and metrics for a request without a route. */
export const NO_ROUTE = '(none)'

/** Logs one line per answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const { url = NO_ROUTE } = request.routeOptions
    const route = request.is404 ? NO_ROUTE : url
    const who = whoOf(request)
    const took = tenths(reply.elapsedTime)
    const line = { method: request.method, route, status: reply.statusCode, ms: took }
    request.log.info(who === null ? line : { ...line, who }, 'answered')
  })
}

/** Milliseconds with one decimal. */
export const tenths = (ms: number) => Math.round(ms * 10) / 10

/** The session's owner as `c12` (a client) or `s3` (staff): a number, no name. */
function whoOf({ clientSession, staffSession }: FastifyRequest): string | null {
  // undefined for pages and pictures, which have no sessions
  if (staffSession !== null && staffSession !== undefined) return `s${staffSession.staffId}`
  return clientSession === null || clientSession === undefined ? null : `c${clientSession.clientId}`
}

/**
 * Logs and counts a login attempt; `who` as in `whoOf`, null if the account does not exist or the password was wrong. Then
 * the line has an alias of the account that was named: one password tried on many names looks otherwise than one typo.
 */
export function logLogin(
  request: FastifyRequest,
  { secrets, metrics }: Pick<Deps, 'secrets' | 'metrics'>,
  { who, account, outcome }: { who: string | null; account: string; outcome: string },
): void {
  const route = request.routeOptions.url
  const named = who === null ? { account: secrets.aliasOf(account) } : { who }
  const line = { event: 'login', route, outcome, ...named }
  const logins = metrics.getSingleMetric(LOGINS) as Counter | undefined
  logins?.inc({ route: route ?? NO_ROUTE, outcome })
  if (who === null) request.log.warn(line, 'login')
  else request.log.info(line, 'login')
}
