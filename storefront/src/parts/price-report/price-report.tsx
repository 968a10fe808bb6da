import type { ReactNode } from 'react'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import { type CartLine, lineNoteText } from '@gondola/contract/cart'
import { linePriceText } from '@gondola/contract/orders'
import styles from './price-report.module.css'

export interface PriceReportProps {
  intro: string
  /** How many lines change in which way, on top; empty if none. */
  counts?: string
  /** The lines, each a list item. */
  children: ReactNode
  /** Below the lines. */
  notes?: readonly string[]
  /** Words and pesos of both totals; null: prices are not seen. */
  totals: readonly (readonly [label: string, pesos: number])[] | null
}

/** A cart's prices before and after: an introduction, what changes in numbers, the lines, and both totals, the last one in bold. */
export function PriceReport({ intro, counts, children, notes, totals }: PriceReportProps) {
  return (
    <>
      <p className={styles['intro']}>{intro}</p>
      {counts && <p className={styles['counts']}>{counts}</p>}
      <ul className={styles['lines']}>{children}</ul>
      {notes?.map((note) => (
        <p key={note} className={styles['intro']}>
          {note}
        </p>
      ))}
      {totals && (
        <dl className={styles['totals']}>
          {totals.map(([label, pesos], index) => (
            <Total key={label} label={label} isLast={index === totals.length - 1}>
              {formatPesos(pesos)}
            </Total>
          ))}
        </dl>
      )}
    </>
  )
}

function Total({ label, isLast, children }: { label: string; isLast: boolean; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{isLast ? <strong>{children}</strong> : children}</dd>
    </>
  )
}

/** A line's name and quantity; in `children` what changes. */
export function ReportLine({ line, children }: { line: CartLine; children: ReactNode }) {
  return (
    <li className={styles['line']}>
      <span className={styles['name']}>
        {line.Descrip} {line.Aclaracion && <small>{lineNoteText(line.Aclaracion)}</small>}
      </span>
      <span className={styles['quantity']}>{formatQuantity(line.Cantidad, line.Unidad)}</span>
      {children}
    </li>
  )
}

/** A line's price before, struck through, and now, as ordered; null: not shown. */
export function ReportPrices({ before, now }: { before: CartLine | null; now: CartLine | null }) {
  return (
    <span className={styles['prices']}>
      <s>{priceOf(before)}</s>
      <span>{priceOf(now)}</span>
    </span>
  )
}

function priceOf(line: CartLine | null): string {
  if (line?.Precioventa == null) return ''
  const { Precioventa, Unidad } = line
  return linePriceText({ Precioventa, Unidad })
}
