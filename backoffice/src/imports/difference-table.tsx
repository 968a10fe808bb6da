import { Box, Stack, TableContainer, Typography } from '@mui/material'
import {
  type ImportDifference,
  DIFFERENCE_NAMES,
  FIELD_CHANGE_TEXTS,
  IMPORT_COLUMN_NAMES,
  IMPORT_STEP_TEXTS,
  lineText,
} from '@gondola/contract/imports'
import { formatPesos } from '@gondola/contract/base'
import { IMPORT_BRANCH_TEXTS } from '../texts/import-branches.ts'
import { RowsTable, type RowsColumn } from '../ui/records/rows-table.tsx'
import { useIsPhone } from '../ui/frame/window-size.ts'
import { Hint } from '../ui/frame/part.tsx'

const pesosText = (amount: number | null): string => (amount === null ? '–' : formatPesos(amount))

/** The only change of stock or of a cost; undefined for a price. */
const numberChange = ({ Tipo, Cambios }: ImportDifference) =>
  Tipo === 'existencia' || Tipo === 'costo' ? Cambios?.[0] : undefined

/** The price or the number before. */
const beforeText = (row: ImportDifference): string => numberChange(row)?.Antes ?? pesosText(row.PrecioAntes)

/** The price or the number afterwards; for a manual price, which stays, the text mentions the list's. */
function afterText(row: ImportDifference): string {
  const { Tipo, Aceptada, PrecioAntes, PrecioDespues } = row
  return Tipo === 'fijada' && !Aceptada
    ? IMPORT_STEP_TEXTS.stays(pesosText(PrecioAntes), pesosText(PrecioDespues))
    : (numberChange(row)?.Despues ?? pesosText(PrecioDespues))
}

/** The article, with the branch in whose list its price jumps, or whose stock it is. */
export const articleText = ({ Descripcion, Sucursal }: ImportDifference): string =>
  Sucursal === undefined ? Descripcion : `${Descripcion} (${IMPORT_BRANCH_TEXTS.jumpsAt(Sucursal)})`

/** Its code, and its line of the file, as notes on rows name it. */
export const placeText = ({ Codigo, Linea }: ImportDifference): string =>
  Linea === null ? Codigo : `${Codigo} · ${lineText(Linea)}`

/** Number of an article's changed fields that are listed; a count tells the others. */
const FIELDS_SHOWN = 3

/** What changes in an article besides its price. */
function FieldChanges(row: ImportDifference) {
  const { Tipo, Cambios } = row
  if (Cambios === undefined || numberChange(row) || (Cambios.length === 0 && Tipo !== 'cambia')) return null
  const shown = Cambios.slice(0, FIELDS_SHOWN).map(({ Campo, Antes, Despues }) =>
    FIELD_CHANGE_TEXTS.change(IMPORT_COLUMN_NAMES[Campo], Antes, Despues),
  )
  const more = Cambios.length - shown.length
  const texts = [...shown, ...(more > 0 ? [FIELD_CHANGE_TEXTS.more(more)] : [])]
  return (
    <Hint sx={{ overflowWrap: 'anywhere' }}>
      {texts.length === 0 ? FIELD_CHANGE_TEXTS.none : texts.join(' · ')}
    </Hint>
  )
}

/** Articles with their prices, stock or costs before and after; on a phone as lines. */
export function DifferenceTable({ rows }: { rows: readonly ImportDifference[] }) {
  const isPhone = useIsPhone()
  if (rows.length === 0) return <Typography color="text.secondary">{IMPORT_STEP_TEXTS.nothing}</Typography>
  return isPhone ? <Lines rows={rows} /> : <Whole rows={rows} />
}

const keyOf = ({ Tipo, Codigo, Sucursal }: ImportDifference): string => `${Tipo}${Codigo} ${Sucursal}`

function Lines({ rows }: { rows: readonly ImportDifference[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={keyOf(row)} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{articleText(row)}</Typography>
          <FieldChanges {...row} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Hint>{`${DIFFERENCE_NAMES[row.Tipo]} · ${placeText(row)}`}</Hint>
            <Typography variant="body2" color={row.Salto ? 'error' : undefined}>
              {beforeText(row)} → {afterText(row)}
            </Typography>
          </Stack>
        </Box>
      ))}
    </Box>
  )
}

const COLUMNS: readonly RowsColumn<ImportDifference>[] = [
  { title: IMPORT_STEP_TEXTS.differences, cell: ({ Tipo }) => DIFFERENCE_NAMES[Tipo] },
  { title: IMPORT_STEP_TEXTS.code, cell: ({ Codigo }) => Codigo },
  {
    title: IMPORT_STEP_TEXTS.article,
    cell: (row) => (
      <>
        {articleText(row)}
        <FieldChanges {...row} />
      </>
    ),
  },
  { title: IMPORT_STEP_TEXTS.before, cell: beforeText, right: true },
  {
    title: IMPORT_STEP_TEXTS.after,
    cell: afterText,
    right: true,
    sxOf: ({ Salto }) => (Salto ? { color: 'error.main', fontWeight: 700 } : {}),
  },
  { title: IMPORT_STEP_TEXTS.line, cell: ({ Linea }) => Linea ?? '', right: true },
]

const Whole = ({ rows }: { rows: readonly ImportDifference[] }) => (
  <TableContainer>
    <RowsTable label={IMPORT_STEP_TEXTS.differences} columns={COLUMNS} rows={rows} keyOf={keyOf} />
  </TableContainer>
)
