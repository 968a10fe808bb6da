import { randomUUID } from 'node:crypto'
import type { StaffViolation } from '@gondola/contract/base'
import {
  moneyFault,
  PROVIDER_NAMES,
  type AccountTrial,
  type PaymentAccount,
  type PaymentAccountKeys,
  type PaymentProviderName,
} from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { PROVIDERS } from './payment-accounts.ts'
import { findAccount, lockAccount, updateAccount, type AccountColumns } from './payment-accounts.store.ts'
import { openAccountKeys, sealAccessToken, sealNoticeSecret } from './sealed-account-keys.ts'
import { ProviderError, type PaymentDeps, type ProviderDeclaration } from './provider.ts'

/** Each account as staff see it, also one that is not configured. */
export const shownAccounts = async (needs: PaymentDeps): Promise<PaymentAccount[]> => {
  const shown: PaymentAccount[] = []
  for (const name of PROVIDER_NAMES.filter((each) => PROVIDERS[each].keys !== null))
    shown.push(shownAccount(needs, name, await findAccount(needs.db, name)))
  return shown
}

function shownAccount(
  { config, secrets }: Pick<PaymentDeps, 'config' | 'secrets'>,
  Proveedor: PaymentProviderName,
  account: Row<'payment_providers'> | null,
): PaymentAccount {
  const isStored = account !== null && account.access_token !== null
  const keys = account === null ? null : openAccountKeys(secrets, account)
  return {
    Proveedor,
    Simulado: PROVIDERS[Proveedor].keys?.isSimulated(config, keys?.accessToken ?? null) ?? false,
    LlaveCargada: isStored ? (account.access_token_at ?? account.updated_at) : null,
    AvisosCargada:
      account === null || account.notice_secret === null
        ? null
        : (account.notice_secret_at ?? account.updated_at),
    Legible: !isStored || keys !== null,
    LlavePublica: account?.public_key ?? null,
    DireccionAvisos: `${config.publicUrl}/api/pagos/avisos/${Proveedor}`,
  }
}

/**
 * Stores the given keys; the log of changes says since when each is stored.
 *
 * @throws 404 the provider has no keys; 422 `nada-que-cargar`, …
 */
export async function storeAccountKeys(
  needs: PaymentDeps,
  session: StaffSession,
  name: PaymentProviderName,
  keys: PaymentAccountKeys,
): Promise<PaymentAccount> {
  const rules = PROVIDERS[name].keys ?? refuseNotFound()
  const fault = keysFault(needs, rules, keys)
  if (fault !== null) refuseStaff(fault)
  return inTransaction(needs.db, async (trx) => {
    const at = instant(needs.clock)
    const before = await lockAccount(trx, name, at)
    await updateAccount(trx, before.id, columnsOf(needs, before.id, at, keys))
    const Antes = shownAccount(needs, name, before)
    const Despues = shownAccount(needs, name, await accountOf(trx, name))
    await recordChange(trx, session, needs.clock, {
      Entidad: 'cobros',
      Clave: name,
      Accion: 'editar',
      Antes,
      Despues,
    })
    return Despues
  })
}

const accountOf = async (trx: Db, name: string) => (await findAccount(trx, name))!

function keysFault(
  { config }: PaymentDeps,
  rules: NonNullable<ProviderDeclaration['keys']>,
  { Llave, ...others }: PaymentAccountKeys,
): StaffViolation | null {
  if (Llave === undefined && Object.keys(others).length === 0) return moneyFault('nada-que-cargar', 'Llave')
  if (Llave === undefined || rules.isSimulated(config, Llave)) return null
  const text = rules.testKeyFault(Llave)
  return text === null ? null : { code: 'llave-de-prueba', text, Campo: 'Llave' }
}

const columnsOf = (
  { secrets }: PaymentDeps,
  id: number,
  at: string,
  { Llave, LlaveAvisos, LlavePublica }: PaymentAccountKeys,
): AccountColumns => ({
  ...(Llave !== undefined && { access_token: sealAccessToken(secrets, id, Llave), access_token_at: at }),
  ...(LlaveAvisos !== undefined && {
    notice_secret: sealNoticeSecret(secrets, id, LlaveAvisos),
    notice_secret_at: at,
  }),
  ...(LlavePublica !== undefined && { public_key: LlavePublica }),
})

/** Asks the provider for payments of a reference that nobody has: it costs nothing, and needs the key. */
export async function tryAccount(needs: PaymentDeps, name: PaymentProviderName): Promise<AccountTrial> {
  const api = (await needs.paymentProvider(name))?.api ?? null
  if (api === null) return { Resultado: 'sin-llave' }
  try {
    await api.find(`prueba-${randomUUID()}`)
    return { Resultado: 'bien' }
  } catch (error) {
    if (error instanceof ProviderError) return { Resultado: error.fault }
    throw error
  }
}
