import type { ReactNode } from 'react'
import { BooleanInput } from 'react-admin'
import { Chip, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { formatDate, formatQuantity, formatTime } from '@gondola/contract/base'
import { tapStock, type StaffStock, type StockState } from '@gondola/contract/stock'
import { callServer } from '../api/call-server.ts'
import { useOwnStaff, useMay } from '../ui/frame/use-own-staff.ts'
import {
  ofBranch,
  ofFirstBranch,
  STOCK_STATE_NAMES,
  STOCK_TEXTS as TEXTS,
  tapText,
} from '../texts/queue-screens.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { StockNumberCell } from './stock-number.tsx'
import { useAct } from '../ui/records/use-act.ts'

const freeOf = ({ Disponible, Unidad }: StaffStock): string =>
  Disponible === null ? '' : formatQuantity(Disponible, Unidad)

const tapOf = ({ Marca }: StaffStock): string | null =>
  Marca && tapText(STOCK_STATE_NAMES[Marca.Estado], Marca.Usuario, formatTime(Marca.Fecha))

/** The stock of a branch: the number, what is held, what customers are told, and buttons for what staff see. */
export const stock = recordScreens<StaffStock>({
  useList() {
    const { branches, chosen } = useChosenBranch()
    const own = useOwnStaff()
    const shown = chosen ?? own?.Existencias
    const name = branches.length > 1 ? branches.find(({ Id }) => Id === shown)?.Nombre : undefined
    return {
      columns: [
        { field: 'Codigo', hidden: true },
        {
          field: 'Descripcion',
          show: (row) => <Two first={row.Descripcion} second={row.Codigo} />,
        },
        {
          field: 'Existencia',
          right: true,
          show: (row) => (
            <Two
              first={<StockNumberCell row={row} />}
              second={row.Recibida && `${formatDate(row.Recibida)} ${formatTime(row.Recibida)}`}
            />
          ),
        },
        {
          field: 'Reservada',
          right: true,
          show: (row) => (row.Reservada === 0 ? '' : formatQuantity(row.Reservada, row.Unidad)),
        },
        {
          field: 'Disponible',
          right: true,
          unsorted: true,
          show: freeOf,
        },
        {
          field: 'Estado',
          names: STOCK_STATE_NAMES,
          filter: true,
          show: (row) => <Two first={<StateChips row={row} />} second={tapOf(row)} />,
        },
        { field: 'Marca', hidden: true, csv: tapOf },
        {
          field: 'SueleFaltar',
          hidden: true,
          csv: ({ SueleFaltar }) => (SueleFaltar ? TEXTS.oftenMissing : null),
        },
        {
          field: 'tap',
          cell: { label: TEXTS.take, source: undefined },
          unsorted: true,
          show: (row) => <TapButtons row={row} />,
        },
      ],
      exported: [
        'Codigo',
        'Descripcion',
        'Existencia',
        'Recibida',
        'Reservada',
        'Margen',
        'Disponible',
        'Estado',
        'Marca',
        'SueleFaltar',
      ],
      line: [
        ({ Descripcion }) => Descripcion,
        (row) => (
          <Stack component="span" sx={{ gap: 0.5 }}>
            <StateChips row={row} />
            <Typography component="span" variant="body2">
              {TEXTS.fields.Existencia}: <StockNumberCell row={row} />
              {row.Disponible !== null && ` · ${TEXTS.fields.Disponible}: ${freeOf(row)}`}
              {row.Marca && ` · ${tapOf(row)}`}
            </Typography>
            <TapButtons row={row} />
          </Stack>
        ),
      ],
      opens: false,
      filters: [
        <BooleanInput
          key="SueleFaltar"
          source="SueleFaltar"
          parse={(isOn: boolean) => isOn || null}
          alwaysOn
        />,
      ],
      heading: name && (chosen === undefined ? ofFirstBranch(name) : ofBranch(name)),
      sort: 'Descripcion',
      filter: shown === undefined ? {} : { Sucursal: shown },
    }
  },
})

const COLORS = { hay: 'success', pocas: 'warning', 'no-hay': 'error' } as const satisfies Record<
  StockState,
  string
>

const StateChips = ({ row: { Estado, SueleFaltar } }: { row: StaffStock }) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <Chip
      component="span"
      size="small"
      color={COLORS[Estado]}
      variant="outlined"
      label={STOCK_STATE_NAMES[Estado]}
    />
    {SueleFaltar && <Chip component="span" size="small" variant="outlined" label={TEXTS.oftenMissing} />}
  </Stack>
)

/** A value, and below it what explains it. */
const Two = ({ first, second }: { first: ReactNode; second: string | null }) => (
  <>
    {first}
    {second !== null && (
      <Typography component="div" variant="caption" color="text.secondary">
        {second}
      </Typography>
    )}
  </>
)

const STATES: readonly StockState[] = ['hay', 'pocas', 'no-hay']

/** What staff see on the shelf, in one tap; the same tap again takes it back. */
function TapButtons({ row: { Sucursal, Codigo, Descripcion, Marca } }: { row: StaffStock }) {
  const act = useAct()
  if (!useMay('pedidos.preparar')) return null
  const tap = (Estado: StockState | null) =>
    act(
      () => callServer(tapStock, { params: { Sucursal, Codigo }, body: { Estado } }),
      Estado === null ? TEXTS.takenBack : TEXTS.tapped,
    )
  return (
    <ToggleButtonGroup
      exclusive
      // with large text one beneath the other
      sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' } }}
      size="small"
      value={Marca?.Estado ?? null}
      onChange={(_event, Estado: StockState | null) => void tap(Estado)}
      aria-label={`${TEXTS.take}: ${Descripcion}`}
    >
      {STATES.map((state) => (
        <ToggleButton
          key={state}
          value={state}
          aria-label={TEXTS.takeOf(STOCK_STATE_NAMES[state], Descripcion)}
          sx={{ minHeight: 40, px: { md: 0.75 }, lineHeight: 1.2, whiteSpace: 'nowrap' }}
        >
          {STOCK_STATE_NAMES[state]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
