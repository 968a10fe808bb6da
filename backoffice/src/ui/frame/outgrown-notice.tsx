import { Alert, AlertTitle, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { readSystemState, SYSTEM_TEXTS as TEXTS } from '@gondola/contract/staff'
import { useMay } from './use-own-staff.ts'
import { useAnswer } from '../../api/use-answer.ts'

/** It grows over months. */
const FRESH_MS = 3_600_000

/** Says that the shop has outgrown SQLite. */
export const OutgrownAlert = ({ action }: { action?: ReactNode }) => (
  <Alert severity="warning" action={action}>
    <AlertTitle>{TEXTS.outgrown}</AlertTitle>
    {TEXTS.outgrownHint}
  </Alert>
)

/** The same on the start page, to who runs the shop; nothing while the shop fits. */
export function OutgrownNotice() {
  const mayKnow = useMay('parametros.editar')
  const { data } = useAnswer(readSystemState, {}, { enabled: mayKnow, staleTime: FRESH_MS })
  if (!mayKnow || !data?.Base.QuedoChica) return null
  return (
    <OutgrownAlert
      action={
        <Button component={Link} to="/estado" color="inherit">
          {TEXTS.seeState}
        </Button>
      }
    />
  )
}
