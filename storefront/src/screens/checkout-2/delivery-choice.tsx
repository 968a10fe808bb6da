import type { DeliveryForm } from '@gondola/contract/delivery'
import type { Violation } from '@gondola/contract/base'
import { checkoutTexts } from '../../texts/checkout.ts'
import type { Ref } from 'react'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { choose, useCheckout } from '../../state/checkout.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import styles from './delivery-choice.module.css'
import { DaySelect } from './day-select.tsx'
import { missingText } from './missing-choice.ts'
import { SlotSelect } from './slot-select.tsx'

/** Code of 'Seleccionar': no delivery form chosen (spec §4, delivery option). */
const NONE = 'S'

export interface DeliveryChoiceProps {
  /** The container of the selects, each named by its field. */
  ref: Ref<HTMLDivElement>
  /** The rule that 'Comprar' found violated. */
  missing: Violation | null
}

/** Delivery form and, once it is chosen, day and slot (spec §2, checkout 2). */
export function DeliveryChoice({ ref, missing }: DeliveryChoiceProps) {
  const { FormaEntrega, Dia } = useCheckout()
  return (
    <SectionCard title={checkoutTexts.deliveryTitle}>
      <div ref={ref} className={styles['selects']}>
        <SelectField
          name="FormaEntrega"
          label={checkoutTexts.form}
          error={missingText(missing, 'FormaEntrega', FormaEntrega)}
          value={FormaEntrega ?? NONE}
          onChange={({ target }) =>
            choose({ FormaEntrega: target.value === NONE ? null : (target.value as DeliveryForm) })
          }
        >
          {Object.entries(checkoutTexts.forms).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
        {FormaEntrega && <DaySelect missing={missing} />}
        {FormaEntrega && <SlotSelect key={Dia} missing={missing} />}
      </div>
    </SectionCard>
  )
}
