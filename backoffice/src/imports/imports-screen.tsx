import { useState } from 'react'
import { Box, Button, Card, CardActionArea, CardContent, Chip, Stack, Typography } from '@mui/material'
import { NumberedPages } from '../ui/records/list-buttons.tsx'
import { Confirm, Loading, Title } from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import {
  changesText,
  IMPORT_COLUMN_NAMES,
  IMPORT_STATE_NAMES,
  IMPORT_STATES,
  IMPORTS_TEXTS,
  MAPPING_TEXTS,
  staffImportProfiles,
  staffImports,
  uploadImport,
  type ImportColumnPlace,
  type ImportJob,
  type ImportProfile,
} from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { RowsTable } from '../ui/records/rows-table.tsx'
import { useAct, useIsHere } from '../ui/records/use-act.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { momentText, stateText, toneOf } from './import-words.ts'
import { FileUpload, useFileUpload } from '../ui/forms/file-upload.tsx'
import { useAnswer, usePage } from '../api/use-answer.ts'
import { PartTitle, Hint } from '../ui/frame/part.tsx'

const REFRESH_MS = 4000
const ROWS = 20

/** The upload, and all imports or those of a state (`?estado=retenida`), newest first (backoffice §9). */
export function ImportsScreen() {
  const mayImport = useMay('importaciones.hacer')
  const [page, setPage] = useState(0)
  const [address] = useSearchParams()
  const Estado = IMPORT_STATES.find((state) => state === address.get('estado'))
  const query = { _start: page * ROWS, _end: (page + 1) * ROWS, ...(Estado && { Estado }) }
  const { data, error, isPending } = usePage(staffImports.list, { query }, { refetchInterval: REFRESH_MS })
  return (
    <Box sx={{ mt: 1, maxWidth: 1000 }}>
      <Title title={IMPORTS_TEXTS.title} />
      {mayImport && <UploadBox />}
      <PartTitle sx={{ mt: 3, mb: 1 }}>
        {Estado === undefined ? IMPORTS_TEXTS.history : IMPORT_STATE_NAMES[Estado]}
      </PartTitle>
      {Estado !== undefined && (
        <Button component={Link} to="/importaciones" onClick={() => setPage(0)} sx={{ mb: 1 }}>
          {IMPORTS_TEXTS.all}
        </Button>
      )}
      {isPending && <Loading />}
      {error && <Failed error={error} />}
      {data?.total === 0 && (
        <Typography color="text.secondary">
          {Estado === undefined ? IMPORTS_TEXTS.none : IMPORTS_TEXTS.noneSo}
        </Typography>
      )}
      <Stack spacing={1}>
        {data?.json.map((job) => (
          <ImportLine key={job.Id} job={job} />
        ))}
      </Stack>
      <NumberedPages total={data?.total} rows={ROWS} page={page} onPage={setPage} />
      <SavedProfiles mayRemove={mayImport} />
    </Box>
  )
}

/** What each of the shop's own profiles reads; one that reads other lists too is removed here. */
export function SavedProfiles({ mayRemove }: { mayRemove: boolean }) {
  const act = useAct()
  const [asked, setAsked] = useState('')
  const { data = [] } = useAnswer(staffImportProfiles.list, { query: {} })
  function remove() {
    setAsked('')
    const gone = () => callServer(staffImportProfiles.remove, { params: { Nombre: asked } })
    void act(gone, IMPORTS_TEXTS.profileRemoved)
  }
  if (data.length === 0) return null
  return (
    <>
      <RowsTable
        region={IMPORTS_TEXTS.profiles}
        rows={data}
        keyOf={({ Nombre }) => Nombre}
        columns={[
          { title: IMPORTS_TEXTS.profiles, cell: ({ Nombre }) => Nombre, heads: true },
          { title: MAPPING_TEXTS.title, cell: readText },
          {
            title: MAPPING_TEXTS.remove,
            cell: ({ Nombre }) =>
              mayRemove && (
                <Button color="error" onClick={() => setAsked(Nombre)}>
                  {IMPORTS_TEXTS.removeProfile(Nombre)}
                </Button>
              ),
          },
        ]}
      />
      <Confirm
        isOpen={asked !== ''}
        title={IMPORTS_TEXTS.removeProfile(asked)}
        content={IMPORTS_TEXTS.removeExplain}
        confirm={IMPORTS_TEXTS.remove}
        onConfirm={remove}
        onClose={() => setAsked('')}
      />
    </>
  )
}

const readText = ({ Columnas, DecimalesImplicitos }: ImportProfile) =>
  [...Columnas.map(mappedText), ...(DecimalesImplicitos > 0 ? [MAPPING_TEXTS.inCents] : [])].join(', ')
const mappedText = ({ Campo, Nombre }: ImportColumnPlace) =>
  `${IMPORT_COLUMN_NAMES[Campo]}${Nombre && ` («${Nombre}»)`}`

/** The file, and the branch of a list that is for one only. */
const fileText = ({ Archivo, PorSucursal: [one, ...others] = [] }: ImportJob) =>
  one && others.length === 0 ? `${Archivo} · ${one.Nombre}` : Archivo

function ImportLine({ job }: { job: ImportJob }) {
  return (
    <Card variant="outlined">
      <CardActionArea component={Link} to={`/importaciones/${job.Id}`}>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileText(job)}</Typography>
            <Chip size="small" color={toneOf(job.Estado)} label={stateText(job)} />
          </Stack>
          <Hint>{[momentText(job.Aplicada ?? job.Subida), job.Usuario].filter(Boolean).join(' · ')}</Hint>
          {job.Resumen && !['descartada', 'deshecha'].includes(job.Estado) && (
            <Typography variant="body2">{changesText(job.Resumen)}</Typography>
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  )
}

/** The upload of a file to be imported, which leads to its import. */
function UploadBox() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const upload = useFileUpload(async (file) => {
    const { Id } = await callServer(uploadImport, { query: { Nombre: file.name.slice(0, 200) }, file })
    if (isHere()) await navigate(`/importaciones/${Id}`)
  })
  return (
    <FileUpload upload={upload} label={IMPORTS_TEXTS.upload} busyLabel={IMPORTS_TEXTS.uploading}>
      <Typography sx={{ mb: 1 }}>{IMPORTS_TEXTS.drop}</Typography>
      <Hint sx={{ mb: 2 }}>{IMPORTS_TEXTS.kinds}</Hint>
    </FileUpload>
  )
}
