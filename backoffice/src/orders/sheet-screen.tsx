import './sheet.css'
import { lineNoteText, wishOf } from '@gondola/contract/cart'
import { Alert, Button, GlobalStyles, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Loading } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import {
  hasAlcohol,
  listOrderSheets,
  ORDER_SHEETS_MAX,
  outcomeTexts,
  PICKING_TEXTS,
  SHEET_TEXTS,
  type StaffOrder,
} from '@gondola/contract/orders'
import { readStaffOrderMoney } from '@gondola/contract/payments'
import { callServer } from '../api/call-server.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { DeliveryNote, HandOverSheet, type Delivery } from './delivery-papers.tsx'
import { Labels } from './labels.tsx'
import { Crate, PickingSheet, SheetTable } from './picking-sheet.tsx'
import { batchLines, type BatchLine } from '../ui/orders/picking-sheet.ts'
import { orderIdsOf, PrintButton, printOf, type Print } from '../ui/orders/print-button.tsx'
import { whenText } from '../ui/orders/order-words.ts'
import { PRINT_TEXTS } from '../texts/queue-screens.ts'
import { formatQuantity } from '@gondola/contract/base'

/** What is printed of some orders: picking sheets unless the address asks for something else. */
export function SheetScreen() {
  const { Numeros = '' } = useParams()
  const [address] = useSearchParams()
  const ids = orderIdsOf(Numeros)
  const print = printOf(address, ids)
  const hasMoney = print.kind === 'remito' || print.kind === 'entrega'
  const sheets = useQuery({
    queryKey: ['sheets', Numeros],
    queryFn: ({ signal }) => readOrders(ids, signal),
  })
  const money = useQuery({
    queryKey: ['sheets-money', Numeros],
    queryFn: ({ signal }) => Promise.all((sheets.data ?? []).map(({ Id }) => readMoney(Id, signal))),
    enabled: hasMoney && sheets.data !== undefined,
  })
  const error = sheets.error ?? (hasMoney ? money.error : null)
  const isComplete = sheets.data !== undefined && (!hasMoney || money.data !== undefined)
  if (!isComplete && error === null)
    return <Loading loadingPrimary={PRINT_TEXTS.loading} loadingSecondary="" />
  return (
    <main className="hojas">
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '12mm' } }} />
      <Stack direction="row" spacing={1} className="sin-imprimir">
        <Button component={Link} to="/cola">
          {SHEET_TEXTS.back}
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          {SHEET_TEXTS.print}
        </Button>
        {sheets.data && sheets.data.length > 0 && (
          <PrintButton ids={sheets.data.map(({ Id }) => Id)} first="etiquetas" />
        )}
      </Stack>
      {error && <Failed error={error} />}
      {sheets.data?.length === 0 && <Alert severity="warning">{SHEET_TEXTS.missingOrders}</Alert>}
      {isComplete && (
        <Sheets
          orders={sheets.data}
          deliveries={sheets.data.flatMap((order) => {
            const own = money.data?.find(({ Pedido }) => Pedido === order.Id)
            return own === undefined ? [] : [{ order, money: own }]
          })}
          print={print}
        />
      )}
    </main>
  )
}

const readMoney = (Id: number, signal: AbortSignal) =>
  callServer(readStaffOrderMoney, { params: { Id }, signal })

/** The orders by day and slot, then in the order of delivery; those that the account may not see are left out. */
async function readOrders(ids: readonly number[], signal: AbortSignal): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = []
  for (let from = 0; from < ids.length; from += ORDER_SHEETS_MAX) {
    const Numeros = ids.slice(from, from + ORDER_SHEETS_MAX).join(',')
    orders.push(...(await callServer(listOrderSheets, { query: { Numeros }, signal })))
  }
  return orders.toSorted(
    (a, b) => (a.Dia ?? 0) - (b.Dia ?? 0) || (a.HorarioEntrega ?? '').localeCompare(b.HorarioEntrega ?? ''),
  )
}

interface SheetsProps {
  orders: readonly StaffOrder[]
  /** The same with their money, for the papers that need it. */
  deliveries: readonly Delivery[]
  print: Print
}

/** Picking sheets: for one order its sheet; for several a combined one, then each. Hand-over sheets: one for each slot. */
function Sheets({ orders, deliveries, print }: SheetsProps) {
  if (print.kind === 'etiquetas') return <Labels orders={orders} print={print} />
  if (print.kind === 'remito')
    return deliveries.map((delivery) => <DeliveryNote key={delivery.order.Id} {...delivery} />)
  if (print.kind === 'entrega')
    return [...Map.groupBy(deliveries, ({ order }) => whenText(order))].map(([slot, ofSlot]) => (
      <HandOverSheet key={slot} deliveries={ofSlot} bags={print.bags} />
    ))
  return (
    <>
      {orders.length > 1 && <BatchSheet orders={orders} />}
      {orders.map((order) => (
        <PickingSheet key={order.Id} order={order} />
      ))}
    </>
  )
}

/** A combined picking sheet for several orders: each article once, in aisle order, with the quantity for each order. */
function BatchSheet({ orders }: { orders: readonly StaffOrder[] }) {
  return (
    <article className="hoja">
      <header>
        <h1>{SHEET_TEXTS.batchTitle}</h1>
        <p>
          {SHEET_TEXTS.orders}:
          {orders.map(({ Id, Opt1, Cajon }, place) => (
            <Fragment key={Id}>
              {place > 0 && ' ·'} <Crate letter={Cajon} /> N.º {Id} (<bdi>{Opt1}</bdi>)
            </Fragment>
          ))}
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
        {parts.map(({ Pedido, Cajon, B1, line }, place) => {
          const outcome = outcomeTexts(line)
          const done = outcome.length === 0 ? '' : ` (${SHEET_TEXTS.prepared}: ${outcome.join('; ')})`
          const note = line.Aclaracion ? ` ${lineNoteText(line.Aclaracion)}` : ''
          const asWished = wishOf(line, B1)
          const wish = asWished === 'similar' ? '' : ` (${PICKING_TEXTS.wishes[asWished]})`
          return (
            <Fragment key={`${Pedido}/${line.Items}`}>
              {place > 0 && ' · '}
              <Crate letter={Cajon} />{' '}
              {`N.º ${Pedido}: ${formatQuantity(line.Cantidad, Unidad)}${note}${wish}${done}`}
            </Fragment>
          )
        })}
      </td>
    </tr>
  )
}
