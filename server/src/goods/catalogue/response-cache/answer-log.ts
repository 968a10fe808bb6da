import type { FastifyInstance } from 'fastify'
import { tenths, type LineStream } from '../../../http/log.ts'

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
