import { useState, type ReactNode } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  IMPORT_STEP_TEXTS,
  ignoredText,
  ignoredTitle,
  lineText,
  listImportNotes,
  rejectedTable,
  rejectedTitle,
  type ImportJob,
  type ImportNote,
  type ImportSummary,
} from '@gondola/contract/imports'
import { askServer } from '../api/call-server.ts'
import DownloadIcon from '@mui/icons-material/Download'
import { useNotify } from 'react-admin'
import { downloadCsv } from '../ui/records/export-csv.ts'
import { Part } from '../ui/frame/part.tsx'

/** Rows per request. */
const AT_ONCE = 500

type Kind = 'rechazadas' | 'avisos' | 'ignoradas'

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

function Download({ job: { Id, Archivo }, Tipo, name }: { job: ImportJob; Tipo: Kind; name: string }) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  async function download() {
    setIsBusy(true)
    try {
      const rows = await everyNote(Id, Tipo)
      downloadCsv(`${name} ${Archivo.replace(/\.\w+$/, '')}`, rejectedTable(rows))
    } catch {
      notify(IMPORT_STEP_TEXTS.downloadFailed, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void download()}>
      {IMPORT_STEP_TEXTS.download}
    </Button>
  )
}

async function everyNote(Id: number, Tipo: Kind): Promise<ImportNote[]> {
  const all: ImportNote[] = []
  for (;;) {
    const query = { Tipo, _start: all.length, _end: all.length + AT_ONCE }
    const { json } = await askServer<ImportNote[]>(listImportNotes, { params: { Id }, query })
    all.push(...json)
    if (json.length < AT_ONCE) return all
  }
}

const ROWS = 20
/** Only a few rows are shown above the decisions. */
const FEW_ROWS = 5

interface NoteListProps {
  Id: number
  Tipo: Kind
  total: number
  title: string
  /** Actions on them. */
  children?: ReactNode
}

/** Rows that were rejected, have a warning or are not used, with their lines and reasons. */
export function NoteList({ Id, Tipo, total, title, children }: NoteListProps) {
  const [page, setPage] = useState(0)
  const rows = Tipo === 'avisos' ? ROWS : FEW_ROWS
  const query = { Tipo, _start: page * rows, _end: (page + 1) * rows }
  const { data } = useQuery({
    queryKey: ['import-notes', Id, total, query],
    queryFn: ({ signal }) => askServer<ImportNote[]>(listImportNotes, { params: { Id }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: total > 0,
  })
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
      <NumberedPages total={listed} rows={rows} page={page} onPage={setPage} />
    </Part>
  )
}
