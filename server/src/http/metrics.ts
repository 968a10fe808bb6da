import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Deps } from '../platform/deps.ts'
import { LOGINS, NO_ROUTE } from './log.ts'
import { readDatabaseNodes } from '../platform/db/postgres/database-nodes.ts'
import { readSqliteSize } from '../platform/db/sqlite/sqlite-size.ts'

/**
 * Reports PostgreSQL's nodes in `/metrics`: which one leads, how far each replica and the one that is read lag; or how
 * large SQLite's file is.
 */
export function measureDatabase({ db, replica, metrics }: Deps): void {
  const leader = 'Address of the PostgreSQL node that is written to'
  addGauge(metrics, 'gondola_database_leader', leader, ['node'], async () => {
    const nodes = await readDatabaseNodes(db)
    return nodes === null ? [] : [[{ node: nodes.leader }, 1]]
  })
  const lag = 'How far a replica lags behind the leader'
  addGauge(metrics, 'gondola_database_replica_lag_seconds', lag, ['replica', 'sync'], async () => {
    const nodes = await readDatabaseNodes(db)
    return (nodes?.replicas ?? []).map(({ name, isSynchronous, lagSeconds }) => [
      { replica: name ?? '', sync: String(isSynchronous ?? '') },
      lagSeconds ?? 0,
    ])
  })
  const synchronous = 'How many replicas are synchronous; -1 where a commit waits for none'
  addGauge(metrics, 'gondola_database_synchronous_replicas', synchronous, [], async () => {
    const nodes = await readDatabaseNodes(db)
    const count = nodes?.replicas.filter(({ isSynchronous }) => isSynchronous).length ?? 0
    return nodes?.waitsForReplica ? count : -1
  })
  const readsLag = 'How far the replica of DATABASE_READ_URL lags; -1: it does not answer; 0 without one'
  addGauge(metrics, 'gondola_database_reads_lag_seconds', readsLag, [], () => {
    const seconds = replica?.lagSeconds ?? 0
    return Number.isFinite(seconds) ? seconds : -1
  })
  const size = 'How large the embedded database is; from 2048 on a shop takes PostgreSQL; 0 with PostgreSQL'
  addGauge(
    metrics,
    'gondola_database_sqlite_megabytes',
    size,
    [],
    async () => (await readSqliteSize(db))?.megabytes ?? 0,
  )
}

/** A number, or those of all sets of labels that there are. */
type Measured = number | [labels: Record<string, string>, value: number][]

/** Adds a number to `/metrics` that is read when they are asked for. */
export function addGauge(
  metrics: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: () => Measured | Promise<Measured>,
): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const measured = await read()
      this.reset()
      if (typeof measured === 'number') this.set(measured)
      else for (const [labels, value] of measured) this.set(labels, value)
    },
  })
  metrics.registerMetric(gauge)
}

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

  const labelNames = ['route', 'outcome']
  void new Counter({ name: LOGINS, help: 'Login attempts', labelNames, registers })

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
