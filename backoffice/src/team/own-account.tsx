import { Card, CardContent, Stack, Button, TextField, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { OWN_ACCOUNT_TEXTS, changeStaffPassword, findOwnStaff } from '@gondola/contract/staff'
import { SecondFactor } from './second-factor.tsx'
import { callServer } from '../api/call-server.ts'
import { keepOwnStaff } from '../api/own-staff.ts'
import { useFormAct } from '../ui/records/use-act.ts'

/** Password and second factor of the own account. */
export const OwnAccount = () => (
  <Stack spacing={2} sx={{ mt: 2, maxWidth: 640 }}>
    <Title title={OWN_ACCOUNT_TEXTS.title} />
    <Card>
      <CardContent>
        <PasswordForm />
      </CardContent>
    </Card>
    <Card>
      <CardContent>
        <SecondFactor />
      </CardContent>
    </Card>
  </Stack>
)

function PasswordForm() {
  const { formProps, field } = useFormAct(async (form) => {
    const { Pass, PassNueva } = Object.fromEntries(new FormData(form)) as { Pass: string; PassNueva: string }
    await callServer(changeStaffPassword, { body: { Pass, PassNueva } })
    keepOwnStaff(await callServer(findOwnStaff, {}))
  }, OWN_ACCOUNT_TEXTS.passwordChanged)

  return (
    <form {...formProps}>
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
