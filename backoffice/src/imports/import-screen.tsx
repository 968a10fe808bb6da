import { useState } from 'react'
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import {
  IMPORT_STEP_TEXTS,
  importTitle,
  numbersText,
  ownProfile,
  PARTIAL_TEXTS,
  rowsRead,
  simulateImport,
  staffImports,
  undoImportCall,
  type ImportJob,
  type MissingArticles,
} from '@gondola/contract/imports'
import { formatNumber } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { IMPORT_BRANCH_TEXTS } from '../texts/import-branches.ts'
import { ApplyImport } from './apply-import.tsx'
import { BranchEffects } from './branch-effects.tsx'
import { Differences } from './differences.tsx'
import { FileQuestion } from './file-question.tsx'
import { isBusy, isOpen, isWaiting, momentText, stateText, toneOf } from './import-words.ts'
import { IgnoredRows, NoteList, RejectedRows } from './note-list.tsx'
import { ReadFile } from './read-file.tsx'
import { OvertakenOffers, PinnedPrices } from './price-decisions.tsx'
import { useStep } from './use-step.ts'
import { ConfirmStep } from '../ui/forms/step-button.tsx'
import { PartTitle, Hint } from '../ui/frame/part.tsx'

const BUSY_MS = 800
const IDLE_MS = 5000

/** One import: how its file is read, its changes, when it is applied, how it is undone. */
export function ImportScreen() {
  const Id = Number(useParams()['Id'])
  const { data, error, isPending } = useQuery({
    queryKey: ['import', Id],
    queryFn: ({ signal }) => callServer(staffImports.read, { params: { Id }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isBusy(state.data) ? BUSY_MS : IDLE_MS),
  })
  return (
    <Box sx={{ mt: 1, maxWidth: 1100 }}>
      <Title title={importTitle(Id)} />
      <Button component={Link} to="/importaciones">
        {IMPORT_STEP_TEXTS.back}
      </Button>
      {isPending && <Loading />}
      {error && <Failed error={error} />}
      {data && <WholeImport key={Id} job={data} />}
    </Box>
  )
}

function WholeImport({ job }: { job: ImportJob }) {
  const mayImport = useMay('importaciones.hacer')
  const wasCompared = job.Resumen !== null && !isBusy(job)
  const mayDecide = wasCompared && mayImport && isWaiting(job)
  const [isOther, setIsOther] = useState(false)
  return (
    <Stack spacing={2}>
      <Card>
        <CardContent>
          <Heading job={job} />
          {isBusy(job) && <Progress job={job} />}
          {job.Pregunta !== undefined && isOpen(job) && mayImport && (
            <FileQuestion job={job} question={job.Pregunta} />
          )}
          {job.Falla !== null && job.Pregunta === undefined && (
            <Alert severity="error" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
              {job.Falla}
            </Alert>
          )}
          <UndoImport job={job} />
        </CardContent>
      </Card>
      {mayImport && isOpen(job) && <ReadFile job={job} onChoose={setIsOther} />}
      {wasCompared && <RejectedRows job={job} summary={job.Resumen!} />}
      {wasCompared && <IgnoredRows job={job} summary={job.Resumen!} />}
      {wasCompared && (
        <NoteList
          Id={job.Id}
          Tipo="avisos"
          total={job.Resumen!.avisos}
          title={`${IMPORT_STEP_TEXTS.warned}: ${formatNumber(job.Resumen!.avisos)}`}
        />
      )}
      {mayDecide && job.Faltantes !== null && <PartialQuestion job={job} missing={job.Faltantes} />}
      {wasCompared && job.Resumen!.fijadas > 0 && <PinnedPrices job={job} total={job.Resumen!.fijadas} />}
      {wasCompared && job.Resumen!.ofertas > 0 && <OvertakenOffers job={job} total={job.Resumen!.ofertas} />}
      {wasCompared && job.PorSucursal?.[0] && <BranchEffects job={job} effects={job.PorSucursal} />}
      {mayDecide && job.Faltantes === null && <ApplyImport job={job} isOutdated={isOther} />}
      {wasCompared && job.Estado !== 'descartada' && <Differences job={job} summary={job.Resumen!} />}
    </Stack>
  )
}

function Heading({ job }: { job: ImportJob }) {
  const told = [
    job.AplicarDesde !== null &&
      job.Estado === 'programada' &&
      IMPORT_STEP_TEXTS.scheduled(momentText(job.AplicarDesde)),
    job.Aplicada !== null && IMPORT_STEP_TEXTS.applied(momentText(job.Aplicada)),
    job.Deshace !== undefined && IMPORT_BRANCH_TEXTS.undoes(job.Deshace.Nombre, job.Deshace.Importacion),
    job.SinCambios && (numbersText(job.Resumen ?? {}) || IMPORT_STEP_TEXTS.changedNothing),
    job.Deshecha !== null && IMPORT_STEP_TEXTS.undone(momentText(job.Deshecha), job.DeshechaPor ?? ''),
    job.Quedaron !== undefined && IMPORT_STEP_TEXTS.stayed(job.Quedaron),
  ].filter((text) => text !== false)
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <PartTitle sx={{ overflowWrap: 'anywhere' }}>{job.Archivo}</PartTitle>
        <Chip size="small" color={toneOf(job.Estado)} label={stateText(job)} />
      </Stack>
      <Hint>{[momentText(job.Subida), job.Usuario, ownProfile(job.Perfil)].filter(Boolean).join(' · ')}</Hint>
      {told.map((text) => (
        <Typography key={text}>{text}</Typography>
      ))}
    </>
  )
}

