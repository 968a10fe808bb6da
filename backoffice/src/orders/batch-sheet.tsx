import { type StaffOrder, hasAlcohol, outcomeTexts, SHEET_TEXTS } from '@gondola/contract/orders'
import { type BatchLine, batchLines } from '../ui/picking-sheet.ts'
import { formatQuantity } from '@gondola/contract/base'
import { SheetTable } from './sheet-table.tsx'

/** A combined picking sheet for several orders: each article once, in aisle order, with the quantity for each order. */
export function BatchSheet({ orders }: { orders: readonly StaffOrder[] }) {
  return (
    <article className="hoja">
      <header>
        <h1>{SHEET_TEXTS.batchTitle}</h1>
        <p>
          {SHEET_TEXTS.orders}: {orders.map(({ Id, Opt1 }) => `N.º ${Id} (${Opt1})`).join(' · ')}
        </p>
        {orders.some(({ Lineas }) => hasAlcohol(Lineas)) && <p className="dni">{SHEET_TEXTS.alcohol}</p>}
      </header>
      <SheetTable
        columns={[SHEET_TEXTS.quantity, SHEET_TEXTS.article, SHEET_TEXTS.orders]}
        lines={batchLines(orders)}
        row={(line) => <Line key={`${line.Codart}${line.Unidad}`} line={line} />}
      />
    </article>
  )
}

function Line({ line: { Cantidad, Unidad, Descrip, Ean, Codart, parts } }: { line: BatchLine }) {
  return (
    <tr>
      <td className="cantidad">{formatQuantity(Cantidad, Unidad)}</td>
      <td>
        {Descrip} <small>{Ean ?? Codart}</small>
      </td>
      <td>
        {parts
          .map(({ Pedido, line }) => {
            const outcome = outcomeTexts(line)
            const done = outcome.length === 0 ? '' : ` (${SHEET_TEXTS.prepared}: ${outcome.join('; ')})`
            return `N.º ${Pedido}: ${formatQuantity(line.Cantidad, Unidad)}${done}`
          })
          .join(' · ')}
      </td>
    </tr>
  )
}
