import {
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import {
  type ImportReading,
  type ImportColumn,
  type ImportColumnPlace,
  IMPORT_COLUMN_NAMES,
  IMPORT_STEP_TEXTS,
  MAPPING_TEXTS,
} from '@gondola/contract/imports'
import { choicesOf } from '../ui/forms/choices.ts'

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
    <TableContainer
      role="region"
      aria-label={MAPPING_TEXTS.title}
      tabIndex={0}
      sx={{ contain: 'inline-size' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{MAPPING_TEXTS.field}</TableCell>
            <TableCell>{MAPPING_TEXTS.meaning}</TableCell>
            <TableCell>{IMPORT_STEP_TEXTS.sample}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Columnas.flatMap((name, place) =>
            name === '' ? (
              []
            ) : (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>
                  <TextField
                    select
                    size="small"
                    sx={{ minWidth: 170 }}
                    value={columns.find(({ Nombre }) => Nombre === name)?.Campo ?? ''}
                    onChange={(event) => set(name, event.target.value as ImportColumn | '')}
                    slotProps={{
                      select: { displayEmpty: true },
                      htmlInput: { 'aria-label': MAPPING_TEXTS.column(name) },
                    }}
                  >
                    <MenuItem value="">{MAPPING_TEXTS.ignored}</MenuItem>
                    {choicesOf(IMPORT_COLUMN_NAMES).map((choice) => (
                      <MenuItem key={choice.id} value={choice.id}>
                        {choice.name}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell>
                  {Muestra.slice(0, 3)
                    .map((cells) => cells[place])
                    .filter(Boolean)
                    .join(' · ')}
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
