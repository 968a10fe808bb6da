import { type CartLine, cartTexts } from '@gondola/contract/cart'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import styles from './line-price.module.css'

/** A line's price; for articles sold by weight an estimate until they are weighed (argentina §1.3). */
export function LinePrice({ line }: { line: CartLine }) {
  const { Precioventa, Unidad } = line
  if (Precioventa === null) return null
  return (
    <span className={styles['price']}>
      {Unidad === 100 && (
        <span className={styles['sign']} title={cartTexts.estimate}>
          <span aria-hidden>≈</span>
          <VisuallyHidden>{cartTexts.estimate}</VisuallyHidden>
        </span>
      )}
      <Amount pesos={Precioventa} size="s" />
    </span>
  )
}
