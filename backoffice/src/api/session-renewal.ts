/** Asks the user to log in again; false: they chose to leave. */
type Renewal = () => Promise<boolean>

let ask: Renewal | null = null
/** Calls that find the session expired at the same time share one question. */
let asked: Promise<boolean> | null = null

/** Registers how expired sessions are renewed. Returns the function that unregisters it. */
export function renewSessionsBy(renewal: Renewal): () => void {
  ask = renewal
  return () => {
    if (ask === renewal) ask = null
  }
}

/** Whether the expired session was renewed. */
export function renewSession(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false)
  asked ??= ask().finally(() => {
    asked = null
  })
  return asked
}
