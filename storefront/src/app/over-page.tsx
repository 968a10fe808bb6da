import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { placeChanged } from '../ui/dialog/back-closes.ts'
import { AlertDialogs } from '../ui/notices/alert-dialogs.tsx'

/** What may open over any screen, and what a step back does about it. Its code comes beside the first screen. */
export function OverPage() {
  const location = useLocation()
  const href = useHref(location)
  useEffect(() => placeChanged(href), [href, location])
  return <AlertDialogs />
}
