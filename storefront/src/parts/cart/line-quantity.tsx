import type { CartLine } from '@gondola/contract/cart'
import { changeQuantity } from '../../state/cart/cart.ts'
import { StockNotes } from '../article-card/stock-notes.tsx'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'

/**
 * A line's quantity, editable. An empty field counts as 0, which checkout 1 refuses; on blur, a quantity below the
 * article's unit becomes that unit, as on adding (spec §5).
 */
export function LineQuantity({
  line,
  size = 's',
  errorId,
}: {
  line: CartLine
  size?: 's' | 'm'
  /** Id of the error message. */
  errorId?: string | undefined
}) {
  const { Codart, Cantidad, Unidad, Descrip, LimitePorPedido } = line
  return (
    <span onBlur={() => Cantidad > 0 && Cantidad < Unidad && changeQuantity(Codart, Unidad)}>
      <QuantityStepper
        unidad={Unidad}
        value={Cantidad}
        onChange={(typed) => changeQuantity(Codart, Math.max(0, typed ?? 0))}
        most={LimitePorPedido}
        article={Descrip}
        errorId={errorId}
        size={size}
      />
      <StockNotes {...line} unidad={Unidad} />
    </span>
  )
}
