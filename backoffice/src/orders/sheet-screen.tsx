import './sheet.css'
import { lineNoteText, takesReplacement } from '@gondola/contract/cart'
import { Alert, Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import {
  hasAlcohol,
  listOrderSheets,
  outcomeTexts,
  PICKING_TEXTS,
  SHEET_TEXTS,
  type StaffOrder,
} from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { PickingSheet, SheetTable } from './picking-sheet.tsx'
import { batchLines, type BatchLine } from '../ui/orders/picking-sheet.ts'
import { formatQuantity } from '@gondola/contract/base'

/** The printed sheets: for one order its sheet; for several a combined one, then each. */
export function SheetScreen() {
  const { Numeros = '' } = useParams()
  const { data, error, isPending } = useQuery({
    queryKey: ['sheets', Numeros],
    queryFn: ({ signal }) => callServer(listOrderSheets, { query: { Numeros }, signal }),
  })
  if (isPending) return <Loading />
  return (
    <main className="hojas">
      <Stack direction="row" spacing={1} className="sin-imprimir">
        <Button component={Link} to="/cola" sx={{ minHeight: 44 }}>
          {SHEET_TEXTS.back}
        </Button>
        <Button variant="contained" onClick={() => window.print()} sx={{ minHeight: 44 }}>
          {SHEET_TEXTS.print}
        </Button>
      </Stack>
      {error && <Failed error={error} />}
      {data?.length === 0 && <Alert severity="warning">{SHEET_TEXTS.missingOrders}</Alert>}
      {data && data.length > 1 && <BatchSheet orders={data} />}
      {data?.map((order) => (
        <PickingSheet key={order.Id} order={order} />
      ))}
    </main>
  )
}

/** A combined picking sheet for several orders: each article once, in aisle order, with the quantity for each order. */
function BatchSheet({ orders }: { orders: readonly StaffOrder[] }) {
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
          .map(({ Pedido, B1, line }) => {
            const outcome = outcomeTexts(line)
            const done = outcome.length === 0 ? '' : ` (${SHEET_TEXTS.prepared}: ${outcome.join('; ')})`
            const note = line.Aclaracion ? ` ${lineNoteText(line.Aclaracion)}` : ''
            const wish = takesReplacement(line, B1) ? '' : ` (${PICKING_TEXTS.wishNothing})`
            return `N.º ${Pedido}: ${formatQuantity(line.Cantidad, Unidad)}${note}${wish}${done}`
          })
          .join(' · ')}
      </td>
    </tr>
  )
}
