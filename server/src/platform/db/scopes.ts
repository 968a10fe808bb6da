import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Marks code that runs inside `inTransaction`. Asking for another connection there could deadlock: on SQLite on the
 * write lock, on PostgreSQL on the pool's last connection. It is a bug, so it throws at once.
 */
const scope = new AsyncLocalStorage<boolean>()

export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work)

export function assertOutsideTransaction(): void {
  if (scope.getStore() === true)
    throw new Error('the database was used inside a transaction; use the transaction handed to the work')
}

/** A statement that nobody awaited, or that waited behind a failed one, must not run after its transaction. */
export function assertNotEnded(hasEnded: boolean): void {
  if (hasEnded && scope.getStore() === true) throw new Error('the transaction has ended')
}

/** Marks requests of somebody who has just written: a replica may not show it to them yet. */
const freshReads = new AsyncLocalStorage<boolean>()

/** Runs `work`, whose reads are the leader's even where they might be a replica's (`replica-reads.ts`). */
export const withFreshReads = <T>(work: () => T): T => freshReads.run(true, work)

export const needsFreshReads = (): boolean => freshReads.getStore() === true

const longStatements = new AsyncLocalStorage<boolean>()

/**
 * Runs work whose statements may take longer than those of a request, as an index of a large table does: PostgreSQL's
 * connections, which say nothing meanwhile, are not taken for dead. The work itself lifts `statement_timeout`
 * (`inLongTransaction`).
 */
export const withLongStatements = <T>(work: () => Promise<T>): Promise<T> => longStatements.run(true, work)

export const areStatementsLong = (): boolean => longStatements.getStore() === true
