import { Card, CardContent, Stack } from '@mui/material'
import { Title } from 'react-admin'
import { OWN_ACCOUNT_TEXTS } from '@gondola/contract/staff'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'

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
