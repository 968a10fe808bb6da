import { Button, Card, CardContent, FormGroup, Stack, TextField, Typography } from '@mui/material'
import { Title } from 'react-admin'
import {
  ACCESS_FAULTS,
  ALERT_NAMES,
  alertsFor,
  changeStaffPassword,
  chooseStaffAlerts,
  findOwnStaff,
  OWN_ACCOUNT_TEXTS,
  type StaffAlert,
} from '@gondola/contract/staff'
import { SecondFactor } from './second-factor.tsx'
import { callServer } from '../api/call-server.ts'
import { isHeldBack, keepOwnStaff } from '../api/own-staff.ts'
import { CheckField } from '../ui/forms/choice-field.tsx'
import { useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { useAct, useFormAct } from '../ui/records/use-act.ts'
import { PartTitle } from '../ui/frame/part.tsx'

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
    <Alerts />
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
      <PartTitle gutterBottom>{OWN_ACCOUNT_TEXTS.password}</PartTitle>
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

/** What the account is mailed about, stored as it is pressed. */
function Alerts() {
  const staff = useOwnStaff()
  const act = useAct()
  if (staff === undefined || isHeldBack(staff)) return null
  const open = alertsFor(staff)
  if (open.length === 0) return null
  const { Avisos = [], Email } = staff
  const choose = (alert: StaffAlert, isWanted: boolean) =>
    act(async () => {
      const others = Avisos.filter((one) => one !== alert)
      const body = { Avisos: isWanted ? [...others, alert] : others }
      keepOwnStaff(await callServer(chooseStaffAlerts, { body }))
    }, OWN_ACCOUNT_TEXTS.alertsSaved)
  return (
    <Card>
      <CardContent>
        <PartTitle id="avisos">{OWN_ACCOUNT_TEXTS.alerts}</PartTitle>
        <Typography id="avisos-ayuda">
          {Email === undefined ? ACCESS_FAULTS['sin-email'] : OWN_ACCOUNT_TEXTS.alertsTo(Email)}
        </Typography>
        {Email !== undefined && (
          <FormGroup role="group" aria-labelledby="avisos" aria-describedby="avisos-ayuda">
            {open.map((alert) => (
              <CheckField
                key={alert}
                label={ALERT_NAMES[alert]}
                checked={Avisos.includes(alert)}
                onChange={(isWanted) => void choose(alert, isWanted)}
              />
            ))}
          </FormGroup>
        )}
      </CardContent>
    </Card>
  )
}
