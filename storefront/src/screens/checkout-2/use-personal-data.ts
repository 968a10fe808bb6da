import { DATA_SAVED_NOTICE_MS } from '@gondola/contract/base'
import { hasBlank, saveClient } from '@gondola/contract/clients'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { useDraft } from '../../parts/forms/use-draft.ts'
import { headed, tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { choose, recipientOf, useCheckout } from '../../state/cart/checkout.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { setClient } from '../../state/session/session.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

const CHECKOUT_DATA_SAVED: Message = { text: '¡Tus datos han sido modificados!' }

export interface PersonalDataTyped {
  Nombre: string
  Direccion: string
  Telefono: string
}

const FIELDS = ['Nombre', 'Direccion', 'Telefono'] as const

/**
 * The personal data of checkout 2 (spec §2) and their rule: none may be empty. 'Guardar cambios' saves them to the
 * account; otherwise they apply to this order only. Input survives a reload.
 */
export function usePersonalData() {
  const customer = useCustomer()
  const { Nombre, Direccion, Telefono } = useCheckout((order) => recipientOf(order, customer))
  const saved = { Nombre, Direccion, Telefono }
  const form = useForm<PersonalDataTyped>({ values: saved })
  useDraft(form, `envio ${customer.Id}`, saved)
  const { isSubmitting } = form.formState
  const isOwn = FIELDS.every((field) => form.watch(field) === customer[field])

  const isFilled = (typed: PersonalDataTyped): boolean => {
    const blank = FIELDS.filter((field) => hasBlank(typed[field]))
    if (blank.length === 0) return true
    markFields(form, blank, violationMessage({ code: 'campos-vacios' }).text)
    tellViolation({ code: 'campos-vacios' })
    return false
  }
  /** 'Guardar cambios'; its notice is shown for 1.5 s. */
  const save = form.handleSubmit(async (typed) => {
    if (!isFilled(typed)) return
    try {
      setClient(await send(saveClient, { body: { Id: customer.Id, ...typed } }))
    } catch (error) {
      tellFailure(error)
      return
    }
    choose({ Destinatario: null })
    form.reset(typed)
    showAlert({ kind: 'success', ...headed(CHECKOUT_DATA_SAVED), durationMs: DATA_SAVED_NOTICE_MS })
  })
  /** Applies the input to this order; returns false if a field is empty. */
  const takeForOrder = (): boolean => {
    const typed = form.getValues()
    if (!isFilled(typed)) return false
    const isChanged = FIELDS.some((field) => typed[field] !== customer[field])
    choose({ Destinatario: isChanged ? { Cliente: customer.Id, ...typed } : null })
    return true
  }
  return { form, save, takeForOrder, isOwn, isSaving: isSubmitting }
}
