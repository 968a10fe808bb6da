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
