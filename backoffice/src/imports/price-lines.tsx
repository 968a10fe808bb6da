import { useState } from 'react'
import { Box, Checkbox, Typography } from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { CallQuery } from '@gondola/contract/calls'
import {
  DIFFERENCE_NAMES,
  decideImport,
  listImportDifferences,
  type ImportDifference,
  type ImportJob,
  IMPORT_STEP_TEXTS,
} from '@gondola/contract/imports'
import { formatPesos } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { answersOf, usePage } from '../api/use-answer.ts'
import { articleText, placeText } from './difference-table.tsx'
import { useStep } from './use-step.ts'

const ROWS = 20

interface PriceLinesProps {
  job: ImportJob
  /** Filter of the import's differences. */
  which: Pick<CallQuery<typeof listImportDifferences>, 'Tipo' | 'Salto' | 'Oferta'>
  /** What ticking a row accepts; absent: no check boxes. */
  choice?: { Que: 'saltos' | 'fijados'; label: (article: string) => string }
}

/** Prices of an import listed by name, with a check box for those that need a decision. */
export function PriceLines({ job, which, choice }: PriceLinesProps) {
  const { Id, Estado, Decisiones } = job
  const [page, setPage] = useState(0)
  /** The decision being sent. */
  const [said, setSaid] = useState<{ Codigo: string; isTicked: boolean } | null>(null)
  const { isTaking, take } = useStep()
  const queries = useQueryClient()
  const query = { ...which, _start: page * ROWS, _end: (page + 1) * ROWS }
  const { data } = usePage(listImportDifferences, { params: { Id }, query }, { as: [Estado, Decisiones] })
  const decide = async ({ Codigo }: ImportDifference, Aceptar: boolean) => {
    if (choice === undefined) return
    const body = { Que: choice.Que, Aceptar, Codigos: [Codigo] }
    setSaid({ Codigo, isTicked: Aceptar })
    await take(() => callServer(decideImport, { params: { Id }, body }))
    await queries.invalidateQueries(answersOf(listImportDifferences))
    setSaid(null)
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.json.map((row) => (
          <Box
            component="li"
            key={row.Codigo}
            sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            {choice !== undefined && (
              <Checkbox
                checked={said?.Codigo === row.Codigo ? said.isTicked : row.Aceptada}
                disabled={isTaking}
                onChange={(_event, isTicked) => void decide(row, isTicked)}
                slotProps={{ input: { 'aria-label': choice.label(row.Descripcion) } }}
              />
            )}
            <PriceLine row={row} />
          </Box>
        ))}
      </Box>
      <NumberedPages total={data?.total} rows={ROWS} page={page} onPage={setPage} mt={1} />
    </>
  )
}

function PriceLine({ row }: { row: ImportDifference }) {
  const { PrecioAntes, PrecioDespues, Salto, Oferta } = row
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>
        {articleText(row)}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {placeText(row)}
        </Typography>
      </Typography>
      <Typography variant="body2" color={Salto ? 'error' : undefined} sx={{ fontWeight: Salto ? 700 : 400 }}>
        {PrecioAntes === null ? DIFFERENCE_NAMES[row.Tipo] : formatPesos(PrecioAntes)} →{' '}
        {PrecioDespues !== null && formatPesos(PrecioDespues)}
        {Oferta !== null && ` · ${IMPORT_STEP_TEXTS.offerPrice}: ${formatPesos(Oferta)}`}
      </Typography>
    </Box>
  )
}
