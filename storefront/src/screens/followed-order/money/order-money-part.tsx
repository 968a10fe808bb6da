import { formatDate, formatPesos, formatTime, orderAddress } from '@gondola/contract/base'
import { estimatedAmount, totalName } from '@gondola/contract/cart'
import { isActionAllowed, isTotalEstimated, type Order } from '@gondola/contract/orders'
import type { MoneyMove, OrderMoney } from '@gondola/contract/payments'
import { failureMessage } from '../../../parts/messages/tell.ts'
import { TransferData } from '../../../parts/payment/transfer-data.tsx'
import { useChangeableOrders } from '../../../state/cart/order-change.ts'
import { isAwaited, isPayable } from '../../../state/cart/order-money.ts'
import { openDialog } from '../../../state/dialogs.ts'
import {
  discountText,
  isReserve,
  moneyText,
  moveDetail,
  moveName,
  orderMoneyTexts as texts,
  rejectedText,
  reserveEndText,
} from '../../../texts/payment.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import styles from './order-money.module.css'
import type { usePayment } from './use-payment.ts'

interface OrderMoneyPartProps {
  order: Order
  money: OrderMoney
  payment: ReturnType<typeof usePayment>
  /** The customer comes back from the provider's page. */
  isBack: boolean
}

/** An order's money: what its state means, the next step, the amounts, and what happened. */
export function OrderMoneyPart({ order, money, payment, isBack }: OrderMoneyPartProps) {
  const rejected = rejectedText(money)
  const discount = discountText(money, order.FormaEntrega)
  const canPay = isPayable(money, order)
  return (
    <>
      <div role="status" className={styles['state']}>
        {rejected !== null && <p className={styles['warning']}>{rejected}</p>}
        <p>{[moneyText(money, canPay, order.FormaEntrega), reserveEndText(money.Forma, money)].join(' ')}</p>
        {isBack && isAwaited(money) && money.Estado !== 'esperando' && rejected === null && (
          <p className={styles['hint']}>{texts.checking}</p>
        )}
      </div>
      {canPay && <Pay order={order} money={money} payment={payment} />}
      {/* beneath the button: what a press changes above it would move it away from a second press */}
      <div role="status">{payment.isBusy && !money.Pagina?.Transferencia && <p>{texts.going}</p>}</div>
      {payment.error && (
        <p role="alert" className={styles['warning']}>
          {failureMessage(payment.error).text}
        </p>
      )}
      {money.Estado === 'vencido' && (
        <div className={styles['actions']}>
          <Button onClick={() => openDialog('duplicate', { order })}>{texts.orderAgain}</Button>
        </div>
      )}
      <Amounts money={money} isEstimate={isTotalEstimated(order)} />
      {discount !== null && <p className={styles['hint']}>{discount}</p>}
      {money.Movimientos.length > 0 && <Moves money={money} />}
    </>
  )
}

function Pay({ order, money, payment }: Omit<OrderMoneyPartProps, 'isBack'>) {
  const { Pagina, Falta } = money
  const { data: changeable } = useChangeableOrders(isActionAllowed('cambiar', order))
  const isChangeable = changeable?.some(({ Id }) => Id === order.Id)
  const isTransfer = Pagina?.Transferencia !== undefined
  return (
    <>
      {isTransfer && <TransferData page={Pagina} />}
      <div className={styles['actions']}>
        {!isTransfer && (
          <Button busy={payment.isBusy} onClick={payment.pay}>
            {payLabel()}
          </Button>
        )}
        {isChangeable && (
          <ButtonLink variant="secondary" to={`${orderAddress(order.Id)}?cambiar=pago`}>
            {texts.otherMeans}
          </ButtonLink>
        )}
      </div>
      {Pagina?.Tarjeta && Pagina.Importe > money.Total && <p className={styles['hint']}>{texts.margin}</p>}
      {!isTransfer && <p className={styles['hint']}>{texts.instalments}</p>}
    </>
  )

  function payLabel(): string {
    if (payment.error) return texts.again
    if (Pagina?.Tarjeta) return texts.reserve(Pagina.Importe)
    if (Pagina) return texts.pay(Pagina.Importe)
    return isReserve(money) ? texts.reserveNow : texts.pay(Falta)
  }
}

function Amounts({ money, isEstimate }: { money: OrderMoney; isEstimate: boolean }) {
  const { Total, Reservado, Cobrado, Devuelto, Falta } = money
  const rows: [name: string, pesos: number, isAbout?: boolean][] = [
    [Devuelto > 0 && !isEstimate ? texts.cost : totalName(isEstimate), Total, isEstimate],
    [texts.reserved, Reservado],
    [texts.taken, Cobrado],
    [texts.returned, Devuelto],
    [texts.missing, isReserve(money) ? 0 : Falta],
  ]
  return (
    <dl className={styles['amounts']} aria-label={texts.amounts}>
      {rows
        .filter(([, pesos]) => pesos > 0)
        .map(([name, pesos, isAbout]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isAbout ? estimatedAmount(formatPesos(pesos)) : formatPesos(pesos)}</dd>
          </div>
        ))}
    </dl>
  )
}

/** What happened, newest first; once nothing is missing, refusals come last: they no longer matter. */
function Moves({ money: { Movimientos, Falta } }: { money: OrderMoney }) {
  const isPast = ({ Clase }: MoneyMove) => Falta === 0 && Clase === 'rechazo'
  const moves = Movimientos.toReversed().toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)))
  return (
    <details className={styles['moves']}>
      <summary>{texts.moves}</summary>
      <ul>
        {[...moves.entries()].map(([at, move]) => (
          <li key={at}>
            <span>
              <b>{moveName(move)}</b>
              <span className={styles['hint']}>
                {[`${formatDate(move.Momento)}, ${formatTime(move.Momento)}`, moveDetail(move)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles['amount']}>{formatPesos(move.Importe)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
