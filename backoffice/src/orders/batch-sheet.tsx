import { Fragment } from 'react'
import type { StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import { hasAlcohol } from '@gondola/contract/rules/alcohol.ts'
import { type BatchLine, batchLines, pickingSheet } from '@gondola/contract/rules/picking-sheet.ts'
import { formatQuantity } from '@gondola/contract/texts/format.ts'
import { SHEET_TEXTS } from '@gondola/contract/texts/staff/orders.ts'

/** Several orders in one walk: each article once, in the order of the shelves, with how much of it is for which order. */
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
      <table>
        <thead>
          <tr>
            <th scope="col">{SHEET_TEXTS.quantity}</th>
            <th scope="col">{SHEET_TEXTS.article}</th>
            <th scope="col">{SHEET_TEXTS.orders}</th>
          </tr>
        </thead>
        {pickingSheet(batchLines(orders)).map(({ name, families }) => (
          <Fragment key={name ?? ''}>
            {families.map((family, index) => (
              <tbody key={family.name ?? ''}>
                <tr>
                  <th scope="rowgroup" colSpan={3} className="familia">
                    {index === 0 && <strong>{name ?? SHEET_TEXTS.other}</strong>} {family.name}
                  </th>
                </tr>
                {family.lines.map((line) => (
                  <Line key={`${line.Codart}${line.Unidad}`} line={line} />
                ))}
              </tbody>
            ))}
          </Fragment>
        ))}
      </table>
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
          .map(({ Pedido, line }) => `N.º ${Pedido}: ${formatQuantity(line.Cantidad, Unidad)}`)
          .join(' · ')}
      </td>
    </tr>
  )
}
