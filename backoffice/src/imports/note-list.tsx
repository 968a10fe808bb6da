import { useState, type ReactNode } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import {
  IMPORT_STEP_TEXTS,
  downloadImportNotes,
  ignoredText,
  ignoredTitle,
  lineText,
  listImportNotes,
  rejectedTitle,
  type ImportJob,
  type ImportSummary,
} from '@gondola/contract/imports'
import { usePage } from '../api/use-answer.ts'
import DownloadIcon from '@mui/icons-material/Download'
import { callUrl } from '@gondola/contract/calls'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { Part } from '../ui/frame/part.tsx'

interface NotedRowsProps {
  job: ImportJob
  summary: ImportSummary
}

/** The rows that are not imported, shown first, and a file of them for the author of the list. */
export const RejectedRows = ({ job, summary: { rechazadas, leidas } }: NotedRowsProps) => (
  <NoteList Id={job.Id} Tipo="rechazadas" total={rechazadas} title={rejectedTitle(rechazadas, leidas)}>
    <Download job={job} Tipo="rechazadas" name={IMPORT_STEP_TEXTS.rejected} />
  </NoteList>
)

/** The rows that are not used although nothing is wrong with them: why, the first ones, and a file of them. */
export function IgnoredRows({ job, summary }: NotedRowsProps) {
  const ignoradas = summary.ignoradas ?? []
  const total = ignoradas.reduce((sum, { filas }) => sum + filas, 0)
  return (
    <NoteList Id={job.Id} Tipo="ignoradas" total={total} title={ignoredTitle(total)}>
      <Typography>{ignoredText(ignoradas)}</Typography>
      <Download job={job} Tipo="ignoradas" name={IMPORT_STEP_TEXTS.ignored} />
    </NoteList>
  )
}

type DownloadProps = Pick<NotedRowsProps, 'job'> & { Tipo: 'rechazadas' | 'ignoradas'; name: string }

function Download({ job: { Id, Archivo }, Tipo, name }: DownloadProps) {
  if (!useMay('importaciones.hacer')) return null
  return (
    <Button
      startIcon={<DownloadIcon />}
      href={`/api${callUrl(downloadImportNotes, { Id }, { Tipo })}`}
      download={`${name} ${Archivo.replace(/\.\w+$/, '')}.csv`}
    >
      {IMPORT_STEP_TEXTS.download}
    </Button>
  )
}

/** Only a few rows are shown above the decisions. */
const ROWS = 5

interface NoteListProps {
  Id: number
  Tipo: 'rechazadas' | 'ignoradas' | 'avisos'
  total: number
  title: string
  /** Actions on them. */
  children?: ReactNode
}

/** Rows that were rejected, have a warning or are not used, with their lines and reasons. */
export function NoteList({ Id, Tipo, total, title, children }: NoteListProps) {
  const [page, setPage] = useState(0)
  const query = { Tipo, _start: page * ROWS, _end: (page + 1) * ROWS }
  const { data } = usePage(listImportNotes, { params: { Id }, query }, { as: total, enabled: total > 0 })
  if (total === 0) return null
  // of very many ignored rows only the first are listed
  const listed = data?.total ?? 0
  return (
    <Part title={title}>
      {children}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.json.map(({ linea, motivo, detalle }) => (
          <Box
            component="li"
            key={`${linea}${motivo}${detalle}`}
            sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <b>{lineText(linea)}</b> {detalle}
          </Box>
        ))}
      </Box>
      <NumberedPages total={listed} rows={ROWS} page={page} onPage={setPage} />
    </Part>
  )
}
