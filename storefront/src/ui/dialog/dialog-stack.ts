import { create } from 'zustand'
import { hideUndoable } from '../notices/toasts.ts'

/** The open modal dialogs, bottom to top. What must stay usable above them (toasts) is portalled into the top one. */
export const useDialogStack = create<{ open: readonly HTMLElement[] }>(() => ({ open: [] }))

export function pushDialog(dialog: HTMLElement): void {
  hideUndoable()
  setOpen([...useDialogStack.getState().open, dialog])
}

export function removeDialog(dialog: HTMLElement): void {
  setOpen(useDialogStack.getState().open.filter((other) => other !== dialog))
}

/** Whether a dialog is open over the page. */
export const isBehindDialog = (): boolean => useDialogStack.getState().open.length > 0

/** Also sets the attribute that the page's styles use (base.css). */
function setOpen(open: readonly HTMLElement[]): void {
  useDialogStack.setState({ open })
  document.documentElement.toggleAttribute('data-behind-dialog', open.length > 0)
}
