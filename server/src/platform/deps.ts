import { Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { DatabaseKind, Db, OpenDatabase } from './db/open-database.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/open-files.ts'
import type { ReplicaWatch } from './db/postgres/replica-watch.ts'
import { SecretBox } from './secrets/secret-box.ts'

/** Whether the process can take requests; if not, `/readyz` reports the check's name. */
export interface ReadinessCheck {
  name: string
  isReady(): boolean | Promise<boolean>
}

/**
 * The dependencies that every feature is given; there are no globals. A room above that owns more extends this by it
 * (`CatalogueDeps`); `app/deps.ts` shows and builds the whole.
 */
export interface Deps {
  config: Config
  db: Db
  /**
   * Read-only handle for staff's lists, searches and reports, which may be a second old (platform/db/thread-reads.ts,
   * platform/db/replica-reads.ts).
   */
  reads: Db
  /** The replica behind `reads`; null without one. */
  replica: ReplicaWatch | null
  kind: DatabaseKind
  /** Pictures, and files to import. */
  files: FileStore
  clock: Clock
  /** Encrypts secrets that must be readable again, and so cannot be hashed. */
  secrets: SecretBox
  /** Each feature adds its checks when it is registered. */
  readiness: ReadinessCheck[]
  /** The registry behind `/metrics`; features add their metrics. */
  metrics: Registry
}

/** Builds the platform's dependencies for an open database. */
export const platformDeps = (
  config: Config,
  { db, reads, replica, kind }: Pick<OpenDatabase, 'db' | 'reads' | 'replica' | 'kind'>,
  clock: Clock,
): Deps => ({
  config,
  db,
  reads,
  replica,
  kind,
  files: openFiles(config),
  clock,
  secrets: new SecretBox(config),
  readiness: [],
  metrics: new Registry(),
})
