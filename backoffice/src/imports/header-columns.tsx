import { Box, Button, Stack, TextField } from '@mui/material'
import {
  IMPORT_COLUMN_NAMES,
  IMPORT_STEP_TEXTS,
  MAPPING_TEXTS,
  type ImportColumn,
  type ImportColumnPlace,
  type ImportReading,
} from '@gondola/contract/imports'
import { RowsTable } from '../ui/records/rows-table.tsx'
import { ChoiceField } from '../ui/forms/choice-field.tsx'

interface FixedColumnsProps {
  lines: readonly string[]
  columns: readonly ImportColumnPlace[]
  onChange: (columns: readonly ImportColumnPlace[]) => void
}

const EMPTY: ImportColumnPlace = { Campo: 'ean', Nombre: '', Desde: 0, Largo: 13 }

/** A column's place in the line, with the least that each may be. */
const PLACES = [
  ['Desde', MAPPING_TEXTS.from, 0],
  ['Largo', MAPPING_TEXTS.length, 1],
] as const

/** The lines under a ruler, and the start and end of each column. */
export function FixedColumns({ lines, columns, onChange }: FixedColumnsProps) {
  const width = Math.max(0, ...lines.map((line) => line.length))
  const ruler = Array.from({ length: Math.ceil(width / 10) }, (_, tens) =>
    String(tens * 10).padEnd(10, '·'),
  ).join('')
  const change = (at: number, part: Partial<ImportColumnPlace>) =>
    onChange(columns.map((column, place) => (place === at ? { ...column, ...part } : column)))
  return (
    <Stack spacing={2}>
      <Box
        component="pre"
        role="region"
        aria-label={IMPORT_STEP_TEXTS.sample}
        tabIndex={0}
        sx={{ contain: 'inline-size', overflowX: 'auto', m: 0, p: 1, bgcolor: 'action.hover', fontSize: 13 }}
      >
        {[ruler, ...lines].join('\n')}
      </Box>
      {columns.map((column, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have nothing but their place
        <Stack key={at} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <ChoiceField
            fullWidth={false}
            label={MAPPING_TEXTS.field}
            value={column.Campo}
            choices={Object.entries(IMPORT_COLUMN_NAMES)}
            onChange={(chosen) => change(at, { Campo: chosen as ImportColumn })}
            sx={{ minWidth: 180 }}
          />
          {PLACES.map(([field, label, least]) => (
            <TextField
              key={field}
              size="small"
              type="number"
              label={label}
              value={column[field] ?? least}
              sx={{ width: 100 }}
              onChange={(event) => change(at, { [field]: Math.max(least, Number(event.target.value)) })}
            />
          ))}
          <Button onClick={() => onChange(columns.filter((_, place) => place !== at))}>
            {MAPPING_TEXTS.remove}
          </Button>
        </Stack>
      ))}
      <Button
        onClick={() => onChange([...columns, { ...EMPTY, Desde: nextPlace(columns) }])}
        sx={{ alignSelf: 'flex-start' }}
      >
        {MAPPING_TEXTS.add}
      </Button>
    </Stack>
  )
}

const nextPlace = (columns: readonly ImportColumnPlace[]): number => {
  const last = columns.at(-1)
  return last === undefined ? 0 : (last.Desde ?? 0) + (last.Largo ?? 0)
}

interface HeaderColumnsProps {
  reading: ImportReading
  columns: readonly ImportColumnPlace[]
  onChange: (columns: readonly ImportColumnPlace[]) => void
}

/** Each column of the header with its first values, and the field it maps to. */
export function HeaderColumns({ reading: { Columnas, Muestra }, columns, onChange }: HeaderColumnsProps) {
  const set = (Nombre: string, Campo: ImportColumn | '') => {
    const others = columns.filter((one) => one.Nombre !== Nombre && one.Campo !== Campo)
    onChange(Campo === '' ? others : [...others, { Campo, Nombre, Desde: null, Largo: null }])
  }
  return (
    <RowsTable
      region={MAPPING_TEXTS.title}
      regionSx={{ contain: 'inline-size' }}
      rows={[...Columnas.entries()].filter(([, name]) => name !== '')}
      keyOf={([, name]) => name}
      columns={[
        { title: MAPPING_TEXTS.field, cell: ([, name]) => name, heads: true },
        {
          title: MAPPING_TEXTS.meaning,
          cell: ([, name]) => (
            <ChoiceField
              fullWidth={false}
              value={columns.find(({ Nombre }) => Nombre === name)?.Campo ?? ''}
              all={MAPPING_TEXTS.ignored}
              choices={Object.entries(IMPORT_COLUMN_NAMES)}
              onChange={(chosen) => set(name, chosen as ImportColumn | '')}
              slotProps={{ htmlInput: { 'aria-label': MAPPING_TEXTS.column(name) } }}
              sx={{ minWidth: 170 }}
            />
          ),
        },
        {
          title: IMPORT_STEP_TEXTS.sample,
          cell: ([place]) =>
            Muestra.slice(0, 3)
              .map((cells) => cells[place])
              .filter(Boolean)
              .join(' · '),
        },
      ]}
    />
  )
}
