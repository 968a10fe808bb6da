import { AsyncLocalStorage } from 'node:async_hooks'

/** Marks requests of somebody who has just written: a replica may not show it to them yet. */
const scope = new AsyncLocalStorage<boolean>()

/** Runs `work`, whose reads are the leader's even where they might be a replica's (`replica-reads.ts`). */
export const withFreshReads = <T>(work: () => T): T => scope.run(true, work)

export const needsFreshReads = (): boolean => scope.getStore() === true
