import { formatPesos, ROUTES } from '@gondola/contract/base'
import { accountTexts } from '../../texts/account.ts'
import { violationMessage } from '@gondola/contract/http'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { deleteAccount } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { isRefusal } from '../../api/errors.ts'
import formStyles from '../../parts/forms/form.module.css'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useOwnCredit } from '../../state/session/clients.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { creditTexts } from '../../texts/payment.ts'
import { forgetOwner, setClient } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { showToast } from '../../ui/notices/toasts.ts'

/** Asks for the password before the account is deleted; orders remain without personal data. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { Saldo = 0 } = useOwnCredit(useCustomer().Id).data ?? {}
  const { form, submit } = useDeletion()
  const { errors, isSubmitting } = form.formState
  return (
    <Modal
      title={accountTexts.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {accountTexts.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isSubmitting}>
            {accountTexts.remove}
          </Button>
        </>
      }
    >
      <form id={formId} className={formStyles['form']} noValidate onSubmit={submit}>
        <p>{accountTexts.removeText}</p>
        {Saldo > 0 && <p role="alert">{creditTexts.lost(formatPesos(Saldo))}</p>}
        <PasswordField
          label={accountTexts.removePassword}
          required
          autoComplete="current-password"
          error={errors.Pass?.message}
          {...form.register('Pass')}
        />
      </form>
    </Modal>
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
