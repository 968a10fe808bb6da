import { type CartLine, cartTexts, removeName } from '@gondola/contract/cart'
import { useCart } from '../../state/cart/cart.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TrashIcon } from '../../ui/icons/later-icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './cart-lines-table.module.css'
import { LinePromotions } from '../promotions/line-promotions.tsx'
import { PriceMemory } from '../price-memory/price-memory.tsx'
import { LinePrice } from './line-price.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { removeLine } from './removed-notice.ts'

/** The cart's lines for narrow places: dropdown and panel (spec §2, cart dropdown). */
export function CartLinesTable({ showsPrices }: { showsPrices: boolean }) {
  const lines = useCart((cart) => cart.lines)
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
            <Line key={line.Codart} line={line} showsPrices={showsPrices} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line, showsPrices }: { line: CartLine; showsPrices: boolean }) {
  const { Descrip, Imagen, Codart } = line
  return (
    <tr>
      <td className={styles['picture']}>
        <Picture path={Imagen} alt="" sizes="64px" />
      </td>
      <th scope="row" className={styles['article']}>
        <span className={styles['name']}>{Descrip}</span>
        <LineQuantity line={line} />
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
