import { type Chosen, isHeld, useSlotHold } from '../../state/slot-hold.ts'
import { slotTexts } from '../../texts/delivery.ts'
import { ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './hold-notice.module.css'

interface HoldNoticeProps {
  order: Chosen
  /** Above a grid, which says itself until when: only announced here. Choosing a slot does not move the grid. */
  isAboveGrid?: boolean
  /** A slot is chosen, but not yet where the order goes. */
  needsAddress?: boolean
}

/** Until when the chosen place is held, or that it no longer is. */
export function HoldNotice({ order, isAboveGrid = false, needsAddress = false }: HoldNoticeProps) {
  const { held: place, hasRunOut, refusal } = useSlotHold()
  const trouble = hasRunOut ? slotTexts.ranOut : refusal
  const until = isHeld(place, order) && place ? place.Vence : null
  const held = until === null ? '' : slotTexts.held(until)
  const told = until === null && needsAddress ? slotTexts.needsAddress : held
  const isHidden = isAboveGrid && told === held
  const isShown = trouble === null && (isAboveGrid || until !== null)
  return (
    <>
      <p className={styles['notice']} hidden={!isShown}>
        {isShown && <ClockIcon size={20} />}
        {isShown && isHidden && slotTexts.willHold}
        <span role="status">{isShown && (isHidden ? <VisuallyHidden>{held}</VisuallyHidden> : told)}</span>
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
