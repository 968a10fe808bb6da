import { type DeliveryForm, foldedLocality } from '@gondola/contract/delivery'
import type { Violation } from '@gondola/contract/base'
import { checkoutTexts } from '../../texts/checkout.ts'
import { type Ref, useEffect } from 'react'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { useCanDeliver, usePickupBranch, formChoices } from '../../parts/checkout/order-delivery.ts'
import { pickupFacts } from '../../parts/checkout/pickup-place.tsx'
import { choose, useCheckout } from '../../state/cart/checkout.ts'
import { useOrderBranch, useOrderZone, useDeliveryDays, useDeliveryGrid } from '../../state/delivery.ts'
import { openDialog } from '../../state/dialogs.ts'
import { sellingBranches } from '../../state/place/change-place.ts'
import { useAddresses } from '../../state/place/lookups.ts'
import { useDeliveryPlace, usePlace } from '../../state/place/place.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import type { RefusedDelivery } from '../../parts/checkout/refused-delivery.ts'
import { AddressChoice } from './address-choice.tsx'
import styles from './delivery-choice.module.css'
import { missingText } from './missing-choice.ts'
import { SlotSelect } from './slot-select.tsx'
import { failureMessage } from '../../parts/messages/tell.ts'
import { HoldNotice } from '../../parts/slots/hold-notice.tsx'
import { SlotGrid } from '../../parts/slots/slot-grid.tsx'
import { checkoutPlaceTexts as texts, slotTexts } from '../../texts/delivery.ts'
import { RetryHint } from '../../parts/forms/retry-hint.tsx'

/** Code of 'Seleccionar': no delivery form chosen (spec §4, delivery option). */
const NONE = 'S'

export interface DeliveryChoiceProps {
  /** The container of the selects, each named by its field. */
  ref: Ref<HTMLDivElement>
  /** The rule that 'Comprar' found violated. */
  missing: Violation | null
  /** What the server refused about the delivery. */
  refused: RefusedDelivery | null
}

