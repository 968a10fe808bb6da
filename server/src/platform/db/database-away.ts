/**
 * Whether the database is unavailable: connection lost, refused or timed out; PostgreSQL stopping, starting or demoted
 * to a replica; disk full; SQLite locked by other writers for too long. The request is fine, and a later one may
 * succeed.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  isSessionLost(error) || RESOURCE_CODES.test(errorCode(error))

/**
 * Whether a PostgreSQL session leads nowhere, or to a node that is no longer the leader: connection (08), read only
 * (25006), shutdown (57P), the system's codes, and the driver's errors without a code.
 */
export const isSessionLost = (error: unknown): boolean =>
  SESSION_CODES.test(errorCode(error)) || isConnectionDead(error)

const SESSION_CODES = /^(08...|25006|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

/** PostgreSQL's resources including disk (53) and its files (58), and SQLite's. */
const RESOURCE_CODES = /^(53...|580..|SQLITE_FULL|SQLITE_BUSY.*|SQLITE_IOERR.*)$/

const isConnectionDead = (error: unknown) =>
  error instanceof Error &&
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
    error.message,
  )

/** A database error's code: PostgreSQL's SQLSTATE, SQLite's or the system's name; '' without one. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}
