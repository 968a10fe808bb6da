import { RECOVERY_ALERT_MS, normalisedDocument, isEmail } from '@gondola/contract/base'
import { RECOVERY_SENT } from '../../texts/notices.ts'
import { violationMessage } from '@gondola/contract/http'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { findDocumentReference, requestRecovery } from '../../api/clients.ts'
import { tellFailure, tellSuccess } from '../../parts/messages/tell.ts'

interface Typed {
  Tipodoc: number
  Nrodoc: string
  Email: string
}

const EMPTY: Typed = { Tipodoc: 0, Nrodoc: '', Email: '' }

/** The recovery's two steps (spec §4). The document is first unknown, then found or not found. */
export function useRecovery() {
  const form = useForm<Typed>({ defaultValues: EMPTY })
  // null: unknown; '': not found; otherwise the reference for requesting the recovery.
  const [reference, setReference] = useState<string | null>(null)
  const refuse = (field: keyof Typed, code: 'documento-vacio' | 'documento-tipo' | 'email-invalido') =>
    form.setError(field, { message: violationMessage({ code }).text }, { shouldFocus: true })

  const verify = async ({ Tipodoc, Nrodoc }: Typed) => {
    const plain = normalisedDocument(Nrodoc)
    if (plain === '') return refuse('Nrodoc', 'documento-vacio')
    if (Tipodoc === 0) return refuse('Tipodoc', 'documento-tipo')
    setReference((await findDocumentReference(Tipodoc, plain)) ?? '')
  }
  const send = async (known: string, { Email }: Typed) => {
    if (!isEmail(Email.trim())) return refuse('Email', 'email-invalido')
    await requestRecovery(known, Email.trim())
    setReference(null)
    form.reset(EMPTY)
    tellSuccess(RECOVERY_SENT, { durationMs: RECOVERY_ALERT_MS })
  }
  const { setFocus } = form
  useEffect(() => {
    if (reference) setFocus('Email')
  }, [reference, setFocus])
  const submit = form.handleSubmit(async (typed) => {
    try {
      await (reference ? send(reference, typed) : verify(typed))
    } catch (error) {
      tellFailure(error)
    }
  })
  const document = reference === null ? 'unknown' : reference === '' ? 'notFound' : 'found'
  return { form, document, forgetDocument: () => setReference(null), submit } as const
}
