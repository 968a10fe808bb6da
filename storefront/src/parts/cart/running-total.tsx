import { formatPesos, sumOfPesos, ownTexts, say } from '@gondola/contract/base'
import { estimatedAmount, missingForMinimum } from '@gondola/contract/cart'
import { holdsWeighed } from '@gondola/contract/orders'
import { useEffect, useState } from 'react'
import { useCart, useIsForOrder } from '../../state/cart/cart.ts'
import { useCartAmounts } from '../../state/cart/cart-discounts.ts'
import { useCosts } from '../../state/delivery.ts'
import { ChevronRightIcon } from '../../ui/icons/icons.tsx'
import { useLineOverBar } from '../../ui/layout/line-over-bar.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './running-total.module.css'
import { useShowsPrices } from './use-shows-prices.ts'

const runningTotalTexts = ownTexts({
  /** Read before the total. */
  yourCart: 'Tu carrito:',
  missing: (pesos: number) => say`te faltan ${formatPesos(pesos)}`,
  reached: 'llegaste al mínimo',
} as const)

/** A new total is announced once the cart has been at rest for so long, not at each press. */
const REST_MS = 1500

export interface RunningTotalProps {
  /** Opens the cart: of the button in the phone's bottom bar. The desktop's total is inside the cart's button. */
  onOpen?: () => void
  /** Only announces the total, as the inside of a button announces nothing. */
  isSpoken?: boolean
}

/** The total of the goods and the way to the minimum purchase. */
export function RunningTotal({ onOpen, isSpoken }: RunningTotalProps) {
  const total = useRunningTotal()
  if (total === null) return null
  if (isSpoken) return <Announced text={total.spoken} />
  if (!onOpen) {
    return (
      <span className={styles['stack']}>
        <b>{total.amount}</b>
        {total.way && <small className={styles['way']}>{total.way}</small>}
        <Progress {...total} />
      </span>
    )
  }
  return (
    <>
      <button type="button" ref={tellHeight} className={styles['line']} onClick={onOpen}>
        <VisuallyHidden>{runningTotalTexts.yourCart}</VisuallyHidden>
        <span>
          <b>{total.amount}</b>
          {total.way && <> · {total.way}</>}
        </span>
        <ChevronRightIcon size={16} />
        <Progress {...total} />
      </button>
      <Announced text={total.spoken} />
    </>
  )
}

/** Gives the screens' own sticky bars, which are above it, its height. */
export function tellHeight(line: HTMLElement | null) {
  const tell = (heightPx: number) => useLineOverBar.setState({ heightPx })
  const observer = new ResizeObserver(() => tell(line?.offsetHeight ?? 0))
  if (line) observer.observe(line)
  return () => {
    observer.disconnect()
    tell(0)
  }
}

interface Total {
  amount: string
  /** What is missing for the minimum, or that it is reached; empty without a minimum. */
  way: string
  spoken: string
  /** The part of the minimum that is reached, from 0 to 1. */
  part: number
}

/** The total; null while a price is unknown or hidden, or an order is changed, whose bar has its own. */
function useRunningTotal(): Total | null {
  const showsPrices = useShowsPrices()
  const amounts = useCartAmounts()
  const isWeighed = useCart(({ lines }) => holdsWeighed(lines))
  const minimum = useCosts().data?.Monto2 ?? 0
  const isForOrder = useIsForOrder()
  if (!showsPrices || amounts === null || isForOrder) return null
  const { goods } = amounts
  const missing = Math.max(0, sumOfPesos([minimum, -goods]))
  const amount = isWeighed ? estimatedAmount(formatPesos(goods)) : formatPesos(goods)
  const reached = minimum > 0 ? runningTotalTexts.reached : ''
  const spoken = [runningTotalTexts.yourCart, amount, missing > 0 ? missingForMinimum(missing) : reached]
  return {
    amount,
    way: missing > 0 ? runningTotalTexts.missing(missing) : reached,
    spoken: spoken.filter(Boolean).join(' '),
    part: minimum > 0 ? Math.min(1, goods / minimum) : 0,
  }
}

function Progress({ part }: Total) {
  if (part === 0) return null
  return (
    <span className={styles['progress']} aria-hidden>
      <span style={{ scale: `${part} 1` }} />
    </span>
  )
}

/** Announces a text, after a rest, when it has changed; or only when `of` has, if its other words change by themselves. */
export function Announced({ text, of = text }: { text: string; of?: string | number }) {
  const [said, setSaid] = useState({ of, text: '' })
  useEffect(() => {
    const timer = setTimeout(() => setSaid((before) => (of === before.of ? before : { of, text })), REST_MS)
    return () => clearTimeout(timer)
  }, [text, of])
  return (
    <VisuallyHidden>
      <span role="status">{said.text}</span>
    </VisuallyHidden>
  )
}
