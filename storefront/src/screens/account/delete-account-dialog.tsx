import { fieldsOf } from '../../parts/forms/form-card.tsx'
import { FormModal } from '../../parts/forms/form-modal.tsx'
import { formatPesos, ROUTES } from '@gondola/contract/base'
import { accountTexts } from '../../texts/account.ts'
import { violationMessage } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { deleteAccount } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { isRefusal } from '../../api/errors.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useOwnCredit } from '../../state/session/clients.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { creditTexts } from '../../texts/payment.ts'
import { forgetOwner, setClient } from '../../state/session/session.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { showToast } from '../../ui/notices/toasts.ts'

/** Asks for the password before the account is deleted; orders remain without personal data. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { Saldo = 0 } = useOwnCredit(useCustomer().Id).data ?? {}
  const { form, submit } = useDeletion()
  return (
    <FormModal
      title={accountTexts.removeTitle}
      onClose={onClose}
      send={accountTexts.remove}
      variant="danger"
      busy={form.formState.isSubmitting}
      onSubmit={submit}
      cancel={accountTexts.cancel}
    >
      <p>{accountTexts.removeText}</p>
      {Saldo > 0 && <p role="alert">{creditTexts.lost(formatPesos(Saldo))}</p>}
      <PasswordField
        label={accountTexts.removePassword}
        required
        autoComplete="current-password"
        {...fieldsOf(form)('Pass')}
      />
    </FormModal>
  )
}

function useDeletion() {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { Pass: '' } })
  const refusePassword = () =>
    form.setError(
      'Pass',
      { message: violationMessage({ code: 'contrasena-actual' }).text },
      { shouldFocus: true },
    )
  const submit = form.handleSubmit(async ({ Pass }) => {
    if (Pass === '') return refusePassword()
    try {
      await send(deleteAccount, { body: { Pass } })
    } catch (error) {
      return isRefusal(error, 'contrasena-actual') ? refusePassword() : tellFailure(error)
    }
    // Leave the guarded screen first, because it would ask to log in.
    await navigate(ROUTES.home)
    setClient(null)
    forgetOwner()
    showToast({ kind: 'success', title: accountTexts.removed })
  })
  return { form, submit }
}