function Progress({ job: { Avance } }: { job: ImportJob }) {
  const text = Avance === null ? IMPORT_STEP_TEXTS.waiting : IMPORT_STEP_TEXTS.busy[Avance.Fase]
  const done = Avance === null || Avance.Hechas === 0 ? '' : `: ${rowsRead(Avance.Hechas)}`
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status">{text + done}</Typography>
      <LinearProgress aria-label={text} sx={{ mt: 1 }} />
    </Box>
  )
}

/** Undoes an import; available for the newest only. */
function UndoImport({ job: { Id, Estado, SePuedeDeshacer, SinCambios, Resumen } }: { job: ImportJob }) {
  const left = numbersText(Resumen ?? {})
  const may = useMay('importaciones.deshacer')
  const { isTaking, take } = useStep()
  const [isAsking, setAsking] = useState(false)
  if (!may || (!SePuedeDeshacer && (Estado !== 'aplicada' || SinCambios))) return null
  if (!SePuedeDeshacer) return <Typography color="text.secondary">{IMPORT_STEP_TEXTS.notUndoable}</Typography>
  async function undo() {
    setAsking(false)
    await take(() => callServer(undoImportCall, { params: { Id } }))
  }
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        disabled={isTaking}
        onClick={() => setAsking(true)}
        sx={{ mt: 2 }}
      >
        {IMPORT_STEP_TEXTS.undo}
      </Button>
      {isAsking && (
        <ConfirmStep
          asked={{
            title: IMPORT_STEP_TEXTS.undo,
            text: [IMPORT_STEP_TEXTS.undoExplain, left].filter(Boolean),
            keep: IMPORT_STEP_TEXTS.keep,
            confirm: IMPORT_STEP_TEXTS.undo,
            color: 'error',
          }}
          onConfirm={() => void undo()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/**
 * Asks whether a list with far fewer articles than the previous one is partial. Repeats the comparison with the answer.
 */
function PartialQuestion({ job: { Id, Opciones }, missing }: { job: ImportJob; missing: MissingArticles }) {
  const { isTaking, take } = useStep()
  const answer = (Parcial: boolean) =>
    take(() =>
      callServer(simulateImport, {
        params: { Id },
        // a partial list never takes articles off sale
        body: { ...Opciones, Parcial, Retirar: Opciones.Retirar && !Parcial },
      }),
    )
  return (
    <Alert severity="info" role="region" aria-labelledby="parcial">
      <AlertTitle id="parcial">{PARTIAL_TEXTS.title}</AlertTitle>
      {PARTIAL_TEXTS.asked(missing)}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={isTaking} onClick={() => void answer(true)}>
          {PARTIAL_TEXTS.yes}
        </Button>
        <Button variant="outlined" disabled={isTaking} onClick={() => void answer(false)}>
          {PARTIAL_TEXTS.no(missing.Faltan, Opciones.Retirar)}
        </Button>
      </Stack>
    </Alert>
  )
}
