import { isActionAllowed, type Order, OrderStatus, isTotalEstimated } from '@gondola/contract/orders'
import { itemsWords, totalName } from '@gondola/contract/cart'
import { isoDateOf } from '@gondola/contract/delivery'
import { formatDate, formatTime, orderAddress, RATING_DAYS, sumOfPesos } from '@gondola/contract/base'
import type { ReactNode } from 'react'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { whenWords } from '../../texts/delivery.ts'
import { orderName, ordersTexts, comesText, undeliveredText } from '../../texts/orders.ts'
import { useLowered, useOrderClaims } from '../../state/cart/order-claims.ts'
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
  const lowered = useLowered(order)
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
      <p className={styles['total']}>
        <span>{totalName(isEstimate)}</span>
        <Amount pesos={sumOfPesos([TotalNeto, -lowered])} isEstimate={isEstimate} size="m" />
      </p>
      <div className={styles['buttons']}>
        <OrderActions order={order}>
          <Button size="s" variant="secondary" onClick={() => openDialog('order', { order })}>
            {ordersTexts.see}
          </Button>
        </OrderActions>
      </div>
    </article>
  )
}

/** The buttons of an order, those of `children` after the first. */
export function OrderActions({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => openDialog('duplicate', { order })}>
        {ordersTexts.duplicate}
      </Button>
      {children}
      <CameLink order={order} />
      <MoreActions order={order} />
    </>
  )
}

/** To the page of an order that left. */
function CameLink({ order }: { order: Order }) {
  const text = order.Estado === OrderStatus.Delivered ? cameText(order) : null
  const isRatable = text === followedOrderTexts.rateOrClaim
  const { data: claims } = useOrderClaims(order.Cliente, order.Id, isRatable)
  if (text === null) return null
  return (
    <ButtonLink size="s" variant="secondary" to={orderAddress(order.Id)}>
      {isRatable && claims?.Hasta == null ? followedOrderTexts.rateOnly : text}
    </ButtonLink>
  )
}

/** What its page is for: to follow it, once it came to rate or claim, and later its ticket. */
function cameText({ Dia, Entregado }: Order): string {
  // that it was delivered may not be noted
  const came = Date.parse(Entregado ?? `${isoDateOf(Dia ?? 0)}T23:59:59`)
  if (came > Date.now()) return followedOrderTexts.follow
  const isRatable = came + RATING_DAYS * 86_400_000 > Date.now()
  return isRatable ? followedOrderTexts.rateOrClaim : followedOrderTexts.seeTicket
}

/** What else can be done with a pending order: see its own page, change it, annul it. */
function MoreActions({ order }: { order: Order }) {
  if (order.Estado !== OrderStatus.Pending) return null
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
          <ButtonLink size="s" variant="secondary" wide to={orderAddress(order.Id)}>
            {followedOrderTexts.follow}
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
