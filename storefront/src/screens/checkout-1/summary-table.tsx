import { type CartLine, checkQuantities, removeName } from '@gondola/contract/cart'
import { type Violation, formatPesos } from '@gondola/contract/base'
import { checkoutTexts } from '../../texts/checkout.ts'
import { violationMessage } from '@gondola/contract/http'
import { type Ref, useId } from 'react'
import type { RefusedDelivery } from '../../parts/checkout/refused-delivery.ts'
import { LineQuantity, LinePrice } from '../../parts/cart/line-amounts.tsx'
import { removeLine } from '../../parts/cart/cart-notices.ts'
import { PriceMemory } from '../../parts/price-memory/price-memory.tsx'
import { LinePromotions } from '../../parts/promotions/line-promotions.tsx'
import { LineNote } from '../../parts/cart/line-note.tsx'
import { useShortage } from '../../state/cart/compared-cart.ts'
import { useCart } from '../../state/cart/cart.ts'
import { FieldError } from '../../ui/field/field.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TrashIcon } from '../../ui/icons/later-icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { LineWish } from '../../parts/cart/line-wish.tsx'
import { useCheckout } from '../../state/cart/checkout.ts'
import { wishFor } from '../../state/cart/line-wish.ts'
import styles from './summary-table.module.css'

interface SummaryTableProps {
  ref: Ref<HTMLTableElement>
  /** The quantity rule that 'Comprar' found violated; lines that still violate it show the error. */
  broken: Violation | null
  /** The article that the server refused, and why. */
  refused: RefusedDelivery | null
}

/** The table of lines (spec §2, checkout 1); on a phone one card per line. */
export function SummaryTable({ ref, broken, refused }: SummaryTableProps) {
  const lines = useCart((cart) => cart.lines)
  const shortageOf = useShortage()
  return (
    <table ref={ref} className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{checkoutTexts.item}</th>
          <th scope="col">
            <VisuallyHidden>{checkoutTexts.image}</VisuallyHidden>
          </th>
          <th scope="col">{checkoutTexts.article}</th>
          <th scope="col">{checkoutTexts.quantity}</th>
          <th scope="col">{checkoutTexts.unitPrice}</th>
          <th scope="col">{checkoutTexts.finalPrice}</th>
          <th scope="col">
            <VisuallyHidden>{checkoutTexts.remove}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <SummaryLine
            key={line.Codart}
            line={line}
            error={errorOf(line, broken, refused) ?? shortageOf(line)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Why a line cannot be ordered as it is; null if it can. */
function errorOf(line: CartLine, broken: Violation | null, refused: RefusedDelivery | null): string | null {
  if (broken && checkQuantities([line])?.code === broken.code) return violationMessage(broken).text
  const isRefused = refused?.Codart === line.Codart && line.Cantidad > (refused.Quedan ?? 0)
  return isRefused ? refused.text : null
}

/** A line; below the name its promotions and the wish for a missing article. */
function SummaryLine({ line, error }: { line: CartLine; error: string | null }) {
  const errorId = useId()
  const B1 = useCheckout((order) => order.B1)
  const { Items, Codart, Descrip, Imagen, Unidad, Precioindividual } = line
  return (
    <>
      <tr>
        <td rowSpan={2} className={styles['item']}>
          {Items}
        </td>
        <td rowSpan={2} className={styles['picture']}>
          <Picture path={Imagen} alt="" sizes="80px" />
        </td>
        <th scope="row" className={styles['article']}>
          {Descrip}
        </th>
        <td className={styles['quantity']}>
          <LineQuantity line={line} errorId={error ? errorId : undefined} />
          <FieldError id={errorId} error={error} />
        </td>
        <td className={styles['unitPrice']}>
          {Precioindividual !== null && formatPesos(Precioindividual)}
          {Unidad === 100 && ' x kg'}
        </td>
        <td className={styles['finalPrice']}>
          <LinePrice line={line} />
        </td>
        <td className={styles['remove']}>
          <IconButton
            label={removeName(Descrip)}
            icon={<TrashIcon size={20} />}
            data-removes={Codart}
            onClick={({ currentTarget }) => removeLine(line, currentTarget)}
          />
        </td>
      </tr>
      <tr className={styles['wishes']}>
        <td colSpan={5}>
          <LinePromotions line={line} />
          <PriceMemory Codigo={Codart} unidad={Unidad} price={Precioindividual} />
          <LineWish line={line} B1={B1} onWish={wishFor} />
          <LineNote line={line} />
        </td>
      </tr>
    </>
  )
}
