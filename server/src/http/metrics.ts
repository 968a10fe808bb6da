import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, collectDefaultMetrics } from 'prom-client'
import type { Deps } from '../platform/deps.ts'
import { NO_ROUTE } from './log.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts an answer under its route's pattern. */
export type CountAnswer = (method: string, route: string, status: number, seconds: number) => void

/**
 * Serves `/metrics` for Prometheus. Routes are labelled by their pattern, so that no URL, nor a secret in one, appears.
 */
export function measure(app: FastifyInstance, { metrics }: Deps): CountAnswer {
  const registers = [metrics]
  collectDefaultMetrics({ register: metrics, prefix: 'gondola_' })
  const durations = new Histogram({
    name: 'gondola_http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const bugs = new Counter({
    name: 'gondola_http_errors_total',
    help: 'Answers with a status of 500 or above',
    registers,
  })

  const count: CountAnswer = (method, route, status, seconds) =>
    durations.observe({ method, route, status }, seconds)
  app.addHook('onResponse', async ({ method, is404, routeOptions }, reply) => {
    // a stream lasts as long as somebody looks at it
    if (routeOptions.config.call?.shape.file === 'text/event-stream') return
    const route = is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE)
    count(method, route, reply.statusCode, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) bugs.inc()
  })
  app.get('/metrics', async (_request, reply) => {
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
  return count
}
