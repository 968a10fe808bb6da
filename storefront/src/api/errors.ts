import type { Problem } from '@gondola/contract/http'

/** The server answered with a problem (contract §2); its `detail` is Spanish text for the customer. */
export class Refused extends Error {
  override name = 'Refused'
  readonly problem: Problem
  /** Seconds to wait before retrying (429), or null. */
  readonly retryAfterSeconds: number | null

  constructor(problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.detail)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer came: the network or the shop is unreachable. Whether the call took effect is unknown. */
export class NetworkLost extends Error {
  override name = 'NetworkLost'

  constructor(cause: unknown) {
    super('No answer from the server', { cause })
  }
}

/** Bad gateway, service unavailable, gateway timeout: a proxy answers for the shop, or its database is unreachable. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether an answer with this status says that the shop is away for a while. */
export const isAway = (status: number): boolean => AWAY_STATUSES.has(status)

/** Whether a call failed for a reason that passes by itself: no answer came, or the shop is away. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkLost || (error instanceof Refused && isAway(error.problem.status))

/** Whether the server refused with this code, e.g. `isRefusal(error, 'precios')`. */
export function isRefusal(error: unknown, code: string): error is Refused {
  return error instanceof Refused && error.problem.code === code
}

const sessionEndListeners = new Set<() => void>()

/** Registers a listener for the end of the session (401 `sesion`). Returns the function that unregisters it. */
export function whenSessionEnds(listener: () => void): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

export function sessionEnded(): void {
  for (const listener of sessionEndListeners) listener()
}
