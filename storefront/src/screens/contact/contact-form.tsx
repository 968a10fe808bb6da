import { CONTACT_MESSAGE_ROWS } from '@gondola/contract/base'
import { type ContactDraft, CONTACT_REASONS, checkContact } from '@gondola/contract/inboxes'
import { contactNumber, contactTexts } from '../../texts/contact.ts'
import { DoneCard } from '../../parts/forms/done-card.tsx'
import { hasBlank } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveContact } from '@gondola/contract/site'
import { send } from '../../api/client.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { useSession } from '../../state/session/session.ts'
import formStyles from '../../parts/forms/form.module.css'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextAreaField } from '../../ui/field/text-area-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'

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

const FIELDS = ['Motivo', 'Nombre', 'Email', 'Telefono', 'Comentario', 'Mensaje'] as const

/** Sends a message to the shop; `sent` is the number of the last sent message, or null. */
function useContact() {
  const client = useSession((session) => session.client)
  const own = { Nombre: client?.Nombre ?? '', Email: client?.Email ?? '', Telefono: client?.Telefono ?? '' }
  const empty: ContactDraft = { ...own, Motivo: '', Comentario: '', Mensaje: '' }
  const form = useForm<ContactDraft>({ defaultValues: empty })
  const [sent, setSent] = useState<number | null>(null)
  const submit = form.handleSubmit(async (typed) => {
    const violation = checkContact(typed)
    if (violation) {
      const blank = FIELDS.filter((field) => hasBlank(typed[field]))
      markFields(form, blank.length > 0 ? blank : ['Email'], violationMessage(violation).text)
      return tellViolation(violation)
    }
    try {
      setSent((await send(saveContact, { body: typed })).Id)
      form.reset(empty)
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit, sent, writeAnother: () => setSent(null) }
}
