/** A preference: the page on which a customer pays once. Moments are ISO instants. */
export interface Preference {
  id: string
  /** The request as sent, answered again with what the account adds. */
  body: PreferenceBody
  createdAt: string
}

export interface PreferenceItem {
  id?: string
  title: string
  quantity: number
  unit_price: number
  currency_id?: string
}

export interface BackUrls {
  success?: string
  pending?: string
  failure?: string
}

export interface PreferenceBody {
  items: PreferenceItem[]
  external_reference?: string
  back_urls?: BackUrls
  auto_return?: string
  notification_url?: string
  expires?: boolean
  expiration_date_from?: string
  expiration_date_to?: string
  date_of_expiration?: string
  payment_methods?: { excluded_payment_types?: { id: string }[]; installments?: number }
  payer?: { email?: string }
  metadata?: Record<string, unknown>
  [field: string]: unknown
}

/** What is paid on its page, in centavos. */
export const totalOf = ({ body }: Preference): number =>
  body.items.reduce((sum, item) => sum + Math.round(item.unit_price * 100) * item.quantity, 0)

/** Whether nothing may be paid on its page any more, or not yet. */
export function isClosed({ body }: Preference, now: Date): boolean {
  if (body.expires !== true) return false
  const { expiration_date_from: from, expiration_date_to: to } = body
  return (from !== undefined && now < new Date(from)) || (to !== undefined && now >= new Date(to))
}
