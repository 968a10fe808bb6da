import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { uploadExtract, type ReadExtract } from '@gondola/contract/payments'
import { MOVEMENT_TEXTS as TEXTS } from '../texts/payments.ts'
import { callServer } from '../api/call-server.ts'
import { FileUpload, useFileUpload } from '../ui/forms/file-upload.tsx'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { PartTitle } from '../ui/frame/part.tsx'

const UNREADABLE_SHOWN = 50

/** Which column is what, as a select's values. */
type Columns = Partial<Record<'Fecha' | 'Importe' | 'Texto', string>>

/**
 * Uploads the bank's extract, which the server enters slice by slice; for headings that nobody knows it asks what the
 * columns are.
 */
export function ExtractBox() {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<{ file: File; headings: string[] } | null>(null)
  const [result, setResult] = useState<ReadExtract | null>(null)
  const [left, setLeft] = useState(0)
  const upload = useFileUpload<Columns>(async (file, columns = {}) => {
    setResult(null)
    const numbers = Object.fromEntries(Object.entries(columns).map(([name, index]) => [name, Number(index)]))
    const query = { Nombre: file.name.slice(0, 200), ...numbers }
    const read = await readWhole(() => callServer(uploadExtract, { query, file }), setLeft)
    const isAsked = read.Encabezados.length > 0
    setAsked(isAsked ? { file, headings: read.Encabezados } : null)
    setResult(isAsked || read.Faltan > 0 ? null : read)
    refresh()
  })
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <FileUpload
        upload={upload}
        label={TEXTS.upload}
        busyLabel={TEXTS.uploading}
        accept=".csv,.txt,text/csv"
      >
        <Typography sx={{ mb: 1 }}>{TEXTS.drop}</Typography>
      </FileUpload>
      <Typography role="status" sx={{ mt: 1 }}>
        {left > 0 && (upload.isBusy ? TEXTS.left(left) : TEXTS.stopped(left))}
      </Typography>
      {result !== null && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {TEXTS.read(result)}
        </Alert>
      )}
      {result !== null && result.Ilegibles.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {TEXTS.unreadable(result.Ilegibles.length)}
          <ul>
            {result.Ilegibles.slice(0, UNREADABLE_SHOWN).map((row) => (
              <li key={row.Renglon}>{TEXTS.unreadableRow(row)}</li>
            ))}
          </ul>
          {result.Ilegibles.length > UNREADABLE_SHOWN &&
            TEXTS.moreRows(result.Ilegibles.length - UNREADABLE_SHOWN)}
        </Alert>
      )}
      {asked !== null && (
        <ColumnsForm
          key={asked.headings.join()}
          headings={asked.headings}
          onSend={(columns) => upload.upload(asked.file, columns)}
        />
      )}
    </Box>
  )
}

/** Sends the file until all of it is entered; `tell` is called with how many movements are left. */
async function readWhole(
  send: () => Promise<ReadExtract>,
  tell: (left: number) => void,
): Promise<ReadExtract> {
  let read = await send()
  let left = Infinity
  while (read.Faltan > 0 && read.Faltan < left) {
    left = read.Faltan
    tell(left)
    read = await send()
  }
  tell(read.Faltan)
  return read
}

function ColumnsForm({ headings, onSend }: { headings: string[]; onSend: (columns: Columns) => void }) {
  const [columns, setColumns] = useState<Columns>({})
  const choice = (name: keyof Columns, label: string, required: boolean) => (
    <ChoiceField
      fullWidth={false}
      label={label}
      required={required}
      value={columns[name] ?? ''}
      choices={headings.map((heading, index) => [String(index), `${index + 1}. ${heading}`])}
      onChange={(chosen) => setColumns({ ...columns, [name]: chosen })}
      sx={{ minWidth: 180 }}
    />
  )
  return (
    <Box
      component="form"
      sx={{ mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(columns)
      }}
    >
      <PartTitle>{TEXTS.columnsTitle}</PartTitle>
      <Typography sx={{ mb: 1 }}>{TEXTS.columnsHint}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choice('Fecha', TEXTS.day, true)}
        {choice('Importe', TEXTS.amount, true)}
        {choice('Texto', TEXTS.text, false)}
        <Button type="submit" variant="outlined">
          {TEXTS.go}
        </Button>
      </Box>
    </Box>
  )
}
