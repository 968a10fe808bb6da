import { Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { DatabaseKind, Db, OpenDatabase } from './db/open-database.ts'
import { SecretBox } from './secrets/secret-box.ts'

/** Whether the process may be sent requests; false with its reason's name in `/readyz`. */
export interface ReadinessCheck {
  name: string
  isReady(): boolean | Promise<boolean>
}

/**
 * What the features are handed: everything a process has, nothing global. Rooms above add what they own by declaration
 * merging (`declare module`), so that this floor knows none of them; `build-deps.ts` makes the whole.
 */
export interface Deps {
  config: Config
  db: Db
  /** For staff's lists and searches (platform/db/thread-reads.ts). */
  reads: Db
  kind: DatabaseKind
  clock: Clock
  /** Seals what must be read again and must not lie readable. */
  secrets: SecretBox
  /** Features add theirs as they are registered. */
  readiness: ReadinessCheck[]
  /** What `/metrics` shows; features add theirs. */
  metrics: Registry
}

/** What this floor owns of the dependencies. */
export type PlatformDeps = Pick<
  Deps,
  'config' | 'db' | 'reads' | 'kind' | 'clock' | 'secrets' | 'readiness' | 'metrics'
>

/** The platform's part of the dependencies, around an open database. */
export const platformDeps = (
  config: Config,
  { db, reads, kind }: Pick<OpenDatabase, 'db' | 'reads' | 'kind'>,
  clock: Clock,
): PlatformDeps => ({
  config,
  db,
  reads,
  kind,
  clock,
  secrets: new SecretBox(config),
  readiness: [],
  metrics: new Registry(),
})
