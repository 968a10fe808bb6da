import { type Chosen, isHeld, useSlotHold } from '../../state/slot-hold.ts'
import { slotTexts } from '../../texts/slots.ts'
import { ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import styles from './hold-notice.module.css'

interface HoldNoticeProps {
  order: Chosen
  /** Above a grid: it has its place from the start, so that choosing a slot does not move the grid. */
  isAboveGrid?: boolean
}

/** Until when the chosen place is held, or that it no longer is. */
export function HoldNotice({ order, isAboveGrid = false }: HoldNoticeProps) {
  const { held, hasRunOut, refusal } = useSlotHold()
  const trouble = hasRunOut ? slotTexts.ranOut : refusal
  const until = isHeld(held, order) && held ? held.Vence : null
  const text = until === null ? slotTexts.willHold : slotTexts.held(until)
  const isShown = trouble === null && (isAboveGrid || until !== null)
  return (
    <>
      <p role="status" className={styles['notice']} hidden={!isShown}>
        {isShown && (
          <>
            <ClockIcon size={20} />
            {text}
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
