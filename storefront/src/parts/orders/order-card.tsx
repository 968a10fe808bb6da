import { deliveredText, type Order, OrderStatus, isTotalEstimated } from '@gondola/contract/orders'
import { itemsWords, totalName } from '@gondola/contract/cart'
import { isoDateOf } from '@gondola/contract/delivery'
import { formatDate, formatTime, orderAddress } from '@gondola/contract/base'

import { followedOrderTexts } from '../../texts/followed-order.ts'
import { whenWords } from '../../texts/delivery.ts'
import { orderName, ordersTexts, comesText } from '../../texts/orders.ts'
import { openDialog } from '../../state/dialogs.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import { ChangeLink } from './change-link.tsx'
import { MoneyNote } from './money-note.tsx'
import styles from './order-card.module.css'
import { StatusBadge } from './order-facts.tsx'

/** An order in the list (spec §2): number, date and time, status, when it comes, how it is paid, total, and its actions. */
export function OrderCard({ order }: { order: Order }) {
  const { Id, Fecha, Fechahora, Estado, Preparacion, TotalNeto, Lineas, Dia, HorarioEntrega, TipoPago } =
    order
  // what was dispatched or annulled no longer comes
  const day = Estado === OrderStatus.Pending && Dia !== null ? isoDateOf(Dia) : null
  // an order in preparation can no longer be annulled
  const canAnnul = Estado === OrderStatus.Pending && Preparacion === undefined
  const isEstimate = isTotalEstimated(order)
  const delivered = deliveredText(order)
  return (
    <article className={styles['card']} aria-label={orderName(Id)}>
      <header className={styles['head']}>
        <h3>{orderName(Id)}</h3>
        <StatusBadge {...order} />
      </header>
      <p className={styles['when']}>
        <time dateTime={Fechahora}>
          {formatDate(Fecha)}, {formatTime(Fechahora)}
        </time>
        <span>{itemsWords(Lineas.length)}</span>
      </p>
      {day !== null && HorarioEntrega && (
        <p className={styles['comes']}>
          {comesText(whenWords(day, HorarioEntrega), order.FormaEntrega === 'RS')}
        </p>
      )}
      {TipoPago && (
        <p className={styles['payment']}>
          {ordersTexts.payment}: {TipoPago.Descrip}
        </p>
      )}
      <MoneyNote order={order} />
      {delivered !== null && <p>{delivered}</p>}
      <p className={styles['total']}>
        <span>{totalName(isEstimate)}</span>
        <Amount pesos={TotalNeto} isEstimate={isEstimate} size="m" />
      </p>
      <div className={styles['buttons']}>
        <FollowLink order={order} />
        <ChangeLink order={order} />
        <Button size="s" variant="secondary" onClick={() => openDialog('duplicate', { order })}>
          {ordersTexts.duplicate}
        </Button>
        <Button size="s" variant="secondary" onClick={() => openDialog('order', { order })}>
          {ordersTexts.see}
        </Button>
        {canAnnul && (
          <Button
            size="s"
            variant="quiet"
            className={styles['annul']}
            onClick={() => openDialog('annul', { order })}
          >
            {ordersTexts.annul}
          </Button>
        )}
      </div>
    </article>
  )
}

/** The way to the order's own page: to follow it until its delivery day is over, then to its ticket. */
function FollowLink({ order }: { order: Order }) {
  const { Id, Estado } = order
  if (Estado !== OrderStatus.Pending && Estado !== OrderStatus.Delivered) return null
  const isFollowed = Estado === OrderStatus.Pending || isComing(order)
  return (
    <ButtonLink
      size="s"
      variant={isFollowed ? 'primary' : 'secondary'}
      className={styles['follow']}
      to={orderAddress(Id)}
    >
      {isFollowed ? followedOrderTexts.follow : followedOrderTexts.seeTicket}
    </ButtonLink>
  )
}

/** Whether an order that left is still to come: nobody noted its delivery, and its day is not over. */
function isComing({ Dia, Entregado }: Order): boolean {
  const day = Dia === null ? null : isoDateOf(Dia)
  return Entregado === undefined && day !== null && Date.parse(`${day}T23:59:59`) > Date.now()
}
