import { create } from 'zustand'

/** The modal dialogs that are open, bottom to top. What must stay usable above them (toasts) draws itself into the top one. */
export const useDialogStack = create<{ open: readonly HTMLElement[] }>(() => ({ open: [] }))

export function pushDialog(dialog: HTMLElement): void {
  setOpen([...useDialogStack.getState().open, dialog])
}

export function removeDialog(dialog: HTMLElement): void {
  setOpen(useDialogStack.getState().open.filter((other) => other !== dialog))
}

/** Whether the page lies behind a dialog. */
export const isBehindDialog = (): boolean => useDialogStack.getState().open.length > 0

/** The page's styles are told too (base.css). */
function setOpen(open: readonly HTMLElement[]): void {
  useDialogStack.setState({ open })
  document.documentElement.toggleAttribute('data-behind-dialog', open.length > 0)
}
