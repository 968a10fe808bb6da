import { checkPieces } from '@gondola/contract/cart'
import { violationMessage } from '@gondola/contract/http'
import { useCart } from '../../state/cart/cart.ts'
import { useMostPieces } from '../../state/site.ts'
import styles from './minimum-progress.module.css'

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
