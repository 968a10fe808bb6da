import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { type ImportReading, IMPORT_STEP_TEXTS } from '@gondola/contract/imports'

/** A list's first rows under the names of its columns. */
export function SampleTable({ reading: { Columnas, Muestra } }: { reading: ImportReading }) {
  return (
    <TableContainer
      role="region"
      aria-label={IMPORT_STEP_TEXTS.sample}
      tabIndex={0}
      sx={{ contain: 'inline-size', maxHeight: 320, border: 1, borderColor: 'divider' }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {Columnas.map((name, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have nothing but their place
              <TableCell key={place}>{name || `${place + 1}`}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {Muestra.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a file stand where they stand
            <TableRow key={row}>
              {Columnas.map((_name, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <TableCell key={place}>{cells[place] ?? ''}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
