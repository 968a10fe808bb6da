import type { DeliveryPlace, NamedPlace } from '@gondola/contract/branches'
import { placeTexts } from '../../texts/place.ts'
import { namedPart, sellingBranches } from '../../state/place/change-place.ts'
import { placeOfAddress, useAddresses, useLookUp } from '../../state/place/lookups.ts'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { ChoiceButton } from './place-choice.tsx'
import { nearestFirst } from './nearest-first.ts'
import styles from './place-dialog.module.css'

interface PickUpChoiceProps {
  /** The place that was looked for; null: the one chosen before, or the account's default address. */
  place: NamedPlace | null
  onChoose: (place: DeliveryPlace) => void
}

/** The branches where orders can be picked up: the nearest first where the customer's place is known. */
export function PickUpChoice({ place, onChoose }: PickUpChoiceProps) {
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
