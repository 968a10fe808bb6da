import type { ViolationCode } from '@gondola/contract/base'
import { type Registration, saveClient, hasBlank, listBrokenRules } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { registrationTexts } from '../../texts/account.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { tellRefusedRule } from '../../parts/messages/tell-rule.ts'
import { send } from '../../api/client.ts'
import { afterPaint } from '../../api/scheduling.ts'
import { Refused } from '../../api/errors.ts'
import { useDocumentTypes } from '../../state/session/clients.ts'
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  registrationDraft,
} from '../../state/registration-draft.ts'
import { toldHome, usePlace } from '../../state/place/place.ts'
import { login } from '../../state/session/session.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/** The form's input; the code is asked for only where the server does (`codigo-email`). */
export type RegistrationInput = Registration & { CodigoEmail?: string }

/**
 * The registration's form: all broken rules at once, each at its field, then saving, by whose rules the server refuses in
 * order (spec §5), and the login that follows. Input other than the password is restored when the dialog is reopened, also after a reload of the page.
 */
export function useRegistration(onDone: () => void) {
  const form = useForm<RegistrationInput>({ defaultValues: { ...registrationDraft(), Pass: '' } })
  const { getValues, setValue, subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepRegistrationDraft(values) }),
    [subscribe],
  )
  const { data: types } = useDocumentTypes()
  useEffect(() => {
    // a select cannot show a value whose option is not loaded yet
    const chosen = getValues('Tipodoc')
    if (types) setValue('Tipodoc', types.some(({ Codigo }) => Codigo === chosen) ? chosen : 0)
  }, [types, getValues, setValue])

  const [isCodeAsked, setCodeAsked] = useState(false)
  const mark = (code: string, message: string) => markFields(form, fieldsAtFault(code, getValues()), message)

  const submit = form.handleSubmit(async (typed) => {
    const broken = listBrokenRules(typed)
    // The one that is marked last has the focus.
    for (const violation of broken.toReversed()) mark(violation.code, violationMessage(violation).text)
    if (broken.length > 0) return
    try {
      await register(typed)
      forgetRegistrationDraft()
      onDone()
      // once the dialog is gone: a notice that moves out of it is read twice
      afterPaint(() =>
        showToast({
          kind: 'success',
          title: registrationTexts.welcome,
          text: registrationTexts.confirmEmail,
          durationMs: WELCOME_MS,
        }),
      )
    } catch (error) {
      if (error instanceof Refused && error.problem.status === 422) {
        if (error.problem.code === 'codigo-email') setCodeAsked(true)
        if (!mark(error.problem.code, error.problem.detail)) tellRefusedRule(error)
      } else tellFailure(error)
    }
  })
  return { form, submit, isCodeAsked }
}

/** Two sentences to read. */
const WELCOME_MS = 8000

/** Saves the new client, in the locality that was told in the header, and logs in (spec §4). */
async function register({ Tipodoc, ...typed }: RegistrationInput): Promise<void> {
  const { Localidad } = toldHome(usePlace.getState()) ?? {}
  await send(saveClient, {
    body: { ...typed, ...(Localidad && { Localidad }), Tipodoc: { Codigo: Tipodoc } },
  })
  await login(typed.Usuario, typed.Pass)
}

const FIELDS: Partial<Record<ViolationCode, keyof RegistrationInput>> = {
  'documento-vacio': 'Nrodoc',
  'documento-tipo': 'Tipodoc',
  'documento-registrado': 'Nrodoc',
  'documento-invalido': 'Nrodoc',
  'usuario-vacio': 'Usuario',
  'usuario-corto': 'Usuario',
  'usuario-espacios': 'Usuario',
  'usuario-signos': 'Usuario',
  'usuario-letras': 'Usuario',
  'usuario-en-uso': 'Usuario',
  'contrasena-corta': 'Pass',
  'email-invalido': 'Email',
  'email-registrado': 'Email',
  'telefono-invalido': 'Telefono',
  'codigo-email': 'CodigoEmail',
}

/** The fields that a violated rule concerns; empty if the code is not one of the registration's rules. */
export function fieldsAtFault(code: string, typed: RegistrationInput): (keyof RegistrationInput)[] {
  if (code === 'campos-vacios') {
    return (['Telefono', 'Direccion', 'Nombre'] as const).filter((field) => hasBlank(typed[field]))
  }
  const field = FIELDS[code as ViolationCode]
  return field ? [field] : []
}
