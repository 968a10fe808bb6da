import { formatPesos, priceParts } from '@gondola/contract/base'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './amount.module.css'

export interface AmountProps {
  pesos: number
  /** Small text after the digits: 'x kg'. */
  unit?: string | undefined
  /** Puts '≈' before it: weighing may still change it. */
  isEstimate?: boolean
  /** Read aloud before the amount: 'Ahora', 'por kilo'. */
  spokenBefore?: string | undefined
  spokenAfter?: string | undefined
  /** The font size: the surrounding text's, or one of the label's. */
  size?: 'inherit' | 's' | 'm' | 'l' | 'xl'
}

/** An amount as on a shelf label: large pesos, small raised centavos. Screen readers read it as one number. */
export function Amount({
  pesos,
  unit,
  isEstimate = false,
  spokenBefore,
  spokenAfter,
  size = 'inherit',
}: AmountProps) {
  const { whole, cents } = priceParts(pesos)
  return (
    <span className={classes(styles['amount'], styles[size])}>
      <VisuallyHidden>
        {[spokenBefore, formatPesos(pesos), spokenAfter].filter(Boolean).join(' ')}
      </VisuallyHidden>
      <span aria-hidden className={styles['figures']}>
        {/* The figures of one number: where 'x kg' goes beneath them, they stay together. */}
        <span className={styles['figures']}>
          {isEstimate && <span className={styles['about']}>≈</span>}
          <span className={styles['sign']}>$</span>
          <span>{whole}</span>
          <span className={styles['cents']}>{cents}</span>
        </span>
        {unit && <span className={styles['unit']}>{unit}</span>}
      </span>
    </span>
  )
}
