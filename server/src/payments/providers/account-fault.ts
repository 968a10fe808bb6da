import type { StaffViolation } from '@gondola/contract/base'
import {
  moneyFault,
  TRANSFER_PROVIDER,
  type PaymentProviderName,
  type PaymentWay,
} from '@gondola/contract/payments'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findAccountShown } from '../transfers/transfer-account.store.ts'
import { findAccount } from './payment-accounts.store.ts'
import { openAccountKeys } from './sealed-account-keys.ts'

/** What the shop's account with a provider lacks for a way to pay; null: nothing. */
export async function accountFault(
  trx: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  provider: PaymentProviderName,
  way: PaymentWay,
): Promise<StaffViolation | null> {
  if (provider === TRANSFER_PROVIDER) {
    const { Alias, Cbu } = await findAccountShown(trx)
    return Alias === '' && Cbu === '' ? moneyFault('sin-cuenta-de-transferencias', 'Proveedor') : null
  }
  const account = await findAccount(trx, provider)
  if (account === null || openAccountKeys(secrets, account) === null)
    return moneyFault('sin-cuenta', 'Proveedor')
  // the card's fields in the customer's browser need it
  if (way === 'reserva' && account.public_key === null) return moneyFault('sin-llave-publica', 'Proveedor')
  return null
}
