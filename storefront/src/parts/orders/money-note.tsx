import { orderAddress } from '@gondola/contract/base'
import type { Order } from '@gondola/contract/orders'
import type { OrderMoney } from '@gondola/contract/payments'
import { usePaymentTypes } from '../../state/delivery.ts'
import { isPayable, useOrderMoney } from '../../state/cart/order-money.ts'
import { isReserve, moneyWords, orderMoneyTexts } from '../../texts/payment.ts'
import { TransferData } from '../payment/transfer-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './money-note.module.css'

interface MoneyNoteProps {
  order: Order
  /** With where to transfer to, once the customer has begun to. */
  hasTransfer?: boolean
}

/** The state of the money of an order that is not paid at the door, and the way to pay it. */
export function MoneyNote({ order, hasTransfer = false }: MoneyNoteProps) {
  const money = useMoneyOfList(order)
  const words = money === null ? '' : moneyWords(money)
  if (money === null || words === '') return null
  const isOpen = isPayable(money, order)
  const transferPage = hasTransfer && isOpen && money.Pagina?.Transferencia ? money.Pagina : null
  return (
    <div className={styles['note']}>
      <p>{words}</p>
      {transferPage && <TransferData page={transferPage} />}
      {isOpen && transferPage === null && (
        <ButtonLink size="s" to={`${orderAddress(order.Id)}?pago=ir`}>
          {isReserve(money) ? orderMoneyTexts.reserveNow : orderMoneyTexts.payNow}
        </ButtonLink>
      )}
    </div>
  )
}

/** The money of an order in a list; null while it loads, and for one that is paid at the door: nothing is asked then. */
export function useMoneyOfList(order: Order): OrderMoney | null {
  const isWanted = useMayBePaidOnline(order)
  const { data = null } = useOrderMoney(order.Cliente, order.Id, { isWanted })
  return isWanted ? data : null
}

/** Its payment type is paid online, or was taken out since in a shop where others are. */
function useMayBePaidOnline({ TipoPago }: Order): boolean {
  const { data: types } = usePaymentTypes()
  if (TipoPago === null || !types?.some(({ Forma }) => Forma !== undefined)) return false
  const type = types.find(({ Id }) => Id === TipoPago.Id)
  return type === undefined || type.Forma !== undefined
}
