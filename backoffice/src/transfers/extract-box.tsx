import { useRef, useState } from 'react'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { uploadExtract, type ReadExtract } from '@gondola/contract/payments'
import { MOVEMENT_TEXTS as TEXTS } from '../texts/bank-movements.ts'
import { callServer, faultText } from '../api/call-server.ts'

/** Which column is what, as a select's values. */
type Columns = Partial<Record<'Fecha' | 'Importe' | 'Texto', string>>

/** Uploads the bank's extract; for headings that nobody knows it asks what the columns are. */
export function ExtractBox() {
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<ReadExtract | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function upload(chosen: File | null, columns: Columns = {}) {
    if (chosen === null || isBusy) return
    setFile(chosen)
    setBusy(true)
    setFault(null)
    try {
      const numbers = Object.fromEntries(
        Object.entries(columns).map(([name, index]) => [name, Number(index)]),
      )
      const query = { Nombre: chosen.name.slice(0, 200), ...numbers }
      setResult(await callServer(uploadExtract, { query, file: chosen }))
      refresh()
    } catch (error) {
      setResult(null)
      setFault(faultText(error))
    } finally {
      setBusy(false)
    }
  }

  const asked = result?.Encabezados.length ? result.Encabezados : null
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="body2" sx={{ mb: 1, maxWidth: '70ch' }}>
        {TEXTS.intro}
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        aria-label={TEXTS.upload}
        onChange={(event) => {
          void upload(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {isBusy ? TEXTS.uploading : TEXTS.upload}
      </Button>
      {isBusy && <LinearProgress aria-label={TEXTS.uploading} sx={{ mt: 2 }} />}
      {fault !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {fault}
        </Alert>
      )}
      {result !== null && asked === null && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {TEXTS.read(result)}
        </Alert>
      )}
      {asked !== null && <ColumnsForm headings={asked} onSend={(columns) => void upload(file, columns)} />}
    </Box>
  )
}

function ColumnsForm({ headings, onSend }: { headings: string[]; onSend: (columns: Columns) => void }) {
  const [columns, setColumns] = useState<Columns>({})
  const choice = (name: keyof Columns, label: string, required: boolean) => (
    <TextField
      select
      size="small"
      label={label}
      required={required}
      value={columns[name] ?? ''}
      onChange={({ target }) => setColumns({ ...columns, [name]: target.value })}
      sx={{ minWidth: 180 }}
    >
      {headings.map((heading, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a file's columns do not move
        <MenuItem key={index} value={String(index)}>
          {`${index + 1}. ${heading}`}
        </MenuItem>
      ))}
    </TextField>
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
      <Typography component="h2" variant="h6">
        {TEXTS.columnsTitle}
      </Typography>
      <Typography sx={{ mb: 1 }}>{TEXTS.columnsHint}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choice('Fecha', TEXTS.day, true)}
        {choice('Importe', TEXTS.amount, true)}
        {choice('Texto', TEXTS.text, false)}
        <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
          {TEXTS.go}
        </Button>
      </Box>
    </Box>
  )
}
