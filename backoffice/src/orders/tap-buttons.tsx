import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { tapStock, type StaffStock, type StockState } from '@gondola/contract/stock'
import { callServer } from '../api/call-server.ts'
import { STOCK_STATE_NAMES, STOCK_TEXTS } from '../texts/stock.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { useAct } from '../ui/records/use-act.ts'

const STATES: readonly StockState[] = ['hay', 'pocas', 'no-hay']

/** What staff see on the shelf, in one tap; the same tap again takes it back. */
export function TapButtons({ row: { Sucursal, Codigo, Descripcion, Marca } }: { row: StaffStock }) {
  const act = useAct()
  if (!useMay('pedidos.preparar')) return null
  const tap = (Estado: StockState | null) =>
    act(
      () => callServer(tapStock, { params: { Sucursal, Codigo }, body: { Estado } }),
      Estado === null ? STOCK_TEXTS.takenBack : STOCK_TEXTS.tapped,
    )
  return (
    <ToggleButtonGroup
      exclusive
      // with large text one beneath the other
      sx={{ flexWrap: 'wrap' }}
      size="small"
      value={Marca?.Estado ?? null}
      onChange={(_event, Estado: StockState | null) => void tap(Estado)}
      aria-label={`${STOCK_TEXTS.take}: ${Descripcion}`}
    >
      {STATES.map((state) => (
        <ToggleButton
          key={state}
          value={state}
          aria-label={STOCK_TEXTS.takeOf(STOCK_STATE_NAMES[state], Descripcion)}
          sx={{ minHeight: 40, lineHeight: 1.2, whiteSpace: 'nowrap' }}
        >
          {STOCK_STATE_NAMES[state]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
