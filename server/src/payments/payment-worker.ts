import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { startWorker, type Worker } from '../platform/runtime/worker.ts'
import { instant } from '../platform/clock.ts'
import { findSessionById } from './ledger.store.ts'
import { setSession } from './money-work.store.ts'
import { claimTasks, finishTask, postponeTask, readSubject, type PaymentTask } from './payment-tasks.store.ts'
import { ProviderError } from './providers/provider.ts'
import { settleOrder } from './settle-order.ts'
import { takeAnswer } from './take-answer.ts'

const POLL_MS = 1000
/** Tasks at once in one process; a provider that hangs keeps so many busy, and no request. */
const PARALLEL_TASKS = 4
/** How long after a page's end its payments are still looked for. */
const LATE_SECONDS = 24 * 3600

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'paymentProvider'>

/** Settles orders and looks payments up in the background; several processes may do so at once. */
export const startPaymentWorker = (deps: Needs, log: FastifyBaseLogger): Worker =>
  startWorker('payments', POLL_MS, log, () => doDueTasks(deps, log))

/** Does the tasks that are due; true if there may be more. */
export async function doDueTasks(deps: Needs, log: FastifyBaseLogger): Promise<boolean> {
  const tasks = await claimTasks(deps.db, deps.clock, PARALLEL_TASKS)
  await Promise.all(tasks.map((task) => doTask(deps, task, log)))
  return tasks.length > 0
}

async function doTask(deps: Needs, task: PaymentTask, log: FastifyBaseLogger): Promise<void> {
  try {
    const isDone = await perform(deps, task)
    if (isDone) await finishTask(deps.db, deps.clock, task)
    else await postponeTask(deps.db, deps.clock, task, 'sin pagar')
  } catch (error) {
    const reason = error instanceof ProviderError ? `${error.fault}: ${error.code}` : 'error'
    if (!(error instanceof ProviderError))
      log.error({ err: error, task: task.subject }, 'payment task failed')
    else log.warn({ task: task.subject, attempt: task.attempts, reason }, 'provider did not answer')
    await postponeTask(deps.db, deps.clock, task, reason.slice(0, 200))
  }
}

/** @returns false: nothing is paid yet, to be looked at again */
async function perform(deps: Needs, { subject }: PaymentTask): Promise<boolean> {
  const about = readSubject(subject)
  if ('order' in about) {
    await settleOrder(deps, about.order)
    return true
  }
  if ('session' in about) return lookAtSession(deps, about.session)
  const provider = await deps.paymentProvider(about.provider)
  const found = await provider?.api?.lookUp(about.payment)
  if (found && provider) await takeAnswer(deps, provider, found)
  return true
}

/** Looks for payments of a page, until it has been closed for a day. */
async function lookAtSession(deps: Needs, id: number): Promise<boolean> {
  const session = await findSessionById(deps.db, id)
  if (session === null || session.state === 'nueva') return true
  const provider = await deps.paymentProvider(session.provider)
  if (!provider?.api) return true
  const found = await provider.api.find(session.reference)
  for (const payment of found) await takeAnswer(deps, provider, payment)
  if (session.expires_at <= instant(deps.clock))
    await setSession(deps.db, id, 'abierta', { state: 'cerrando' })
  return session.expires_at <= instant(deps.clock, -LATE_SECONDS)
}
