import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import {
  IMPORT_STEP_TEXTS,
  simulateImport,
  type ImportJob,
  type ImportQuestion,
} from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { SampleTable } from './read-file.tsx'
import { useStep } from './use-step.ts'

interface FileQuestionProps {
  job: Pick<ImportJob, 'Id' | 'Opciones'>
  question: ImportQuestion
}

/** Asks what the whole file leaves unclear, with the first rows as each answer reads them. Compares with the answer. */
export function FileQuestion({ job: { Id, Opciones }, question }: FileQuestionProps) {
  const { isTaking, take } = useStep()
  const answer = (given: string) => {
    const others = (Opciones.Respuestas ?? []).filter((one) => one.split('=')[0] !== given.split('=')[0])
    const body = { ...Opciones, Respuestas: [...others, given] }
    return take(() => callServer(simulateImport, { params: { Id }, body }))
  }
  return (
    <Alert severity="warning" role="region" aria-labelledby="pregunta" sx={{ mt: 1 }}>
      <AlertTitle id="pregunta">{IMPORT_STEP_TEXTS.asks}</AlertTitle>
      {question.Texto}
      <Stack sx={{ gap: 2, mt: 1 }}>
        {question.Respuestas.map(({ Respuesta, Texto, Muestra: [heading, ...rows] }) => (
          <Stack key={Respuesta} sx={{ gap: 1, alignItems: 'flex-start' }}>
            {heading !== undefined && <SampleTable columns={heading} rows={rows} />}
            <Button
              variant="outlined"
              disabled={isTaking}
              onClick={() => void answer(Respuesta)}
              sx={{ textAlign: 'left' }}
            >
              {Texto}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Alert>
  )
}
