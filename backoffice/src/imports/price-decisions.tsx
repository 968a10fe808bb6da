import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import {
  decideImport,
  listImportDifferences,
  IMPORT_STEP_TEXTS,
  overtakenTitle,
  pinnedTitle,
  type ImportJob,
} from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { answersOf } from '../api/use-answer.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { isWaiting } from './import-words.ts'
import { PriceLines } from './price-lines.tsx'
import { useStep } from './use-step.ts'
import { Part, Hint } from '../ui/frame/part.tsx'

/** Manual prices that differ from the file's: they stay or are overwritten, single ones or all. */
export function PinnedPrices({ job, total }: { job: ImportJob; total: number }) {
  const mayDecide = useMay('importaciones.hacer') && isWaiting(job)
  const { isTaking, take } = useStep()
  const queries = useQueryClient()
  const { Id, Decisiones } = job
  const all = async (Aceptar: boolean) => {
    await take(() => callServer(decideImport, { params: { Id }, body: { Que: 'fijados', Aceptar } }))
    await queries.invalidateQueries(answersOf(listImportDifferences))
  }
  const isAnyLetGo = Decisiones.SoltarTodos || Decisiones.FijadosSueltos > 0
  return (
    <Part title={pinnedTitle(total, !isWaiting(job))}>
      {mayDecide && (
        <>
          <Typography variant="body2">{IMPORT_STEP_TEXTS.pinnedHint}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', my: 1 }}>
            <Button
              variant="outlined"
              disabled={isTaking || Decisiones.SoltarTodos}
              onClick={() => void all(true)}
            >
              {IMPORT_STEP_TEXTS.letAllGo}
            </Button>
            <Button disabled={isTaking || !isAnyLetGo} onClick={() => void all(false)}>
              {IMPORT_STEP_TEXTS.keepAll}
            </Button>
          </Stack>
          <Hint>{IMPORT_STEP_TEXTS.letAllGoHint}</Hint>
        </>
      )}
      <PriceLines
        job={job}
        which={{ Tipo: 'fijada' }}
        {...(mayDecide && { choice: { Que: 'fijados', label: IMPORT_STEP_TEXTS.letGo } })}
      />
    </Part>
  )
}

/** Active offers that are not lower than the new prices. */
export const OvertakenOffers = ({ job, total }: { job: ImportJob; total: number }) => (
  <Alert severity="warning" role="region" aria-labelledby="ofertas">
    <AlertTitle id="ofertas">{overtakenTitle(total)}</AlertTitle>
    {IMPORT_STEP_TEXTS.overtakenHint}
    <PriceLines job={job} which={{ Oferta: true }} />
  </Alert>
)
