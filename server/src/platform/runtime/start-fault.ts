import { START_TEXTS } from './start-texts.ts'
import type { Config } from '../config.ts'
import { OnReplica, OtherVersion } from '../db/migrate.ts'
import { isDatabaseAway } from '../db/database-away.ts'

/** Error codes: no such database, wrong user or password; the SQLite file cannot be opened. */
const NO_DATABASE = /^(3D000|28\w{3}|SQLITE_(CANTOPEN|NOTADB|READONLY|CORRUPT)\w*)$/
const NO_ADDRESS = /^(EADDRINUSE|EADDRNOTAVAIL|EACCES)$/

/** A start that the operator can mend; its message says how. */
export class StartRefused extends Error {}

/** The message for a start failure that the operator can fix; null for a bug. */
export function startFault(error: unknown, { host, port, databaseUrl }: Config): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof StartRefused) return error.message
  if (error instanceof OnReplica) return START_TEXTS.onReplica
  if (error instanceof OtherVersion) return START_TEXTS.outdated(error.message)
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === 'listen' && NO_ADDRESS.test(code)) return START_TEXTS.addressTaken(host, port, code)
  return isDatabaseFault(error) ? START_TEXTS.noDatabase(databaseUrl === null, error.message || code) : null
}

/** Whether the database is unavailable, or cannot be opened with these settings. */
export const isDatabaseFault = (error: Error): boolean =>
  isDatabaseAway(error) || NO_DATABASE.test((error as NodeJS.ErrnoException).code ?? '')
