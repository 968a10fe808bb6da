import { setTimeout as sleep } from 'node:timers/promises'
import { processorMs, type PinnedProcess } from '../pinned-process.ts'
import { backendsMs } from './spent-by-call.ts'

/** Less processor time than this in each of some seconds, of server and database: nothing is going on. */
const IDLE_MS = 80
const IDLE_SECONDS = 3
const IDLE_MAX_MS = 120_000

/** After its start a server clears up and counts what sells, which it does once a day. */
export async function untilIdle({ child }: PinnedProcess, postmaster: number | null): Promise<void> {
  const until = performance.now() + IDLE_MAX_MS
  const spent = () => processorMs(child.pid!) + backendsMs(postmaster)
  for (let idle = 0; idle < IDLE_SECONDS && performance.now() < until;) {
    const before = spent()
    await sleep(1000)
    idle = spent() - before < IDLE_MS ? idle + 1 : 0
  }
}
