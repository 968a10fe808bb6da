import { cardPagePath, TRANSFER_PROVIDER } from '@gondola/contract/payments'
import type { Deps } from '../../platform/deps.ts'
import { MERCADO_PAGO_URL, mercadoPago } from './mercado-pago/mercado-pago.ts'
import { findAccount } from './payment-accounts.store.ts'
import { openAccountKeys } from './sealed-account-keys.ts'
import { transferProvider } from './transfer/transfer.ts'

export const MERCADO_PAGO = 'mercado-pago'
/** A key that the provider gave: it is shown to no simulator, so that a demo shop with real keys takes real money. */
const PROVIDER_KEY = /^(APP_USR|TEST)-\d/
const ANSWER_MAX_MS = 15_000

/** Finds the shop's account with a provider, with its keys as they are stored now. */
export const paymentAccounts =
  ({
    db,
    secrets,
    config,
    clock,
  }: Pick<Deps, 'db' | 'secrets' | 'config' | 'clock'>): Deps['paymentProvider'] =>
  async (name) => {
    if (name === TRANSFER_PROVIDER) return { name, isLive: true, api: transferProvider(db) }
    if (name !== MERCADO_PAGO) return null
    const account = await findAccount(db, name)
    const keys = account === null ? null : openAccountKeys(secrets, account)
    if (keys === null) return null
    const simulatorUrl = isSimulated(config, keys.accessToken) ? config.paymentSimulatorUrl : null
    return {
      name,
      isLive: simulatorUrl === null,
      api: mercadoPago({
        baseUrl: simulatorUrl ?? MERCADO_PAGO_URL,
        ...keys,
        timeoutMs: ANSWER_MAX_MS,
        cardPage: ({ reference }) => config.publicUrl + cardPagePath(reference),
        now: () => clock.now(),
      }),
    }
  }

/** Whether the simulator is asked with a key; null: none is stored yet. */
export const isSimulated = (
  { paymentSimulatorUrl }: Pick<Deps['config'], 'paymentSimulatorUrl'>,
  accessToken: string | null,
): boolean => paymentSimulatorUrl !== null && !(accessToken !== null && PROVIDER_KEY.test(accessToken))
