import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Config } from '../platform/config.ts'

/** A request id that a proxy gave is kept, so that its log and ours can be read side by side. */
const GIVEN_ID = /^[\w-]{8,64}$/

/**
 * Structured logs without secrets: of a request the method and the route's pattern, never its address (passwords may
 * stand in it: `/clientes/usuario/:Usuario/:Pass`), headers, cookies or body; of an error its name, code and stack.
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

/** Takes log lines, each with its end. */
export interface LineStream {
  write(line: string): void
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
    const took = tenths(reply.elapsedTime)
    const line = { method: request.method, route, status: reply.statusCode, ms: took }
    request.log.info(who === null ? line : { ...line, who }, 'answered')
  })
}

/** What is told of a GET that was answered in front of the framework. */
export type TellAnswer = (id: string, route: string, status: number, ms: number) => void

/**
 * The same line as `logAnswers` writes, put together by hand where a stream is given: through the logger it takes a
 * twentieth of answering a list. Ids and routes have no sign in them that JSON would escape.
 */
export function answerTeller(app: FastifyInstance, stream: LineStream | undefined): TellAnswer {
  if (!TELLS_ANSWERS.has(app.log.level)) return () => {}
  if (stream === undefined)
    return (id, route, status, ms) =>
      app.log.info({ reqId: id, method: 'GET', route, status, ms: tenths(ms) }, 'answered')
  return (id, route, status, ms) =>
    stream.write(
      `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"GET","route":"${route}","status":${status},"ms":${tenths(ms)},"msg":"answered"}\n`,
    )
}

const TELLS_ANSWERS: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

const tenths = (ms: number) => Math.round(ms * 10) / 10

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
