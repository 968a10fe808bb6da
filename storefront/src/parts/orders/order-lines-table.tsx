import {
  type CartLine,
  lineNoteText,
  lineQuantityText,
  wishOf,
  totalName,
  feeText,
} from '@gondola/contract/cart'
import {
  type Order,
  isTotalEstimated,
  keptDiscounts,
  preparationTexts,
  lineDifference,
  linePriceText,
  replacementTexts,
} from '@gondola/contract/orders'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import { useParameters } from '../../state/site.ts'
import { weighedHint } from '../../texts/checkout.ts'
import { orderName, ordersTexts } from '../../texts/orders.ts'
import { DiscountLine } from '../promotions/line-promotions.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import styles from './order-lines-table.module.css'
import { discountTexts, formatDiscount } from '@gondola/contract/promotions'

interface OrderLinesTableProps {
  order: Order
  /** Shows the articles' codes too, as 'Ver pedido' does (spec §2). */
  hasCodes?: boolean
}

/** An order's lines and totals: description, quantity, prices. */
export function OrderLinesTable({ order, hasCodes = false }: OrderLinesTableProps) {
  const { Lineas, TotalBruto, TotalDescuento, TotalEnvio, TotalNeto, TotalesPedido } = order
  const isOtherTotal = TotalesPedido !== undefined && TotalesPedido.TotalNeto !== TotalNeto
  const isEstimate = isTotalEstimated(order)
  const tolerance = useParameters().data?.ToleranciaPeso
  /** Before the amounts. */
  const columns = hasCodes ? 4 : 3
  const hasParts = TotalNeto !== TotalBruto || !!TotalDescuento || order.FormaEntrega === 'ED'
  return (
    // in the dialog, which may have nothing else to focus, the keyboard scrolls it
    <div
      className={styles['room']}
      {...(hasCodes && { tabIndex: 0, role: 'region', 'aria-label': orderName(order.Id) })}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            {hasCodes && (
              <th scope="col" className={styles['code']}>
                {ordersTexts.code}
              </th>
            )}
            <th scope="col" className={styles['name']}>
              {ordersTexts.description}
            </th>
            <th scope="col">{ordersTexts.quantity}</th>
            <th scope="col">{ordersTexts.unitPrice}</th>
            <th scope="col">{ordersTexts.lineTotal}</th>
          </tr>
        </thead>
        <tbody>
          {Lineas.map((line) => (
            <Line key={line.Items} {...{ line, order, hasCodes }} />
          ))}
        </tbody>
        <tfoot>
          {hasParts && <Sum columns={columns} name={ordersTexts.subtotal} amount={formatPesos(TotalBruto)} />}
          {!!TotalDescuento && (
            <Sum columns={columns} name={discountTexts.promotions} amount={formatDiscount(TotalDescuento)} />
          )}
          {order.FormaEntrega === 'ED' && (
            <Sum columns={columns} name={ordersTexts.shipping} amount={feeText(TotalEnvio)} />
          )}
          {isOtherTotal && (
            <Sum
              columns={columns}
              name={preparationTexts.orderedTotal}
              amount={formatPesos(TotalesPedido.TotalNeto)}
            />
          )}
          <tr className={styles['total']}>
            <th scope="row" colSpan={columns}>
              {isOtherTotal ? preparationTexts.finalTotal : totalName(isEstimate)}
              {isEstimate && <small className={styles['wish']}>{weighedHint(tolerance)}</small>}
            </th>
            <td>
              <Amount pesos={TotalNeto} isEstimate={isEstimate} size="m" />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Line({ line, order, hasCodes }: { line: CartLine; order: Order; hasCodes: boolean }) {
  const { Codart, Descrip, Unidad, Precioindividual } = line
  const difference = lineDifference(line)
  return (
    <tr>
      {hasCodes && <td className={styles['code']}>{Codart}</td>}
      <th scope="row" className={styles['name']}>
        {Descrip}
        {keptDiscounts(line).map((discount) => (
          <DiscountLine key={discount.Promocion} line={line} discount={discount} />
        ))}
        {line.Aclaracion && <small className={styles['wish']}>{lineNoteText(line.Aclaracion)}</small>}
        <small className={styles['wish']}>{replacementTexts.notes[wishOf(line, order.B1)]}</small>
        {difference !== null && <small className={styles['difference']}>{difference}</small>}
      </th>
      <td className={styles['quantity']}>
        <LineQuantity line={line} />
      </td>
      <td className={styles['price']}>{Precioindividual !== null && unitPrice(Precioindividual, Unidad)}</td>
      <td className={styles['price']}>
        {line.Precioventa !== null && linePriceText(line, isTotalEstimated(order))}
      </td>
    </tr>
  )
}

function unitPrice(pesos: number, Unidad: CartLine['Unidad']): string {
  return Unidad === 100 ? `${formatPesos(pesos)} x kg` : formatPesos(pesos)
}

function Sum({ name, amount, columns }: { name: string; amount: string; columns: number }) {
  return (
    <tr>
      <th scope="row" colSpan={columns}>
        {name}
      </th>
      <td>{amount}</td>
    </tr>
  )
}

/** The ordered quantity and, if it differs, the prepared one; of a line without any, the difference's sentence tells it. */
function LineQuantity({ line }: { line: CartLine }) {
  const { Cantidad, Unidad, Preparado } = line
  const ordered = lineQuantityText(line, Cantidad)
  if (Preparado === undefined || Preparado.Cantidad === Cantidad) return ordered
  const struck = (
    <del className={styles['ordered']}>
      <span className={styles['hidden']}>{preparationTexts.ordered} </span>
      {ordered}
    </del>
  )
  if (Preparado.Cantidad === 0) return struck
  return (
    <>
      {struck}
      <br />
      <span className={styles['hidden']}>{preparationTexts.prepared} </span>
      {formatQuantity(Preparado.Cantidad, Unidad)}
    </>
  )
}
