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
