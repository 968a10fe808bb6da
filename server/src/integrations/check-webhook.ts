import type { ApiKeyDraft, WebhookDraft } from '@gondola/contract/entities/integration.ts'
import { INTEGRATION_FAULTS, type IntegrationFault } from '@gondola/contract/texts/staff/integrations.ts'
import type { StaffViolation } from '@gondola/contract/rules/staff-violation.ts'

const broken = (code: IntegrationFault, Campo: string): StaffViolation => ({
  code,
  text: INTEGRATION_FAULTS[code],
  Campo,
})

/**
 * An endpoint as staff typed it: named, at a web address without a password in it, hearing of something. Whether it
 * may be called, and unencrypted, is looked up when it is saved and seen again with each call: names lead elsewhere every
 * day.
 */
export function checkWebhook({ Nombre, Url, Eventos }: WebhookDraft): StaffViolation | null {
  if (Nombre.trim() === '') return broken('nombre-vacio', 'Nombre')
  if (!isWebAddress(Url)) return broken('direccion-web', 'Url')
  if (Eventos.length === 0) return broken('sin-eventos', 'Eventos')
  return null
}

/** Scheme and host, the host without a user before it. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^/?#@\s\\]+([/?#][^\s]*)?$/i.test(text)

/** A key as staff typed it: named, and good for something. */
export function checkApiKey({ Nombre, Permisos }: ApiKeyDraft): StaffViolation | null {
  if (Nombre.trim() === '') return broken('nombre-vacio', 'Nombre')
  if (Permisos.length === 0) return broken('sin-permisos', 'Permisos')
  return null
}
