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
