import { loadedFiles } from '../ui/frame/loaded-files.ts'

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

const CACHE = 'gondola-gestion'
const PAGE = '/gestion/'

/**
 * Caches the panel's page and the files it has loaded on this device, so that a reload without a network opens it again
 * with the pending taps. Retries while there is no network; returns the function that stops it. Devices that cannot
 * cache (no https) go without; no tap depends on it.
 */
export function keepForOffline(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined
  return untilDone(async () => {
    await navigator.serviceWorker.register('/gestion/sin-conexion.js', { scope: PAGE })
    await keepFiles(await caches.open(CACHE), PAGE, loadedFiles())
  })
}
