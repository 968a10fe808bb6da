import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { placeChanged } from '../ui/dialog/back-closes.ts'
import { DialogHost } from '../modals/dialog-host.tsx'
import { AlertDialogs } from '../ui/notices/alert-dialogs.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** The dialogs and alerts over any screen, and the handling of the browser's back button. Its code is in a chunk of its own. */
export function OverPage() {
  const location = useLocation()
  const href = useHref(location)
  useEffect(() => placeChanged(href), [href, location])
  useKeptFocus()
  return (
    <>
      <DialogHost />
      <AlertDialogs />
    </>
  )
}
