import { accountTexts } from '../../texts/account.ts'
import formStyles from '../../parts/forms/form.module.css'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './account-screen.module.css'
import { EmailState } from './email-state.tsx'
import { PasswordForm } from './password-form.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Login data (anchor `contraseña`): user name, email, and the form that changes the password. */
export function AccessTab() {
  const { form, submit, isMoving } = useAccountForm('contraseña')
  const { errors, isSubmitting } = form.formState
  return (
    <div className={styles['tab']}>
      <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
        <h2>{accountTexts.accessTitle}</h2>
        <TextField
          label={accountTexts.user}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.Usuario?.message}
          {...form.register('Usuario')}
        />
        <TextField
          label={accountTexts.email}
          required
          type="email"
          autoComplete="email"
          error={errors.Email?.message}
          {...form.register('Email')}
        />
        {isMoving ? (
          <PasswordField
            label={accountTexts.emailPassword}
            required
            autoComplete="current-password"
            error={errors.Pass?.message}
            {...form.register('Pass')}
          />
        ) : (
          <EmailState />
        )}
        <PersonalDataNotice />
        <div className={formStyles['submit']}>
          <Button type="submit" busy={isSubmitting}>
            {accountTexts.save}
          </Button>
        </div>
      </form>
      <PasswordForm />
    </div>
  )
}
