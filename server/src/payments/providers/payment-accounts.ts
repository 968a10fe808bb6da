import { cardPagePath, TRANSFER_PROVIDER } from '@gondola/contract/payments'
import type { Deps } from '../../platform/deps.ts'
import type { Config } from '../../platform/config.ts'
import type { CardFields, PaymentDeps } from './provider.ts'
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
  ({ db, secrets, config, clock }: Deps): PaymentDeps['paymentProvider'] =>
  async (name) => {
    if (name === TRANSFER_PROVIDER) return { name, isLive: true, api: transferProvider(db), cardFields: null }
    if (name !== MERCADO_PAGO) return null
    const account = await findAccount(db, name)
    const keys = account === null ? null : openAccountKeys(secrets, account)
    if (account === null || keys === null) return null
    const simulatorUrl = isSimulated(config, keys.accessToken) ? config.paymentSimulatorUrl : null
    return {
      name,
      isLive: simulatorUrl === null,
      cardFields: cardFields(config, simulatorUrl, account.public_key),
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
  { paymentSimulatorUrl }: Pick<Config, 'paymentSimulatorUrl'>,
  accessToken: string | null,
): boolean => paymentSimulatorUrl !== null && !(accessToken !== null && PROVIDER_KEY.test(accessToken))

const LIVE_SCRIPT = 'https://sdk.mercadopago.com/js/v2'
/** The simulator takes any key. */
const SIMULATED_PUBLIC_KEY = 'TEST-simulador'
const LIVE_SOURCES = ['https://*.mercadopago.com', 'https://*.mlstatic.com', 'https://*.mercadolibre.com']

function cardFields(
  { host, publicUrl }: Config,
  simulatorUrl: string | null,
  publicKey: string | null,
): CardFields | null {
  if (simulatorUrl === null)
    return publicKey === null ? null : { script: LIVE_SCRIPT, publicKey, sources: LIVE_SOURCES }
  const simulator = new URL(simulatorUrl)
  // a shop that other machines reach: their browsers must reach the simulator, too
  if (host !== '127.0.0.1' && host !== 'localhost') simulator.hostname = new URL(publicUrl).hostname
  const { origin } = simulator
  return { script: `${origin}/js/v2`, publicKey: publicKey ?? SIMULATED_PUBLIC_KEY, sources: [origin] }
}
