import type { DeliveryForm } from '@gondola/contract/entities/delivery.ts'
import { checkoutTexts } from '@gondola/contract/texts/checkout.ts'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { choose, useCheckout } from '../../state/checkout.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import styles from './delivery-choice.module.css'
import { DaySelect } from './day-select.tsx'
import { SlotSelect } from './slot-select.tsx'

/** Code of 'Seleccionar': no delivery form chosen (spec §4, delivery option). */
const NONE = 'S'

/** Delivery form, and once it is chosen day and slot (spec §2, checkout 2). */
export function DeliveryChoice() {
  const { FormaEntrega, Dia } = useCheckout()
  return (
    <SectionCard title={checkoutTexts.deliveryTitle}>
      <div className={styles['selects']}>
        <SelectField
          label={checkoutTexts.form}
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
        {FormaEntrega && <DaySelect />}
        {FormaEntrega && <SlotSelect key={Dia} />}
      </div>
    </SectionCard>
  )
}
