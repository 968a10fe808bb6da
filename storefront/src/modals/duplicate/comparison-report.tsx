import { duplicateTexts } from '../../texts/orders.ts'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import type { ComparedLine, OrderComparison } from '../../state/cart/order-comparison.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import styles from './comparison-report.module.css'

const TRENDS: Record<ComparedLine['trend'], { tone: BadgeTone; word: string }> = {
  gone: { tone: 'error', word: duplicateTexts.gone },
  dearer: { tone: 'warn', word: duplicateTexts.dearer },
  cheaper: { tone: 'brand', word: duplicateTexts.cheaper },
  same: { tone: 'neutral', word: duplicateTexts.same },
}

const ORDER_OF_TRENDS: readonly ComparedLine['trend'][] = ['gone', 'dearer', 'cheaper', 'same']

/** Compares an order then and today: articles no longer sold first, then changed prices, and both totals. */
export function ComparisonReport({ comparison }: { comparison: OrderComparison }) {
  const { lines, totalThen, totalNow } = comparison
  const sorted = ORDER_OF_TRENDS.flatMap((trend) => lines.filter((line) => line.trend === trend))
  const hasNothing = lines.every(({ now }) => now === null)
  return (
    <>
      <p className={styles['intro']}>{hasNothing ? duplicateTexts.nothing : duplicateTexts.intro}</p>
      <ul className={styles['lines']}>
        {sorted.map((compared) => (
          <Line key={compared.line.Codart} {...compared} />
        ))}
      </ul>
      <dl className={styles['totals']}>
        <dt>{duplicateTexts.totalThen}</dt>
        <dd>{formatPesos(totalThen)}</dd>
        <dt>{duplicateTexts.totalNow}</dt>
        <dd>
          <strong>{formatPesos(totalNow)}</strong>
        </dd>
      </dl>
    </>
  )
}

function Line({ line, now, trend }: ComparedLine) {
  const { tone, word } = TRENDS[trend]
  const before = line.Precioventa === null ? '' : formatPesos(line.Precioventa)
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>{line.Descrip}</span>
      <span className={styles['quantity']}>{formatQuantity(line.Cantidad, line.Unidad)}</span>
      <Badge tone={tone}>{word}</Badge>
      <span className={styles['prices']}>
        {trend === 'same' ? null : <s>{before}</s>}
        {now?.Precioventa != null && <span>{formatPesos(now.Precioventa)}</span>}
      </span>
    </li>
  )
}
