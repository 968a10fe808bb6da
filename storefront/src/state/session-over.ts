import { findOwnClient } from '../api/clients.ts'
import { NetworkLost, sessionEnded } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { openDialog } from './dialogs.ts'
import { isLoggedIn } from './session.ts'

/**
 * A catalogue's answer for visitors refuses nothing, it hides prices: where a customer gets one, the server is asked
 * whether it still knows the session. One that is over is told, with the login over what is on screen.
 */
export async function isSessionOver(): Promise<boolean> {
  if (!isLoggedIn() || (await findOwnClient()) !== null) return false
  sessionEnded()
  openDialog('login')
  return true
}

/** A hidden price was pressed: the login; for who is logged in already, prices are asked for again. */
export function askForPrices(): void {
  if (!isLoggedIn()) return openDialog('login')
  askAgain().catch((error: unknown) => {
    // The bar over the page says that the network is gone.
    if (!(error instanceof NetworkLost)) throw error
  })
}

async function askAgain(): Promise<void> {
  if (!(await isSessionOver())) await queryClient.invalidateQueries()
}
