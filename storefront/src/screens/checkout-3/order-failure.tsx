import { checkoutTexts } from '../../texts/checkout.ts'
import { useEffect, useRef } from 'react'
import { NetworkLost } from '../../api/errors.ts'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './order-failure.module.css'

/**
 * The order could not be sent; the cart is unchanged, and retrying sends the same order, which is placed at most once.
 * Takes the focus, so that it is scrolled into view: on a phone the pressed button may be far below.
 */
export function OrderFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = error instanceof NetworkLost ? checkoutTexts.failedText : failureMessage(error).text
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles['failure']}>
      <h2>{checkoutTexts.failedTitle}</h2>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {checkoutTexts.retry}
      </Button>
    </div>
  )
}
