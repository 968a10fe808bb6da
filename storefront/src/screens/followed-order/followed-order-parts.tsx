import { ROUTES } from '@gondola/contract/base'
import { deliveredText, type FollowedOrder, isActionAllowed, type Order } from '@gondola/contract/orders'
import { isPayable, useOrderMoney } from '../../state/cart/order-money.ts'
import type { OrderMoney } from '@gondola/contract/payments'
import { ChangeLink } from '../../parts/orders/change-link.tsx'
import { DeliveryPlace, OrderFacts } from '../../parts/orders/order-facts.tsx'
import { OrderLinesTable } from '../../parts/orders/order-lines-table.tsx'
import { PushSwitch } from '../../parts/push/push-switch.tsx'
import { WhatsAppSwitch } from '../../parts/push/whatsapp-switch.tsx'
import { openDialog } from '../../state/dialogs.ts'
import { followedOrderTexts, leadText } from '../../texts/followed-order.ts'
import { orderMoneyTexts } from '../../texts/payment.ts'
import { ordersTexts } from '../../texts/orders.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useDeliveredMail } from '../../state/cart/followed-order.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import styles from './followed-order.module.css'
import { OrderQuestions, questionsTitle } from './order-questions.tsx'
import { OrderContact } from './order-contact.tsx'
import { ClaimsEnd, OrderClaims } from './order-claims.tsx'
import { OrderMoneyPart } from './money/order-money-part.tsx'
import { usePayment } from './money/use-payment.ts'
import { OwnLines } from './own-lines.tsx'
import { StageLine } from './stage-line.tsx'
import { Vouchers, vouchersTexts } from './vouchers.tsx'

/** In the address: the customer goes to pay, or comes back from the provider's page (`?pago=ir`, `?pago=vuelta`). */
export type PaymentStep = 'ir' | 'vuelta' | null

/** Where an order stands, its lines, its data and ticket, and what its customer can do. */
export function FollowedOrderParts({ followed, pago }: { followed: FollowedOrder; pago: PaymentStep }) {
  const { Pedido, Etapas, Comprobantes, Preguntas = [] } = followed
  const [bad, setBad] = useState<number | null>(null)
  const isBack = pago === 'vuelta'
  const { data: money = null } = useOrderMoney(Pedido.Cliente, Pedido.Id, { isBack })
  const payment = usePayment(Pedido.Cliente, Pedido.Id, pago === 'ir')
  const stage = Etapas.at(-1)?.Etapa ?? 'recibido'
  const isGivenUp = Pedido.Estado === 'A' || Pedido.Estado === 'C'
  const moneyPart = money !== null && hasMoney(money) && (
    <Part title={orderMoneyTexts.title}>
      <OrderMoneyPart order={Pedido} money={money} payment={payment} isBack={isBack} />
    </Part>
  )
  const isLeaving = money === null && (pago === 'ir' || payment.isBusy)
  // what waits for the customer comes first
  const isToPay = money !== null && isPayable(money, Pedido)
  const isComing = !isGivenUp && stage !== 'entregado' && Pedido.NoEntregado === undefined
  // what was saved before: announced once the page is there, and shown until another is
  const { saved = '' } = (useLocation().state ?? {}) as { saved?: string }
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <Part>
          <p className={styles['saved']} role="status">
            {useDeferredValue(isGivenUp ? '' : saved, '')}
          </p>
          <p className={styles['lead']} role="status">
            {isLeaving ? orderMoneyTexts.going : leadText(Pedido, stage, money)} {deliveredText(Pedido)}
          </p>
          {isComing && <DeliveryPlace order={Pedido} />}
        </Part>
        {isToPay && moneyPart}
        {!isGivenUp && (
          <Part>
            <StageLine reached={Etapas} FormaEntrega={Pedido.FormaEntrega} />
            <div className={styles['actions']}>
              <ChangeLink order={Pedido} />
              {isActionAllowed('anular', Pedido) && (
                <Button size="s" variant="quiet" onClick={() => openDialog('annul', { order: Pedido })}>
                  {ordersTexts.annul}
                </Button>
              )}
            </div>
          </Part>
        )}
        {Pedido.Preparacion === 'preparando' && Preguntas.length > 0 && (
          <Part title={questionsTitle(Preguntas)}>
            <OrderQuestions order={Pedido} questions={Preguntas} />
          </Part>
        )}
        {!isToPay && moneyPart}
        <Part title={linesTitle(followed)}>
          {Pedido.Estado === 'D' && <ClaimsEnd order={Pedido} />}
          <div className={styles['lines']}>
            <OwnLines followed={followed} onBad={setBad} />
            {Pedido.Estado === 'D' && (
              <OrderClaims
                order={Pedido}
                ratings={followed.Valoraciones}
                bad={bad}
                onAsked={() => setBad(null)}
              />
            )}
          </div>
          <details className={styles['ticket']}>
            <summary>{isFinal(Pedido) ? followedOrderTexts.ticket : followedOrderTexts.prices}</summary>
            <OrderLinesTable order={Pedido} />
          </details>
        </Part>
      </div>
      <div className={styles['side']}>
        {Comprobantes && (
          <Part title={vouchersTexts.title}>
            <Vouchers vouchers={Comprobantes} />
          </Part>
        )}
        <Part title={followedOrderTexts.facts}>
          <OrderFacts order={Pedido} hasDelivery={!isComing} />
          <div className={styles['onScreen']}>
            {followed.AvisaEntrega !== undefined && <DeliveredMailWish isWanted={followed.AvisaEntrega} />}
            {!isOver(followed) && (
              <>
                <PushSwitch />
                <WhatsAppSwitch />
              </>
            )}
          </div>
          <div className={styles['actions']}>
            <Button variant="secondary" onClick={() => openDialog('duplicate', { order: Pedido })}>
              {ordersTexts.duplicate}
            </Button>
          </div>
        </Part>
        <div className={styles['onScreen']}>
          <OrderContact Id={Pedido.Id} />
          <ButtonLink variant="quiet" to={ROUTES.myOrders}>
            {followedOrderTexts.all}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Whether there is more to say about its money than that it is paid at the door. */
const hasMoney = ({ Forma, Movimientos }: OrderMoney) => Forma !== 'puerta' || Movimientos.length > 0

/** Whether nothing more can happen to the order. */
const isOver = ({ Pedido: { Estado }, Etapas }: FollowedOrder) =>
  Estado === 'A' || Estado === 'C' || Etapas.at(-1)?.Etapa === 'entregado'

/** Whether the lines are those that leave the shop. */
const isFinal = ({ Estado, Preparacion }: Order) => Estado === 'D' || Preparacion === 'listo'

function linesTitle({ Pedido, ValorableHasta }: FollowedOrder): string {
  if (ValorableHasta !== null) return followedOrderTexts.rate
  return isFinal(Pedido) ? followedOrderTexts.prepared : followedOrderTexts.lines
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={title}>
      {title !== undefined && <h2 className={styles['heading']}>{title}</h2>}
      {children}
    </section>
  )
}

/** Whether the customer wants a mail once an order was delivered; saved at once. */
function DeliveredMailWish({ isWanted }: { isWanted: boolean }) {
  const { mutate, isPending, variables } = useDeliveredMail()
  return (
    <CheckboxField
      label={followedOrderTexts.deliveredMail}
      checked={isPending ? variables : isWanted}
      onChange={({ target }) => mutate(target.checked, { onError: (error) => tellFailure(error) })}
    />
  )
}
