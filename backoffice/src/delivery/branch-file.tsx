import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { hoursText, staffBranches, type BranchFile } from '@gondola/contract/branches'
import { staffZones, type ZonePlace } from '@gondola/contract/delivery'
import { readBranchFile } from '@gondola/contract/imports'
import { callServer, faultText } from '../api/call-server.ts'
import { BRANCH_FILE_TEXTS as TEXTS, BRANCH_TEXTS } from '../texts/branches.ts'
import { ZONE_TEXTS } from '../texts/delivery-screens.ts'
import { FileUpload, useFileUpload } from '../ui/forms/file-upload.tsx'
import { RowsTable, type RowsColumn } from '../ui/records/rows-table.tsx'
import { useAttempt } from '../ui/records/use-act.ts'
import { readPlaces } from './read-places.ts'

interface Row extends Pick<BranchFile['Filas'][number], 'Datos' | 'Falla'> {
  places: ZonePlace[]
  isSaved?: true
}

/** New branches from a file: what it was understood as, then those that can be, each for itself. */
export function BranchFileScreen() {
  const [{ rows, unused }, setRead] = useState<{ rows: Row[]; unused: string[] }>({ rows: [], unused: [] })
  const { attempt, isBusy } = useAttempt()
  const upload = useFileUpload(async (file) => {
    const query = { Nombre: file.name.slice(0, 200) }
    const { Filas, SinUso } = await callServer(readBranchFile, { query, file })
    setRead({ rows: Filas.map(rowOf), unused: SinUso })
  })
  const save = () =>
    attempt(async () => {
      for (const [at, row] of rows.entries()) {
        if (!isReady(row)) continue
        const Falla = await saveBranch(row).catch(faultText)
        const done: Row = { ...row, Falla, ...(Falla === null && { isSaved: true }) }
        setRead((read) => ({ ...read, rows: read.rows.with(at, done) }))
      }
    })
  const ready = rows.filter(isReady).length
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title={TEXTS.title} />
      <FileUpload upload={upload} label={TEXTS.upload} busyLabel={TEXTS.reading}>
        <Typography sx={{ mb: 1 }}>{TEXTS.hint}</Typography>
      </FileUpload>
      {unused.length > 0 && <Alert severity="info">{TEXTS.unused(unused.join(', '))}</Alert>}
      {rows.length > 0 && (
        <>
          <RowsTable region={TEXTS.title} rows={rows} columns={COLUMNS} />
          <Button
            variant="contained"
            disabled={ready === 0 || isBusy}
            onClick={() => void save()}
            sx={{ justifySelf: 'start' }}
          >
            {TEXTS.save(ready)}
          </Button>
        </>
      )}
    </Box>
  )
}

const isReady = ({ Falla, isSaved }: Row) => Falla === null && isSaved === undefined

function rowOf({ Datos, Zona, Falla }: BranchFile['Filas'][number]): Row {
  const read = readPlaces(Zona.replaceAll(/[;,|]/g, '\n'))
  return 'fault' in read
    ? { Datos, places: [], Falla: Falla ?? read.fault }
    : { Datos, places: read.places, Falla }
}

async function saveBranch({ Datos, places }: Row): Promise<null> {
  const { Id: Sucursal } = await callServer(staffBranches.create, { body: Datos })
  const terms = { Costo: null, Minimo: null, GratisDesde: null, DiasSemana: null, CorteDias: null }
  const rest = { Poligono: null, CorteHora: null, Activa: true, Orden: 0 }
  const zone = { Sucursal, Nombre: Datos.Nombre, Lugares: places, ...terms, ...rest }
  if (places.length > 0) await callServer(staffZones.create, { body: zone })
  return null
}

const COLUMNS: RowsColumn<Row>[] = [
  {
    title: BRANCH_TEXTS.one,
    cell: ({ Datos, Falla, isSaved }) => (
      <>
        {[Datos.Codigo, Datos.Nombre].filter(Boolean).join(' · ')}
        {Falla !== null && <Typography sx={{ color: 'error.main' }}>{Falla}</Typography>}
        {isSaved && <Typography sx={{ color: 'success.dark' }}>{TEXTS.saved}</Typography>}
      </>
    ),
  },
  {
    title: BRANCH_TEXTS.fields.Direccion,
    cell: ({ Datos }) => [Datos.Direccion, Datos.Localidad, Datos.CodigoPostal].filter(Boolean).join(', '),
  },
  { title: BRANCH_TEXTS.fields.Telefono, cell: ({ Datos }) => Datos.Telefono },
  { title: BRANCH_TEXTS.hours, cell: ({ Datos }) => Datos.Horarios && hoursText(Datos.Horarios) },
  { title: ZONE_TEXTS.one, cell: ({ places }) => places.length > 0 && ZONE_TEXTS.placeCount(places.length) },
]
