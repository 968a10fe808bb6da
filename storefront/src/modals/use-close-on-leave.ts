import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeDialog } from '../state/dialogs.ts'

/** Closes the dialog when one of its links navigates to another screen. */
export function useCloseOnLeave(): void {
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) closeDialog()
  }, [pathname])
}
