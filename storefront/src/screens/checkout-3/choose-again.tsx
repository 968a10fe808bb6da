import { checkoutTexts } from '../../texts/checkout.ts'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { HoldNotice } from '../../parts/slots/hold-notice.tsx'
import { SlotGrid } from '../../parts/slots/slot-grid.tsx'
import { useCheckout } from '../../state/cart/checkout.ts'
import { isSlotLost, useSlotHold } from '../../state/slot-hold.ts'
import styles from './choose-again.module.css'

/** Until when the place is held; once it no longer is, the grid, so that another is chosen without leaving the step. */
export function ChooseAgain() {
  const order = useCheckout()
  const isLost = useSlotHold(isSlotLost)
  const isChoosing = order.HorarioEntrega === null && isLost
  return isChoosing ? (
    <SectionCard title={checkoutTexts.deliveryTitle}>
      <div className={styles['again']}>
        <HoldNotice order={order} />
        <SlotGrid />
      </div>
    </SectionCard>
  ) : (
    <div className={styles['held']}>
      <HoldNotice order={order} />
    </div>
  )
}
