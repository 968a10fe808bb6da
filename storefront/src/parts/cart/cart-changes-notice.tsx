import { type CartLine, cartTexts, priceChanged } from '@gondola/contract/cart'
import { hasChanges } from '../../state/cart/cart-prices.ts'
import { forgetChanges, refreshCart } from '../../state/cart/cart-refresh.ts'
import { addLines, useCart } from '../../state/cart/cart.ts'
import { useIsLoggedIn } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { interfaceTexts } from '../../texts/interface.ts'
import { GoneLines } from '../branch-report/gone-lines.tsx'
import styles from './cart-changes-notice.module.css'

/** Reports what changed in the cart since the customer filled it (prices, articles gone), and a failed refresh. */
export function CartChangesNotice() {
  const changes = useCart((cart) => cart.changes)
  const refresh = useCart((cart) => cart.refresh)
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      {isLoggedIn && refresh === 'failed' && <RefreshFailed />}
      {hasChanges(changes) && (
        <div className={styles['notice']} role="status">
          {changes.prices.length > 0 && <strong>{cartTexts.pricesChanged}</strong>}
          <ul>
            {changes.prices.map(({ Codart, Descrip, before, now }) => (
              <li key={Codart}>
                {Descrip}: {priceChanged(before, now)}
              </li>
            ))}
          </ul>
          {changes.gone.length > 0 && <strong>{cartTexts.articlesGone}</strong>}
          <ul>
            {changes.gone.map(({ Codart, Descrip }) => (
              <li key={Codart}>{Descrip}</li>
            ))}
          </ul>
          {changes.gone.length > 0 && <GoneLines lines={changes.gone} onAdd={takeSubstitutes} />}
          <Button size="s" variant="secondary" onClick={forgetChanges}>
            {cartTexts.understood}
          </Button>
        </div>
      )}
    </>
  )
}

function takeSubstitutes(lines: readonly CartLine[]): void {
  addLines(lines)
  forgetChanges()
}

function RefreshFailed() {
  return (
    <div className={styles['failed']} role="alert">
      <p>{cartTexts.refreshFailed}</p>
      <Button size="s" variant="secondary" onClick={() => void refreshCart(null)}>
        {interfaceTexts.retry}
      </Button>
    </div>
  )
}
