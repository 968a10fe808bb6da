import { useState } from 'react'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { DateInput, Form, required, TextInput, Title, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { formatDate, formatPesos } from '@gondola/contract/base'
import {
  applyLeaflet,
  readLeaflet,
  undoLeaflet,
  type Leaflet,
  type LeafletDraft,
  type LeafletLine,
} from '@gondola/contract/catalogue-admin'
import { callServer } from '../api/call-server.ts'
import { LEAFLET_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { CheckField } from '../ui/forms/choice-field.tsx'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { FileButton } from '../ui/forms/file-upload.tsx'
import { useUnsaved } from '../ui/forms/leave-question.tsx'
import { useAttempt } from '../ui/records/use-act.ts'
import { RowsTable, type RowsColumn } from '../ui/records/rows-table.tsx'

interface Typed {
  Texto: string
  FechaDesde?: string
  FechaHasta?: string
  Sucursales?: number[] | null
}

/** Many offers from one pasted table: what it was understood as, then all of it or nothing. */
export function LeafletScreen() {
  const notify = useNotify()
  const [shown, setShown] = useState<{ draft: LeafletDraft; leaflet: Leaflet } | null>(null)
  const [made, setMade] = useState<number[] | null>(null)
  const [isTyped, setTyped] = useState(false)
  const { attempt, isBusy, fault, setFault } = useAttempt()
  useUnsaved(isTyped)

  const read = (typed: object) =>
    attempt(async () => {
      const { Texto, FechaDesde, FechaHasta, Sucursales } = typed as Typed
      const draft: LeafletDraft = {
        Texto,
        ...(FechaDesde && { FechaDesde }),
        ...(FechaHasta && { FechaHasta }),
        ...(Sucursales && { Sucursales }),
      }
      setMade(null)
      setShown({ draft, leaflet: await callServer(readLeaflet, { body: draft }) })
    })

  const make = (Confirmado: boolean) =>
    attempt(async () => {
      if (shown === null) return
      const { Ofertas } = await callServer(applyLeaflet, { body: { ...shown.draft, Confirmado } })
      setMade(Ofertas)
      setShown(null)
      setTyped(false)
    })

  const undo = (Ofertas: number[]) =>
    attempt(async () => {
      const { Quitadas } = await callServer(undoLeaflet, { body: { Ofertas } })
      setMade(null)
      notify(TEXTS.undone(Quitadas), { type: 'success' })
    })

  return (
    <Form onSubmit={read}>
      <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
        <Title title={TEXTS.title} />
        <Card>
          <CardContent
            onChange={() => {
              setShown(null)
              setTyped(true)
            }}
          >
            <Typography id="leaflet-hint">{TEXTS.hint}</Typography>
            <TextInput
              source="Texto"
              label={TEXTS.lines}
              multiline
              minRows={6}
              maxRows={16}
              validate={required()}
              slotProps={{ htmlInput: { 'aria-describedby': 'leaflet-hint', spellCheck: false } }}
            />
            <TextFileButton onFault={setFault} />
            <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, mt: 2 }}>
              <DateInput source="FechaDesde" label={TEXTS.from} helperText={TEXTS.daysHint} />
              <DateInput source="FechaHasta" label={TEXTS.until} />
            </Box>
            <BranchesInput />
            <Button type="submit" variant={shown === null ? 'contained' : 'outlined'} disabled={isBusy}>
              {TEXTS.read}
            </Button>
          </CardContent>
        </Card>
        {fault !== null && <Alert severity="error">{fault}</Alert>}
        {shown !== null && <Lines leaflet={shown.leaflet} isBusy={isBusy} onRead={read} onMake={make} />}
        {made !== null && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" disabled={isBusy} onClick={() => void undo(made)}>
                {TEXTS.undo}
              </Button>
            }
          >
            {TEXTS.made(made.length)} <Link to="/ofertas">{TEXTS.see}</Link>
          </Alert>
        )}
      </Box>
    </Form>
  )
}

