import { isoDateOf } from '@gondola/contract/delivery'
import { type Chosen, isHeld, useSlotHold } from '../../state/slot-hold.ts'
import { slotTexts, whenWords } from '../../texts/delivery.ts'
import { ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import styles from './hold-notice.module.css'

interface HoldNoticeProps {
  order: Chosen
  /** Above a grid: until a slot is chosen. Choosing one does not move the grid. */
  hint?: string
  /** A slot is chosen, but not yet where the order goes. */
  needsAddress?: boolean
}

/** Which place is held until when, or that it no longer is. */
export function HoldNotice({ order, hint, needsAddress = false }: HoldNoticeProps) {
  const { held: place, hasRunOut, refusal } = useSlotHold()
  const trouble = hasRunOut ? slotTexts.ranOut : refusal
  const { Dia, HorarioEntrega } = order
  const when = whenWords(isoDateOf(Dia ?? 0) ?? '', HorarioEntrega ?? '')
  const held = isHeld(place, order) && place ? slotTexts.held(when, place.Vence) : ''
  const told = held === '' && needsAddress ? slotTexts.needsAddress : held
  const isShown = trouble === null && (hint !== undefined || held !== '')
  return (
    <>
      <p className={styles['notice']} hidden={!isShown}>
        {isShown && <ClockIcon size={20} />}
        {isShown && told === '' && (HorarioEntrega === null ? hint : slotTexts.holding)}
        <span role="status">{isShown && told}</span>
      </p>
      {trouble && (
        <p role="alert" className={styles['trouble']}>
          <WarningIcon size={20} />
          {trouble}
        </p>
      )}
    </>
  )
}
