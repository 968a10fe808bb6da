import { useEffect } from 'react'
import { NetworkLost } from '../../api/errors.ts'
import { renewSession } from '../../state/session.ts'

/** Asks once at the page's start whether the stored client's session still lives. Stands in the page, draws nothing. */
export function SessionKeeper() {
  useEffect(() => {
    renewSession().catch((error: unknown) => {
      // Without a network nothing is known about the session: whoever was logged in stays so.
      if (!(error instanceof NetworkLost)) throw error
    })
  }, [])
  return null
}
