import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import { ownTexts } from '@gondola/contract/base'
import { resendConfirmation } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { accountTexts, pushTexts } from '../../texts/account.ts'
import formStyles from '../../parts/forms/form.module.css'
import { PushSwitch } from '../../parts/push/push-switch.tsx'
import { WhatsAppSwitch } from '../../parts/push/whatsapp-switch.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './account-screen.module.css'
import { PasswordForm } from './password-form.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useMutation } from '@tanstack/react-query'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/** Whether the address is confirmed, in 'Datos de acceso'. */
const emailStateTexts = ownTexts({
  lost: 'Tu cuenta quedó sin email: otra cuenta confirmó que es suyo. Escribí uno tuyo para recibir los mensajes de tus pedidos.',
  confirmed: 'Tu email está confirmado.',
  unconfirmed:
    'Tu email todavía no está confirmado: te mandamos un enlace al registrarte. No hace falta para comprar, pero hasta entonces los mails no repiten tus datos y podés tener menos pedidos a la vez.',
  send: 'Mandarme otro enlace',
  sent: 'Te mandamos el enlace',
} as const)

/** Login data (anchor `contraseña`): user name, email, and the form that changes the password. */
export function AccessTab() {
  const { form, submit, isMoving } = useAccountForm('contraseña')
  const field = fieldsOf(form)
  return (
    <div className={styles['tab']}>
      <FormCard send={accountTexts.save} busy={form.formState.isSubmitting} onSubmit={submit} isPersonal>
        <h2>{accountTexts.accessTitle}</h2>
        <TextField
          label={accountTexts.user}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('Usuario')}
        />
        <TextField
          label={accountTexts.email}
          required
          type="email"
          autoComplete="email"
          {...field('Email')}
        />
        {isMoving ? (
          <PasswordField
            label={accountTexts.emailPassword}
            required
            autoComplete="current-password"
            {...field('Pass')}
          />
        ) : (
          <EmailState />
        )}
      </FormCard>
      <PasswordForm />
      <section className={classes(formStyles['form'], formStyles['card'])}>
        <h2>{pushTexts.title}</h2>
        <PushSwitch />
        <WhatsAppSwitch />
      </section>
    </div>
  )
}

/**
 * Whether the email address is confirmed, and why to confirm it. Unconfirmed: a button that sends the link again. If
 * another account confirmed the address: that this account has none.
 */
function EmailState() {
  const { Email, EmailConfirmado } = useCustomer()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => send(resendConfirmation, {}),
    onSuccess: () => showToast({ kind: 'success', title: emailStateTexts.sent }),
    onError: (error) => tellFailure(error),
  })
  if (EmailConfirmado)
    return <p className={classes(formStyles['notice'], formStyles['found'])}>{emailStateTexts.confirmed}</p>
  if (Email === '') return <p className={formStyles['notice']}>{emailStateTexts.lost}</p>
  return (
    <div className={formStyles['notice']}>
      <p>{emailStateTexts.unconfirmed}</p>
      <Button variant="quiet" busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
        {isSuccess ? emailStateTexts.sent : emailStateTexts.send}
      </Button>
    </div>
  )
}
