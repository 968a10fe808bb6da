import { type CartLine, cartTexts, knownGramsOfPiece } from '@gondola/contract/cart'
import { changeQuantity } from '../../state/cart/cart.ts'
import { mostOf, mostOfLine } from '../../state/cart/most.ts'
import { StockNotes } from '../article-card/stock-notes.tsx'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import { addedTexts } from '../../texts/checkout.ts'
import { Announced } from './running-total.tsx'
import styles from './line-amounts.module.css'

/**
 * A line's quantity, editable. An empty field counts as 0, which checkout 1 refuses. Of pieces it takes more than a line
 * may have, so that checkout 1 can say so (spec §5).
 */
export function LineQuantity({ line, errorId }: { line: CartLine; errorId?: string | undefined }) {
  const { Codart, Cantidad, Unidad, Descrip } = line
  const most = mostOfLine(line)
  return (
    <span>
      <QuantityStepper
        unidad={Unidad}
        value={Cantidad}
        onChange={(typed) => changeQuantity(Codart, Math.max(0, typed ?? 0))}
        most={most}
        gramsOfPiece={knownGramsOfPiece(Descrip)}
        article={Descrip}
        of={Codart}
        errorId={errorId}
        size="s"
      />
      <Announced text={addedTexts.line(line)} of={Cantidad} />
      <StockNotes {...line} unidad={Unidad} isAtMost={Cantidad >= mostOf({ ...line, unidad: Unidad })} />
    </span>
  )
}

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
