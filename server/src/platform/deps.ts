import { Registry } from 'prom-client'
import { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { ActiveEndpoints } from '../integrations/active-endpoints.ts'
import type { DatabaseKind, Db, OpenDatabase } from './db/open-database.ts'
import { SecretBox } from './secrets/secret-box.ts'

/** Whether the process may be sent requests; false with its reason's name in `/readyz`. */
export interface ReadinessCheck {
  name: string
  isReady(): boolean | Promise<boolean>
}

/** What the features are handed: everything a process has, nothing global. */
export interface Deps {
  config: Config
  db: Db
  /** For staff's lists and searches (platform/db/thread-reads.ts). */
  reads: Db
  kind: DatabaseKind
  clock: Clock
  /** Seals what must be read again and must not lie readable. */
  secrets: SecretBox
  /** What is on sale, in memory; there once the app is ready. */
  catalogue: LiveCatalogue
  /** Who wants to hear of orders, in memory. */
  webhooks: ActiveEndpoints
  /** Features add theirs as they are registered. */
  readiness: ReadinessCheck[]
  /** What `/metrics` tells; features add theirs. */
  metrics: Registry
}

/** The process's parts around an open database. */
export const depsOf = (
  config: Config,
  { db, reads, kind }: Pick<OpenDatabase, 'db' | 'reads' | 'kind'>,
  clock: Clock,
): Deps => {
  const parts = { config, db, reads, kind, clock, metrics: new Registry(), secrets: new SecretBox(config) }
  return { ...parts, catalogue: new LiveCatalogue(parts), webhooks: new ActiveEndpoints(), readiness: [] }
}
