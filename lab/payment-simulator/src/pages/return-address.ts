import type { Payment } from '../account/payment.ts'
import { findMethod } from '../cards/payment-methods.ts'
import type { Preference } from '../account/preference.ts'

type Side = 'success' | 'pending' | 'failure'

const sideOf = (payment: Payment): Side => {
  if (payment.status === 'approved') return 'success'
  return payment.status === 'pending' || payment.status === 'in_process' ? 'pending' : 'failure'
}

/** The shop's address for the end of a payment, with the provider's parameters; undefined: none was given. */
export function returnAddress({ id, body }: Preference, payment: Payment | null): string | undefined {
  const address = body.back_urls?.[payment === null ? 'failure' : sideOf(payment)]
  if (address === undefined) return undefined
  const url = new URL(address)
  const parameters = {
    collection_id: payment?.id,
    collection_status: payment?.status,
    payment_id: payment?.id,
    status: payment?.status,
    external_reference: body.external_reference,
    payment_type: findMethod(payment?.method)?.type,
    merchant_order_id: undefined,
    preference_id: id,
    site_id: 'MLA',
    processing_mode: 'aggregator',
    merchant_account_id: undefined,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value ?? 'null'))
  return String(url)
}