/** Puts a text file into the field: UTF-8, or what older programs write. */
function TextFileButton({ onFault }: { onFault: (fault: string | null) => void }) {
  const { setValue } = useFormContext<Typed>()
  async function take(file: File | undefined) {
    if (file === undefined) return
    const text = textOf(await file.arrayBuffer())
    onFault(text === null ? TEXTS.noText : null)
    if (text !== null) setValue('Texto', text, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <FileButton
      label={TEXTS.file}
      field={{ accept: '.csv,.txt,.tsv,text/plain' }}
      onChosen={([file]) => void take(file)}
      variant="outlined"
    />
  )
}

function utf8Of(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A file's text; null if it is none. */
function textOf(bytes: ArrayBuffer): string | null {
  const [first = 0, second = 0] = new Uint8Array(bytes)
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  const text = utf8Of(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  return text.includes('\0') ? null : text
}

interface LinesProps {
  leaflet: Leaflet
  isBusy: boolean
  onRead: (typed: object) => Promise<void>
  onMake: (isConfirmed: boolean) => Promise<void>
}

/** The lines as they were understood: those with a fault first, since they have to be mended. */
function Lines({ leaflet: { Renglones, SinUso }, isBusy, onRead, onMake }: LinesProps) {
  const { getValues, setValue } = useFormContext<Typed>()
  const [isConfirmed, setConfirmed] = useState(false)
  const faulty = Renglones.filter(({ Falla }) => Falla !== null)
  const doubtful = Renglones.filter(({ Duda }) => Duda !== null)
  const fine = Renglones.filter(({ Falla, Duda }) => Falla === null && Duda === null)
  function leaveOut() {
    const numbers = new Set(faulty.map(({ Linea }) => Linea))
    const lines = getValues('Texto').split('\n')
    setValue('Texto', lines.filter((_line, place) => !numbers.has(place + 1)).join('\n'))
    void onRead(getValues())
  }
  const isReady = faulty.length === 0 && (doubtful.length === 0 || isConfirmed)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {SinUso.length > 0 && <Alert severity="info">{TEXTS.unused(SinUso.join(', '))}</Alert>}
      {faulty.length > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" disabled={isBusy} onClick={leaveOut}>
              {TEXTS.leaveOut}
            </Button>
          }
        >
          {TEXTS.faulty(faulty.length)}
        </Alert>
      )}
      <RowsTable
        label={TEXTS.title}
        region={TEXTS.lines}
        rows={[...faulty, ...doubtful, ...fine]}
        keyOf={({ Linea }) => Linea}
        columns={COLUMNS}
      />
      {faulty.length === 0 && doubtful.length > 0 && (
        <CheckField checked={isConfirmed} onChange={setConfirmed} label={TEXTS.confirm(doubtful.length)} />
      )}
      <Button
        variant="contained"
        disabled={!isReady || isBusy}
        onClick={() => void onMake(isConfirmed)}
        sx={{ justifySelf: 'start' }}
      >
        {TEXTS.make(Renglones.length)}
      </Button>
    </Box>
  )
}

const COLUMNS: RowsColumn<LeafletLine>[] = [
  { title: TEXTS.line, right: true, cell: ({ Linea }) => Linea },
  {
    title: TEXTS.article,
    cell: ({ Descripcion, Codigo, Texto, Falla, Duda }) => (
      <>
        {Descripcion === null ? Texto : `${Descripcion} (${Codigo})`}
        {Falla !== null && <Typography sx={{ color: 'error.main' }}>{Falla}</Typography>}
        {Duda !== null && <Typography sx={{ color: 'warning.dark' }}>{Duda}</Typography>}
      </>
    ),
  },
  { title: TEXTS.price, right: true, cell: ({ Precioventa }) => pesosOf(Precioventa) },
  { title: TEXTS.offer, right: true, cell: ({ Preciooferta }) => pesosOf(Preciooferta) },
  { title: TEXTS.from, cell: ({ FechaDesde }) => FechaDesde && formatDate(FechaDesde) },
  { title: TEXTS.until, cell: ({ FechaHasta }) => FechaHasta && formatDate(FechaHasta) },
]

const pesosOf = (pesos: number | null) => (pesos === null ? null : formatPesos(pesos))
