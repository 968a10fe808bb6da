import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** A request id that a proxy gave is kept, so that its log and ours can be read side by side. */
const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Structured logs without secrets: of a request the method and the route's pattern, never its address (passwords may
 * stand in it: `/clientes/usuario/:Usuario/:Pass`), headers, cookies or body; of an error its name, code and stack.
 */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
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

/** The id under which a request is logged, the same in the answer. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}

function loggedError(error: Error & { code?: unknown }) {
  // a database's error repeats the row's values in `detail` and elsewhere; those stay out
  return { type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }
}

/** The name under which a request is logged and measured. */
export const NO_ROUTE = '(none)'

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const { url = NO_ROUTE } = request.routeOptions
    const route = request.is404 ? NO_ROUTE : url
    const who = whoOf(request)
    const took = Math.round(reply.elapsedTime * 10) / 10
    const line = { method: request.method, route, status: reply.statusCode, ms: took }
    request.log.info(who === null ? line : { ...line, who }, 'answered')
  })
}

/** Whose session it was, as `c12` (a client) or `s3` (staff): a number, no name. */
function whoOf({ clientSession, staffSession }: FastifyRequest): string | null {
  // pages and pictures know no sessions
  if (staffSession !== null && staffSession !== undefined) return `s${staffSession.staffId}`
  return clientSession === null || clientSession === undefined ? null : `c${clientSession.clientId}`
}

/** What came of an attempt to log in; `who` as in `whoOf`, null where the name is nobody's or the password was wrong. */
export function logLogin(
  request: FastifyRequest,
  { who, outcome }: { who: string | null; outcome: string },
): void {
  const line = { event: 'login', route: request.routeOptions.url, outcome, ...(who !== null && { who }) }
  if (who === null) request.log.warn(line, 'login')
  else request.log.info(line, 'login')
}
