import { tellWait } from './connection.ts'

/** Maximum number of attempts, including the first. `PAUSE_MAX_SECONDS` is the longest pause between two of them. */
const ATTEMPTS_MAX = 3
const PAUSE_MAX_SECONDS = 10

type Pause = (seconds: number) => Promise<void>

const pauseFor: Pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

/**
 * Retries a call while the server answers 503 with `Retry-After`: its database is unreachable, or locked by a long
 * write. Only for calls that are safe to repeat: those with an idempotency key.
 */
export async function againWhileAway(
  ask: () => Promise<Response>,
  pause: Pause = pauseFor,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await ask()
    const seconds = response.status === 503 ? retryAfterSeconds(response) : null
    if (seconds === null || attempt === ATTEMPTS_MAX) return response
    const pauseSeconds = Math.min(seconds, PAUSE_MAX_SECONDS)
    tellWait(pauseSeconds)
    await pause(pauseSeconds)
  }
}

/** The seconds in `Retry-After`; null if the header is absent or holds a date. */
export function retryAfterSeconds(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
