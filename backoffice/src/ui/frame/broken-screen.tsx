import { Alert, AlertTitle, Button } from '@mui/material'
import { Title, useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin'
import { Link, Navigate } from 'react-router-dom'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { isHeldBack } from '../../api/own-staff.ts'
import { OWN_ACCOUNT_ADDRESS } from './screen.ts'
import { useOwnStaff } from './use-own-staff.ts'

/** Shown in place of a screen that threw: retry, or go home. */
export function BrokenScreen() {
  const translate = useTranslate()
  return (
    <Alert severity="error" sx={{ m: 2, maxWidth: 560 }}>
      <AlertTitle component="h1">{translate('ra.page.error')}</AlertTitle>
      {translate('ra.message.error')}
      <p>
        <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 1 }}>
          {PANEL_TEXTS.reload}
        </Button>
        <Button component={Link} to="/">
          {PANEL_TEXTS.home}
        </Button>
      </p>
    </Alert>
  )
}

/** The same outside of the panel's frame; it resets when the address changes. */
export function BrokenPanel({ resetErrorBoundary }: { resetErrorBoundary: (args: unknown) => void }) {
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined))
  return <BrokenScreen />
}

/** The page for an address that the role may not open, or not before its password and second factor are its owner's. */
export function NotAllowed() {
  const translate = useTranslate()
  const staff = useOwnStaff()
  if (staff !== undefined && isHeldBack(staff)) return <Navigate to={OWN_ACCOUNT_ADDRESS} replace />
  return (
    <>
      <Title title={translate('ra.page.access_denied')} />
      <Alert severity="warning" sx={{ mt: 2, maxWidth: 480 }}>
        {translate('ra.message.access_denied')}
      </Alert>
    </>
  )
}

/** The page for an unknown address. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('ra.page.not_found')} />
      <Alert severity="warning" sx={{ mt: 2, maxWidth: 480 }}>
        {translate('ra.message.not_found')}
      </Alert>
    </>
  )
}
