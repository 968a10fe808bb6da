import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Remembers that code runs inside `inTransaction`. Whoever asks for another connection there would wait for itself:
 * on SQLite for the write lock, on PostgreSQL for the pool's last connection. It is a bug, and said at once.
 */
const scope = new AsyncLocalStorage<boolean>()

export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work)

export function assertOutsideTransaction(): void {
  if (scope.getStore() === true)
    throw new Error('the database was used inside a transaction; use the transaction handed to the work')
}
