import { type ContactDraft, checkContact } from '@gondola/contract/inboxes'
import { hasBlank } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { saveContact } from '../../api/site.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { useSession } from '../../state/session/session.ts'

const FIELDS = ['Motivo', 'Nombre', 'Email', 'Telefono', 'Comentario', 'Mensaje'] as const

/** Sends a message to the shop; `sent` is the number of the last sent message, or null. */
export function useContact() {
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
      setSent((await saveContact(typed)).Id)
      form.reset(empty)
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit, sent, writeAnother: () => setSent(null) }
}
