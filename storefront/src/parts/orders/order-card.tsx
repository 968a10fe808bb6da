import {
  deliveredText,
  isActionAllowed,
  type Order,
  OrderStatus,
  isTotalEstimated,
} from '@gondola/contract/orders'
import { itemsWords, totalName } from '@gondola/contract/cart'
import { isoDateOf } from '@gondola/contract/delivery'
import { formatDate, formatTime, orderAddress } from '@gondola/contract/base'

import { followedOrderTexts } from '../../texts/followed-order.ts'
import { whenWords } from '../../texts/delivery.ts'
import { orderName, ordersTexts, comesText, undeliveredText } from '../../texts/orders.ts'
import { openDialog } from '../../state/dialogs.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import { ChangeLink } from './change-link.tsx'
import { MoneyNote } from './money-note.tsx'
import { QuestionNote } from './question-note.tsx'
import styles from './order-card.module.css'
import { StatusBadge } from './order-facts.tsx'

/** An order in the list (spec §2): number, date and time, status, when it comes, how it is paid, total, and its actions. */
export function OrderCard({ order }: { order: Order }) {
  const { Id, Fecha, Fechahora, Estado, TotalNeto, Lineas, Dia, HorarioEntrega, TipoPago, NoEntregado } =
    order
  // what was dispatched or annulled no longer comes
  const day = Estado === OrderStatus.Pending && Dia !== null ? isoDateOf(Dia) : null
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
      {NoEntregado !== undefined ? (
        <p className={styles['comes']}>{undeliveredText(NoEntregado)}</p>
      ) : (
        day !== null &&
        HorarioEntrega && (
          <p className={styles['comes']}>
            {comesText(whenWords(day, HorarioEntrega), order.FormaEntrega === 'RS')}
          </p>
        )
      )}
      <QuestionNote order={order} />
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
        <Button size="s" variant="secondary" onClick={() => openDialog('duplicate', { order })}>
          {ordersTexts.duplicate}
        </Button>
        <Button size="s" variant="secondary" onClick={() => openDialog('order', { order })}>
          {ordersTexts.see}
        </Button>
        <MoreActions order={order} />
      </div>
    </article>
  )
}

/** What else can be done with an order that was not given up: see its own page, change it, annul it. */
function MoreActions({ order }: { order: Order }) {
  const { Id, Estado } = order
  const isPending = Estado === OrderStatus.Pending
  if (!isPending && Estado !== OrderStatus.Delivered) return null
  return (
    <Popover
      align="end"
      label={ordersTexts.more}
      className={styles['menu']}
      trigger={(props) => (
        <Button size="s" variant="quiet" {...props}>
          {ordersTexts.more}
        </Button>
      )}
    >
      {() => (
        <>
          <ButtonLink size="s" variant="secondary" wide to={orderAddress(Id)}>
            {/* its ticket, once its delivery day is over */}
            {isPending || isComing(order) ? followedOrderTexts.follow : followedOrderTexts.seeTicket}
          </ButtonLink>
          <ChangeLink order={order} />
          {isActionAllowed('anular', order) && (
            <Button size="s" variant="quiet" wide onClick={() => openDialog('annul', { order })}>
              {ordersTexts.annul}
            </Button>
          )}
        </>
      )}
    </Popover>
  )
}

/** Whether an order that left is still to come: nobody noted its delivery, and its day is not over. */
function isComing({ Dia, Entregado }: Order): boolean {
  const day = Dia === null ? null : isoDateOf(Dia)
  return Entregado === undefined && day !== null && Date.parse(`${day}T23:59:59`) > Date.now()
}
