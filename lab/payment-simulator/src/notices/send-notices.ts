import type { PaymentAction } from '../account/account.ts'
import type { Clock } from '../account/clock.ts'
import type { Payment } from '../account/payment.ts'
import type { Dial } from '../faults/dial.ts'
import { signedNotice, unsignedNotice, type NoticeRequest } from './notice-request.ts'

/** Times after which the provider sends a notice again that was not answered with 200 or 201. */
const PROVIDER_RETRIES_MS = [15, 30, 360, 2880, 5760, 5760, 5760].map((minutes) => minutes * 60_000)
/** The provider waits so long for an answer. */
const ANSWER_MS = 22_000

export interface NoticeCounts {
  sent: number
  dropped: number
  forged: number
  failed: number
}

export interface NoticeSender {
  announce(payment: Payment, action: PaymentAction): void
  /** Sends a request once, whatever it is answered. */
  sendOnce(request: NoticeRequest): void
  /** Resolves when nothing is being sent or waits to be sent, retries included. */
  quiet(): Promise<void>
  readonly counts: Readonly<NoticeCounts>
  stop(): void
}

export interface SenderOptions {
  secret: string
  clock: Clock
  dial: Dial
  /** The provider's waiting times are divided by it: 900 makes a second of a quarter of an hour. */
  hurry: number
  /** Makes a forged notice that goes along with a real one. */
  forge: (payment: Payment) => NoticeRequest
}

export function startSender({ secret, clock, dial, hurry, forge }: SenderOptions): NoticeSender {
  const counts: NoticeCounts = { sent: 0, dropped: 0, forged: 0, failed: 0 }
  const timers = new Map<NodeJS.Timeout, () => void>()
  const stopped = new AbortController()
  let held: NoticeRequest | null = null
  let open = 0
  let whenQuiet: (() => void)[] = []

  const ended = () => {
    open -= 1
    if (open > 0) return
    for (const resolve of whenQuiet) resolve()
    whenQuiet = []
  }
  const waited = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timer.unref()
      timers.set(timer, resolve)
    })
  const deliver = async (request: NoticeRequest, retries: readonly number[], delayMs: number) => {
    if (delayMs > 0) await waited(delayMs)
    for (const wait of [...retries, null]) {
      if (stopped.signal.aborted) return
      counts.sent += 1
      if (await isAccepted(request, stopped.signal)) return
      if (wait !== null) await waited(wait / hurry)
    }
    counts.failed += 1
  }
  const send = (request: NoticeRequest, retries: readonly number[], delayMs = 0) => {
    open += 1
    void deliver(request, retries, delayMs).finally(ended)
  }

  const announce = (payment: Payment, action: PaymentAction) => {
    if (payment.noticeUrl === null) return
    if (dial.strikes('forge')) {
      counts.forged += 1
      send(forge(payment), [])
    }
    if (dial.strikes('drop')) {
      counts.dropped += 1
      return
    }
    const facts = { to: payment.noticeUrl, paymentId: String(payment.id), action, secret, now: clock.now() }
    const request = signedNotice(facts)
    if (dial.strikes('ipn')) send(unsignedNotice(payment.noticeUrl, String(payment.id)), [])
    if (held === null && dial.strikes('reorder')) {
      held = request
      return
    }
    send(request, PROVIDER_RETRIES_MS, dial.strikes('delay') ? dial.times.delayMs : 0)
    if (dial.strikes('double')) send(request, PROVIDER_RETRIES_MS)
    releaseHeld()
  }
  const releaseHeld = () => {
    if (held === null) return
    send(held, PROVIDER_RETRIES_MS)
    held = null
  }

  return {
    announce,
    counts,
    sendOnce: (request) => send(request, []),
    quiet: async () => {
      releaseHeld()
      if (open > 0) await new Promise<void>((resolve) => void whenQuiet.push(resolve))
    },
    stop: () => {
      stopped.abort()
      for (const [timer, resolve] of timers) {
        clearTimeout(timer)
        resolve()
      }
      timers.clear()
    },
  }
}

/** Whether the shop took a notice: answered 200 or 201 in time. */
async function isAccepted({ url, headers, body }: NoticeRequest, stopped: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_MS)])
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status === 200 || answer.status === 201
  } catch {
    return false
  }
}
