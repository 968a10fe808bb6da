import { create } from 'zustand'

/** The modal dialogs that are open, bottom to top. What must stay usable above them (toasts) draws itself into the top one. */
export const useDialogStack = create<{ open: readonly HTMLElement[] }>(() => ({ open: [] }))

export function pushDialog(dialog: HTMLElement): void {
  useDialogStack.setState(({ open }) => ({ open: [...open, dialog] }))
}

export function removeDialog(dialog: HTMLElement): void {
  useDialogStack.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }))
}
