import { cardTexts } from '../../texts/card.ts'
import { DocumentTypeField } from '../../parts/forms/document-type-field.tsx'
import formStyles from '../../parts/forms/form.module.css'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { type CardTyped, useCardRequest } from './use-card-request.ts'

/** The loyalty card's form (spec §2, §5). */
export function CardForm() {
  const client = useSession((session) => session.client)
  const { form, submit } = useCardRequest()
  const { errors, isSubmitting } = form.formState
  const field = (name: Exclude<keyof CardTyped, 'Tipodoc'>) => ({
    label: cardTexts[name],
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
      <div className={formStyles['columns']}>
        <TextField {...field('Nombre')} required autoComplete="given-name" />
        <TextField {...field('Apellido')} required autoComplete="family-name" />
      </div>
      <TextField {...field('Direccion')} required autoComplete="street-address" />
      <TextField {...field('Email')} required type="email" autoComplete="email" />
      <TextField {...field('Telefono')} required type="tel" autoComplete="tel" />
      <div className={formStyles['columns']}>
        <DocumentTypeField
          label={cardTexts.Tipodoc}
          required
          {...form.register('Tipodoc', { valueAsNumber: true })}
          known={client?.Tipodoc}
          none={cardTexts.choose}
        />
        <TextField {...field('Nrodoc')} inputMode="numeric" />
      </div>
      <PersonalDataNotice />
      <div className={formStyles['submit']}>
        <Button type="submit" busy={isSubmitting}>
          {cardTexts.submit}
        </Button>
      </div>
    </form>
  )
}
