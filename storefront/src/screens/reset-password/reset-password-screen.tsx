import { resetTexts } from '../../texts/recovery.ts'
import { PASSWORD_RESET } from '../../texts/notices.ts'
import { DoneCard } from '../../parts/forms/done-card.tsx'
import formStyles from '../../parts/forms/form.module.css'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Container } from '../../ui/layout/container.tsx'
import screenStyles from '../screen.module.css'
import { useReset } from './use-reset.ts'

/** 'restablecer' (contract §3): the target of the recovery mail's link; a new password, typed twice. */
export function Component() {
  const { form, submit, step } = useReset()
  const { errors, isSubmitting } = form.formState
  return (
    <Container narrow className={screenStyles['screen']}>
      <PageTitle title={resetTexts.title} />
      {step === 'done' ? (
        <DoneCard title={resetTexts.doneTitle}>
          <p>{PASSWORD_RESET.text}</p>
          <Button onClick={() => openDialog('login')}>{resetTexts.login}</Button>
        </DoneCard>
      ) : (
        <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
          <p className={formStyles['intro']}>{resetTexts.intro}</p>
          <PasswordField
            label={resetTexts.password}
            hint={resetTexts.hint}
            required
            autoComplete="new-password"
            error={errors.PassNueva?.message}
            {...form.register('PassNueva')}
          />
          <PasswordField
            label={resetTexts.repeat}
            required
            autoComplete="new-password"
            error={errors.repeated?.message}
            {...form.register('repeated')}
          />
          <div className={formStyles['submit']}>
            <Button type="submit" busy={isSubmitting}>
              {resetTexts.submit}
            </Button>
            {step === 'refused' && (
              <Button variant="secondary" onClick={() => openDialog('recover')}>
                {resetTexts.again}
              </Button>
            )}
          </div>
        </form>
      )}
    </Container>
  )
}
