import { TRANSFER_PROVIDER } from '@gondola/contract/payments'
import type { Deps } from '../../platform/deps.ts'
import { takeAnswer } from '../take-answer.ts'

/** Enters what the bank's movements say of a transfer into the ledger, as any provider's answer. */
export async function enterTransfer(
  deps: Pick<Deps, 'db' | 'clock' | 'paymentProvider'>,
  movementId: number,
): Promise<void> {
  const provider = await deps.paymentProvider(TRANSFER_PROVIDER)
  const found = await provider?.api?.lookUp(String(movementId))
  if (provider && found) await takeAnswer(deps, provider, found)
}
