import { useState, type FormEvent } from 'react'
import { Button, TextField, Typography } from '@mui/material'
import { HttpError, useNotify } from 'react-admin'
import { changeStaffPassword } from '@gondola/contract/calls/staff-access.ts'
import { OWN_ACCOUNT_TEXTS } from '@gondola/contract/texts/staff/access.ts'
import { callServer, faultText } from '../api/call-server.ts'

type Faults = Partial<Record<string, string>>

export function PasswordForm() {
  const notify = useNotify()
  const [faults, setFaults] = useState<Faults>({})

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as { Pass: string; PassNueva: string }
    try {
      await callServer(changeStaffPassword, { body: { Pass: typed.Pass, PassNueva: typed.PassNueva } })
      setFaults({})
      form.reset()
      notify(OWN_ACCOUNT_TEXTS.passwordChanged, { type: 'success' })
    } catch (error) {
      const { errors } = ((error instanceof HttpError && error.body) || {}) as { errors?: Faults }
      setFaults(errors ?? {})
      if (errors === undefined) notify(faultText(error), { type: 'error' })
    }
  }

  return (
    <form onSubmit={change}>
      <Typography component="h2" variant="h6" gutterBottom>
        {OWN_ACCOUNT_TEXTS.password}
      </Typography>
      <TextField
        name="Pass"
        type="password"
        label={OWN_ACCOUNT_TEXTS.currentPassword}
        autoComplete="current-password"
        required
        error={'Pass' in faults}
        helperText={faults['Pass']}
      />
      <TextField
        name="PassNueva"
        type="password"
        label={OWN_ACCOUNT_TEXTS.newPassword}
        autoComplete="new-password"
        required
        error={'PassNueva' in faults}
        helperText={faults['PassNueva']}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {OWN_ACCOUNT_TEXTS.changePassword}
      </Button>
    </form>
  )
}
