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
import { useLogout, useNotify } from 'react-admin'
import { useLocation } from 'react-router-dom'
import {
  confirmIdentity,
  IDENTITY_TEXTS,
  LOGIN_TEXTS,
  SESSION_TEXTS,
  staffLogin,
  type IdentityProof,
  type StaffLoginOutcome,
  type StaffSelf,
} from '@gondola/contract/staff'
import { callServer, faultField, faultText } from '../api/call-server.ts'
import { keepOwnStaff, knownStaff } from '../api/own-staff.ts'
import { renewSessionsBy, type Refused, type RenewalReason } from '../api/session-renewal.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { CodeField } from './login-screen.tsx'

const TEXTS = { ended: SESSION_TEXTS, old: IDENTITY_TEXTS } as const

interface Question {
  reason: RenewalReason
  refused: Refused
  staff: StaffSelf
  /** The screen on which it was asked. */
  screen: string
  answer: (isRenewed: boolean) => void
}

/**
 * Asks for the password in a dialog when the session ends, or for password or code when a call needs it again: typed
 * input is not lost, and a pending save continues. Another account cannot log in here: the save would be made in its
 * name.
 */
export function SessionDialog() {
  const logout = useLogout()
  // the session may end while a call's question is open
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const notify = useNotify()
  const { pathname } = useLocation()
  const here = useRef(pathname)

  // what was pressed on one screen is not sent from another
  useEffect(() => {
    here.current = pathname
    for (const { reason, refused, screen, answer } of questions) {
      if (screen === pathname) continue
      answer(false)
      if (refused.isChange) notify(TEXTS[reason].notSaved, { type: 'warning' })
    }
  }, [pathname, questions, notify])

  useEffect(
    () =>
      renewSessionsBy((reason, refused) => {
        const staff = knownStaff()
        if (staff === null) return Promise.resolve(false)
        const { promise, resolve: answer } = Promise.withResolvers<boolean>()
        const question = { reason, refused, staff, screen: here.current, answer }
        setQuestions((all) => [...all, question])
        return promise.finally(() => setQuestions((all) => all.filter((each) => each !== question)))
      }),
    [],
  )

  return questions.map((question) => {
    const leave = () => {
      question.answer(false)
      if (question.reason === 'ended') void discardTaps().finally(() => void logout())
    }
    return (
      <ProofDialog key={question.reason} {...question} onIn={() => question.answer(true)} onLeave={leave} />
    )
  })
}

/** What was picked and not sent yet; where nothing was, its code may be missing without a network. */
const discardTaps = () =>
  import('../picking/picking-store.ts').then(({ queue }) => queue.discard()).catch(() => undefined)

interface ProofDialogProps extends Question {
  onIn(): void
  onLeave(): void
}

function ProofDialog({ reason, staff, onIn, onLeave }: ProofDialogProps) {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isCodeWanted, setCodeWanted] = useState(reason === 'old' && staff.SegundoFactor)
  const texts = TEXTS[reason]

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const form = event.currentTarget
    const { Pass } = Object.fromEntries(new FormData(form)) as { Pass?: string }
    const Codigo = typedText(form, 'Codigo')
    setBusy(true)
    setFault(null)
    try {
      const proof = { ...(Pass !== undefined && { Pass }), ...(Codigo !== '' && { Codigo }) }
      const Resultado = await PROVEN[reason](staff, proof)
      if (Resultado === 'ingreso') onIn()
      else if (Resultado === 'falta-codigo') setCodeWanted(true)
      else setFault(LOGIN_TEXTS.outcomes[Resultado])
    } catch (error) {
      // the second factor was set up, or removed, elsewhere
      const field = faultField(error)
      if (reason === 'old' && field !== undefined) setCodeWanted(field === 'Codigo')
      setFault(faultText(error))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      aria-labelledby={`${reason}-titulo`}
      aria-describedby={`${reason}-texto`}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={(event) => void enter(event)}>
        <DialogTitle id={`${reason}-titulo`}>{texts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${reason}-texto`} sx={{ mb: 2 }}>
            {texts.explained(staff.Usuario)}
          </DialogContentText>
          <input type="hidden" name="Usuario" autoComplete="username" value={staff.Usuario} readOnly />
          {(reason === 'ended' || !isCodeWanted) && (
            <TextField
              name="Pass"
              type="password"
              label={LOGIN_TEXTS.password}
              autoComplete="current-password"
              autoFocus
              required
              fullWidth
            />
          )}
          {isCodeWanted && <CodeField />}
          {fault !== null && <Alert severity="error">{fault}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onLeave}>{texts.leave}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {texts.goOn}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type Proven = (staff: StaffSelf, proof: IdentityProof) => Promise<StaffLoginOutcome['Resultado']>

/** How what was typed is sent. @throws HttpError */
const PROVEN: Readonly<Record<RenewalReason, Proven>> = {
  async ended({ Usuario }, { Pass = '', ...proof }) {
    const { Resultado, Cuenta } = await callServer(staffLogin, { body: { Usuario, Pass, ...proof } })
    if (Resultado === 'ingreso') keepOwnStaff(Cuenta)
    return Resultado
  },
  async old(_staff, proof) {
    await callServer(confirmIdentity, { body: proof })
    return 'ingreso'
  },
}
