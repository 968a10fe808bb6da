import { type Chosen, isHeld, useSlotHold } from '../../state/slot-hold.ts'
import { slotTexts } from '../../texts/delivery.ts'
import { ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import styles from './hold-notice.module.css'

interface HoldNoticeProps {
  order: Chosen
  /** Above a grid: it has its place from the start, so that choosing a slot does not move the grid. */
  isAboveGrid?: boolean
  /** A slot is chosen, but not yet where the order goes. */
  needsAddress?: boolean
}

/** Until when the chosen place is held, or that it no longer is. */
export function HoldNotice({ order, isAboveGrid = false, needsAddress = false }: HoldNoticeProps) {
  const { held, hasRunOut, refusal } = useSlotHold()
  const trouble = hasRunOut ? slotTexts.ranOut : refusal
  const until = isHeld(held, order) && held ? held.Vence : null
  const told = until !== null ? slotTexts.held(until) : needsAddress ? slotTexts.needsAddress : ''
  // said once, before a slot is chosen; not again while its place is being taken
  const hint = told === '' && order.HorarioEntrega === null ? slotTexts.willHold : ''
  const isShown = trouble === null && (isAboveGrid || until !== null)
  return (
    <>
      <p className={styles['notice']} hidden={!isShown}>
        {isShown && <ClockIcon size={20} />}
        {isShown && hint}
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
