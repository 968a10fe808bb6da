import { useState } from 'react'
import LockResetIcon from '@mui/icons-material/LockReset'
import { Button, TextField } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { resetStaffAccess, TEAM_TEXTS } from '@gondola/contract/staff'
import { callServer } from '../api/call-server.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { useTellDone } from '../ui/records/use-act.ts'

/** Sets a new password for a member of staff who lost theirs. */
export function ResetAccess() {
  const record = useRecordContext()
  const tellDone = useTellDone()
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (record === undefined) return null
  const params = { Id: Number(record.id) }

  async function reset(form: HTMLFormElement) {
    const { PassNueva } = Object.fromEntries(new FormData(form)) as { PassNueva: string }
    await callServer(resetStaffAccess, { params, body: { PassNueva } })
    setOpen(false)
    tellDone(TEAM_TEXTS.resetDone)
  }

  return (
    <>
      <Button startIcon={<LockResetIcon />} size="small" onClick={() => setOpen(true)}>
        {TEAM_TEXTS.reset}
      </Button>
      {isOpen && (
        <FormDialog
          title={TEAM_TEXTS.reset}
          explanation={TEAM_TEXTS.resetExplained}
          confirm={TEAM_TEXTS.reset}
          cancel={translate('ra.action.cancel')}
          faultsAt="PassNueva"
          onConfirm={reset}
          onClose={() => setOpen(false)}
        >
          {(field) => (
            <TextField
              {...field('PassNueva', TEAM_TEXTS.passwordHint)}
              type="password"
              label={TEAM_TEXTS.newPassword}
              autoComplete="new-password"
              required
              autoFocus
              fullWidth
            />
          )}
        </FormDialog>
      )}
    </>
  )
}
