import { sumOfPesos } from '@gondola/contract/base'
import { minimumReached, missingForMinimum, checkPieces } from '@gondola/contract/cart'
import { homeDeliveryFee } from '@gondola/contract/orders'
import { useOrderTotals } from '../checkout/order-delivery.ts'
import { feeOf, freeIfSent, missingForFree, usualFee } from '../../texts/checkout.ts'
import { useCosts } from '../../state/delivery.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { violationMessage } from '@gondola/contract/http'
import { useCart } from '../../state/cart/cart.ts'
import { useMostPieces } from '../../state/site.ts'
import styles from './minimum-progress.module.css'

/**
 * Progress of the goods' total (in pesos) towards the minimum purchase; renders nothing if there is none, or it is not
 * known yet.
 */
export function MinimumProgress({ goods }: { goods: number }) {
  const Monto2 = useCosts().data?.Monto2 ?? 0
  if (Monto2 === 0) return null
  const missing = Math.max(0, sumOfPesos([Monto2, -goods]))
  return (
    <div className={missing === 0 ? styles['reached'] : styles['missing']}>
      <p className={styles['words']}>
        {missing === 0 && <CheckIcon size={16} />}
        {missing === 0 ? minimumReached(Monto2) : missingForMinimum(missing)}
      </p>
      {missing > 0 && <progress className={styles['bar']} max={Monto2} value={goods} aria-hidden />}
    </div>
  )
}

/** What home delivery costs (before a place is told, usually), unless the totals say so, and what is missing until it is free. */
export function FeeProgress() {
  const { fee, terms, amounts, isFreeSent } = useOrderTotals()
  const { data: usual } = useCosts()
  if (amounts !== null && isFreeSent) return <p className={styles['fee']}>{freeIfSent()}</p>
  if (amounts === null || (fee !== 'later' && fee !== 'known')) return null
  if (terms === null) {
    return fee === 'later' && usual?.Monto1 ? <p className={styles['fee']}>{usualFee(usual)}.</p> : null
  }
  const { Monto1, GratisDesde } = terms
  const isPaid = homeDeliveryFee(terms, amounts.goods) > 0
  const missing = isPaid && GratisDesde !== null ? sumOfPesos([GratisDesde, -amounts.goods]) : null
  const words = [fee === 'later' && feeOf(Monto1), missing !== null && missingForFree(missing)].filter(
    Boolean,
  )
  return words.length > 0 && <p className={styles['fee']}>{words.join('. ')}.</p>
}

/** Warns that the cart has more pieces than an order may have. */
export function TooManyPieces() {
  const most = useMostPieces()
  const broken = checkPieces(
    useCart(({ lines }) => lines),
    most,
  )
  if (broken === null) return null
  return (
    <div role="status" className={styles['missing']}>
      <p className={styles['words']}>{violationMessage(broken).text}</p>
    </div>
  )
}
