import { ROUTES } from '@gondola/contract/base'
import { cartTexts, type CartLine, removeName } from '@gondola/contract/cart'
import { useItemCount, useCart } from '../../state/cart/cart.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyCartDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AddToOrder, OpenOrders } from './add-to-order.tsx'
import { CartChangesNotice } from './cart-changes-notice.tsx'
import { useId } from 'react'
import { useShortage } from '../../state/cart/compared-cart.ts'
import { FieldError } from '../../ui/field/field.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TrashIcon } from '../../ui/icons/later-icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { LinePromotions } from '../promotions/line-promotions.tsx'
import { PriceMemory } from '../price-memory/price-memory.tsx'
import { LineQuantity, LinePrice } from './line-amounts.tsx'
import { LineNote } from './line-note.tsx'
import { removeLine } from './cart-notices.ts'
import styles from './cart-body.module.css'

/** The cart's content, or the message that it is empty. */
export function CartBody({ showsPrices }: { showsPrices: boolean }) {
  const items = useItemCount()
  return (
    <>
      <CartChangesNotice />
      <OpenOrders />
      <AddToOrder />
      {items === 0 ? (
        <EmptyState
          title={cartTexts.empty}
          text={cartTexts.emptyHint}
          drawing={<EmptyCartDrawing />}
          action={
            <ButtonLink to={ROUTES.shoppingList} variant="secondary">
              {cartTexts.pasteList}
            </ButtonLink>
          }
        />
      ) : (
        <CartLinesTable showsPrices={showsPrices} />
      )}
    </>
  )
}

/** The cart's lines for narrow places: dropdown and panel (spec §2, cart dropdown). */
function CartLinesTable({ showsPrices }: { showsPrices: boolean }) {
  const lines = useCart((cart) => cart.lines)
  const shortageOf = useShortage()
  return (
    <div className={styles['room']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <VisuallyHidden>{cartTexts.article}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{cartTexts.price}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.Codart} line={line} showsPrices={showsPrices} shortage={shortageOf(line)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps {
  line: CartLine
  showsPrices: boolean
  /** Why it cannot be ordered in its quantity. */
  shortage: string | null
}

function Line({ line, showsPrices, shortage }: LineProps) {
  const errorId = useId()
  const { Descrip, Imagen, Codart } = line
  return (
    <tr>
      <td className={styles['picture']}>
        <Picture path={Imagen} alt="" sizes="64px" />
      </td>
      <th scope="row" className={styles['article']}>
        <span className={styles['name']}>{Descrip}</span>
        <LineQuantity line={line} errorId={shortage === null ? undefined : errorId} />
        <FieldError id={errorId} error={shortage} />
        <LineNote line={line} />
        {showsPrices && <LinePromotions line={line} />}
        {showsPrices && <PriceMemory Codigo={Codart} unidad={line.Unidad} price={line.Precioindividual} />}
      </th>
      <td className={styles['end']}>
        <IconButton
          label={removeName(Descrip)}
          icon={<TrashIcon size={20} />}
          data-removes={Codart}
          onClick={({ currentTarget }) => removeLine(line, currentTarget)}
        />
        {showsPrices && <LinePrice line={line} />}
      </td>
    </tr>
  )
}
