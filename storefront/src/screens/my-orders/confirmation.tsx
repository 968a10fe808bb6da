import { orderAddress, ROUTES } from '@gondola/contract/base'
import { totalName, feeText } from '@gondola/contract/cart'
import type { Client } from '@gondola/contract/clients'
import { isoDateOf } from '@gondola/contract/delivery'
import { deliveryAddress, isTotalEstimated, replacementTexts, type Order } from '@gondola/contract/orders'
import { isPaidFirst } from '@gondola/contract/payments'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { ordersTexts, confirmationTexts as texts, confirmationTitle } from '../../texts/orders.ts'
import { whenWords } from '../../texts/delivery.ts'
import type { ReactNode } from 'react'
import { usePickupBranch } from '../../parts/checkout/order-delivery.ts'
import { pickupFacts, pickupWords } from '../../parts/checkout/pickup-place.tsx'
import { wishWords } from '../../parts/orders/order-facts.tsx'
import { MoneyNote, useMoneyOfList } from '../../parts/orders/money-note.tsx'
import { PaymentInstructions } from '../../parts/payment/payment-notes.tsx'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { useChangeableOrders } from '../../state/cart/order-change.ts'
import { isAwaited, isPayable } from '../../state/cart/order-money.ts'
import { useOrders } from '../../state/cart/orders.ts'
import { dismissConfirmation, useConfirmed } from '../../state/confirmation.ts'
import { useParameters } from '../../state/site.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { CheckIcon, ClockIcon, CloseIcon } from '../../ui/icons/icons.tsx'
import { CalendarIcon } from '../../ui/icons/later-icons.tsx'
import styles from './confirmation.module.css'

/** What the customer needs to know about the order that was just placed; gone once it is no longer pending. */
export function Confirmation({ customer }: { customer: Client }) {
  const Id = useConfirmed(customer)
  const { data } = useOrders(customer, 'P', 0)
  const order = data?.items.find((one) => one.Id === Id)
  return order === undefined ? null : <Confirmed customer={customer} order={order} />
}

/** 'Sumar algo más': changes the order while that is possible, else leads to the articles. */
function AddMore({ Id }: { Id: number }) {
  const { data } = useChangeableOrders()
  const isOpen = data?.some((order) => order.Id === Id)
  return (
    <ButtonLink to={isOpen ? `${orderAddress(Id)}?cambiar` : ROUTES.articles} variant="secondary">
      {texts.more}
    </ButtonLink>
  )
}

function Confirmed({ customer, order }: { customer: Client; order: Order }) {
  const { Dia, HorarioEntrega, FormaEntrega, TipoPago, TotalEnvio, TotalNeto } = order
  const branch = usePickupBranch(order.Sucursal)
  const shop = useParameters().data?.NombreTienda ?? document.title
  const isPickup = FormaEntrega === 'RS'
  const isEstimate = isTotalEstimated(order)
  const when = whenWords(isoDateOf(Dia ?? 0) ?? '', HorarioEntrega ?? '')
  const money = useMoneyOfList(order)
  const isPaid = money === null || !isPaidFirst(money.Forma) || !isAwaited(money)
  const isUnpaid = !isPaid && isPayable(money, order)
  const [name = ''] = customer.Nombre.split(' ')
  const facts: [string, ReactNode][] = [
    [texts.number, order.Id],
    ...(isPickup ? pickupFacts(branch) : [[texts.to, deliveryAddress(order)] satisfies [string, ReactNode]]),
    [replacementTexts.ifMissing, wishWords(order)],
  ]
  const file = calendarFile(order, {
    title: texts.calendarTitle(shop, isPickup),
    place: !isPickup ? deliveryAddress(order) : branch ? pickupWords(branch) : '',
  })
  return (
    <section className={styles['confirmation']} aria-labelledby="confirmacion">
      <header>
        <span className={styles['sign']} aria-hidden>
          {isPaid ? <CheckIcon size={24} /> : <ClockIcon size={24} />}
        </span>
        <h2 id="confirmacion">{confirmationTitle({ name, when, isPickup, money })}</h2>
        <IconButton label={texts.dismiss} icon={<CloseIcon size={20} />} onClick={dismissConfirmation} />
      </header>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {FormaEntrega === 'ED' && (
          <div>
            <dt>{ordersTexts.shipping}</dt>
            <dd>{feeText(TotalEnvio)}</dd>
          </div>
        )}
        <div>
          <dt>{totalName(isEstimate)}</dt>
          <dd>
            <Amount pesos={TotalNeto} isEstimate={isEstimate} size="m" />
          </dd>
        </div>
        {TipoPago && (
          <div>
            <dt>{ordersTexts.payment}</dt>
            <dd>{TipoPago.Descrip}</dd>
          </div>
        )}
      </dl>
      <MoneyNote order={order} />
      {TipoPago && <PaymentInstructions paymentId={TipoPago.Id} form={FormaEntrega} />}
      {customer.Email && <p className={styles['mail']}>{texts.mail(customer.Email)}</p>}
      {customer.Email && !customer.EmailConfirmado && <p className={styles['mail']}>{texts.confirmEmail}</p>}
      <p className={styles['actions']}>
        <ButtonLink to={orderAddress(order.Id)} variant={isUnpaid ? 'secondary' : 'primary'}>
          {followedOrderTexts.follow}
        </ButtonLink>
        <AddMore Id={order.Id} />
        {file !== null && (
          <a
            className={styles['calendar']}
            download={`pedido-${order.Id}.ics`}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          >
            <CalendarIcon size={20} />
            {texts.calendar}
          </a>
        )}
      </p>
    </section>
  )
}

const SLOT = /^(\d\d):(\d\d) a (\d\d):(\d\d)$/

/**
 * An order's slot as an iCalendar file (RFC 5545), in the local time of whoever opens it; null if the order has no
 * slot.
 */
export function calendarFile(
  { Id, Dia, HorarioEntrega, Fechahora }: Pick<Order, 'Id' | 'Dia' | 'HorarioEntrega' | 'Fechahora'>,
  { title, place }: { title: string; place: string },
): string | null {
  const [, fromHour, fromMinute, toHour, toMinute] = SLOT.exec(HorarioEntrega ?? '') ?? []
  if (Dia === null || toMinute === undefined) return null
  const stamp = new Date(Fechahora).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gondola//Pedidos//ES',
    'BEGIN:VEVENT',
    `UID:pedido-${Id}@${location.hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${Dia}T${fromHour}${fromMinute}00`,
    // a slot until midnight ends a minute earlier: the format has no hour 24
    `DTEND:${Dia}T${toHour === '24' ? '2359' : `${toHour}${toMinute}`}00`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
