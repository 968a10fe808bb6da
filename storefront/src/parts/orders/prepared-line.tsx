import type { CartLine } from '@gondola/contract/cart'
import { formatQuantity } from '@gondola/contract/base'
import { lineDifference, preparationTexts } from '@gondola/contract/orders'
import styles from './order-lines-table.module.css'

/** How the prepared line differs from the ordered one, in a sentence; renders nothing if it does not. */
export function LineDifference({ line }: { line: CartLine }) {
  const text = lineDifference(line)
  return text === null ? null : <small className={styles['difference']}>{text}</small>
}

/** The ordered quantity and, if it differs, the prepared one. */
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
