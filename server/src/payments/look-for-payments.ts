import type { Deps } from '../platform/deps.ts'
import { listPages } from './ledger.store.ts'
import { takeAnswer } from './take-answer.ts'

/**
 * Asks the provider for the payments of an order's pages, the closed ones too, and enters its answers.
 *
 * @throws ProviderError
 */
export async function lookForPayments(
  deps: Pick<Deps, 'db' | 'clock' | 'paymentProvider'>,
  orderId: number,
): Promise<void> {
  for (const { provider: name, reference } of await listPages(deps.db, orderId)) {
    const provider = await deps.paymentProvider(name)
    if (!provider?.api) continue
    for (const payment of await provider.api.find(reference)) await takeAnswer(deps, provider, payment)
  }
}
