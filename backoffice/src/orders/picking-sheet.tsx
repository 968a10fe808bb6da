import {
  deliveryAddress,
  hasAlcohol,
  ORDER_TEXTS,
  orderTitle,
  outcomeTexts,
  PICKING_TEXTS,
  SHEET_TEXTS,
  type PickingLine,
  type StaffOrder,
} from '@gondola/contract/orders'
import { lineNoteText, wishOf } from '@gondola/contract/cart'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import { whenText } from '../ui/orders/order-words.ts'
import { Fragment, type ReactNode } from 'react'
import { pickingSheet } from '../ui/orders/picking-sheet.ts'

/** An order's picking sheet: the recipient, then its lines by department and family, with room to write. */
export function PickingSheet({ order }: { order: StaffOrder }) {
  const { Id, Cajon, Opt1, B1, Lineas, TipoPago, TotalNeto } = order
  return (
    <article className="hoja">
      <header>
        <h1>
          <Crate letter={Cajon} /> {orderTitle(Id)} · <bdi>{Opt1}</bdi>
        </h1>
        <p>
          {whenText(order)}
          <Recipient order={order} />
        </p>
        <p>
          {TipoPago?.Descrip} · {formatPesos(TotalNeto)} ·{' '}
          {B1 ? ORDER_TEXTS.takesSimilar : ORDER_TEXTS.takesNone}
        </p>
        <Comment order={order} />
        {hasAlcohol(Lineas) && <p className="dni">{SHEET_TEXTS.alcohol}</p>}
      </header>
      <SheetTable
        columns={[SHEET_TEXTS.quantity, SHEET_TEXTS.article, SHEET_TEXTS.ifMissing, SHEET_TEXTS.prepared]}
        lines={Lineas}
        row={(line) => <Line key={line.Items} line={line} B1={B1} />}
      />
      <footer>
        {SHEET_TEXTS.preparedBy} ______________ {SHEET_TEXTS.checked} ______________ {SHEET_TEXTS.packages}{' '}
        ____
      </footer>
    </article>
  )
}

/** The letter of an order's crate, if it has one. */
export const Crate = ({ letter }: { letter: string | undefined }) =>
  letter !== undefined && (
    <strong className="letra" role="img" aria-label={PICKING_TEXTS.crateOf(letter)}>
      {letter}
    </strong>
  )

/** Where an order goes and the customer's telephone, behind what comes before them in a line. */
export const Recipient = ({ order }: { order: StaffOrder }) =>
  [order.FormaEntrega === 'ED' && deliveryAddress(order), order.Opt2].map(
    (text) =>
      text && (
        <Fragment key={text}>
          {' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ),
  )

/** What the customer wrote of an order, on paper. */
export const Comment = ({ order: { Opt4 } }: { order: StaffOrder }) =>
  Opt4 && (
    <p className="comentario">
      «<bdi>{Opt4}</bdi>»
    </p>
  )

function Line({ line, B1 }: { line: PickingLine; B1: boolean }) {
  const { Cantidad, Unidad, Descrip, Ean, Codart, Frio } = line
  const outcome = outcomeTexts(line)
  return (
    <tr>
      <td className="cantidad">{formatQuantity(Cantidad, Unidad)}</td>
      <td>
        {Descrip} <small>{Ean ?? Codart}</small> {line.Aclaracion && <b>{lineNoteText(line.Aclaracion)}</b>}
        {Frio && <small> · {SHEET_TEXTS.cold}</small>}
      </td>
      <td>{SHEET_TEXTS.wishes[wishOf(line, B1)]}</td>
      <td className="casilla">
        {outcome.length === 0 ? '________' : outcome.map((text) => <div key={text}>{text}</div>)}
      </td>
    </tr>
  )
}

interface SheetTableProps<L> {
  columns: readonly string[]
  lines: readonly L[]
  /** A line's row, with a React key. */
  row: (line: L) => ReactNode
}

/** Lines for print, by department and family in aisle order. */
export function SheetTable<L extends Pick<PickingLine, 'Departamento' | 'Familia' | 'Descrip' | 'Codart'>>({
  columns,
  lines,
  row,
}: SheetTableProps<L>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {pickingSheet(lines).flatMap((department) =>
        department.families.map((family, index) => (
          <tbody key={family.lines[0]?.Codart}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="familia">
                {index === 0 && <strong>{department.name ?? SHEET_TEXTS.other}</strong>} {family.name}
              </th>
            </tr>
            {family.lines.map(row)}
          </tbody>
        )),
      )}
    </table>
  )
}
