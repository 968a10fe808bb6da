import { registrationTexts } from '../../texts/registration.ts'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { closeDialog, type DialogProps, openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import styles from '../../parts/forms/form.module.css'
import { RegistrationFields } from './registration-fields.tsx'
import { useRegistration } from './use-registration.ts'

/** 'Registro de nuevo usuario' (spec §2, §5). Afterwards the customer is logged in and navigates to `next`. */
export function RegistrationDialog({ next }: DialogProps['register']) {
  const formId = useId()
  const navigate = useNavigate()
  const { form, submit } = useRegistration(() => {
    closeDialog()
    if (next) void navigate(next)
  })
  return (
    <Modal
      title={registrationTexts.title}
      size="m"
      onClose={closeDialog}
      actions={
        <>
          <Button variant="quiet" onClick={closeDialog}>
            {registrationTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.formState.isSubmitting}>
            {registrationTexts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['other']}>
          {registrationTexts.haveAccount}
          <Button variant="quiet" size="s" onClick={() => openDialog('login', next ? { next } : {})}>
            {registrationTexts.login}
          </Button>
        </p>
        <p className={styles['intro']}>{registrationTexts.required}</p>
        <RegistrationFields form={form} />
        <PersonalDataNotice />
      </form>
    </Modal>
  )
}
