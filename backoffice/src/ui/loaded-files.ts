const FILES = '/gestion/assets/'
const NOT_THERE = 400

const loaded = new Set<string>()
let observer: PerformanceObserver | undefined

/**
 * Notes which of the panel's files the page loads, from its first one on: the browser itself remembers 250 requests, and
 * a panel that has shown the queue for an hour has made more before it loads the screen of preparing.
 */
export function watchLoadedFiles(): void {
  observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
}

/** Addresses of the panel's files that this page runs on. */
export function loadedFiles(): string[] {
  note(observer?.takeRecords() ?? [])
  return [...loaded]
}

function note(entries: readonly PerformanceEntry[]): void {
  for (const entry of entries) {
    const { name, responseStatus } = entry as PerformanceResourceTiming
    // a file of another build that is no longer there was asked for, and not had
    if (new URL(name).pathname.startsWith(FILES) && !(responseStatus >= NOT_THERE)) loaded.add(name)
  }
}
