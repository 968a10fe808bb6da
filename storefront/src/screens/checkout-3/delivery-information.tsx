import { ROUTES, formatDay } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'
import { checkoutTexts } from '../../texts/checkout.ts'
import { personTexts } from '../../texts/person.ts'
import { Link } from 'react-router'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { usePickupPlace } from '../../parts/checkout/use-pickup-place.ts'
import { type CheckoutOrder, recipientOf } from '../../state/cart/checkout.ts'
import { useCustomer } from '../../state/session/customer.ts'
import styles from './delivery-information.module.css'

/** 'Información de entrega' (spec §2, checkout 3): recipient, delivery form and time. */
export function DeliveryInformation({ order }: { order: CheckoutOrder }) {
  const { Nombre, Direccion, Telefono } = recipientOf(order, useCustomer())
  const { FormaEntrega, Dia, HorarioEntrega } = order
  const pickup = usePickupPlace()
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const facts = [
    [personTexts.Nombre, Nombre],
    ...(FormaEntrega === 'RS' ? pickup : [[personTexts.Direccion, Direccion] as const]),
    [personTexts.Telefono, Telefono],
    [checkoutTexts.form, FormaEntrega && checkoutTexts.forms[FormaEntrega]],
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
