import { useState } from 'react'
import {
  Alert,
  AlertTitle,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material'
import { applyImportCall } from '@gondola/contract/calls/staff-imports.ts'
import type { ImportJob } from '@gondola/contract/entities/import-job.ts'
import { IMPORT_STEP_TEXTS } from '@gondola/contract/texts/staff/imports.ts'
import { callServer } from '../api/call-server.ts'
import { useStep } from './use-step.ts'

/** Yes to what was shown: now or at an hour; beyond the brake only expressly. */
export function ApplyImport({ job }: { job: ImportJob }) {
  const { Id, Retenciones } = job
  const { isTaking, take } = useStep()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [at, setAt] = useState('')
  const isHeld = Retenciones.length > 0
  const apply = (AplicarDesde: string | null) =>
    take(() =>
      callServer(applyImportCall, { params: { Id }, body: { Confirmar: isConfirmed, AplicarDesde } }),
    )
  const isBlocked = isTaking || (isHeld && !isConfirmed)
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          {isHeld && (
            <Alert severity="warning">
              <AlertTitle>{IMPORT_STEP_TEXTS.held}</AlertTitle>
              {Retenciones.map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
              <FormControlLabel
                control={
                  <Checkbox
                    checked={isConfirmed}
                    onChange={(event) => setIsConfirmed(event.target.checked)}
                  />
                }
                label={IMPORT_STEP_TEXTS.confirm}
              />
            </Alert>
          )}
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
            <Button
              variant="contained"
              disabled={isBlocked}
              onClick={() => void apply(null)}
              sx={{ minHeight: 44, flexShrink: 0 }}
            >
              {IMPORT_STEP_TEXTS.apply}
            </Button>
            <TextField
              type="datetime-local"
              size="small"
              label={IMPORT_STEP_TEXTS.at}
              value={at}
              onChange={(event) => setAt(event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              variant="outlined"
              disabled={isBlocked || at === ''}
              onClick={() => void apply(new Date(at).toISOString())}
              sx={{ minHeight: 44, flexShrink: 0 }}
            >
              {IMPORT_STEP_TEXTS.applyAt}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  )
}
