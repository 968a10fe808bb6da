import type { SiteParameters } from '@gondola/contract/site'
import { useEffect } from 'react'
import { openDialog } from '../../state/dialogs.ts'
import { defaultBranch } from '../../state/place/change-place.ts'
import { followAccount } from '../../state/place/follow-account.ts'
import { keepPlace, usePlace } from '../../state/place/place.ts'
import { useSession } from '../../state/session/session.ts'
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
    if (closed !== null && asks) openDialog('place', { isClosed: true })
  }, [asks, closed])
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
