import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<boolean>()

/**
 * Runs work whose statements may take longer than those of a request, as an index of a large table does: PostgreSQL's
 * connections, which say nothing meanwhile, are not taken for dead. The work itself lifts `statement_timeout`
 * (`inLongTransaction`).
 */
export const withLongStatements = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work)

export const areStatementsLong = (): boolean => scope.getStore() === true
