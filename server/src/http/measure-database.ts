import { Gauge } from 'prom-client'
import { readDatabaseNodes } from '../platform/db/postgres/database-nodes.ts'
import { readSqliteSize } from '../platform/db/sqlite/sqlite-size.ts'
import type { Deps } from '../platform/deps.ts'

/**
 * Reports PostgreSQL's nodes in `/metrics`: which one leads, how far each replica and the one that is read lag; or how
 * large SQLite's file is.
 */
export function measureDatabase({ db, replica, metrics }: Deps): void {
  const leader: Gauge = new Gauge({
    name: 'gondola_database_leader',
    help: 'Address of the PostgreSQL node that is written to',
    labelNames: ['node'],
    registers: [],
    async collect() {
      const nodes = await readDatabaseNodes(db)
      this.reset()
      if (nodes !== null) this.set({ node: nodes.leader }, 1)
    },
  })
  const lag: Gauge = new Gauge({
    name: 'gondola_database_replica_lag_seconds',
    help: 'How far a replica lags behind the leader',
    labelNames: ['replica', 'sync'],
    registers: [],
    async collect() {
      const nodes = await readDatabaseNodes(db)
      this.reset()
      for (const { name, isSynchronous, lagSeconds } of nodes?.replicas ?? [])
        this.set({ replica: name ?? '', sync: String(isSynchronous ?? '') }, lagSeconds ?? 0)
    },
  })
  const synchronous: Gauge = new Gauge({
    name: 'gondola_database_synchronous_replicas',
    help: 'How many replicas are synchronous; -1 where a commit waits for none',
    registers: [],
    async collect() {
      const nodes = await readDatabaseNodes(db)
      const count = nodes?.replicas.filter(({ isSynchronous }) => isSynchronous).length ?? 0
      this.set(nodes?.waitsForReplica ? count : -1)
    },
  })
  const readsLag: Gauge = new Gauge({
    name: 'gondola_database_reads_lag_seconds',
    help: 'How far the replica of DATABASE_READ_URL lags; -1: it does not answer; 0 without one',
    registers: [],
    collect() {
      const seconds = replica?.lagSeconds ?? 0
      this.set(Number.isFinite(seconds) ? seconds : -1)
    },
  })
  const sqliteSize: Gauge = new Gauge({
    name: 'gondola_database_sqlite_megabytes',
    help: 'How large the embedded database is; from 2048 on a shop takes PostgreSQL; 0 with PostgreSQL',
    registers: [],
    async collect() {
      this.set((await readSqliteSize(db))?.megabytes ?? 0)
    },
  })
  for (const gauge of [leader, lag, synchronous, readsLag, sqliteSize]) metrics.registerMetric(gauge)
}
