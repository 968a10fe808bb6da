import { type CartLine, itemsWords } from '@gondola/contract/cart'
import { formatQuantity } from '@gondola/contract/base'
import { checkoutTexts } from '../../texts/checkout.ts'
import { LinePrice } from '../../parts/cart/line-price.tsx'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import styles from './bought-lines.module.css'

/** A longer list is closed at first: payment and confirmation stay in sight. */
const OPEN_LINES = 8

/** What is bought: quantity, article and price of each line. */
export function BoughtLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <SectionCard title={checkoutTexts.bought}>
      <details className={styles['bought']} open={lines.length <= OPEN_LINES}>
        <summary>{itemsWords(lines.length)}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line.Codart}>
              <span className={styles['quantity']}>{formatQuantity(line.Cantidad ?? 0, line.Unidad)}</span>
              <span>{line.Descrip}</span>
              <LinePrice line={line} />
            </li>
          ))}
        </ul>
      </details>
    </SectionCard>
  )
}
