import { useState, type FormEvent } from 'react'
import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material'
import { useLogin } from 'react-admin'
import { PANEL_TITLE } from '../ui/frame/brand.ts'
import { LOGIN_TEXTS } from '@gondola/contract/staff'
import { NotEntered } from '../api/auth-provider.ts'
import { faultText } from '../api/call-server.ts'

/** A code of the second factor, or a recovery code. */
export const CodeField = () => (
  <TextField
    name="Codigo"
    label={LOGIN_TEXTS.code}
    helperText={LOGIN_TEXTS.codeHint}
    autoComplete="one-time-code"
    autoFocus
    required
    slotProps={{ htmlInput: { maxLength: 40 } }}
  />
)

/** Login: user name and password, then the second factor's code if the account has one. */
export function LoginScreen() {
  const login = useLogin()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isCodeWanted, setCodeWanted] = useState(false)

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    setFault(null)
    try {
      await login(typed)
    } catch (error) {
      setBusy(false)
      if (error instanceof NotEntered && error.outcome === 'falta-codigo') setCodeWanted(true)
      else setFault(entryFault(error))
    }
  }

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 380, p: { xs: 3, sm: 4 } }} elevation={3}>
        <Typography component="p" sx={{ color: 'primary.main', fontWeight: 700 }}>
          {PANEL_TITLE}
        </Typography>
        <Typography component="h1" variant="h5" sx={{ mb: 2 }}>
          {LOGIN_TEXTS.heading}
        </Typography>
        <form onSubmit={enter}>
          <Stack spacing={1}>
            <Box sx={isCodeWanted ? { display: 'none' } : {}}>
              <TextField
                name="Usuario"
                label={LOGIN_TEXTS.user}
                autoComplete="username"
                autoFocus
                required
                slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
              />
              <TextField
                name="Pass"
                type="password"
                label={LOGIN_TEXTS.password}
                autoComplete="current-password"
                required
              />
            </Box>
            {isCodeWanted && <CodeField />}
            {fault !== null && <Alert severity="error">{fault}</Alert>}
            <Button type="submit" variant="contained" size="large" disabled={isBusy}>
              {LOGIN_TEXTS.enter}
            </Button>
            {isCodeWanted && (
              <Button
                onClick={() => {
                  setCodeWanted(false)
                  setFault(null)
                }}
              >
                {LOGIN_TEXTS.backToPassword}
              </Button>
            )}
          </Stack>
        </form>
      </Card>
    </Box>
  )
}

function entryFault(error: unknown): string {
  if (!(error instanceof NotEntered)) return faultText(error)
  const { outcomes } = LOGIN_TEXTS
  return outcomes[error.outcome as keyof typeof outcomes]
}
