import type { DeliveryPlace, NamedPlace } from '@gondola/contract/branches'
import { placeTexts } from '../../texts/place.ts'
import { useState } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useCart } from '../../state/cart/cart.ts'
import { closeDialog, type DialogProps, openDialog } from '../../state/dialogs.ts'
import {
  namedPart,
  needsReport,
  placeAt,
  sellingBranches,
  takePlace,
} from '../../state/place/change-place.ts'
import { findPlace } from '../../state/place/lookups.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { late } from '../../ui/late.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { OutOfReach } from './out-of-reach.tsx'
import { PickUpChoice } from './pick-up-choice.tsx'
import { PlaceChoice } from './place-choice.tsx'
import styles from './place-dialog.module.css'

/** What needs a cart is loaded apart from the question itself. */
const BranchChange = late(() => import('./branch-change.tsx').then((file) => file.BranchChange))
const SavedCart = late(() => import('./saved-cart.tsx').then((file) => file.SavedCart))
const UndoLastMove = late(() => import('./undo-last-move.tsx').then((file) => file.UndoLastMove))

/** Asks where orders go. With a cart, another branch is taken over only after its report has been accepted. */
export function PlaceDialog({ wanted, order, isClosed }: DialogProps['place']) {
  if (wanted) return <BranchChange wanted={wanted} order={order} />
  return order ? <SavedCart order={order} /> : <AskPlace isClosed={isClosed === true} />
}

function AskPlace({ isClosed }: { isClosed: boolean }) {
  const [outside, setOutside] = useState<NamedPlace | null>(null)
  const [isBusy, setBusy] = useState(false)
  const hasCart = useCart(({ lines }) => lines.length > 0)
  const look = async (named: NamedPlace) => {
    setBusy(true)
    try {
      const place = placeAt(namedPart(named), await findPlace(namedPart(named)))
      if (place) want(place)
      else setOutside(named)
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal title={placeTexts.title} size="m" onClose={closeDialog}>
      <div className={styles['content']} aria-busy={isBusy}>
        {isClosed && (
          <p role="alert" className={styles['notice']}>
            {placeTexts.closed(hasCart)}
          </p>
        )}
        <UndoLastMove />
        {outside ? (
          <OutOfReach place={outside} onOther={() => setOutside(null)} />
        ) : (
          <PlaceChoice onChoose={(named) => void look(named)} isBusy={isBusy} />
        )}
        <PickUpChoice onChoose={want} />
      </div>
    </Modal>
  )
}

/** Takes a place over, or shows first what it does to the cart. */
function want(place: DeliveryPlace): void {
  if (needsReport(place)) return openDialog('place', { wanted: place })
  takePlace(place)
  closeDialog()
  const Nombre = sellingBranches().find(({ Id }) => Id === place.Sucursal)?.Nombre
  if (!Nombre) return
  const title = place.Forma === 'ED' ? placeTexts.deliveredBy(Nombre) : placeTexts.pickedUpAt(Nombre)
  showToast({ kind: 'success', title })
}
