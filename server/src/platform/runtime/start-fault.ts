import { START_TEXTS } from './start-texts.ts'
import type { Config } from '../config.ts'
import { isDatabaseAway } from '../db/in-transaction.ts'

/** No such database, user or password; the embedded one's file cannot be opened. */
const NO_DATABASE = /^(3D000|28\w{3}|SQLITE_(CANTOPEN|NOTADB|READONLY|CORRUPT)\w*)$/
const NO_ADDRESS = /^(EADDRINUSE|EADDRNOTAVAIL|EACCES)$/

/** What keeps the server from starting, said to who runs it, of faults that are theirs to mend; null: a bug. */
export function startFault(error: unknown, { host, port, databaseUrl }: Config): string | null {
  if (!(error instanceof Error)) return null
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === 'listen' && NO_ADDRESS.test(code)) return START_TEXTS.addressTaken(host, port, code)
  return isDatabaseFault(error) ? START_TEXTS.noDatabase(databaseUrl === null, error.message || code) : null
}

/** The database is away, or cannot be had as the settings say. */
export const isDatabaseFault = (error: Error): boolean =>
  isDatabaseAway(error) || NO_DATABASE.test((error as NodeJS.ErrnoException).code ?? '')
