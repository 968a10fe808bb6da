import type { IncomingMessage, ServerResponse } from 'node:http'
import { compile, all as addressesOf } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { XSRF_COOKIE } from '@gondola/contract/base'
import { requestId, type LineStream, tenths } from '../../../http/log.ts'
import type { CountAnswer } from '../../../http/metrics.ts'
import type { Flood } from '../../../http/rate-limit.ts'
import { CLIENT_COOKIE } from '../../../sessions/session.ts'
import { xsrfCookieMaker } from '../../../http/xsrf.ts'
import { encodingFor, type SentAnswer } from './answer.ts'
import { hasAlready } from './send-answer.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { PriceViewers } from './price-viewers.ts'

interface Surroundings {
  deps: Deps & {
    catalogue: {
      readonly isLoaded: boolean
      readonly isOpen: boolean
      readonly answers: AnswerCache
      readonly viewers: PriceViewers
    }
  }
  /** Null if rates are not limited. */
  flood: Flood | null
  count: CountAnswer
  /** Destination of the log lines; default: standard output. */
  logStream?: LineStream | undefined
}

const HAS_XSRF = new RegExp(`(?:^|; ?)${XSRF_COOKIE}=[^;\\s]`)

/**
 * Answers from the catalogue's cache ahead of the framework: with the same bytes, headers, rate limit, log line and
 * metric, but without its hooks and router (docs/performance.md). Any request that is not plain or not cached goes to
 * the framework.
 */
export function serveCachedResponses(
  app: FastifyInstance,
  { deps, flood, count, logStream }: Surroundings,
): void {
  const { catalogue, config } = deps
  const addressOf = addressReader(config.trustProxy)
  const log = answerLogger(app, logStream)
  const newXsrfCookie = xsrfCookieMaker(app, config)
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))

  /** Returns whether it answered the request. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' || isClosing || !catalogue.isLoaded || !catalogue.isOpen || hasBody(request))
      return false
    const caller = callerOf(headers.cookie)
    if (caller === null) return false
    const found = catalogue.answers.find(caller.seesPrices, url)
    const sent = found?.sent.get(encodingFor(found, headers['accept-encoding']))
    if (found === undefined || sent === undefined) return false
    const address = flood === null ? '' : addressOf(request)
    if (flood !== null && !flood.isRoomFor(address)) return false
    const began = performance.now()
    const status = hasAlready(headers['if-none-match'], found.tag) ? 304 : 200
    const id = requestId(request)
    write(response, status, sent, id, caller.isNew ? newXsrfCookie() : null)
    if (status === 200) flood?.add(address, sent.body.length)
    const ms = performance.now() - began
    count(method, sent.route, status, ms / 1000)
    log(id, sent.route, status, ms)
    return true
  }

  /** Null if only the framework can tell. */
  function callerOf(cookies: string | undefined): { seesPrices: boolean; isNew: boolean } | null {
    if (cookies === undefined) return NEW_VISITOR
    // a remembered customer already has a token
    if (catalogue.viewers.has(cookies)) return CUSTOMER
    return HAS_XSRF.test(cookies) && !cookies.includes(CLIENT_COOKIE) ? VISITOR : null
  }

  const [framework] = app.server.listeners('request') as [(...of: [IncomingMessage, ServerResponse]) => void]
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) framework(request, response)
  })
}

const NEW_VISITOR = { seesPrices: false, isNew: true }
const VISITOR = { seesPrices: false, isNew: false }
const CUSTOMER = { seesPrices: true, isNew: false }

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Headers are a flat list of names and values, which Node writes as they are, without look-ups or further checks. */
function write(
  response: ServerResponse,
  status: 200 | 304,
  { headers, bodyHeaders, body }: SentAnswer,
  id: string,
  cookie: string | null,
): void {
  const own = ['x-request-id', id]
  if (cookie !== null) own.push('set-cookie', cookie)
  if (status === 304) {
    response.writeHead(304, [...own, ...headers])
    response.end()
  } else {
    response.writeHead(200, [...own, ...headers, ...bodyHeaders])
    response.end(body)
  }
}

/** Reads the caller's address as the framework does. */
function addressReader(trustProxy: false | string): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = compile(trustProxy.split(',').map((part) => part.trim()))
  return (request) => addressesOf(request, isTrusted).at(-1) ?? ''
}

/** Logs a GET that was answered before it reached the framework. */
export type LogAnswer = (id: string, route: string, status: number, ms: number) => void

const LOGGED_LEVELS: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])

/**
 * Writes the same line as the framework's `logAnswers`. Given a stream, it concatenates the JSON by hand: pino takes 5 %
 * of the time of answering a list. Ids and routes have no character that JSON would escape.
 */
export function answerLogger(app: FastifyInstance, stream: LineStream | undefined): LogAnswer {
  if (!LOGGED_LEVELS.has(app.log.level)) return () => {}
  if (stream === undefined)
    return (id, route, status, ms) =>
      app.log.info({ reqId: id, method: 'GET', route, status, ms: tenths(ms) }, 'answered')
  return (id, route, status, ms) =>
    stream.write(
      `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"GET","route":"${route}","status":${status},"ms":${tenths(ms)},"msg":"answered"}\n`,
    )
}
