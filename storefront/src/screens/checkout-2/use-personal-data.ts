import { DATA_SAVED_NOTICE_MS } from '@gondola/contract/constants.ts'
import { hasBlank } from '@gondola/contract/rules/registration.ts'
import { CHECKOUT_DATA_SAVED } from '@gondola/contract/texts/notices.ts'
import { violationMessage } from '@gondola/contract/texts/violations.ts'
import { useForm } from 'react-hook-form'
import { saveClient } from '../../api/clients.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { headed, tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { useCustomer } from '../../state/customer.ts'
import { setClient } from '../../state/session.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

export interface PersonalDataTyped {
  Nombre: string
  Direccion: string
  Telefono: string
}

const FIELDS = ['Nombre', 'Direccion', 'Telefono'] as const

/** The personal data of checkout 2 (spec §2), their rule (none empty) and how they are saved. */
export function usePersonalData() {
  const { Id, Nombre, Direccion, Telefono } = useCustomer()
  const form = useForm<PersonalDataTyped>({ values: { Nombre, Direccion, Telefono } })
  const { isDirty, isSubmitting } = form.formState

  const isSaved = async (typed: PersonalDataTyped): Promise<boolean> => {
    const blank = FIELDS.filter((field) => hasBlank(typed[field]))
    if (blank.length > 0) {
      const message = violationMessage({ code: 'campos-vacios' }).text
      markFields(form, blank, message)
      tellViolation({ code: 'campos-vacios' })
      return false
    }
    try {
      setClient(await saveClient({ Id, ...typed }))
      form.reset(typed)
      return true
    } catch (error) {
      tellFailure(error)
      return false
    }
  }
  /** 'Guardar cambios'; its notice stays 1.5 s. */
  const save = form.handleSubmit(async (typed) => {
    if (!(await isSaved(typed))) return
    showAlert({ kind: 'success', ...headed(CHECKOUT_DATA_SAVED), durationMs: DATA_SAVED_NOTICE_MS })
  })
  /** Gives whether what is on screen is what the shop has. */
  const saveIfChanged = async (): Promise<boolean> => {
    const typed = form.getValues()
    if (!isDirty && !hasBlank(...FIELDS.map((field) => typed[field]))) return true
    return isSaved(typed)
  }
  return { form, save, saveIfChanged, isSaving: isSubmitting }
}
