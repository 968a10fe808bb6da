import type { FastifyBaseLogger } from 'fastify'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { queueOnce, subjectText } from '../tasks/payment-tasks.store.ts'
import { listForgotten, listUncompared } from './open-work.store.ts'

const PAUSE_MS = 600_000
/** What did not change for so long is asked for again, though no notice came. */
const OPEN_SECONDS = 3600
const DAY_SECONDS = 24 * 3600
/** Tasks queued at once; the rest is of the next turn. */
const AT_ONCE = 200

/**
 * Every ten minutes, queues what has to be asked of the providers: what did not end within an hour, and once a day all
 * that they have of the shop. The queue does the work, each thing in one process at a time, also after a crash.
 */
export const startReconciliation = (deps: Deps, log: FastifyBaseLogger): Worker =>
  startWorker('reconciliation', PAUSE_MS, log, () => reconcile(deps))

export async function reconcile({ db, clock }: Deps): Promise<false> {
  const forgotten = await listForgotten(db, instant(clock, -OPEN_SECONDS), AT_ONCE)
  const uncompared = await listUncompared(db, instant(clock, -DAY_SECONDS))
  await queueOnce(db, instant(clock), [
    ...forgotten,
    ...uncompared.map((provider) => subjectText({ compare: provider })),
  ])
  return false
}
