import { ROUTES, formatDay } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'
import { checkoutTexts } from '../../texts/checkout.ts'
import { checkoutPlaceTexts } from '../../texts/checkout-place.ts'
import { personTexts } from '../../texts/person.ts'
import { Link } from 'react-router'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { formWords } from '../../parts/checkout/form-words.ts'
import { usePickupPlace } from '../../parts/checkout/use-pickup-place.ts'
import { addresseeOf, type CheckoutOrder } from '../../state/cart/checkout.ts'
import { useOrderBranch } from '../../state/delivery.ts'
import { sellingBranches } from '../../state/place/change-place.ts'
import { useCustomer } from '../../state/session/customer.ts'
import styles from './delivery-information.module.css'

/** 'Información de entrega' (spec §2, checkout 3): recipient, delivery form and time. */
export function DeliveryInformation({ order }: { order: CheckoutOrder }) {
  const { Nombre, Direccion, Telefono } = addresseeOf(order, useCustomer())
  const { FormaEntrega, Dia, HorarioEntrega } = order
  const pickup = usePickupPlace()
  const branchId = useOrderBranch()
  const branch = sellingBranches().find(({ Id }) => Id === branchId)?.Nombre
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const facts = [
    [personTexts.Nombre, Nombre],
    ...(FormaEntrega === 'RS' ? pickup : [[personTexts.Direccion, Direccion] as const]),
    [personTexts.Telefono, Telefono],
    [checkoutTexts.form, FormaEntrega && formWords(FormaEntrega, branch)],
    ...(FormaEntrega === 'ED' && branch !== undefined ? [[checkoutPlaceTexts.from, branch] as const] : []),
    [checkoutTexts.day, isoDate && formatDay(isoDate)],
    [checkoutTexts.slot, HorarioEntrega],
  ]
  return (
    <SectionCard
      title={checkoutTexts.deliveryInformation}
      end={<Link to={ROUTES.checkout2}>{checkoutTexts.change}</Link>}
    >
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
