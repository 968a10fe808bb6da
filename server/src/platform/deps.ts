import { Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/open-database.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/open-files.ts'
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
export interface Deps extends Omit<OpenDatabase, 'close'> {
  config: Config
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

export const platformDeps = (
  config: Config,
  { db, reads, replica, kind }: Omit<OpenDatabase, 'close'>,
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
