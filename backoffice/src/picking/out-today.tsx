import { useState } from 'react'
import { Button, Typography } from '@mui/material'
import { buttonName } from '@gondola/contract/orders'
import { tapStock } from '@gondola/contract/stock'
import { callServer } from '../api/call-server.ts'
import { knownStaff } from '../api/own-staff.ts'
import { STOCK_TEXTS } from '../texts/stock.ts'
import { useAct } from '../ui/records/use-act.ts'
import type { ShownLine } from './shown-lines.ts'

/** Tells the branch's customers in one tap that the article of a short line is not on the shelf today. */
export function OutToday({ line }: { line: ShownLine }) {
  const act = useAct()
  const [isTold, setTold] = useState(false)
  const { Codart, Descrip } = line
  const ofShop = knownStaff()?.Existencias
  if (ofShop === undefined) return null
  const Sucursal = line.Sucursal ?? ofShop
  if (isTold) return <Typography variant="body2">{STOCK_TEXTS.isOutToday}</Typography>
  const tell = async () =>
    setTold(
      await act(
        () => callServer(tapStock, { params: { Sucursal, Codigo: Codart }, body: { Estado: 'no-hay' } }),
        STOCK_TEXTS.tapped,
      ),
    )
  return (
    <Button
      variant="outlined"
      color="error"
      sx={{ minHeight: 44, mt: 0.5 }}
      onClick={() => void tell()}
      aria-label={buttonName(STOCK_TEXTS.outToday, Descrip)}
    >
      {STOCK_TEXTS.outToday}
    </Button>
  )
}
