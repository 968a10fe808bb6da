import { fieldsOf, FormCard } from '../parts/forms/form-card.tsx'
import { ownTexts } from '@gondola/contract/base'
import { DoneCard } from '../parts/forms/done-card.tsx'
import { checkNewPassword, resetPassword } from '@gondola/contract/clients'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { send } from '../api/client.ts'
import { Refused } from '../api/errors.ts'
import { markFields } from '../parts/forms/mark-fields.ts'
import { tellFailure } from '../parts/messages/tell.ts'
import formStyles from '../parts/forms/form.module.css'
import { PageTitle } from '../parts/page-title.tsx'
import { openDialog } from '../state/dialogs.ts'
import { Button } from '../ui/button/button.tsx'
import { PasswordField } from '../ui/field/password-field.tsx'
import { Container } from '../ui/layout/container.tsx'
import screenStyles from './screen.module.css'

const PASSWORD_RESET: Message = ownTexts({ text: 'Tu contraseña fue cambiada. Ya podés iniciar sesión.' })

const resetTexts = ownTexts({
  title: 'Elegí una contraseña nueva',
  intro: 'El enlace sirve una sola vez. Al cambiarla cerramos tus otras sesiones.',
  password: 'Contraseña nueva',
  hint: 'Nueva contraseña. Minimo 5 caracteres',
  repeat: 'Repetir contraseña nueva',
  different: 'Las dos contraseñas no coinciden.',
  submit: 'Guardar contraseña',
  doneTitle: '¡Contraseña cambiada!',
  login: 'Iniciar sesión',
  again: 'Pedir otro enlace',
} as const)

/** 'restablecer' (contract §3): the target of the recovery mail's link; a new password, typed twice. */
export function Component() {
  const { form, submit, step } = useReset()
  const field = fieldsOf(form)
  return (
    <Container narrow className={screenStyles['screen']}>
      <PageTitle title={resetTexts.title} />
      {step === 'done' ? (
        <DoneCard title={resetTexts.doneTitle}>
          <p>{PASSWORD_RESET.text}</p>
          <Button onClick={() => openDialog('login')}>{resetTexts.login}</Button>
        </DoneCard>
      ) : (
        <FormCard
          send={resetTexts.submit}
          busy={form.formState.isSubmitting}
          onSubmit={submit}
          other={
            step === 'refused' && (
              <Button variant="secondary" onClick={() => openDialog('recover')}>
                {resetTexts.again}
              </Button>
            )
          }
        >
          <p className={formStyles['intro']}>{resetTexts.intro}</p>
          <PasswordField
            label={resetTexts.password}
            hint={resetTexts.hint}
            required
            autoComplete="new-password"
            {...field('PassNueva')}
          />
          <PasswordField
            label={resetTexts.repeat}
            required
            autoComplete="new-password"
            {...field('repeated')}
          />
        </FormCard>
      )}
    </Container>
  )
}

interface Typed {
  PassNueva: string
  repeated: string
}

/** Sets a new password with the link's token; `refused` if the server rejected the token (used or expired). */
function useReset() {
  const { token = '' } = useParams()
  const form = useForm<Typed>({ defaultValues: { PassNueva: '', repeated: '' } })
  const [step, setStep] = useState<'open' | 'refused' | 'done'>('open')
  const submit = form.handleSubmit(async ({ PassNueva, repeated }) => {
    const violation = checkNewPassword(PassNueva)
    if (violation) return markFields(form, ['PassNueva'], violationMessage(violation).text)
    if (repeated !== PassNueva) return markFields(form, ['repeated'], resetTexts.different)
    try {
      await send(resetPassword, { body: { Token: token, PassNueva } })
      setStep('done')
    } catch (error) {
      if (error instanceof Refused) setStep('refused')
      tellFailure(error)
    }
  })
  return { form, submit, step }
}
