import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Account } from './account/account.ts'
import { readBooks, type Books } from './account/books.ts'
import { newClock, type Clock } from './account/clock.ts'
import { openRecords } from './account/records.ts'
import { ApiError } from './api/api-error.ts'
import { answerRequest } from './api/answer-request.ts'
import type { Controls } from './control.ts'
import { newDial, type Dial } from './faults/dial.ts'
import { FORGERIES, forgedNotice } from './faults/forge-notices.ts'
import { startSender } from './notices/send-notices.ts'

export interface SimulatorOptions {
  /** 0: a free one. */
  port: number
  /** The loopback address, unless another is said. */
  host?: string
  /** The address under which browsers reach it; its own unless another is said. */
  publicUrl?: string
  /** Signs the notices. */
  noticeSecret: string
  /** What the shop shows as `Authorization: Bearer …`. */
  accessToken: string
  /** Of the dial's chance; the same one repeats a run. */
  seed?: number
  /** Where the books are kept; without it, in memory only. */
  file?: string
  /** The provider's waiting times before it sends a notice again are divided by it. */
  hurry?: number
}

/** A running simulator. */
export interface Simulator {
  url: string
  dial: Dial
  clock: Clock
  books(): Books
  /** Sends forged notices to an address, of all kinds in turn. */
  forge(to: string, count: number): void
  /** Resolves when no notice is being sent or waits to be sent again. */
  quiet(): Promise<void>
  noticeCounts(): { sent: number; dropped: number; forged: number; failed: number }
  stop(): Promise<void>
}

/** A quarter of an hour becomes a second. */
const HURRY = 900

/** Starts a simulator of the payment provider. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { noticeSecret, accessToken, seed = 1, file = null, hurry = HURRY, host = '127.0.0.1' } = options
  const records = openRecords(file)
  const clock = newClock()
  const dial = newDial(seed)
  const account: Account = { records, clock, dial, url: '', announce: () => {} }
  const sender = startSender({
    secret: noticeSecret,
    clock,
    dial,
    hurry,
    forge: (payment) => {
      const kind = FORGERIES[dial.draw(FORGERIES.length)]!
      return forgedNotice(account, noticeSecret, { kind, to: payment.noticeUrl!, payment })
    },
  })
  account.announce = sender.announce
  const forge = (to: string, count: number) => {
    for (let index = 0; index < count; index++) {
      const kind = FORGERIES[index % FORGERIES.length]!
      sender.sendOnce(forgedNotice(account, noticeSecret, { kind, to, payment: lastPayment() }))
    }
  }
  const lastPayment = () => [...records.payments.values()].findLast(({ isForeign }) => !isForeign) ?? null
  const controls: Controls = { forge, quiet: sender.quiet, noticeCounts: () => ({ ...sender.counts }) }
  const paidForms = new Map<string, number>()

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answerRequest({ account, controls, accessToken, paidForms }, request, response).catch(
      (error: unknown) => {
        if (response.headersSent) return response.destroy()
        const fault = error instanceof ApiError ? error : new ApiError(500, 'internal_error', String(error))
        return response
          .writeHead(fault.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(fault.body))
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, host, () => resolve())
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  account.url = options.publicUrl ?? url
  return {
    url,
    dial,
    clock,
    books: () => readBooks(records),
    forge,
    quiet: sender.quiet,
    noticeCounts: () => ({ ...sender.counts }),
    stop: async () => {
      sender.stop()
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
