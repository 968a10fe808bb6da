import { interfaceTexts } from '../../texts/interface.ts'
import type { Message } from '@gondola/contract/http'
import { isRefusal } from '../../api/errors.ts'
import { openDialog } from '../../state/dialogs.ts'
import { type Alert, showAlert } from '../../ui/notices/alerts.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { failureMessage } from './failure-message.ts'

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
