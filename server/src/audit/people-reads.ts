import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { windowRange, type ListWindow } from '@gondola/contract/calls'
import type { Deps } from '../platform/deps.ts'
import type { StaffSession } from '../http/caller.ts'
import { countAttempt, findCount } from '../http/rate-limit.store.ts'
import { requireRecentLogin } from '../sessions/session.ts'
import { instant } from '../platform/clock.ts'
import { recordChange } from './record-change.ts'

const DAY_SECONDS = 86_400
/** Rows about people that an account reads within a day before it is reported. */
const REPORTED_ROWS = 300
/** Rows of one list of orders above which password or code is asked for again: a file, not a page of the queue. */
const ORDERS_AT_ONCE = 100

declare module 'fastify' {
  interface FastifyRequest {
    /** Rows about people that the answer tells (`CallShape.people`). */
    peopleRead: number
    /** Numbers of the orders that it tells, each with its customer. */
    ordersRead: readonly number[] | null
  }
}

/** The orders that each account read today: the queue is read again at every change, but tells nothing new. */
class ReadOrders {
  #day = ''
  #seen = new Map<number, Set<number>>()

  /** Adds orders, and returns how many of them the account had not read. */
  add({ staffId }: StaffSession, day: string, orders: readonly number[] | null): number {
    if (orders === null) return 0
    if (day !== this.#day) this.#seen = new Map()
    this.#day = day
    const seen = this.#seen.get(staffId) ?? new Set()
    this.#seen.set(staffId, seen)
    const before = seen.size
    for (const order of orders) seen.add(order)
    return seen.size - before
  }
}

/** The key that counts the rows read since the session's owner said password or code. */
const sinceKey = ({ staffId, confirmedAt }: StaffSession) => `peopleRead:${staffId}:${confirmedAt}`

/**
 * Counts what staff read about people, by account and day, and reports whoever reads some hundred rows. Before somebody
 * has read so many since they said password or code, the next read asks for it again.
 */
export function countPeopleReads(app: FastifyInstance, { db, clock, metrics }: Deps): void {
  const registers = [metrics]
  const read = new Counter({
    name: 'gondola_people_rows_read_total',
    help: 'Rows about people that staff read',
    registers,
  })
  const reported = new Counter({
    name: 'gondola_people_readers_reported_total',
    help: `Accounts that read ${REPORTED_ROWS} rows about people within a day`,
    registers,
  })
  const count = async (session: StaffSession, rows: number): Promise<boolean> => {
    const key = `peopleRead:${session.staffId}`
    await countAttempt(db, clock, sinceKey(session), DAY_SECONDS, rows)
    const { count: sum } = await countAttempt(db, clock, key, DAY_SECONDS, rows)
    if (sum < REPORTED_ROWS || sum - rows >= REPORTED_ROWS) return false
    await recordChange(db, session, clock, {
      Entidad: 'clientes',
      Clave: 'lista',
      Accion: 'leer-muchos',
      Despues: { Filas: sum },
    })
    return true
  }
  const orders = new ReadOrders()
  app.decorateRequest('peopleRead', 0)
  app.decorateRequest('ordersRead', null)
  app.addHook('preHandler', async ({ staffSession, routeOptions, query }) => {
    const { people, answer } = routeOptions.config.call?.shape ?? {}
    if (staffSession === null || people === undefined) return
    const limit = answer !== undefined && 'items' in answer ? windowRange(query as ListWindow).limit : 1
    const isBulk =
      people === 'orders'
        ? limit > ORDERS_AT_ONCE
        : // a count of rows tells of nobody
          limit > 0 && (await findCount(db, clock, sinceKey(staffSession))) + limit > REPORTED_ROWS
    if (isBulk) requireRecentLogin(staffSession, { clock })
  })
  app.addHook('onResponse', async ({ peopleRead, ordersRead, staffSession, log }) => {
    if (staffSession === null) return
    const rows = peopleRead + orders.add(staffSession, instant(clock).slice(0, 10), ordersRead)
    if (rows === 0) return
    read.inc(rows)
    if (!(await count(staffSession, rows))) return
    reported.inc()
    log.warn({ staff: staffSession.staffId }, 'many rows about people read')
  })
}
