import { type Chosen, isHeld, useSlotHold } from '../../state/slot-hold.ts'
import { slotTexts } from '../../texts/slots.ts'
import { ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import styles from './hold-notice.module.css'

/** Until when the chosen place is held, or that it no longer is. */
export function HoldNotice({ order }: { order: Chosen }) {
  const { held, hasRunOut, refusal } = useSlotHold()
  const trouble = hasRunOut ? slotTexts.ranOut : refusal
  return (
    <>
      <p role="status" className={styles['notice']} hidden={!isHeld(held, order)}>
        {isHeld(held, order) && held && (
          <>
            <ClockIcon size={20} />
            {slotTexts.held(held.Vence)}
          </>
        )}
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
