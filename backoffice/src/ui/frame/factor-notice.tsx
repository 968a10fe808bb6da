import { useState } from 'react'
import { Alert, Button } from '@mui/material'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { OWN_ACCOUNT_TEXTS as TEXTS, PANEL_TEXTS } from '@gondola/contract/staff'
import { isHeldBack } from '../../api/own-staff.ts'
import { OWN_ACCOUNT_ADDRESS } from './screen.ts'
import { useOwnStaff } from './use-own-staff.ts'

/**
 * Says at each login until when the second factor is to be set up that the role requires; stays until it is closed. After
 * that, and with a password that somebody else chose, leads to where that is done.
 */
export function FactorNotice() {
  const staff = useOwnStaff()
  const { pathname } = useLocation()
  const [isClosed, setClosed] = useState(false)
  if (staff === undefined) return null
  if (isHeldBack(staff)) {
    if (pathname !== OWN_ACCOUNT_ADDRESS) return <Navigate to={OWN_ACCOUNT_ADDRESS} replace />
    return (
      <Alert severity="warning" role="note" sx={{ mt: 1 }}>
        {staff.ClaveProvisoria ? TEXTS.passwordGiven : TEXTS.factorOverdue}
      </Alert>
    )
  }
  if (staff.SegundoFactorHasta === undefined || isClosed) return null
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mt: 1 }}
      closeText={PANEL_TEXTS.dismiss}
      onClose={() => setClosed(true)}
    >
      {TEXTS.factorDue(staff.SegundoFactorHasta)}{' '}
      <Button component={Link} to={OWN_ACCOUNT_ADDRESS} color="inherit">
        {TEXTS.setUp}
      </Button>
    </Alert>
  )
}
