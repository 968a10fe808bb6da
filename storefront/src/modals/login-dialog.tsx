import { fieldsOf } from '../parts/forms/form-card.tsx'
import { FormModal } from '../parts/forms/form-modal.tsx'
import { LOGIN_PROGRESS_MAX_MS, ownTexts } from '@gondola/contract/base'
import { loginTexts } from '../texts/account.ts'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { tellFailure } from '../parts/messages/tell.ts'
import { closeDialog, type DialogProps, openDialog } from '../state/dialogs.ts'
import { login, useSession } from '../state/session/session.ts'
import { Button } from '../ui/button/button.tsx'
import { PasswordField } from '../ui/field/password-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { showAlert } from '../ui/notices/alerts.ts'
import { showToast, hideTopic } from '../ui/notices/toasts.ts'
import styles from '../parts/forms/form.module.css'

const LOGGING_IN: Message = ownTexts({ title: 'Iniciando sesión..', text: 'Por favor espere un momento.' })

const HTTP_ERROR: Message = ownTexts({ text: 'Se ha producido un error.' })

interface Typed {
  userOrEmail: string
  Pass: string
}

/** Login by user name or email (spec §2, §5). `next` is the address to navigate to after login. */
export function LoginDialog({ next }: DialogProps['login']) {
  const hasExpired = useSession((session) => session.hasExpired)
  const navigate = useNavigate()
  const form = useForm<Typed>({ defaultValues: { userOrEmail: '', Pass: '' } })
  const { isSubmitting } = form.formState
  const field = fieldsOf(form)
  const onward = next ? { next } : {}
  const { setFocus } = form
  useEffect(() => setFocus('userOrEmail'), [setFocus])
  const isCustomer = useSession((session) => session.client !== null)
  useEffect(() => {
    // Another tab logged in, or a lost session entry was restored from the server.
    if (!isCustomer || isSubmitting) return
    closeDialog()
    if (next) void navigate(next)
  }, [isCustomer, isSubmitting, next, navigate])
  const filledIn = { validate: (text: string) => text.trim() !== '' || EMPTY }

  const submit = form.handleSubmit(async ({ userOrEmail, Pass }) => {
    if (!(await isLoggedInBy(userOrEmail, Pass))) return setFocus('Pass', { shouldSelect: true })
    closeDialog()
    if (next) void navigate(next)
  })
  return (
    <FormModal
      title={loginTexts.title}
      onClose={closeDialog}
      send={loginTexts.submit}
      busy={isSubmitting}
      onSubmit={submit}
      cancel={loginTexts.cancel}
    >
      {hasExpired && <p className={styles['notice']}>{loginTexts.expired}</p>}
      {next && !hasExpired && <p className={styles['notice']}>{loginTexts.guarded}</p>}
      <TextField
        label={loginTexts.userOrEmail}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('userOrEmail', filledIn)}
      />
      <PasswordField
        label={loginTexts.password}
        autoComplete="current-password"
        {...field('Pass', filledIn)}
      />
      <Button variant="quiet" size="s" onClick={() => openDialog('recover', onward)}>
        {loginTexts.forgotten}
      </Button>
      <p className={styles['other']}>
        {loginTexts.noAccount}
        <Button variant="quiet" size="s" onClick={() => openDialog('register', onward)}>
          {loginTexts.register}
        </Button>
      </p>
    </FormModal>
  )
}

const EMPTY = violationMessage({ code: 'login-vacio' }).text
/** What an attempt was refused for goes once another succeeds. */
const TOPIC = 'ingreso'
const WRONG = violationMessage({ code: 'datos-incorrectos' })

/** Logs in, showing the progress notice meanwhile; reports failures. Returns whether the customer is logged in. */
async function isLoggedInBy(userOrEmail: string, Pass: string): Promise<boolean> {
  const closeProgress = showAlert({
    kind: 'progress',
    title: LOGGING_IN.title!,
    text: LOGGING_IN.text,
    durationMs: LOGIN_PROGRESS_MAX_MS,
    canDismiss: false,
  })
  try {
    const client = await login(userOrEmail, Pass)
    closeProgress()
    if (client) hideTopic(TOPIC)
    else showToast({ kind: 'error', title: WRONG.title!, text: WRONG.text, topic: TOPIC })
    return client !== null
  } catch (error) {
    closeProgress()
    tellFailure(error, HTTP_ERROR.text)
    return false
  }
}
