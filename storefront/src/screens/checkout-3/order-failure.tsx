import { checkoutTexts } from '../../texts/checkout.ts'
import { NetworkLost } from '../../api/errors.ts'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './order-failure.module.css'

/** The order could not be sent; the cart is kept and the same order can be sent again, once and only once. */
export function OrderFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = error instanceof NetworkLost ? checkoutTexts.failedText : failureMessage(error).text
  return (
    <div role="alert" className={styles['failure']}>
      <h2>{checkoutTexts.failedTitle}</h2>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {checkoutTexts.retry}
      </Button>
    </div>
  )
}
