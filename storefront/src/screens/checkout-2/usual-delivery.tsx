import { isoDateOf } from '@gondola/contract/delivery'
import { useState } from 'react'
import { slotTexts, whenWords } from '../../texts/delivery.ts'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { useOrderedFrom, formWords } from '../../parts/checkout/order-delivery.ts'
import { useSlotGrid } from '../../parts/slots/use-slot-grid.ts'
import { addresseeOf, choose, useCheckout } from '../../state/cart/checkout.ts'
import { useOrderBranch, useOrderZone, usePaymentTypes } from '../../state/delivery.ts'
import { sellingBranches } from '../../state/place/change-place.ts'
import { useAddresses } from '../../state/place/lookups.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { hadUsualArticles } from '../../state/catalogue/own-articles.ts'
import { holdPlace, useSlotHold } from '../../state/slot-hold.ts'
import { Button } from '../../ui/button/button.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { usePreselectedAddress } from './use-preselected-address.ts'
import styles from './usual-delivery.module.css'

interface UsualDeliveryProps {
  /** Called once everything is chosen and the place is held. */
  onTaken: () => void
  isBusy: boolean
}

/**
 * What the customer's like orders have in common, as one proposal: form, address, the usual slot on the next day that has
 * it free, and payment. One button chooses all of it and goes on. The fields below stay as they are until then.
 */
export function UsualDelivery({ onTaken, isBusy }: UsualDeliveryProps) {
  const order = useCheckout()
  const customer = useCustomer()
  const { proposal, isComing } = useProposal()
  const { data: payments, isLoading: arePaymentsComing } = usePaymentTypes()
  const from = useOrderedFrom()
  const [isTaking, setTaking] = useState(false)
  // who comes with a slot has chosen; one chosen here leaves the proposal, or the grid would move under the finger
  const [cameWithSlot] = useState(order.HorarioEntrega !== null)
  if (cameWithSlot) return null
  if (isComing || (proposal !== null && arePaymentsComing)) return <UsualDeliveryLoading />
  if (proposal === null) return null
  const { FormaEntrega, slot, branch } = proposal
  const payment = payments?.find(({ Id }) => Id === proposal.TipoPago)
  const { Direccion } = addresseeOf({ ...order, FormaEntrega }, customer)
  const where = FormaEntrega === 'ED' ? Direccion : ''
  const take = async () => {
    setTaking(true)
    const isHeld = await holdPlace({ FormaEntrega, ...slot, ...from })
    setTaking(false)
    if (!isHeld) return choose({ FormaEntrega })
    choose({ FormaEntrega, ...slot, ...(payment && { TipoPago: { Id: payment.Id } }) })
    onTaken()
  }
  return (
    <SectionCard title={slotTexts.usualTitle}>
      <div className={styles['usual']}>
        <p>
          {slotTexts.usualText(
            [formWords(FormaEntrega, branch), where].filter(Boolean).join(', '),
            whenWords(isoDateOf(slot.Dia) ?? '', slot.HorarioEntrega),
          )}
          {payment && ` ${slotTexts.usualPayment(payment.Descrip)}`}
        </p>
        <Button size="l" busy={isTaking} disabled={isBusy} onClick={() => void take()}>
          {slotTexts.takeUsual}
        </Button>
      </div>
    </SectionCard>
  )
}

/** Keeps the proposal's place, so that the form does not move down under the finger when it comes. */
function UsualDeliveryLoading() {
  return (
    <SectionCard title={slotTexts.usualTitle}>
      <div className={styles['usual']}>
        <p className={styles['loading']}>
          <SkeletonLines />
        </p>
        <Button size="l" disabled>
          {slotTexts.takeUsual}
        </Button>
      </div>
    </SectionCard>
  )
}

/**
 * What can be proposed; null for who has no like orders, and where they are not possible now, as to another address. `isComing`: it is
 * likely to come, for who has ordered before.
 */
function useProposal() {
  const { usual, proposed: slot, isPending, isFetching } = useSlotGrid()
  const [hasOrdered] = useState(hadUsualArticles.read)
  const isAsked = useSlotHold((state) => state.usual !== undefined)
  const order = useCheckout()
  const customer = useCustomer()
  const branchId = useOrderBranch()
  const { isReached, isFetching: isLookingUp } = useOrderZone()
  const hasAddress = useCheckout(({ Entrega }) => Entrega != null)
  const FormaEntrega = usual?.FormaEntrega ?? null
  const asksForAddress = branchId !== undefined && FormaEntrega === 'ED'
  const { data: addresses, isLoading: areAddressesComing } = useAddresses(asksForAddress)
  usePreselectedAddress(asksForAddress ? addresses : undefined)
  const branch = sellingBranches().find(({ Id }) => Id === branchId)
  const isGridComing = isPending && (isFetching || isLookingUp)
  const isComing = isAsked ? usual !== null && (isGridComing || areAddressesComing) : hasOrdered
  const isThere =
    FormaEntrega !== 'ED' || addresseeOf({ ...order, FormaEntrega }, customer).Direccion === usual?.Direccion
  const isPossible =
    isThere &&
    (!asksForAddress || (hasAddress && isReached)) &&
    (branchId === undefined || FormaEntrega !== 'RS' || branch?.Retiro === true)
  const proposal =
    usual !== null && slot !== null && FormaEntrega !== null && isPossible
      ? { FormaEntrega, TipoPago: usual.TipoPago, slot, branch: branch?.Nombre }
      : null
  return { proposal, isComing }
}
