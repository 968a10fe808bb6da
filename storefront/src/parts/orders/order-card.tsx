import { type Order, OrderStatus, isTotalEstimated } from '@gondola/contract/orders'
import { isoDateOf } from '@gondola/contract/delivery'
import { itemsWords, totalName } from '@gondola/contract/cart'
import { formatDate, formatTime } from '@gondola/contract/base'
import { comesText } from '../../texts/confirmation.ts'
import { whenWords } from '../../texts/slots.ts'
import { orderName, ordersTexts } from '../../texts/orders.ts'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import styles from './order-card.module.css'
import { StatusBadge } from './status-badge.tsx'

/** An order in the list (spec §2): number, date and time, status, when it comes, total, and its actions. */
export function OrderCard({ order }: { order: Order }) {
  const { Id, Fecha, Fechahora, Estado, Preparacion, TotalNeto, Lineas, Dia, HorarioEntrega } = order
  // what was dispatched or annulled no longer comes
  const day = Estado === OrderStatus.Pending && Dia !== null ? isoDateOf(Dia) : null
  // an order in preparation can no longer be annulled
  const canAnnul = Estado === OrderStatus.Pending && Preparacion === undefined
  const isEstimate = isTotalEstimated(order)
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
      <p className={styles['total']}>
        <span>{totalName(isEstimate)}</span>
        <Amount pesos={TotalNeto} isEstimate={isEstimate} size="m" />
      </p>
      <div className={styles['buttons']}>
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
