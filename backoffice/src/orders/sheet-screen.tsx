import './sheet.css'
import { Alert, Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { listOrderSheets, SHEET_TEXTS } from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { BatchSheet } from './batch-sheet.tsx'
import { PickingSheet } from './picking-sheet.tsx'

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
