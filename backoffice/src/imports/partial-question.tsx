import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import {
  simulateImport,
  type ImportJob,
  type MissingArticles,
  PARTIAL_TEXTS,
} from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { useStep } from './use-step.ts'

/**
 * Asks whether a list with far fewer articles than the previous one is partial. Repeats the comparison with the answer.
 */
export function PartialQuestion({
  job: { Id, Opciones },
  missing,
}: {
  job: ImportJob
  missing: MissingArticles
}) {
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
        <Button
          variant="contained"
          disabled={isTaking}
          onClick={() => void answer(true)}
          sx={{ minHeight: 44 }}
        >
          {PARTIAL_TEXTS.yes}
        </Button>
        <Button
          variant="outlined"
          disabled={isTaking}
          onClick={() => void answer(false)}
          sx={{ minHeight: 44 }}
        >
          {PARTIAL_TEXTS.no(missing.Faltan)}
        </Button>
      </Stack>
    </Alert>
  )
}
