import { tellWait } from './connection.ts'

/** How often a call is made in all, and the longest pause between two of them. */
const ATTEMPTS_MAX = 3
const PAUSE_MAX_SECONDS = 10

type Pause = (seconds: number) => Promise<void>

const pauseFor: Pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

/**
 * Asks again where the server says that it cannot answer just now and when it will (503 with `Retry-After`): its
 * database is away, or written by something long. Only for what may be sent twice: a call with an idempotency key.
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

/** What `Retry-After` asks for; null where it is absent or a date. */
export function retryAfterSeconds(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
