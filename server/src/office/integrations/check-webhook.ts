import {
  type ApiKeyDraft,
  type WebhookDraft,
  INTEGRATION_FAULTS,
  type IntegrationFault,
} from '@gondola/contract/integrations'
import type { StaffViolation } from '@gondola/contract/base'

const broken = (code: IntegrationFault, Campo: string): StaffViolation => ({
  code,
  text: INTEGRATION_FAULTS[code],
  Campo,
})

/**
 * Checks an endpoint as typed: it has a name, a web address without a password in it, and at least one event. Whether
 * the address may be called, and unencrypted, is checked when it is saved and again on each call, because what a name
 * resolves to changes.
 */
export function checkWebhook({ Nombre, Url, Eventos }: WebhookDraft): StaffViolation | null {
  if (Nombre.trim() === '') return broken('nombre-vacio', 'Nombre')
  if (!isWebAddress(Url)) return broken('direccion-web', 'Url')
  if (Eventos.length === 0) return broken('sin-eventos', 'Eventos')
  return null
}

/** Scheme and host, without user information before the host. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^/?#@\s\\]+([/?#][^\s]*)?$/i.test(text)

/** Checks a key as typed: it has a name and at least one permission. */
export function checkApiKey({ Nombre, Permisos }: ApiKeyDraft): StaffViolation | null {
  if (Nombre.trim() === '') return broken('nombre-vacio', 'Nombre')
  if (Permisos.length === 0) return broken('sin-permisos', 'Permisos')
  return null
}
