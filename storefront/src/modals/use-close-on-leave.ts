import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeDialog, useDialog } from '../state/dialogs.ts'

/** Closes the dialog when one of its links navigates to another screen; not one that this screen has opened instead. */
export function useCloseOnLeave(): void {
  const { pathname } = useLocation()
  const current = useDialog((dialog) => dialog.open)
  const opened = useRef({ pathname, dialog: current })
  useEffect(() => {
    const { pathname: before, dialog } = opened.current
    if (before !== pathname && useDialog.getState().open === dialog) closeDialog()
  }, [pathname])
}
