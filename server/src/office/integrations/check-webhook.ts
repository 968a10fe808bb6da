import {
  type ApiKeyDraft,
  type WebhookDraft,
  INTEGRATION_FAULTS,
  type IntegrationFault,
} from '@gondola/contract/integrations'
import type { StaffViolation } from '@gondola/contract/base'
import { dayAfter } from '../../platform/clock.ts'
import { isNetwork } from '../../platform/network/reachable-address.ts'

export const broken = (code: IntegrationFault, Campo: string): StaffViolation => ({
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

/** How far away the end of a key may be. */
const KEY_DAYS_MAX = 5 * 366

/** Checks a key as typed: it has a name, at least one permission, an end to come, and networks that are some. */
export function checkApiKey(
  { Nombre, Permisos, Vence = null, Redes = [] }: ApiKeyDraft,
  day: string,
): StaffViolation | null {
  if (Nombre.trim() === '') return broken('nombre-vacio', 'Nombre')
  if (Permisos.length === 0) return broken('sin-permisos', 'Permisos')
  if (Vence !== null && (Vence < day || Vence > dayAfter(day, KEY_DAYS_MAX)))
    return broken('vence-fuera', 'Vence')
  return Redes.every((network) => isNetwork(network.trim())) ? null : broken('red-forma', 'Redes')
}
