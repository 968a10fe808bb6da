import { findOwnClient } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { NetworkLost, Refused, sessionEnded } from '../../api/errors.ts'
import { queryClient } from '../../api/query-client.ts'
import { openDialog } from '../dialogs.ts'
import { isLoggedIn } from './session.ts'

/**
 * A catalogue answer for visitors is not a refusal; it only hides prices. If a customer gets one, this asks the server
 * whether the session is still valid. If not, it ends the session here and opens the login over the screen.
 */
export async function isSessionOver(): Promise<boolean> {
  if (!isLoggedIn() || (await send(findOwnClient, {})) !== null) return false
  sessionEnded()
  openDialog('login')
  return true
}

/** Handles a press on a hidden price: opens the login, or for a logged-in customer reloads the prices. */
export function askForPrices(): void {
  if (!isLoggedIn()) return openDialog('login')
  askAgain().catch((error: unknown) => {
    // The offline bar already reports the lost network. A shop that cannot tell is asked at the next press.
    if (!(error instanceof NetworkLost || error instanceof Refused)) throw error
  })
}

async function askAgain(): Promise<void> {
  if (!(await isSessionOver())) await queryClient.invalidateQueries()
}
