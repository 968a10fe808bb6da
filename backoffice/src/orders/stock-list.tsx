import type { ReactNode } from 'react'
import { Chip, Stack, Typography } from '@mui/material'
import { DataTable, SelectInput, SimpleList } from 'react-admin'
import { formatDate, formatQuantity, formatTime } from '@gondola/contract/base'
import type { StaffStock, StockState } from '@gondola/contract/stock'
import { knownStaff } from '../api/own-staff.ts'
import { ofBranch, ofFirstBranch, STOCK_STATE_NAMES, STOCK_TEXTS, tapText } from '../texts/stock.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { csvExporter, type CsvColumn } from '../ui/records/export-csv.ts'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { TapButtons } from './tap-buttons.tsx'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffStock & { id: string }

const { fields } = STOCK_TEXTS

const amount = (quantity: number | null, { Unidad }: StaffStock): string =>
  quantity === null ? STOCK_TEXTS.noNumber : formatQuantity(quantity, Unidad)

const tapOf = ({ Marca }: StaffStock): string | null =>
  Marca && tapText(STOCK_STATE_NAMES[Marca.Estado], Marca.Usuario, formatTime(Marca.Fecha))

const COLUMNS: readonly CsvColumn<StaffStock>[] = [
  [fields.Codigo, ({ Codigo }) => Codigo],
  [fields.Descripcion, ({ Descripcion }) => Descripcion],
  [fields.Existencia, ({ Existencia }) => Existencia],
  [fields.Recibida, ({ Recibida }) => Recibida],
  [fields.Reservada, ({ Reservada }) => Reservada],
  [fields.Margen, ({ Margen }) => Margen],
  [fields.Disponible, ({ Disponible }) => Disponible],
  [fields.Estado, ({ Estado }) => STOCK_STATE_NAMES[Estado]],
  [fields.Marca, tapOf],
  [fields.SueleFaltar, ({ SueleFaltar }) => (SueleFaltar ? STOCK_TEXTS.oftenMissing : null)],
]

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
    {SueleFaltar && (
      <Chip component="span" size="small" variant="outlined" label={STOCK_TEXTS.oftenMissing} />
    )}
  </Stack>
)

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(STOCK_STATE_NAMES)} alwaysOn />,
]

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

/** The stock of a branch: the number, what is held, what customers are told, and buttons for what staff see. */
export function StockList() {
  const isNarrow = useIsNarrow()
  const { branches, chosen } = useChosenBranch()
  const shown = chosen ?? knownStaff()?.Existencias
  const name = branches.length > 1 ? branches.find(({ Id }) => Id === shown)?.Nombre : undefined
  return (
    <>
      {name !== undefined && (
        <Typography sx={{ mt: 2 }}>{chosen === undefined ? ofFirstBranch(name) : ofBranch(name)}</Typography>
      )}
      <ListScreen
        filters={FILTERS}
        filter={shown === undefined ? {} : { Sucursal: shown }}
        sort={{ field: 'Descripcion', order: 'ASC' }}
        exporter={csvExporter(STOCK_TEXTS.many, COLUMNS)}
      >
        {isNarrow ? (
          <SimpleList<Row>
            rowClick={false}
            primaryText={({ Descripcion }) => Descripcion}
            secondaryText={(row) => (
              <Stack component="span" sx={{ gap: 0.5 }}>
                <StateChips row={row} />
                <Typography component="span" variant="body2">
                  {amount(row.Disponible, row)}
                  {row.Marca && ` · ${tapOf(row)}`}
                </Typography>
                <TapButtons row={row} />
              </Stack>
            )}
          />
        ) : (
          <DataTable<Row> bulkActionButtons={false} rowClick={false}>
            <DataTable.Col<Row>
              source="Descripcion"
              render={(row) => <Two first={row.Descripcion} second={row.Codigo} />}
            />
            <DataTable.Col<Row>
              align="right"
              source="Existencia"
              render={(row) => (
                <Two
                  first={amount(row.Existencia, row)}
                  second={row.Recibida && `${formatDate(row.Recibida)} ${formatTime(row.Recibida)}`}
                />
              )}
            />
            <DataTable.Col<Row>
              align="right"
              source="Reservada"
              render={(row) => (row.Reservada === 0 ? '' : formatQuantity(row.Reservada, row.Unidad))}
            />
            <DataTable.Col<Row>
              align="right"
              source="Disponible"
              disableSort
              render={(row) => (row.Disponible === null ? '' : formatQuantity(row.Disponible, row.Unidad))}
            />
            <DataTable.Col<Row>
              source="Estado"
              render={(row) => <Two first={<StateChips row={row} />} second={tapOf(row)} />}
            />
            <DataTable.Col<Row>
              label={STOCK_TEXTS.take}
              disableSort
              render={(row) => <TapButtons row={row} />}
            />
          </DataTable>
        )}
      </ListScreen>
    </>
  )
}
