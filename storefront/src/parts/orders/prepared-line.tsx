import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import { formatQuantity } from '@gondola/contract/texts/format.ts'
import { lineDifference, preparationTexts } from '@gondola/contract/texts/preparation.ts'
import styles from './order-lines-table.module.css'

/** What became of a line, in a sentence; nothing where it came as it was ordered. */
export function LineDifference({ line }: { line: CartLine }) {
  const text = lineDifference(line)
  return text === null ? null : <small className={styles['difference']}>{text}</small>
}

/** How much was ordered and, where it differs, how much was prepared. */
export function LineQuantity({ line }: { line: CartLine }) {
  const { Cantidad, Unidad, Preparado } = line
  const ordered = formatQuantity(Cantidad, Unidad)
  if (Preparado === undefined || Preparado.Cantidad === Cantidad) return ordered
  return (
    <>
      <del className={styles['ordered']}>
        <span className={styles['hidden']}>{preparationTexts.ordered} </span>
        {ordered}
      </del>
      <br />
      <span className={styles['hidden']}>{preparationTexts.prepared} </span>
      {formatQuantity(Preparado.Cantidad, Unidad)}
    </>
  )
}
