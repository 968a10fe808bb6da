import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Deps } from '../platform/deps.ts'
import type { StaffSession } from '../http/caller.ts'
import { countAttempt } from '../http/rate-limit.store.ts'
import { recordChange } from './record-change.ts'

const DAY_SECONDS = 86_400
/** Rows about people that an account reads within a day before it is reported. */
const REPORTED_ROWS = 300

declare module 'fastify' {
  interface FastifyRequest {
    /** Rows about people that the answer tells (`CallShape.people`). */
    peopleRead: number
  }
}

/** Counts what staff read about people, by account and day, and reports whoever reads some hundred rows. */
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
  app.decorateRequest('peopleRead', 0)
  app.addHook('onResponse', async ({ peopleRead, staffSession, log }) => {
    if (staffSession === null || peopleRead === 0) return
    read.inc(peopleRead)
    if (!(await count(staffSession, peopleRead))) return
    reported.inc()
    log.warn({ staff: staffSession.staffId }, 'many rows about people read')
  })
}
