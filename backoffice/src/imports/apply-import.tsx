import { useState } from 'react'
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  CardContent,
  Link,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import {
  applyImportCall,
  IMPORT_FAULTS,
  IMPORT_STEP_TEXTS,
  simulateImport,
  type ImportJob,
} from '@gondola/contract/imports'
import { formatNumber } from '@gondola/contract/base'
import { callServer, faultField, faultText } from '../api/call-server.ts'
import { LEAFLET_TEXTS } from '../texts/catalogue-panel.ts'
import { CheckField } from '../ui/forms/choice-field.tsx'
import { PriceLines } from './price-lines.tsx'
import { useStep } from './use-step.ts'

interface ApplyImportProps {
  job: ImportJob
  /** Options changed since the comparison, so that the result shown does not match them. */
  isOutdated: boolean
}

/** Applies the result shown, now or at a set time; if the brake holds it, only after an explicit confirmation. */
export function ApplyImport({ job, isOutdated }: ApplyImportProps) {
  const { Id, Retenciones, Resumen } = job
  const { isTaking, take } = useStep()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [leavesJumps, setLeavesJumps] = useState(false)
  const [at, setAt] = useState('')
  const [atFault, setAtFault] = useState<string | null>(null)
  const isHeld = Retenciones.length > 0
  const jumps = Resumen?.saltos ?? 0
  // jumps that are left out do not hold the import; missing articles still need the confirmation
  const isJumpHeld = job.Decisiones.SaltosAceptados < jumps
  const isHeldOtherwise = Retenciones.length > Number(isJumpHeld)
  const isBraked = isHeld && !isConfirmed && (isHeldOtherwise || !leavesJumps)
  function apply(AplicarDesde: string | null) {
    setAtFault(null)
    return take(
      () =>
        callServer(applyImportCall, {
          params: { Id },
          body: { Confirmar: isConfirmed, SinSaltos: leavesJumps, AplicarDesde },
        }),
      (error) => {
        const isOfTime = faultField(error) === 'AplicarDesde'
        if (isOfTime) setAtFault(faultText(error))
        return isOfTime
      },
    )
  }
  const isBlocked = isTaking || isBraked || isOutdated || job.Desactualizada
  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          {jumps > 0 && (
            <Box role="region" aria-labelledby="saltos">
              <Typography id="saltos" component="h2" variant="h6">
                {`${IMPORT_STEP_TEXTS.jumpsTitle}: ${formatNumber(jumps)}`}
              </Typography>
              <Typography variant="body2">{IMPORT_STEP_TEXTS.jumpsHint}</Typography>
              <PriceLines
                job={job}
                which={{ Salto: true }}
                choice={{ Que: 'saltos', label: IMPORT_STEP_TEXTS.accept }}
              />
              {isJumpHeld && (
                <CheckField
                  checked={leavesJumps}
                  onChange={setLeavesJumps}
                  label={IMPORT_STEP_TEXTS.leaveJumps}
                />
              )}
            </Box>
          )}
          {isHeld && (
            <Alert severity="warning">
              <AlertTitle>{IMPORT_STEP_TEXTS.held}</AlertTitle>
              {Retenciones.map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
              {Retenciones.some((reason) => reason.includes(LEAFLET_TEXTS.title)) && (
                <Link component={RouterLink} to="/folleto">
                  {LEAFLET_TEXTS.title}
                </Link>
              )}
              <CheckField checked={isConfirmed} onChange={setIsConfirmed} label={IMPORT_STEP_TEXTS.confirm} />
            </Alert>
          )}
          {job.Desactualizada && (
            <Alert severity="warning">
              {IMPORT_FAULTS['importacion-otra-lista']}{' '}
              <Button
                disabled={isTaking}
                onClick={() =>
                  void take(() => callServer(simulateImport, { params: { Id }, body: job.Opciones }))
                }
              >
                {IMPORT_STEP_TEXTS.compareAgain}
              </Button>
            </Alert>
          )}
          {isOutdated && <Alert severity="info">{IMPORT_STEP_TEXTS.compareFirst}</Alert>}
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
            <Button
              variant="contained"
              disabled={isBlocked}
              onClick={() => void apply(null)}
              sx={{ flexShrink: 0 }}
            >
              {IMPORT_STEP_TEXTS.apply}
            </Button>
            <TextField
              type="datetime-local"
              size="small"
              label={IMPORT_STEP_TEXTS.at}
              value={at}
              onChange={(event) => {
                setAt(event.target.value)
                setAtFault(null)
              }}
              error={atFault !== null}
              helperText={atFault}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              variant="outlined"
              disabled={isBlocked || at === ''}
              onClick={() => void apply(new Date(at).toISOString())}
              sx={{ flexShrink: 0 }}
            >
              {IMPORT_STEP_TEXTS.applyAt}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  )
}
