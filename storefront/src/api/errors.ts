import type { Problem } from '@gondola/contract/entities/problem.ts'
import { INNER_FAILURE, TOO_MANY_TRIES } from '@gondola/contract/texts/refusals.ts'

/** The server answered with a problem (contract §2); its `detail` is Spanish, fit to show. */
export class Refused extends Error {
  override name = 'Refused'
  readonly problem: Problem
  /** Seconds to wait before asking again (429), or null. */
  readonly retryAfterSeconds: number | null

  constructor(problem: Problem, retryAfterSeconds: number | null = null) {
    super(problem.detail)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer came: the network is gone, or the shop is. Nothing is known about whether the call took effect. */
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

/** The problem of an answer that carries none, such as a proxy's error page. */
export function unreadableProblem(status: number): Problem {
  const { title, text } = status === 429 ? TOO_MANY_TRIES : INNER_FAILURE
  return {
    type: 'about:blank',
    title,
    status,
    detail: text,
    code: status === 429 ? 'limite' : 'interno',
  }
}

const sessionEndListeners = new Set<() => void>()

/** Calls back when the server says that the session is over (401 `sesion`). Gives the function that stops it. */
export function whenSessionEnds(listener: () => void): () => void {
  sessionEndListeners.add(listener)
  return () => sessionEndListeners.delete(listener)
}

export function sessionEnded(): void {
  for (const listener of sessionEndListeners) listener()
}
