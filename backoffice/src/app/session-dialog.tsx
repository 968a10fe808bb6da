import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useLogout } from 'react-admin'
import { LOGIN_TEXTS, SESSION_TEXTS as TEXTS, staffLogin } from '@gondola/contract/staff'
import { callServer, faultText } from '../api/call-server.ts'
import { keepOwnStaff, knownStaff } from '../api/own-staff.ts'
import { renewSessionsBy } from '../api/session-renewal.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { CodeField } from './login-screen.tsx'

/**
 * Asks for the password in a dialog when the session ends: typed input is not lost, and a pending save continues.
 * Another account cannot log in here: the save would be made in its name.
 */
export function SessionDialog() {
  const logout = useLogout()
  const answer = useRef<(isRenewed: boolean) => void>(() => {})
  const [user, setUser] = useState<string | null>(null)

  useEffect(
    () =>
      renewSessionsBy(() => {
        const known = knownStaff()
        if (known === null) return Promise.resolve(false)
        setUser(known.Usuario)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    [],
  )

  if (user === null) return null
  const close = (isRenewed: boolean) => {
    setUser(null)
    answer.current(isRenewed)
  }
  const leave = () => {
    close(false)
    void logout()
  }
  return <PasswordDialog user={user} onIn={() => close(true)} onLeave={leave} />
}

interface PasswordDialogProps {
  user: string
  onIn(): void
  onLeave(): void
}

function PasswordDialog({ user, onIn, onLeave }: PasswordDialogProps) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isCodeWanted, setCodeWanted] = useState(false)

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const form = event.currentTarget
    const Codigo = typedText(form, 'Codigo')
    setBusy(true)
    setFault(null)
    try {
      const { Pass } = Object.fromEntries(new FormData(form)) as { Pass: string }
      const { Resultado, Cuenta } = await callServer(staffLogin, {
        body: { Usuario: user, Pass, ...(Codigo !== '' && { Codigo }) },
      })
      if (Resultado === 'ingreso') {
        keepOwnStaff(Cuenta)
        onIn()
      } else if (Resultado === 'falta-codigo') setCodeWanted(true)
      else setFault(LOGIN_TEXTS.outcomes[Resultado])
    } catch (error) {
      setFault(faultText(error))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      aria-labelledby="sesion-terminada"
      aria-describedby="sesion-explicada"
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={(event) => void enter(event)}>
        <DialogTitle id="sesion-terminada">{TEXTS.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="sesion-explicada" sx={{ mb: 2 }}>
            {TEXTS.explained(user)}
          </DialogContentText>
          <input type="hidden" name="Usuario" autoComplete="username" value={user} readOnly />
          <TextField
            name="Pass"
            type="password"
            label={LOGIN_TEXTS.password}
            autoComplete="current-password"
            autoFocus
            required
            fullWidth
          />
          {isCodeWanted && <CodeField />}
          {fault !== null && <Alert severity="error">{fault}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>{TEXTS.leave}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {TEXTS.goOn}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
