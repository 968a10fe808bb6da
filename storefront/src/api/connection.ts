/** Hears whether the network answers: null, or since when the answers are that stand in for it (ms since 1970). */
type Listener = (keptAt: number | null) => void

const listeners = new Set<Listener>()

/** Calls back with every call that the network answered, or that a kept answer stood in for. */
export function whenAnswered(listener: Listener): void {
  listeners.add(listener)
}

export function tellAnswered(keptAt: number | null): void {
  for (const listener of listeners) listener(keptAt)
}
