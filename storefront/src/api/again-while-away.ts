import { tellWait } from './connection.ts'

/** How long a call is repeated, in seconds: longer than another database takes to step in for the leader. */
const PATIENCE_SECONDS = 40
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
  for (let waited = 0; ;) {
    const response = await ask()
    const seconds = response.status === 503 ? retryAfterSeconds(response) : null
    if (seconds === null || waited >= PATIENCE_SECONDS) return response
    const pauseSeconds = Math.min(Math.max(seconds, 1), PAUSE_MAX_SECONDS)
    waited += pauseSeconds
    tellWait(pauseSeconds)
    await pause(pauseSeconds)
  }
}

/** The seconds in `Retry-After`; null if the header is absent or holds a date. */
export function retryAfterSeconds(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
