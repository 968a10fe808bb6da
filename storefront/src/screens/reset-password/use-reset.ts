import { checkNewPassword } from '@gondola/contract/clients'
import { resetTexts } from '../../texts/recovery.ts'
import { violationMessage } from '@gondola/contract/http'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { resetPassword } from '../../api/clients.ts'
import { Refused } from '../../api/errors.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'

interface Typed {
  PassNueva: string
  repeated: string
}

/** Sets a new password with the link's token; `refused` if the server rejected the token (used or expired). */
export function useReset() {
  const { token = '' } = useParams()
  const form = useForm<Typed>({ defaultValues: { PassNueva: '', repeated: '' } })
  const [step, setStep] = useState<'open' | 'refused' | 'done'>('open')
  const submit = form.handleSubmit(async ({ PassNueva, repeated }) => {
    const violation = checkNewPassword(PassNueva)
    if (violation) return markFields(form, ['PassNueva'], violationMessage(violation).text)
    if (repeated !== PassNueva) return markFields(form, ['repeated'], resetTexts.different)
    try {
      await resetPassword(token, PassNueva)
      setStep('done')
    } catch (error) {
      if (error instanceof Refused) setStep('refused')
      tellFailure(error)
    }
  })
  return { form, submit, step }
}
