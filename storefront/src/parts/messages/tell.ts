import { interfaceTexts, offlineMessage } from '../../texts/interface.ts'
import { type Message, DATA_REFUSED } from '@gondola/contract/http'
import { isRefusal, NetworkLost, Refused } from '../../api/errors.ts'
import { openDialog } from '../../state/dialogs.ts'
import { type Alert, showAlert } from '../../ui/notices/alerts.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/** Title and text of a notice; without a title, the text becomes the title. */
export function headed({ title, text }: Message): { title: string; text?: string } {
  return title === undefined ? { title: text } : { title, text }
}

/** Shows a success in the middle of the screen, with a button to confirm it (spec §9, success modal). */
export function tellSuccess(message: Message, more: Partial<Alert> = {}): void {
  showAlert({ kind: 'success', ...headed(message), buttons: [{ text: interfaceTexts.accept }], ...more })
}

/**
 * Reports a failed call in a toast. If the session is over, opens the login instead; form input is kept. `title`
 * precedes the failure's text, where the specification gives one.
 */
export function tellFailure(error: unknown, title?: string): void {
  const message = failureMessage(error)
  if (isRefusal(error, 'sesion')) openDialog('login')
  else if (title === undefined) showToast({ kind: 'error', ...headed(message) })
  else showToast({ kind: 'error', title, text: message.text })
}

/** The message of a failed call for the customer. @throws any other error again: it is a bug */
export function failureMessage(error: unknown): Message {
  if (error instanceof NetworkLost) return offlineMessage
  if (error instanceof Refused) return refusalMessage(error)
  throw error
}

/** A violated rule's text has no title, unless the catalogue gives it its own. */
function refusalMessage({ problem }: Refused): Message {
  const isTitled = problem.title !== DATA_REFUSED.title
  return isTitled ? { title: problem.title, text: problem.detail } : { text: problem.detail }
}
