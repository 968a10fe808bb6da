import { fieldsOf, FormCard } from '../../parts/forms/form-card.tsx'
import { checkNewPassword, updateClient } from '@gondola/contract/clients'
import type { Violation } from '@gondola/contract/base'
import { accountTexts, ACCOUNT_SAVED } from '../../texts/account.ts'
import { violationMessage } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { isRefusal } from '../../api/errors.ts'
import { tellFailure, tellSuccess } from '../../parts/messages/tell.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { setClient } from '../../state/session/session.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'

interface Typed {
  Pass: string
  PassNueva: string
}

const EMPTY: Typed = { Pass: '', PassNueva: '' }

/** Changes the password (spec §5): the current one, then a new one of five characters or more without spaces. */
export function PasswordForm() {
  const { form, submit } = usePasswordForm()
  const field = fieldsOf(form)
  return (
    <FormCard send={accountTexts.changePassword} busy={form.formState.isSubmitting} onSubmit={submit}>
      <h2>{accountTexts.passwordTitle}</h2>
      <PasswordField
        label={accountTexts.currentPassword}
        required
        autoComplete="current-password"
        {...field('Pass')}
      />
      <PasswordField
        label={accountTexts.newPassword}
        hint={accountTexts.newPasswordHint}
        required
        autoComplete="new-password"
        {...field('PassNueva')}
      />
    </FormCard>
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
