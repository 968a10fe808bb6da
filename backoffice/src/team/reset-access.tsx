import { useState } from 'react'
import LockResetIcon from '@mui/icons-material/LockReset'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { resetStaffAccess, TEAM_TEXTS } from '@gondola/contract/staff'
import { callServer, faultText } from '../api/call-server.ts'

/** Sets a new password for a member of staff who lost theirs. */
export function ResetAccess() {
  const record = useRecordContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [PassNueva, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  if (record === undefined) return null

  async function reset() {
    try {
      await callServer(resetStaffAccess, { params: { Id: Number(record?.id) }, body: { PassNueva } })
      setOpen(false)
      notify(TEAM_TEXTS.resetDone, { type: 'success' })
      refresh()
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <>
      <Button startIcon={<LockResetIcon />} size="small" onClick={() => setOpen(true)}>
        {TEAM_TEXTS.reset}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="reset-title">
        <DialogTitle id="reset-title">{TEAM_TEXTS.reset}</DialogTitle>
        <DialogContent>
          <DialogContentText>{TEAM_TEXTS.resetExplained}</DialogContentText>
          <TextField
            type="password"
            label={TEAM_TEXTS.newPassword}
            autoComplete="new-password"
            value={PassNueva}
            onChange={(event) => setPassword(event.target.value)}
            error={fault !== null}
            helperText={fault ?? TEAM_TEXTS.passwordHint}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" onClick={reset}>
            {TEAM_TEXTS.reset}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
