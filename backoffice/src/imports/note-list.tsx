import { useState, type ReactNode } from 'react'
import { Box, Button, Card, CardContent, Pagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  IMPORT_STEP_TEXTS,
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

/** Rows per request. */
const AT_ONCE = 500

/** The rows that are not imported, shown first, and a file of them for the author of the list. */
export function RejectedRows({ job: { Id, Archivo }, summary }: { job: ImportJob; summary: ImportSummary }) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const { rechazadas, leidas } = summary
  async function download() {
    setIsBusy(true)
    try {
      const name = `${IMPORT_STEP_TEXTS.rejected} ${Archivo.replace(/\.\w+$/, '')}`
      downloadCsv(name, rejectedTable(await everyRejected(Id, rechazadas)))
    } catch {
      notify(IMPORT_STEP_TEXTS.downloadFailed, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <NoteList Id={Id} Tipo="rechazadas" total={rechazadas} title={rejectedTitle(rechazadas, leidas)}>
      <Button
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void download()}
        sx={{ minHeight: 44 }}
      >
        {IMPORT_STEP_TEXTS.download}
      </Button>
    </NoteList>
  )
}

async function everyRejected(Id: number, total: number): Promise<ImportNote[]> {
  const all: ImportNote[] = []
  for (let from = 0; from < total; from += AT_ONCE) {
    const query = { Tipo: 'rechazadas' as const, _start: from, _end: from + AT_ONCE }
    all.push(...(await askServer<ImportNote[]>(listImportNotes, { params: { Id }, query })).json)
  }
  return all
}

const ROWS = 20
/** Only a few rejected rows are shown above the decisions. */
const REJECTED_ROWS = 5

interface NoteListProps {
  Id: number
  Tipo: 'rechazadas' | 'avisos'
  total: number
  title: string
  /** Actions on them. */
  children?: ReactNode
}

/** Rows that were rejected or have a warning, with their lines and reasons. */
export function NoteList({ Id, Tipo, total, title, children }: NoteListProps) {
  const [page, setPage] = useState(0)
  const rows = Tipo === 'rechazadas' ? REJECTED_ROWS : ROWS
  const query = { Tipo, _start: page * rows, _end: (page + 1) * rows }
  const { data } = useQuery({
    queryKey: ['import-notes', Id, total, query],
    queryFn: ({ signal }) => askServer<ImportNote[]>(listImportNotes, { params: { Id }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: total > 0,
  })
  if (total === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        {children}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data?.json.map(({ linea, motivo, detalle }) => (
            <Box
              component="li"
              key={`${linea}${motivo}${detalle}`}
              sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <b>
                {IMPORT_STEP_TEXTS.line} {linea}
              </b>{' '}
              {detalle}
            </Box>
          ))}
        </Box>
        {total > rows && (
          <Pagination
            sx={{ mt: 2 }}
            count={Math.ceil(total / rows)}
            page={page + 1}
            onChange={(_event, chosen) => setPage(chosen - 1)}
          />
        )}
      </CardContent>
    </Card>
  )
}
