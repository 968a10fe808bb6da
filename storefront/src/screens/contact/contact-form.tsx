import { CONTACT_MESSAGE_ROWS } from '@gondola/contract/base'
import { type ContactDraft, CONTACT_REASONS } from '@gondola/contract/inboxes'
import { contactNumber, contactTexts } from '../../texts/contact.ts'
import { DoneCard } from '../../parts/forms/done-card.tsx'
import formStyles from '../../parts/forms/form.module.css'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextAreaField } from '../../ui/field/text-area-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useContact } from './use-contact.ts'

/** The contact form: reason, name, email, phone, subject, message (spec §2); stored with a number (contract §4). */
export function ContactForm() {
  const { form, submit, sent, writeAnother } = useContact()
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof ContactDraft) => ({
    label: contactTexts[name],
    required: true,
    error: errors[name]?.message,
    ...form.register(name),
  })
  if (sent !== null) {
    return (
      <DoneCard title={contactTexts.sentTitle}>
        <p>{contactNumber(sent)}</p>
        <Button variant="secondary" onClick={writeAnother}>
          {contactTexts.another}
        </Button>
      </DoneCard>
    )
  }
  return (
    <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
      <h2>{contactTexts.formTitle}</h2>
      <SelectField {...field('Motivo')}>
        <option value="">{contactTexts.choose}</option>
        {CONTACT_REASONS.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      <TextField {...field('Nombre')} autoComplete="name" />
      <div className={formStyles['columns']}>
        <TextField {...field('Email')} type="email" autoComplete="email" />
        <TextField {...field('Telefono')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('Comentario')} />
      <TextAreaField {...field('Mensaje')} rows={CONTACT_MESSAGE_ROWS} maxLength={2000} />
      <PersonalDataNotice />
      <div className={formStyles['submit']}>
        <Button type="submit" busy={isSubmitting}>
          {contactTexts.submit}
        </Button>
      </div>
    </form>
  )
}
