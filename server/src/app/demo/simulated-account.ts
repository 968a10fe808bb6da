import { openAccountKeys, sealAccountKeys } from '../../payments/providers/sealed-account-keys.ts'
import { findAccount, saveAccount } from '../../payments/providers/payment-accounts.store.ts'
import { MERCADO_PAGO } from '../../payments/providers/payment-accounts.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'

/** No secrets: the account has no money, and who knows them can pay for nothing. */
export const SIMULATED_KEYS = { accessToken: 'TEST-simulador', noticeSecret: 'simulador' }
const PUBLIC_KEY = 'TEST-simulador-publica'

/** Gives the demo shop the simulator's keys, sealed like an account's. */
export async function saveSimulatedAccount(
  trx: Db,
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
): Promise<void> {
  await saveAccount(trx, MERCADO_PAGO, instant(clock), (id) => sealAccountKeys(secrets, id, SIMULATED_KEYS))
  await trx
    .updateTable('payment_providers')
    .set({ public_key: PUBLIC_KEY })
    .where('name', '=', MERCADO_PAGO)
    .execute()
}

/** Whether a shop is paid with the simulator: its keys are stored, and no others were since. */
export async function hasSimulatedAccount({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<boolean> {
  const account = await findAccount(db, MERCADO_PAGO)
  return account !== null && openAccountKeys(secrets, account)?.accessToken === SIMULATED_KEYS.accessToken
}
