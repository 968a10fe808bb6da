import { randomUUID } from 'node:crypto'
import type { StaffViolation } from '@gondola/contract/base'
import {
  ACCOUNT_NAMES,
  moneyFault,
  type AccountName,
  type AccountTrial,
  type PaymentAccount,
  type PaymentAccountKeys,
} from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseStaff } from '../../http/problem.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { PROVIDERS } from './payment-accounts.ts'
import {
  findAccount,
  lockAccount,
  updateAccount,
  type AccountColumns,
} from '../../platform/secrets/provider-accounts.store.ts'
import {
  openAccountKeys,
  sealAccessToken,
  sealNoticeSecret,
} from '../../platform/secrets/sealed-account-keys.ts'
import {
  isSimulated,
  tryWhatsApp,
  verifyToken,
  whatsAppKeyFault,
} from '../../push/channels/whatsapp/whatsapp.ts'
import { ProviderError, type PaymentDeps, type ProviderKeys } from './provider.ts'

/** What staff do with an account is the same for payments and notices. */
interface EditedAccount extends ProviderKeys {
  noticesPath: string
  /** What the provider shows at that address first, by the key of its notices. */
  verifyToken?: (noticeSecret: string) => string
  /** Asks the provider for something that costs nothing, and needs the key. */
  attempt(needs: PaymentDeps): Promise<AccountTrial['Resultado']>
}

const ACCOUNTS: Readonly<Record<AccountName, EditedAccount>> = {
  'mercado-pago': {
    ...PROVIDERS['mercado-pago'].keys!,
    noticesPath: '/api/pagos/avisos/mercado-pago',
    attempt: (needs) => tryPayments(needs, 'mercado-pago'),
  },
  whatsapp: {
    isSimulated,
    testKeyFault: whatsAppKeyFault,
    noticesPath: '/api/avisos/whatsapp',
    verifyToken,
    attempt: tryWhatsApp,
  },
}

/** Each account as staff see it, also one that is not configured. */
export const shownAccounts = async (needs: PaymentDeps): Promise<PaymentAccount[]> => {
  const shown: PaymentAccount[] = []
  for (const name of ACCOUNT_NAMES) shown.push(shownAccount(needs, name, await findAccount(needs.db, name)))
  return shown
}

function shownAccount(
  { config, secrets }: Pick<PaymentDeps, 'config' | 'secrets'>,
  Proveedor: AccountName,
  account: Row<'payment_providers'> | null,
): PaymentAccount {
  const isStored = account !== null && account.access_token !== null
  const keys = account === null ? null : openAccountKeys(secrets, account)
  const edited = ACCOUNTS[Proveedor]
  return {
    Proveedor,
    Simulado: edited.isSimulated(config, keys?.accessToken ?? null),
    LlaveCargada: isStored ? (account.access_token_at ?? account.updated_at) : null,
    AvisosCargada:
      account === null || account.notice_secret === null
        ? null
        : (account.notice_secret_at ?? account.updated_at),
    Legible: !isStored || keys !== null,
    LlavePublica: account?.public_key ?? null,
    DireccionAvisos: config.publicUrl + edited.noticesPath,
    ...(edited.verifyToken && keys?.noticeSecret && { PalabraAvisos: edited.verifyToken(keys.noticeSecret) }),
  }
}

/** Stores the given keys; the log of changes says since when each is stored. @throws 422 `nada-que-cargar`, … */
export async function storeAccountKeys(
  needs: PaymentDeps,
  session: StaffSession,
  name: AccountName,
  keys: PaymentAccountKeys,
): Promise<PaymentAccount> {
  const fault = keysFault(needs, ACCOUNTS[name], keys)
  if (fault !== null) refuseStaff(fault)
  return inTransaction(needs.db, async (trx) => {
    const at = instant(needs.clock)
    const before = await lockAccount(trx, name, at)
    await updateAccount(trx, before.id, columnsOf(needs, before.id, at, keys))
    const Antes = shownAccount(needs, name, before)
    const Despues = shownAccount(needs, name, await accountOf(trx, name))
    // whoever reads the log does not set accounts up
    const logged = ({ PalabraAvisos: _, ...account }: PaymentAccount) => account
    await recordChange(trx, session, needs.clock, {
      Entidad: 'cobros',
      Clave: name,
      Accion: 'editar',
      Antes: logged(Antes),
      Despues: logged(Despues),
    })
    return Despues
  })
}

const accountOf = async (trx: Db, name: string) => (await findAccount(trx, name))!

function keysFault(
  { config }: PaymentDeps,
  rules: ProviderKeys,
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

/** Asks the provider whether it knows the stored key. */
export const tryAccount = async (needs: PaymentDeps, name: AccountName): Promise<AccountTrial> => ({
  Resultado: await ACCOUNTS[name].attempt(needs),
})

/** Asks for payments of a reference that nobody has. */
async function tryPayments(needs: PaymentDeps, name: string): Promise<AccountTrial['Resultado']> {
  const api = (await needs.paymentProvider(name))?.api ?? null
  if (api === null) return 'sin-llave'
  try {
    await api.find(`prueba-${randomUUID()}`)
    return 'bien'
  } catch (error) {
    if (error instanceof ProviderError) return error.fault
    throw error
  }
}
