const FILES = '/gestion/assets/'
const NOT_THERE = 400

const loaded = new Set<string>()
let observer: PerformanceObserver | undefined

/**
 * Records which of the panel's files the page loads, from the first one on. The browser itself keeps only 250 requests,
 * and a panel that has shown the queue for an hour exceeds this before it loads the picking screen.
 */
export function watchLoadedFiles(): void {
  observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
}

/** URLs of the panel's files that this page uses. */
export function loadedFiles(): string[] {
  note(observer?.takeRecords() ?? [])
  return [...loaded]
}

function note(entries: readonly PerformanceEntry[]): void {
  for (const entry of entries) {
    const { name, responseStatus } = entry as PerformanceResourceTiming
    // skips requests for files of another build that no longer exist
    if (new URL(name).pathname.startsWith(FILES) && !(responseStatus >= NOT_THERE)) loaded.add(name)
  }
}
