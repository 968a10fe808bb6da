const standInListeners = new Set<(keptAt: number) => void>()
const lossListeners = new Set<() => void>()

/** Registers a listener for calls answered from the cache; it gets the time of the cached answer (ms since 1970). */
export function whenStoodIn(listener: (keptAt: number) => void): void {
  standInListeners.add(listener)
}

export function tellStoodIn(keptAt: number): void {
  for (const listener of standInListeners) listener(keptAt)
}

/** Registers a listener for calls that got no answer, or only that the shop is away. */
export function whenUnanswered(listener: () => void): void {
  lossListeners.add(listener)
}

export function tellUnanswered(): void {
  for (const listener of lossListeners) listener()
}

const waitListeners = new Set<(seconds: number) => void>()

/**
 * Registers a listener for calls that a busy shop makes wait; it gets the seconds until the retry. Returns the function
 * that unregisters it.
 */
export function whenMadeToWait(listener: (seconds: number) => void): () => void {
  waitListeners.add(listener)
  return () => waitListeners.delete(listener)
}

export function tellWait(seconds: number): void {
  for (const listener of waitListeners) listener(seconds)
}
