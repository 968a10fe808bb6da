import { ROUTES } from '@gondola/contract/base'
import {
  deliveredText,
  type FollowedOrder,
  isActionAllowed,
  type Order,
  preparationDifferences,
} from '@gondola/contract/orders'
import type { ReactNode } from 'react'
import { ChangeLink } from '../../parts/orders/change-link.tsx'
import { OrderFacts } from '../../parts/orders/order-facts.tsx'
import { OrderLinesTable } from '../../parts/orders/order-lines-table.tsx'
import { PushSwitch } from '../../parts/push/push-switch.tsx'
import { openDialog } from '../../state/dialogs.ts'
import { followedOrderTexts, leadText, totalChangeText } from '../../texts/followed-order.ts'
import { ordersTexts } from '../../texts/orders.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import styles from './followed-order.module.css'
import { DeliveredMailWish } from './delivered-mail-wish.tsx'
import { OrderContact } from './order-contact.tsx'
import { RateLines } from './rate-lines.tsx'
import { StageLine } from './stage-line.tsx'

/** Where an order stands, what changed, its data and ticket, and what its customer can do. */
export function FollowedOrderParts({ followed }: { followed: FollowedOrder }) {
  const { Pedido, Etapas } = followed
  const stage = Etapas.at(-1)?.Etapa ?? 'recibido'
  const isGivenUp = Pedido.Estado === 'A' || Pedido.Estado === 'C'
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <Part>
          <p className={styles['lead']} role="status">
            {leadText(Pedido, stage)} {deliveredText(Pedido)}
          </p>
          {!isGivenUp && <StageLine reached={Etapas} FormaEntrega={Pedido.FormaEntrega} />}
        </Part>
        <Changes order={Pedido} />
        {followed.ValorableHasta !== null && (
          <Part title={followedOrderTexts.rate}>
            <RateLines followed={followed} />
          </Part>
        )}
        <Part title={isFinal(Pedido) ? followedOrderTexts.ticket : followedOrderTexts.lines}>
          <OrderLinesTable order={Pedido} />
        </Part>
      </div>
      <div className={styles['side']}>
        <Part title={followedOrderTexts.facts}>
          <OrderFacts order={Pedido} />
          {followed.AvisaEntrega !== undefined && <DeliveredMailWish isWanted={followed.AvisaEntrega} />}
          {!isOver(followed) && <PushSwitch />}
          <div className={styles['actions']}>
            <ChangeLink order={Pedido} />
            <Button variant="secondary" onClick={() => openDialog('duplicate', { order: Pedido })}>
              {followedOrderTexts.repeat}
            </Button>
            {isActionAllowed('anular', Pedido) && (
              <Button variant="quiet" onClick={() => openDialog('annul', { order: Pedido })}>
                {ordersTexts.annul}
              </Button>
            )}
          </div>
        </Part>
        <OrderContact Id={Pedido.Id} />
        <ButtonLink variant="quiet" to={ROUTES.myOrders}>
          {followedOrderTexts.all}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Whether nothing more can happen to the order. */
const isOver = ({ Pedido: { Estado }, Etapas }: FollowedOrder) =>
  Estado === 'A' || Estado === 'C' || Etapas.at(-1)?.Etapa === 'entregado'

/** Whether the lines are those that leave the shop. */
const isFinal = ({ Estado, Preparacion }: Order) => Estado === 'D' || Preparacion === 'listo'

/** What was replaced by what, what is missing, and the total before and after; nothing if all is as ordered. */
function Changes({ order }: { order: Order }) {
  const differences = isFinal(order) ? preparationDifferences(order) : []
  const total = totalChangeText(order)
  if (differences.length === 0 && total === null) return null
  return (
    <Part title={followedOrderTexts.changes}>
      <ul className={styles['changes']}>
        {differences.map(({ Items, text }) => (
          <li key={Items}>{text}</li>
        ))}
      </ul>
      {total !== null && <p className={styles['total']}>{total}</p>}
    </Part>
  )
}

/** A part of the page, with its heading. */
function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={title}>
      {title !== undefined && <h2 className={styles['heading']}>{title}</h2>}
      {children}
    </section>
  )
}
