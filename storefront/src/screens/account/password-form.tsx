import { checkNewPassword, updateClient } from '@gondola/contract/clients'
import type { Violation } from '@gondola/contract/base'
import { accountTexts, ACCOUNT_SAVED } from '../../texts/account.ts'
import { violationMessage } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { isRefusal } from '../../api/errors.ts'
import formStyles from '../../parts/forms/form.module.css'
import { tellFailure, tellSuccess } from '../../parts/messages/tell.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { setClient } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'

interface Typed {
  Pass: string
  PassNueva: string
}

const EMPTY: Typed = { Pass: '', PassNueva: '' }

/** Changes the password (spec §5): the current one, then a new one of five characters or more without spaces. */
export function PasswordForm() {
  const { form, submit } = usePasswordForm()
  const { errors, isSubmitting } = form.formState
  return (
    <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
      <h2>{accountTexts.passwordTitle}</h2>
      <PasswordField
        label={accountTexts.currentPassword}
        required
        autoComplete="current-password"
        error={errors.Pass?.message}
        {...form.register('Pass')}
      />
      <PasswordField
        label={accountTexts.newPassword}
        hint={accountTexts.newPasswordHint}
        required
        autoComplete="new-password"
        error={errors.PassNueva?.message}
        {...form.register('PassNueva')}
      />
      <div className={formStyles['submit']}>
        <Button type="submit" busy={isSubmitting}>
          {accountTexts.changePassword}
        </Button>
      </div>
    </form>
  )
}

function usePasswordForm() {
  const { Id } = useCustomer()
  const form = useForm<Typed>({ defaultValues: EMPTY })
  const refuse = (field: keyof Typed, violation: Violation) =>
    form.setError(field, { message: violationMessage(violation).text }, { shouldFocus: true })
  const submit = form.handleSubmit(async ({ Pass, PassNueva }) => {
    if (Pass === '') return refuse('Pass', { code: 'contrasena-actual' })
    const violation = checkNewPassword(PassNueva)
    if (violation) return refuse('PassNueva', violation)
    try {
      setClient(await send(updateClient, { body: { Id, Pass, PassNueva } }))
      form.reset(EMPTY)
      tellSuccess(ACCOUNT_SAVED)
    } catch (error) {
      if (isRefusal(error, 'contrasena-actual')) refuse('Pass', { code: 'contrasena-actual' })
      else tellFailure(error, accountTexts.saveFailed)
    }
  })
  return { form, submit }
}
