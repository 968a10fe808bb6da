import { COLLECTOR_ID, newPreferenceId, type Account } from '../account/account.ts'
import { providerDate } from '../account/clock.ts'
import { toCentavos } from '../account/payment.ts'
import type { Preference, PreferenceBody, PreferenceItem } from '../account/preference.ts'
import { ApiError } from '../api/api-error.ts'

/** `POST /checkout/preferences`. */
export function makePreference(account: Account, body: unknown): object {
  const checked = checkedBody(body)
  const preference = {
    id: newPreferenceId(),
    body: checked,
    createdAt: account.clock.now().toISOString(),
  }
  account.records.save('preferences', preference)
  return preferenceAnswer(account, preference)
}

/** `PUT /checkout/preferences/{id}`: replaces the fields that are sent. */
export function updatePreference(account: Account, id: string, body: unknown): object {
  const preference = preferenceOf(account, id)
  const changed = { ...preference, body: checkedBody({ ...preference.body, ...(body as object) }) }
  account.records.save('preferences', changed)
  return preferenceAnswer(account, changed)
}

export const readPreference = (account: Account, id: string): object =>
  preferenceAnswer(account, preferenceOf(account, id))

function preferenceOf(account: Account, id: string): Preference {
  const preference = account.records.preferences.get(id)
  if (preference === undefined) throw new ApiError(404, 'not_found', 'Preference not found')
  return preference
}

const preferenceAnswer = (account: Account, { id, body, createdAt }: Preference): object => ({
  ...body,
  id,
  client_id: '0',
  collector_id: COLLECTOR_ID,
  site_id: 'MLA',
  operation_type: 'regular_payment',
  date_created: providerDate(createdAt),
  init_point: `${account.url}/checkout/pagar?pref_id=${id}`,
  sandbox_init_point: `${account.url}/checkout/pagar?pref_id=${id}`,
})

/**
 * Checks a request as the provider does, with one difference: it accepts a local `notification_url` and local
 * `back_urls`, which the provider refuses, because the demo shop has no others.
 */
function checkedBody(body: unknown): PreferenceBody {
  if (!isObject(body)) throw invalid('invalid_body', 'The body does not accept this format')
  const { items, back_urls: backUrls, auto_return: autoReturn } = body as Partial<PreferenceBody>
  if (!Array.isArray(items) || items.length === 0) throw invalid('invalid_items', 'items needed')
  items.forEach(checkItem)
  const success = backUrls?.success
  if (autoReturn !== undefined && (typeof success !== 'string' || success === ''))
    throw invalid('invalid_auto_return', 'auto_return invalid. back_url.success must be defined')
  if (autoReturn !== undefined && autoReturn !== 'approved' && autoReturn !== 'all')
    throw invalid('invalid_auto_return', 'auto_return must be approved or all')
  for (const address of Object.values(backUrls ?? {}))
    if (!isAddress(address)) throw invalid('invalid_back_urls', 'back_urls invalid. Wrong format')
  const checked = body as unknown as PreferenceBody
  if (checked.notification_url !== undefined && !isAddress(checked.notification_url))
    throw invalid('invalid_notification_url', 'notification_url attribute must be a valid url')
  for (const field of ['expiration_date_from', 'expiration_date_to', 'date_of_expiration'] as const)
    if (checked[field] !== undefined && !isDate(checked[field]))
      throw invalid(`invalid_${field}`, `${field} must be an ISO 8601 date with its offset`)
  return checked
}

function checkItem(item: PreferenceItem): void {
  if (!isObject(item) || typeof item.title !== 'string' || item.title === '')
    throw invalid('invalid_items', 'item title needed')
  if (!Number.isInteger(item.quantity) || item.quantity < 1)
    throw invalid('invalid_items', 'quantity must be a positive integer')
  const centavos = toCentavos(item.unit_price)
  if (centavos === null || centavos === 0) throw invalid('invalid_items', 'unit_price invalid')
  if (item.currency_id !== undefined && item.currency_id !== 'ARS')
    throw invalid('invalid_items', 'currency_id invalid')
}

/** The API of preferences names its errors by words. */
const invalid = (code: string, description: string) => new ApiError(400, code, description)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))
