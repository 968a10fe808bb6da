import { useState } from 'react'
import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  listImportNotes,
  type ImportJob,
  type ImportSummary,
  type ImportNote,
  rejectedTable,
  IMPORT_STEP_TEXTS,
  rejectedTitle,
} from '@gondola/contract/imports'
import { askServer } from '../api/call-server.ts'
import { downloadCsv } from '../ui/records/export-csv.ts'
import { NoteList } from './note-list.tsx'

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