/** Delivery form, address where the shop asks for one, and, once it is chosen, day and slot (spec §2, checkout 2). */
export function DeliveryChoice({ ref, missing, refused }: DeliveryChoiceProps) {
  const order = useCheckout()
  const { FormaEntrega, Dia } = order
  const branch = useOrderBranch()
  const canDeliver = useCanDeliver()(order)
  const { isFetching: isLookingUp, other } = useOrderZone()
  const isServed = FormaEntrega !== 'ED' || other === undefined
  // the grid's faults are beneath it, once
  const missingInList = useDeliveryGrid().data && isServed ? null : missing
  const needsAddress = order.HorarioEntrega !== null && !canDeliver && !isLookingUp
  const forms = useForms()
  const branchHere = usePickupBranch()
  const pickup = FormaEntrega === 'RS' ? pickupFacts(branchHere) : []
  const ownLocality = useOtherLocality(branchHere?.Localidad)
  return (
    <SectionCard title={checkoutTexts.deliveryTitle}>
      <div ref={ref} className={styles['selects']}>
        <SelectField
          name="FormaEntrega"
          label={checkoutTexts.form}
          error={
            missingText(missing, 'FormaEntrega', FormaEntrega) ??
            (refused?.code === 'sin-retiro' && FormaEntrega === 'RS' ? refused.text : null)
          }
          value={FormaEntrega ?? NONE}
          onChange={({ target }) =>
            choose({ FormaEntrega: target.value === NONE ? null : (target.value as DeliveryForm) })
          }
        >
          {forms.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
        {pickup.length > 0 && (
          <dl className={styles['pickup']}>
            {pickup.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {FormaEntrega === 'RS' && <OtherPickups />}
        {FormaEntrega === 'RS' && ownLocality !== null && (
          <p className={styles['wide']}>{texts.pickupElsewhere(branchHere?.Localidad ?? '', ownLocality)}</p>
        )}
        {FormaEntrega === 'ED' && branch !== undefined && (
          <AddressChoice
            isMissing={missing !== null}
            refused={refused?.code === 'fuera-de-zona' ? refused.text : null}
          />
        )}
        {FormaEntrega && !isServed && <p>{slotTexts.notServed}</p>}
        {FormaEntrega && isServed && (
          <div className={styles['slots']}>
            <HoldNotice order={order} hint={slotTexts.willHold} needsAddress={needsAddress} />
            <SlotGrid
              error={
                missingText(missing, 'Dia', Dia) ??
                missingText(missing, 'HorarioEntrega', order.HorarioEntrega)
              }
            />
            <p className={styles['orList']}>{slotTexts.fromList}</p>
          </div>
        )}
        {FormaEntrega && <DaySelect missing={missingInList} />}
        {FormaEntrega && <SlotSelect key={Dia} missing={missingInList} />}
      </div>
    </SectionCard>
  )
}

/** The other branches of the locality where the order could be picked up, each with its prices first. */
function OtherPickups() {
  const here = usePickupBranch()
  const locality = foldedLocality(here?.Localidad ?? '')
  const others = sellingBranches().filter(
    ({ Id, Retiro, Localidad }) => Retiro && Id !== here?.Id && foldedLocality(Localidad ?? '') === locality,
  )
  return others.map(({ Id, Nombre }) => (
    <Button
      key={Id}
      variant="secondary"
      size="s"
      onClick={() => openDialog('place', { wanted: { Forma: 'RS', Sucursal: Id } })}
    >
      {texts.pickupIn(Nombre)}
    </Button>
  ))
}

/** The customer's locality, told or of the account's first address, if a branch's is another. */
function useOtherLocality(there = ''): string | null {
  const told = useDeliveryPlace()?.Localidad
  const { data: addresses } = useAddresses(there !== '')
  const own = told || addresses?.[0]?.Localidad || ''
  return there === '' || own === '' || foldedLocality(own) === foldedLocality(there) ? null : own
}

/** The delivery forms; where several branches take orders, pickup names the branch, if it can be picked up there. */
function useForms(): [code: string, words: string][] {
  const branch = useOrderBranch()
  const { kept } = usePlace()
  const { FormaEntrega } = useCheckout()
  useEffect(() => {
    // Nobody is asked twice: the header's answer stands until the customer chooses. An address alone is no answer.
    if (branch !== undefined && FormaEntrega === null && kept && !kept.isGuess)
      choose({ FormaEntrega: kept.place.Forma })
  }, [branch, FormaEntrega, kept])
  return formChoices(branch)
}

/**
 * 'Día': the grid's days, those without a free slot disabled; without a grid the next ones. Clears a previously chosen day
 * that has no free slot left.
 */
function DaySelect({ missing }: { missing: Violation | null }) {
  const { Dia } = useCheckout()
  const { data: next, error, refetch, isFetching } = useDeliveryDays()
  const grid = useDeliveryGrid()
  const ofGrid = grid.data?.Dias.map(({ Horarios, ...day }) => ({
    ...day,
    isFree: Horarios.some(({ Estado }) => Estado === 'libre'),
    state: Horarios.some(({ Estado }) => Estado === 'completo') ? slotTexts.full : slotTexts.closed,
  }))
  const data = ofGrid ?? next?.map((day) => ({ ...day, isFree: true, state: '' }))
  const isGone = Dia !== null && data !== undefined && !data.some(({ Id, isFree }) => Id === Dia && isFree)
  const isBusy = isFetching || grid.isFetching
  useEffect(() => {
    if (isGone && !isBusy) choose({ Dia: null, HorarioEntrega: null })
  }, [isGone, isBusy])
  const trouble = data?.every(({ isFree }) => !isFree)
    ? checkoutTexts.noDays
    : error && failureMessage(error).text
  return (
    <SelectField
      name="Dia"
      label={checkoutTexts.day}
      value={Dia ?? ''}
      disabled={!data}
      error={trouble || missingText(missing, 'Dia', Dia)}
      hint={error && <RetryHint onRetry={() => void refetch()} busy={isFetching} />}
      onChange={({ target }) => choose({ Dia: Number(target.value) || null, HorarioEntrega: null })}
    >
      <option value="">{checkoutTexts.choose}</option>
      {data?.map(({ Id, Descrip, isFree, state }) => (
        <option key={Id} value={Id} disabled={!isFree}>
          {isFree ? Descrip : `${Descrip} · ${state}`}
        </option>
      ))}
    </SelectField>
  )
}
