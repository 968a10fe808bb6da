import { useSyncExternalStore } from 'react'
import { sendTaps } from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { deviceStorage } from '../api/storage.ts'
import { TapQueue } from './tap-queue.ts'
import { TapSender } from './tap-sender.ts'

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 300_000

/** Retries until it succeeds once, with increasing pauses. Returns the function that stops it. */
export function untilDone(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const attempt = (pause: number): void => {
    void work().catch(() => {
      if (!isStopped) timer = setTimeout(attempt, pause, Math.min(pause * 2, LONGEST_PAUSE_MS))
    })
  }
  attempt(FIRST_PAUSE_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** The device's tap queue and its sender; they live as long as the panel is open, whatever screen is shown. */
export const queue = new TapQueue(deviceStorage())
export const sender = new TapSender(queue, (Id, taps) =>
  callServer(sendTaps, { params: { Id }, body: { Toques: [...taps] } }),
)

window.addEventListener('online', () => void sender.flush())
window.addEventListener('offline', () => queue.changed())
window.addEventListener('storage', () => queue.changed())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && queue.waiting().length > 0) void sender.flush()
})
// taps left by an earlier visit
if (queue.waiting().length > 0) void sender.flush()

/** Renders again after every tap, every answer, every change of the connection. */
export const useTapQueue = (): TapQueue => {
  useSyncExternalStore(queue.subscribe, queue.version)
  return queue
}

/** The methods of the browser's `Cache` that are used. */
export interface FileCache {
  keys(): Promise<readonly { url: string }[]>
  addAll(urls: string[]): Promise<void>
  delete(url: string): Promise<boolean>
}

/**
 * Updates the cache to the current page and these files. Everything is added before files of an earlier build are
 * deleted: if the network fails in between, the previous page still finds its files.
 */
export async function keepFiles(cache: FileCache, page: string, files: readonly string[]): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => url)
  // a file never changes under its name; the page is always fetched again
  await cache.addAll([page, ...files.filter((url) => !kept.includes(url))])
  const old = kept.filter((url) => new URL(url).pathname !== page && !files.includes(url))
  await Promise.all(old.map((url) => cache.delete(url)))
}
