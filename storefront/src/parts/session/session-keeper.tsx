import { useEffect } from 'react'
import { NetworkLost } from '../../api/errors.ts'
import { whenRecovered } from '../../state/connection.ts'
import { renewSession } from '../../state/session.ts'

/** Asks once at the page's start whether the stored client's session still lives. Stands in the page, draws nothing. */
export function SessionKeeper() {
  useEffect(() => {
    let stop: () => void = () => undefined
    const renew = () => {
      stop()
      renewSession().catch((error: unknown) => {
        if (!(error instanceof NetworkLost)) throw error
        // Nothing is known about the session: whoever was logged in stays so until the shop answers.
        stop = whenRecovered(renew)
      })
    }
    renew()
    return () => stop()
  }, [])
  return null
}
