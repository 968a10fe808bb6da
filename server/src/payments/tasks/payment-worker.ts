import { setTimeout as rest } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { instant } from '../../platform/clock.ts'
import { retryPause } from '../../platform/runtime/retry-pause.ts'
import { endUnpaid } from '../settlement/end-unpaid.ts'
import { findPayment, findSessionById } from '../ledger/ledger.store.ts'
import { lookAtPage, lookUpPayment } from '../ledger/look-for-payments.ts'
import { setSession } from '../settlement/money-work.store.ts'
import {
  askTask,
  claimTasks,
  finishTask,
  postponeTask,
  readSubject,
  usesPayments,
  type Later,
  type PaymentTask,
  NOT_PAID,
} from './payment-tasks.store.ts'
import { ProviderError, type PaymentDeps } from '../providers/provider.ts'
import { compareProvider } from '../reconciliation/compare-provider.ts'
import { settleOrder } from '../settlement/settle-order.ts'

const POLL_MS = 1000
/** How often a shop that takes no payments is asked whether it does now, in polls. */
const IDLE_POLLS = 30
/** Tasks at once in one process; a provider that hangs keeps so many busy, and no request. */
const PARALLEL_TASKS = 4
/** The share of a turn from which requests wait for the process, and how much longer than the turn the queue rests then. */
const BUSY = 0.4
const REST = 24
const REST_MAX_MS = 1500
/** From the first on, orders to settle shorten the queue's rest, and wait no longer than the second for requests. */
const [LATE_MS, LATEST_MS] = [10_000, 30_000]
const MOST_URGENT = 0
/** How long after a page's end its payments are still looked for. */
const LATE_SECONDS = 24 * 3600
/** Pauses between looks at a page that the provider has closed: nobody can pay there any more. */
const CLOSED_PAUSES = { first: 60, longest: 6 * 3600 }

/** Settles orders and looks payments up in the background; several processes may do so at once. */
export function startPaymentWorker(deps: PaymentDeps, log: FastifyBaseLogger): Worker {
  let idlePolls = 0
  return startWorker('payments', POLL_MS, log, async () => {
    if (idlePolls === 0 && !(await usesPayments(deps.db))) idlePolls = IDLE_POLLS
    if (idlePolls === 0) return givingWay(deps, log)
    idlePolls -= 1
    return false
  })
}

/**
 * Rests after a turn in which requests kept the process busy, so that the queue takes a share of its time, not all; less
 * if it is behind, since on a machine that others keep busy every turn seems so.
 */
async function givingWay(deps: PaymentDeps, log: FastifyBaseLogger): Promise<boolean> {
  const [began, idle] = [performance.now(), performance.eventLoopUtilization()]
  const tasks = await doTurn(deps, log)
  if (tasks.length === 0) return false
  const pauseMs = pauseAfter({
    tookMs: performance.now() - began,
    busy: performance.eventLoopUtilization(idle).utilization,
    lateMs: Math.max(
      0,
      ...tasks
        .filter(({ priority }) => priority === MOST_URGENT)
        .map(({ dueAt }) => deps.clock.now().getTime() - Date.parse(dueAt)),
    ),
  })
  if (pauseMs > 0) await rest(pauseMs)
  return true
}

/** How long the queue rests after a turn; `busy` is the share of the turn in which the process was, from 0 to 1. */
export function pauseAfter({ tookMs, busy, lateMs }: Record<'tookMs' | 'busy' | 'lateMs', number>): number {
  const inTime = Math.min(1, Math.max(0, (LATEST_MS - lateMs) / (LATEST_MS - LATE_MS)))
  return busy > BUSY ? Math.min(REST_MAX_MS, tookMs * REST) * inTime : 0
}

/** Does the tasks that are due; true if there may be more. */
export const doDueTasks = async (deps: PaymentDeps, log: FastifyBaseLogger): Promise<boolean> =>
  (await doTurn(deps, log)).length > 0

/** Does some of the tasks that are due. */
async function doTurn(deps: PaymentDeps, log: FastifyBaseLogger): ReturnType<typeof claimTasks> {
  const tasks = await claimTasks(deps.db, deps.clock, PARALLEL_TASKS)
  await Promise.all(tasks.map((task) => doTask(deps, task, log)))
  return tasks
}

async function doTask(deps: PaymentDeps, task: PaymentTask, log: FastifyBaseLogger): Promise<void> {
  try {
    const later = await perform(deps, task)
    if (later === null) await finishTask(deps.db, deps.clock, task)
    else await postponeTask(deps.db, deps.clock, task, { reason: NOT_PAID, ...later })
  } catch (error) {
    const reason = error instanceof ProviderError ? `${error.fault}: ${error.code}` : 'error'
    if (!(error instanceof ProviderError))
      log.error({ err: error, task: task.subject }, 'payment task failed')
    else log.warn({ task: task.subject, attempt: task.attempts, reason }, 'provider did not answer')
    await postponeTask(deps.db, deps.clock, task, { reason: reason.slice(0, 200) })
  }
}

/** @returns null: it is done */
async function perform(deps: PaymentDeps, { subject, attempts }: PaymentTask): Promise<Later | null> {
  const about = readSubject(subject)
  if ('order' in about) {
    await settleOrder(deps, about.order)
    return null
  }
  if ('unpaid' in about) return endUnpaid(deps, about.unpaid)
  if ('compare' in about) return compareProvider(deps, about.compare)
  if ('session' in about) return lookAtSession(deps, about.session, attempts)
  await lookUpNamed(deps, about, attempts)
  return null
}

/** Attempts at a payment that nobody but a notice named, some minutes together. */
const NAMED_ATTEMPTS_MAX = 8

/**
 * Looks a payment up. One that only a notice named is given up if the provider refuses to tell of it, or does not answer
 * for long: forged notices would fill the queue, and a true payment is found by its page.
 *
 * @throws ProviderError
 */
async function lookUpNamed(
  deps: PaymentDeps,
  { provider, payment }: { provider: string; payment: string },
  attempts: number,
): Promise<void> {
  try {
    await lookUpPayment(deps, provider, payment)
  } catch (error) {
    const isOver =
      error instanceof ProviderError && (error.fault === 'rechazado' || attempts >= NAMED_ATTEMPTS_MAX)
    if (!isOver || (await findPayment(deps.db, provider, payment)) !== null) throw error
  }
}

/** Looks for payments of a page, until it has been closed for a day. */
async function lookAtSession(deps: PaymentDeps, id: number, attempts: number): Promise<Later | null> {
  const session = await findSessionById(deps.db, id)
  if (session === null || session.state === 'nueva') return null
  if (!(await lookAtPage(deps, session))) return null
  if (session.state === 'abierta' && session.expires_at <= instant(deps.clock)) {
    await setSession(deps.db, id, 'abierta', { state: 'cerrando' })
    await askTask(deps.db, deps.clock, { order: session.order_id })
  }
  if (session.expires_at <= instant(deps.clock, -LATE_SECONDS)) return null
  return session.state === 'cerrada' ? { at: instant(deps.clock, retryPause(attempts, CLOSED_PAUSES)) } : {}
}
