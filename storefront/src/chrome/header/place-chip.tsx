import type { Branch } from '@gondola/contract/branches'
import { chromeTexts } from '../../texts/chrome.ts'
import { useEffect } from 'react'
import { openDialog } from '../../state/dialogs.ts'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { stored } from '../../state/stored.ts'
import { PinIcon } from '../../ui/icons/icons.tsx'
import styles from './contact-line.module.css'

/** The chip's words, which the page shows until the app has started (`prerender/start-page.ts`); null: the question. */
const written = stored<string | null>('lugarEscrito', null, (parsed) => typeof parsed === 'string', {
  onLost: () => undefined,
})

/** Where the customer's orders go, or the question; opens the dialog that asks for it. */
export function PlaceChip({ branches }: { branches: readonly Branch[] }) {
  const place = useDeliveryPlace()
  let words: string = chromeTexts.tellPlace
  if (place?.Forma === 'ED') {
    const { Localidad, CodigoPostal } = place
    words = chromeTexts.deliverTo(
      [Localidad, CodigoPostal].filter(Boolean).join(', ') || chromeTexts.yourPosition,
    )
  } else if (place) {
    words = chromeTexts.pickUpAt(branches.find(({ Id }) => Id === place.Sucursal)?.Nombre ?? '')
  }
  const isKnown = place !== null
  useEffect(() => written.write(isKnown ? words : null), [isKnown, words])
  return (
    <button type="button" className={styles['place']} onClick={() => openDialog('place')}>
      <PinIcon size={16} />
      <span data-place>{words}</span>
    </button>
  )
}
