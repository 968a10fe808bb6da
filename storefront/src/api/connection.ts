const standInListeners = new Set<(keptAt: number) => void>()
const lossListeners = new Set<() => void>()

/** Calls back with every call that a kept answer stood in for: since when that is (ms since 1970). */
export function whenStoodIn(listener: (keptAt: number) => void): void {
  standInListeners.add(listener)
}

export function tellStoodIn(keptAt: number): void {
  for (const listener of standInListeners) listener(keptAt)
}

/** Calls back with every call that no answer came to. */
export function whenUnanswered(listener: () => void): void {
  lossListeners.add(listener)
}

export function tellUnanswered(): void {
  for (const listener of lossListeners) listener()
}

const waitListeners = new Set<(seconds: number) => void>()

/** Calls back when the shop is too busy for a call, which is made again after so many seconds. Gives the function that stops it. */
export function whenMadeToWait(listener: (seconds: number) => void): () => void {
  waitListeners.add(listener)
  return () => waitListeners.delete(listener)
}

export function tellWait(seconds: number): void {
  for (const listener of waitListeners) listener(seconds)
}
