/** Asks whoever works here to log in again; false: they would rather leave. */
type Renewal = () => Promise<boolean>

let ask: Renewal | null = null
/** Calls that find the session over at the same time wait for one answer. */
let asked: Promise<boolean> | null = null

/** From now on sessions that ended are renewed so. Answers what takes that back. */
export function renewSessionsBy(renewal: Renewal): () => void {
  ask = renewal
  return () => {
    if (ask === renewal) ask = null
  }
}

/** Whether the session that ended is one again. */
export function renewSession(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false)
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}
