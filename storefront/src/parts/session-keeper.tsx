import { useEffect } from 'react'
import { NetworkLost, Refused } from '../api/errors.ts'
import { whenRecovered } from '../state/connection.ts'
import { renewSession } from '../state/session/session.ts'

/** Checks at page load whether the stored client's session is still valid. Mount in the page; renders nothing. */
export function SessionKeeper() {
  useEffect(() => {
    let stop: () => void = () => undefined
    const renew = () => {
      stop()
      renewSession().catch((error: unknown) => {
        if (!(error instanceof NetworkLost || error instanceof Refused)) throw error
        // The session's state is unknown: the customer stays logged in until the shop answers.
        stop = whenRecovered(renew)
      })
    }
    renew()
    return () => stop()
  }, [])
  return null
}
