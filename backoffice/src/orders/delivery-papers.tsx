import {
  deliveryAddress,
  hasAlcohol,
  ordersCount,
  ORDER_TEXTS,
  QUEUE_TEXTS,
  SHEET_TEXTS,
  type PickingLine,
  type StaffOrder,
} from '@gondola/contract/orders'
import { formatPesos, formatQuantity, sumOfPesos } from '@gondola/contract/base'
import type { StaffOrderMoney } from '@gondola/contract/payments'
import { readParameters } from '@gondola/contract/site'
import { useAnswer } from '../api/use-answer.ts'
import { MEANS_NAMES } from '../texts/payment-means.ts'
import { PRINT_TEXTS as TEXTS } from '../texts/queue-screens.ts'
import { stateText, whenText } from '../ui/orders/order-words.ts'
import { dueWith } from '../ui/orders/use-order-money.ts'
import { QrCode } from '../ui/records/qr-code.tsx'
import { differenceText, totalsOf } from './order-lines.tsx'
import { Comment, Recipient } from './picking-sheet.tsx'
import { Vouchers } from './vouchers.tsx'

/** An order with its money. */
export interface Delivery {
  order: StaffOrder
  money: StaffOrderMoney
}

/** The side of a delivery note's QR code, in pixels of CSS: 29 mm. */
const QR_SIZE = 110

/** What goes with an order to its customer: the lines as packed, what they cost and what is paid at the door. */
export function DeliveryNote({ order, money }: Delivery) {
  const { Id, Opt1, Lineas } = order
  const isGone = order.Estado === 'C' || order.Estado === 'A'
  const { data: shop } = useAnswer(readParameters, {})
  return (
    <article className="hoja remito">
      <header>
        <div className="qr">
          <QrCode text={`${location.origin}${location.pathname}#/cola/${Id}`} size={QR_SIZE} />
          <small>{TEXTS.qr}</small>
        </div>
        {shop && (
          <p>
            {[shop.NombreTienda, shop.RazonSocial, shop.Cuit && `CUIT ${shop.Cuit}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <h1>{TEXTS.deliveryNote(Id)}</h1>
        <p>{whenText(order)}</p>
        <p>
          <b>{Opt1}</b>
          <Recipient order={order} />
        </p>
        <Comment order={order} />
        {isGone && <p className="dni">{stateText(order).toUpperCase()}</p>}
        {hasAlcohol(Lineas) && <p className="dni">{SHEET_TEXTS.alcohol}</p>}
      </header>
      <table>
        <thead>
          <tr>
            {[SHEET_TEXTS.quantity, SHEET_TEXTS.article, ORDER_TEXTS.amount].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Lineas.map((line) => (
            <PackedLine key={line.Items} line={line} />
          ))}
        </tbody>
        <tbody className="totales">
          {totalsOf(order).map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td className="cantidad">{formatPesos(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <Vouchers {...order} />
        {order.TipoPago && <p>{`${ORDER_TEXTS.payment}: ${order.TipoPago.Descrip}`}</p>}
        {dueTexts({ order, money }, TEXTS.due).map((text) => (
          <p key={text} className="cobrar">
            {text}
          </p>
        ))}
        <p className="firma">
          {TEXTS.received} ______________ {TEXTS.name} ______________
        </p>
        <small>{TEXTS.notAnInvoice}</small>
      </footer>
    </article>
  )
}

/** A line as it was packed, or as it was ordered until then. */
function PackedLine({ line }: { line: PickingLine }) {
  const { Descrip, Cantidad, Unidad, Precioventa, Preparado } = line
  const difference = differenceText(line)
  const stand = Preparado?.Cantidad === 0 ? Preparado.Sustituto : null
  return (
    <tr>
      <td className="cantidad">
        {stand
          ? formatQuantity(stand.Cantidad, stand.Unidad)
          : formatQuantity(Preparado?.Cantidad ?? Cantidad, Unidad)}
      </td>
      <td>
        {Preparado?.Cantidad === 0 ? <s>{Descrip}</s> : Descrip}
        {difference !== null && (
          <>
            {' '}
            <b>{difference}</b>
          </>
        )}
      </td>
      <td className="cantidad">{formatPesos(Preparado?.Precioventa ?? Precioventa)}</td>
    </tr>
  )
}

/** What is taken and handed over at the door, in words. */
function dueTexts({ order, money }: Delivery, ownText: (amount: string) => string): string[] {
  const own = money.MedioEnPuerta ?? 'efectivo'
  const due = dueWith(money)
  const others = (money.DescuentoPago?.Pierde ?? []).filter((means) => due(means) !== due(own))
  const otherwise = others.map((means) =>
    TEXTS.dueOtherwise(MEANS_NAMES[means] ?? means, formatPesos(due(means))),
  )
  // what is due is known once the order is prepared
  const isEstimated =
    order.Estado === 'P' && (order.Preparacion === undefined || order.Preparacion === 'preparando')
  const nothing = isEstimated ? [] : [TEXTS.nothingDue]
  return [
    ...(isEstimated ? [TEXTS.estimated] : []),
    ...(due(own) === 0 ? nothing : [[ownText(formatPesos(due(own))), ...otherwise].join('; ')]),
    ...money.ParaLlevar.map(({ Importe, Pedido }) => TEXTS.bring(formatPesos(Importe), Pedido)),
  ]
}

const dueOf = ({ money }: Delivery): number => dueWith(money)(money.MedioEnPuerta ?? 'efectivo')

interface HandOverSheetProps {
  deliveries: readonly Delivery[]
  bags: ReadonlyMap<number, number>
}

/** The orders of one slot for whoever delivers, with room for each customer's signature. */
export function HandOverSheet({ deliveries, bags }: HandOverSheetProps) {
  const { order, bags: bagsName, customer, due, signature } = TEXTS.columns
  return (
    <article className="hoja entrega">
      <header>
        <h1>{TEXTS.kinds.entrega}</h1>
        {deliveries[0] && <p>{whenText(deliveries[0].order)}</p>}
        <p>{TEXTS.sum(ordersCount(deliveries.length), formatPesos(sumOfPesos(deliveries.map(dueOf))))}</p>
      </header>
      <table>
        <thead>
          <tr>
            {[order, customer, bagsName, due, signature].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <Row key={delivery.order.Id} {...delivery} bags={bags.get(delivery.order.Id) ?? 0} />
          ))}
        </tbody>
      </table>
      <footer>
        {TEXTS.handedOver} ______________ {TEXTS.takenBy} ______________
      </footer>
    </article>
  )
}

function Row({ order, money, bags }: Delivery & { bags: number }) {
  const isGone = order.Estado === 'C' || order.Estado === 'A'
  return (
    <tr>
      <td className="cantidad">
        {order.Id}
        {isGone && <div>{stateText(order)}</div>}
        {hasAlcohol(order.Lineas) && <div>{QUEUE_TEXTS.alcohol}</div>}
      </td>
      <td>
        <b>{order.Opt1}</b>
        {order.FormaEntrega === 'ED' && (
          <div>
            <bdi>{deliveryAddress(order)}</bdi>
          </div>
        )}
        {order.Opt2 && (
          <div>
            <bdi>{order.Opt2}</bdi>
          </div>
        )}
      </td>
      <td className="casilla">{bags || '____'}</td>
      <td>
        {dueTexts({ order, money }, (amount) => amount).map((text) => (
          <div key={text}>{text}</div>
        ))}
        <small>{order.TipoPago?.Descrip}</small>
      </td>
      <td className="casilla">________</td>
    </tr>
  )
}
