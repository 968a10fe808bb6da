import type { Row } from '../../platform/db/tables/database.ts'
import { listPages } from './ledger.store.ts'
import { takeAnswer } from './take-answer.ts'
import type { PaymentDeps } from '../providers/provider.ts'

/** Asks a provider for one payment and enters its answer. @throws ProviderError */
export async function lookUpPayment(deps: PaymentDeps, name: string, paymentId: string): Promise<void> {
  const provider = await deps.paymentProvider(name)
  const found = await provider?.api?.lookUp(paymentId)
  if (provider && found) await takeAnswer(deps, provider, found)
}

/**
 * Asks the provider for the payments of a page and enters its answers.
 *
 * @returns false: the shop has no account with the provider any more
 * @throws ProviderError
 */
export async function lookAtPage(
  deps: PaymentDeps,
  { provider: name, reference }: Pick<Row<'payment_sessions'>, 'provider' | 'reference'>,
): Promise<boolean> {
  const provider = await deps.paymentProvider(name)
  if (!provider?.api) return false
  for (const payment of await provider.api.find(reference)) await takeAnswer(deps, provider, payment)
  return true
}

/** Asks for the payments of an order's pages, the closed ones too, and enters the answers. @throws ProviderError */
export async function lookForPayments(deps: PaymentDeps, orderId: number): Promise<void> {
  for (const page of await listPages(deps.db, orderId)) await lookAtPage(deps, page)
}
