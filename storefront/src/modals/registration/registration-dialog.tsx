import { fieldsOf } from '../../parts/forms/form-card.tsx'
import { FormModal } from '../../parts/forms/form-modal.tsx'
import { registrationTexts } from '../../texts/account.ts'
import { useNavigate } from 'react-router'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { closeDialog, type DialogProps, openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { DocumentTypeField } from '../../parts/forms/person-fields.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from '../../parts/forms/form.module.css'
import { type RegistrationInput, useRegistration } from './use-registration.ts'

/** 'Registro de nuevo usuario' (spec §2, §5). Afterwards the customer is logged in and navigates to `next`. */
export function RegistrationDialog({ next }: DialogProps['register']) {
  const navigate = useNavigate()
  const { form, submit, isCodeAsked } = useRegistration(() => {
    closeDialog()
    if (next) void navigate(next)
  })
  return (
    <FormModal
      title={registrationTexts.title}
      size="m"
      onClose={closeDialog}
      send={registrationTexts.submit}
      busy={form.formState.isSubmitting}
      onSubmit={submit}
      cancel={registrationTexts.cancel}
    >
      <p className={styles['other']}>
        {registrationTexts.haveAccount}
        <Button variant="quiet" size="s" onClick={() => openDialog('login', next ? { next } : {})}>
          {registrationTexts.login}
        </Button>
      </p>
      <p className={styles['intro']}>{registrationTexts.required}</p>
      <RegistrationFields form={form} />
      {isCodeAsked && (
        <TextField
          label={registrationTexts.code}
          hint={registrationTexts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...fieldsOf(form)('CodigoEmail')}
        />
      )}
      <PersonalDataNotice />
    </FormModal>
  )
}

/** All fields of the registration, in the order in which its rules check them; all are required (spec §5). */
function RegistrationFields({ form }: { form: UseFormReturn<RegistrationInput> }) {
  const fields = fieldsOf(form)
  const field = (name: keyof RegistrationInput) => ({ required: true, ...fields(name) })
  return (
    <>
      <div className={styles['columns']}>
        <DocumentTypeField
          label={registrationTexts.documentType}
          required
          {...fields('Tipodoc', { valueAsNumber: true })}
          none={registrationTexts.choose}
        />
        <TextField {...field('Nrodoc')} label={registrationTexts.documentNumber} inputMode="numeric" />
      </div>
      <TextField
        {...field('Usuario')}
        label={registrationTexts.user}
        hint={registrationTexts.userHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('Pass')}
        label={registrationTexts.password}
        hint={registrationTexts.passwordHint}
        autoComplete="new-password"
      />
      <TextField {...field('Email')} label={registrationTexts.email} type="email" autoComplete="email" />
      <TextField {...field('Telefono')} label={registrationTexts.phone} type="tel" autoComplete="tel" />
      <TextField {...field('Direccion')} label={registrationTexts.address} autoComplete="street-address" />
      <TextField {...field('Nombre')} label={registrationTexts.name} autoComplete="name" />
    </>
  )
}
