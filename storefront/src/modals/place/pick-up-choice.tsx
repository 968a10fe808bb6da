import type { DeliveryPlace } from '@gondola/contract/branches'
import { placeTexts } from '../../texts/place.ts'
import { sellingBranches } from '../../state/place/change-place.ts'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { ChoiceButton } from './place-choice.tsx'
import styles from './place-dialog.module.css'

/** The branches where orders can be picked up. */
export function PickUpChoice({ onChoose }: { onChoose: (place: DeliveryPlace) => void }) {
  const chosen = useDeliveryPlace()
  const branches = sellingBranches().filter(({ Retiro }) => Retiro)
  if (branches.length === 0) return null
  return (
    <section>
      <h3 className={styles['heading']}>{placeTexts.pickUp}</h3>
      <ul className={styles['choices']}>
        {branches.map(({ Id, Nombre, Direccion }) => (
          <li key={Id}>
            <ChoiceButton onClick={() => onChoose({ Forma: 'RS', Sucursal: Id })}>
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
