import { useState } from 'react'
import { Box, Chip, Stack, TextField } from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import {
  listImportDifferences,
  type DifferenceKind,
  type ImportJob,
  type ImportSummary,
  DIFFERENCE_NAMES,
  equalText,
  numbersText,
  IMPORT_STEP_TEXTS,
} from '@gondola/contract/imports'
import { formatNumber } from '@gondola/contract/base'
import { usePage } from '../api/use-answer.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { DifferenceTable } from './difference-table.tsx'
import { Part, Hint } from '../ui/frame/part.tsx'

const ROWS = 25

type Narrowing = DifferenceKind | 'todo' | 'saltos'

const COUNT_OF: Record<DifferenceKind, Exclude<keyof ImportSummary, 'existenciasEn' | 'ignoradas'>> = {
  nueva: 'nuevas',
  sube: 'suben',
  baja: 'bajan',
  cambia: 'cambian',
  desaparece: 'desaparecidas',
  fijada: 'fijadas',
  existencia: 'existencias',
  costo: 'costos',
}

/** The changes of an import, article by article, with filters. */
export function Differences({ job, summary }: { job: ImportJob; summary: ImportSummary }) {
  const [narrowing, setNarrowing] = useState<Narrowing>('todo')
  const [text, setText] = useState('')
  const [isMostFirst, setIsMostFirst] = useState(false)
  const [page, setPage] = useState(0)
  const mayCosts = useMay('costos.ver')
  const query = {
    _start: page * ROWS,
    _end: (page + 1) * ROWS,
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(isMostFirst && { _sort: 'variacion', _order: 'DESC' as const }),
    ...(narrowing === 'saltos' && { Salto: true }),
    ...(narrowing !== 'todo' && narrowing !== 'saltos' && { Tipo: narrowing }),
  }
  const { data } = usePage(listImportDifferences, { params: { Id: job.Id }, query }, { as: job.Estado })
  const narrow = (to: Narrowing) => {
    setNarrowing(to)
    setPage(0)
  }
  const countChip = (to: Narrowing, name: string, number: number) =>
    chip(`${name}: ${formatNumber(number)}`, narrowing === to, () => narrow(to), number === 0)
  return (
    <Part title={IMPORT_STEP_TEXTS.differences}>
      <Hint>
        {equalText(summary.iguales)} {numbersText(summary)}
      </Hint>
      <Stack
        direction="row"
        role="group"
        aria-label={IMPORT_STEP_TEXTS.differences}
        sx={{ gap: 1, flexWrap: 'wrap', my: 2 }}
      >
        {chip(IMPORT_STEP_TEXTS.all, narrowing === 'todo', () => narrow('todo'))}
        {kindsOf(job, summary, mayCosts).map((kind) =>
          countChip(kind, DIFFERENCE_NAMES[kind], summary[COUNT_OF[kind]] ?? 0),
        )}
        {countChip('saltos', IMPORT_STEP_TEXTS.jumps, summary.saltos)}
        {chip(IMPORT_STEP_TEXTS.mostFirst, isMostFirst, () => {
          setIsMostFirst(!isMostFirst)
          setPage(0)
        })}
      </Stack>
      <TextField
        size="small"
        type="search"
        label={IMPORT_STEP_TEXTS.search}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPage(0)
        }}
      />
      <Box sx={{ mt: 2 }}>
        {data && (data.total > 0 || numbersText(summary) === '') && <DifferenceTable rows={data.json} />}
      </Box>
      <NumberedPages total={data?.total} rows={ROWS} page={page} onPage={setPage} />
    </Part>
  )
}

/** Missing articles are not listed until it is known whether the list is partial; stock and costs if it has some. */
const kindsOf = ({ Faltantes }: ImportJob, { existencias, costos }: ImportSummary, mayCosts: boolean) => {
  const isListed: Partial<Record<DifferenceKind, boolean>> = {
    desaparece: Faltantes === null,
    existencia: Boolean(existencias),
    costo: Boolean(costos) && mayCosts,
  }
  return (Object.keys(DIFFERENCE_NAMES) as DifferenceKind[]).filter((kind) => isListed[kind] ?? true)
}

const chip = (label: string, isOn: boolean, onClick: () => void, isEmpty = false) => (
  <Chip
    key={label}
    label={label}
    color={isOn ? 'primary' : 'default'}
    variant={isOn ? 'filled' : 'outlined'}
    disabled={isEmpty}
    onClick={onClick}
    aria-pressed={isOn}
  />
)
