import { POPUP_BANNER_DELAY_MS } from '@gondola/contract/base'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePlaced } from '../state/confirmation.ts'
import { openDialog, useDialog } from '../state/dialogs.ts'
import { usePanel } from '../state/panels.ts'
import { isPopupHeld, newPopupBanners } from '../state/popup.ts'
import { useSession } from '../state/session/session.ts'
import { usePopupBanners } from '../state/site.ts'

/**
 * Opens the pop-up banner 3 seconds after page load, each banner once per browser (spec §2). Waits while a dialog or a
 * panel is open, and where it would cover what the customer came for (`isPopupHeld`). Mount once in the page; renders nothing.
 */
export function PopupKeeper() {
  const isDue = useIsDue()
  const { data: banners } = usePopupBanners()
  const isBusy = useIsBusy()
  useEffect(() => {
    if (!isDue || isBusy || !banners) return
    const unseen = newPopupBanners(banners, useSession.getState().client)
    if (unseen.length === 0) return
    // A dialog opened in this very moment, for instance by the guard.
    if (useDialog.getState().open) return
    openDialog('popup', { banners: unseen })
  }, [isDue, isBusy, banners])
  return null
}

function useIsDue(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), POPUP_BANNER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}

function useIsBusy(): boolean {
  const hasDialog = useDialog(({ open }) => open !== null)
  const hasPanel = usePanel(({ open }) => open !== null)
  const hasConfirmation = usePlaced(({ placed }) => placed !== null)
  const location = useLocation()
  const [loaded] = useState(location.pathname)
  return hasDialog || hasPanel || isPopupHeld(location, hasConfirmation, loaded)
}
