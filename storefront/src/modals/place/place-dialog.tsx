import type { DeliveryPlace, NamedPlace } from '@gondola/contract/branches'
import { placeTexts } from '../../texts/place.ts'
import { useState } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useCart } from '../../state/cart/cart.ts'
import { closeDialog, type DialogProps, openDialog } from '../../state/dialogs.ts'
import {
  branchName,
  namedPart,
  needsReport,
  placeAt,
  sellingBranches,
  takePlace,
} from '../../state/place/change-place.ts'
import { findPlace, placeOfAddress, useAddresses, useLookUp } from '../../state/place/lookups.ts'
import { useParameters } from '../../state/site.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { late } from '../../ui/late.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { OutOfReach } from './out-of-reach.tsx'
import { PlaceChoice, ChoiceButton } from './place-choice.tsx'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { Badge } from '../../ui/text/badge.tsx'
import styles from './place-dialog.module.css'

/** What needs a cart is loaded apart from the question itself. */
const BranchChange = late(() => import('./branch-change.tsx').then((file) => file.BranchChange))
const SavedCart = late(() => import('./saved-cart.tsx').then((file) => file.SavedCart))
const UndoLastMove = late(() => import('./undo-last-move.tsx').then((file) => file.UndoLastMove))

/** Asks where orders go. With a cart, another branch is taken over only after its report has been accepted. */
export function PlaceDialog({ wanted, order, isClosed, outside }: DialogProps['place']) {
  if (wanted) return <BranchChange wanted={wanted} order={order} />
  return order ? <SavedCart order={order} /> : <AskPlace isClosed={isClosed === true} outside={outside} />
}

function AskPlace({ isClosed, outside: initial }: { isClosed: boolean; outside: NamedPlace | undefined }) {
  // Re-renders when a branch has closed: the choices below read which take orders.
  useParameters()
  const [outside, setOutside] = useState<NamedPlace | null>(initial ?? null)
  const [isBack, setBack] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hasCart = useCart(({ lines }) => lines.length > 0)
  const look = async (named: NamedPlace) => {
    setBusy(true)
    setTrouble('')
    try {
      const found = await findPlace(namedPart(named))
      const place = placeAt(namedPart(named), found)
      if (place) want(place)
      // Zones that are lists of localities cannot be found by a position: only a polygon says 'outside'.
      else if (named.Localidad || named.CodigoPostal)
        setOutside({ ...named, ...(found.Localidad && { Localidad: found.Localidad }) })
      else setTrouble(placeTexts.nameYourPlace)
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
          <OutOfReach
            place={outside}
            onOther={() => {
              setBack(true)
              setOutside(null)
            }}
          />
        ) : (
          <PlaceChoice
            onChoose={(named) => void look(named)}
            isBusy={isBusy}
            trouble={trouble}
            isBack={isBack}
          />
        )}
        <PickUpChoice place={outside} onChoose={want} />
      </div>
    </Modal>
  )
}

/** Takes a place over, or shows first what it does to the cart. */
function want(place: DeliveryPlace): void {
  if (needsReport(place)) return openDialog('place', { wanted: place })
  takePlace(place)
  closeDialog()
  const Nombre = branchName(place.Sucursal)
  if (!Nombre) return
  const title = place.Forma === 'ED' ? placeTexts.deliveredBy(Nombre) : placeTexts.pickedUpAt(Nombre)
  showToast({ kind: 'success', title })
}

interface PickUpChoiceProps {
  /** The place that was looked for; null: the one chosen before, or the account's default address. */
  place: NamedPlace | null
  onChoose: (place: DeliveryPlace) => void
}

/** The branches where orders can be picked up: the nearest first where the customer's place is known. */
function PickUpChoice({ place, onChoose }: PickUpChoiceProps) {
  const chosen = useDeliveryPlace()
  const { data: addresses } = useAddresses()
  const known =
    place ?? (chosen && knownPart(chosen)) ?? (addresses?.[0] ? placeOfAddress(addresses[0]) : null)
  const { data: found } = useLookUp(known)
  const branches = nearestFirst(
    sellingBranches().filter(({ Retiro }) => Retiro),
    found?.Retiros,
  )
  if (branches.length === 0) return null
  return (
    <section>
      <h3 className={styles['heading']}>{placeTexts.pickUp}</h3>
      <ul className={styles['choices']}>
        {branches.map(({ Id, Nombre, Direccion }) => (
          <li key={Id}>
            <ChoiceButton onClick={() => onChoose({ Forma: 'RS', Sucursal: Id, ...known })}>
              <span>
                <strong>{Nombre}</strong>
                <span className={styles['detail']}>{Direccion}</span>
              </span>
              {chosen?.Forma === 'RS' && chosen.Sucursal === Id && (
                <Badge tone="brand">{placeTexts.chosen}</Badge>
              )}
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function knownPart(chosen: DeliveryPlace): NamedPlace | null {
  const named = namedPart(chosen)
  return Object.keys(named).length === 0 ? null : named
}

/**
 * Branches in the order of their ids in a look-up, the nearest first; those that it does not name come last. Before it is
 * known, they stay in the shop's order.
 */
export function nearestFirst<B extends { Id: number }>(
  branches: readonly B[],
  nearest: readonly number[] = [],
): B[] {
  const rank = new Map(nearest.map((Id, index) => [Id, index]))
  const last = nearest.length
  return branches.toSorted((one, other) => (rank.get(one.Id) ?? last) - (rank.get(other.Id) ?? last))
}
