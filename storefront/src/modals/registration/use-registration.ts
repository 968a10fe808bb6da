import { normalisedDocument, type ViolationCode } from '@gondola/contract/base'
import {
  checkRegistration,
  type Registration,
  findDocument,
  findTakenUser,
  saveClient,
  hasBlank,
} from '@gondola/contract/clients'
import { registrationTexts } from '../../texts/account.ts'
import { violationMessage } from '@gondola/contract/http'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { tellRefusedRule, tellViolation } from '../../parts/messages/tell-rule.ts'
import { send } from '../../api/client.ts'
import { Refused } from '../../api/errors.ts'
import { useDocumentTypes } from '../../state/session/clients.ts'
import {
  forgetRegistrationDraft,
  keepRegistrationDraft,
  registrationDraft,
} from '../../state/registration-draft.ts'
import { login } from '../../state/session/session.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/**
 * The registration's form: its rules in order (spec §5), saving, and the login that follows. Input other than the
 * password is restored when the dialog is reopened, also after a reload of the page.
 */
export function useRegistration(onDone: () => void) {
  const form = useForm<Registration>({ defaultValues: { ...registrationDraft(), Pass: '' } })
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

  const mark = (code: string, message: string) => markFields(form, fieldsAtFault(code, getValues()), message)

  const submit = form.handleSubmit(async (typed) => {
    try {
      const violation = await checkRegistration(typed, factsOf(typed))
      if (violation) {
        mark(violation.code, violationMessage(violation).text)
        return tellViolation(violation)
      }
      await register(typed)
      forgetRegistrationDraft()
      onDone()
      showToast({ kind: 'success', title: registrationTexts.welcome })
    } catch (error) {
      if (error instanceof Refused && error.problem.status === 422) {
        mark(error.problem.code, error.problem.detail)
        tellRefusedRule(error)
      } else tellFailure(error)
    }
  })
  return { form, submit }
}

function factsOf({ Tipodoc, Nrodoc, Usuario }: Registration) {
  return {
    isDocumentKnown: async () =>
      (await send(findDocument, { params: { Tipodoc, Nrodoc: normalisedDocument(Nrodoc) } })) !== null,
    isUserTaken: async () => (await send(findTakenUser, { params: { Usuario } })) !== null,
  }
}

/** Saves the new client and logs in (spec §4). */
async function register({ Tipodoc, ...typed }: Registration): Promise<void> {
  await send(saveClient, { body: { ...typed, Tipodoc: { Codigo: Tipodoc } } })
  await login(typed.Usuario, typed.Pass)
}

const FIELDS: Partial<Record<ViolationCode, keyof Registration>> = {
  'documento-vacio': 'Nrodoc',
  'documento-tipo': 'Tipodoc',
  'documento-registrado': 'Nrodoc',
  'documento-invalido': 'Nrodoc',
  'usuario-vacio': 'Usuario',
  'usuario-corto': 'Usuario',
  'usuario-espacios': 'Usuario',
  'usuario-signos': 'Usuario',
  'usuario-en-uso': 'Usuario',
  'contrasena-corta': 'Pass',
  'email-invalido': 'Email',
  'email-registrado': 'Email',
  'telefono-invalido': 'Telefono',
}

/** The fields that a violated rule concerns; empty if the code is not one of the registration's rules. */
export function fieldsAtFault(code: string, typed: Registration): (keyof Registration)[] {
  if (code === 'campos-vacios') {
    return (['Telefono', 'Direccion', 'Nombre'] as const).filter((field) => hasBlank(typed[field]))
  }
  const field = FIELDS[code as ViolationCode]
  return field ? [field] : []
}
