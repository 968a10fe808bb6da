import { Button, TextField, Typography } from '@mui/material'
import { changeStaffPassword, OWN_ACCOUNT_TEXTS } from '@gondola/contract/staff'
import { callServer } from '../api/call-server.ts'
import { useFormAct } from '../ui/use-act.ts'

export function PasswordForm() {
  const { onSubmit, field } = useFormAct((form) => {
    const { Pass, PassNueva } = Object.fromEntries(new FormData(form)) as { Pass: string; PassNueva: string }
    return callServer(changeStaffPassword, { body: { Pass, PassNueva } })
  }, OWN_ACCOUNT_TEXTS.passwordChanged)

  return (
    <form onSubmit={onSubmit}>
      <Typography component="h2" variant="h6" gutterBottom>
        {OWN_ACCOUNT_TEXTS.password}
      </Typography>
      <TextField
        {...field('Pass')}
        type="password"
        label={OWN_ACCOUNT_TEXTS.currentPassword}
        autoComplete="current-password"
        required
      />
      <TextField
        {...field('PassNueva')}
        type="password"
        label={OWN_ACCOUNT_TEXTS.newPassword}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {OWN_ACCOUNT_TEXTS.changePassword}
      </Button>
    </form>
  )
}
