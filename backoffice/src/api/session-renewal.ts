/** Why the user is asked: the session has ended, or the call needs password or code again. */
export type RenewalReason = 'ended' | 'old'

/** Asks the user to log in or confirm who they are; false: they chose not to. */
type Renewal = (reason: RenewalReason, refused: Refused) => Promise<boolean>

/** What waits for the answer; `isChange`: a change is among it. */
export interface Refused {
  isChange: boolean
}

let ask: Renewal | null = null
/** Calls that are refused at the same time share one question. */
const asked = new Map<RenewalReason, { refused: Refused; renewed: Promise<boolean> }>()

/** Registers how sessions are renewed. Returns the function that unregisters it. */
export function renewSessionsBy(renewal: Renewal): () => void {
  ask = renewal
  return () => {
    if (ask === renewal) ask = null
  }
}

/** Whether the session was renewed. */
export function renewSession(reason: RenewalReason, isChange: boolean): Promise<boolean> {
  if (ask === null) return Promise.resolve(false)
  const known = asked.get(reason)
  if (known !== undefined) {
    known.refused.isChange ||= isChange
    return known.renewed
  }
  const refused = { isChange }
  const renewed = ask(reason, refused).finally(() => asked.delete(reason))
  asked.set(reason, { refused, renewed })
  return renewed
}
