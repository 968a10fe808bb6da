import type { Registration } from '@gondola/contract/clients'
import { registrationTexts } from '../../texts/registration.ts'
import type { UseFormReturn } from 'react-hook-form'
import { DocumentTypeField } from '../../parts/forms/document-type-field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from '../../parts/forms/form.module.css'

/** All fields of the registration, in the order in which its rules check them; all are required (spec §5). */
export function RegistrationFields({ form }: { form: UseFormReturn<Registration> }) {
  const { errors } = form.formState
  const field = (name: keyof Registration) => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <>
      <div className={styles['columns']}>
        <DocumentTypeField
          label={registrationTexts.documentType}
          required
          error={errors.Tipodoc?.message}
          {...form.register('Tipodoc', { valueAsNumber: true })}
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
