import type { SiteParameters } from '@gondola/contract/site'
import { useEffect } from 'react'
import { openDialog } from '../../state/dialogs.ts'
import { refreshCart } from '../../state/cart/cart-refresh.ts'
import { useCart } from '../../state/cart/cart.ts'
import { branchName, currentBranch, defaultBranch } from '../../state/place/change-place.ts'
import { followAccount } from '../../state/place/follow-account.ts'
import { keepPlace, usePlace, whenMovedElsewhere } from '../../state/place/place.ts'
import { useSession } from '../../state/session/session.ts'
import { placeTexts } from '../../texts/place.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { late } from '../../ui/late.tsx'

/** Rarely needed: only after a move with a cart. */
const UndoMove = late(() => import('./undo-move.tsx').then((file) => file.UndoMove))

/**
 * Keeps the place true to the shop and to the account. Mounted while the shop asks for it or the browser has one;
 * renders the way back from a move.
 */
export function PlaceKeeper({ parameters }: { parameters: SiteParameters }) {
  const kept = usePlace((place) => place.kept)
  const closed = usePlace((place) => place.closed)
  const client = useSession((session) => session.client?.Id ?? null)
  const asks = parameters.PideLugar === true
  useEffect(() => {
    if (!kept) return
    const isDefault = kept.place.Sucursal === defaultBranch()
    if (!asks) keepPlace(null)
    else if (isDefault !== kept.isDefault) keepPlace({ ...kept, isDefault })
  }, [asks, kept, parameters])
  useEffect(() => {
    if (closed === null) return
    if (asks) return openDialog('place', { isClosed: true })
    // One branch is left: there is nothing to choose.
    showToast({ kind: 'info', title: placeTexts.closedForGood })
    usePlace.setState({ closed: null })
    refreshOpenCart()
  }, [asks, closed])
  useEffect(() => {
    whenMovedElsewhere(() => {
      refreshOpenCart()
      const Nombre = branchName(currentBranch())
      if (usePlace.getState().kept && Nombre)
        showToast({ kind: 'info', title: placeTexts.movedElsewhere(Nombre) })
    })
    return () => whenMovedElsewhere(() => undefined)
  }, [])
  useEffect(() => {
    if (client === null || !asks) return
    let isWanted = true
    followAccount(() => isWanted).catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [asks, client])
  return <UndoMove />
}

/** The cart's prices become those of the branch that is now current. */
function refreshOpenCart(): void {
  if (useCart.getState().lines.length > 0) void refreshCart(null)
}
