import { type PaymentProviderName } from '@gondola/contract/payments'
import type { Deps } from '../../platform/deps.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { mercadoPagoDeclaration } from './mercado-pago/declaration.ts'
import { findAccount } from '../../platform/secrets/provider-accounts.store.ts'
import type { PaymentDeps, ProviderDeclaration } from './provider.ts'
import { openAccountKeys } from '../../platform/secrets/sealed-account-keys.ts'
import { transferDeclaration } from './transfer/transfer.ts'

/** A line for each provider of the contract's table. */
export const PROVIDERS: Readonly<Record<PaymentProviderName, ProviderDeclaration>> = {
  'mercado-pago': mercadoPagoDeclaration,
  transferencia: transferDeclaration,
}

const declarationOf = (name: string): ProviderDeclaration | null =>
  Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name as PaymentProviderName] : null

/** Finds the shop's account with a provider, with its keys as they are stored now. */
export const paymentAccounts =
  (deps: Deps): PaymentDeps['paymentProvider'] =>
  async (name) => {
    const declared = declarationOf(name)
    if (declared === null) return null
    if (declared.keys === null) return { name, ...declared.account(deps, null) }
    const account = await findAccount(deps.db, name)
    const keys = account === null ? null : openAccountKeys(deps.secrets, account)
    return account === null || keys === null
      ? null
      : { name, ...declared.account(deps, { ...keys, publicKey: account.public_key }) }
  }

type PaymentStatus = Pick<Row<'payments'>, 'provider' | 'status'>

/** Why a card refused, for its customer; null: the provider gives no reason. */
export const rejectionText = (payment: PaymentStatus): string | null => statusText(payment, 'rejected')

/** What a payment that is not decided waits for; null: there is nothing to do but to wait. */
export const awaitedText = (payment: PaymentStatus): string | null => statusText(payment, 'awaited')

/** `status` is in the provider's words, 'rejected / cc_rejected_insufficient_amount'. */
const statusText = ({ provider, status }: PaymentStatus, kind: 'rejected' | 'awaited'): string | null =>
  declarationOf(provider)?.statusTexts[kind][status.split(' / ').at(-1) ?? ''] ?? null
