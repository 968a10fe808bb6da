import { cardPagePath } from '@gondola/contract/payments'
import type { Config } from '../../../platform/config.ts'
import type { CardFields, ProviderDeclaration } from '../provider.ts'
import { MERCADO_PAGO_URL, mercadoPago } from './mercado-pago.ts'

/** A key that the provider gave: it is shown to no simulator, so that a demo shop with real keys takes real money. */
const PROVIDER_KEY = /^(APP_USR|TEST)-\d/
const ANSWER_MAX_MS = 15_000

const isSimulated = ({ paymentSimulatorUrl }: Config, accessToken: string | null): boolean =>
  paymentSimulatorUrl !== null && !(accessToken !== null && PROVIDER_KEY.test(accessToken))

export const mercadoPagoDeclaration: ProviderDeclaration = {
  keys: {
    isSimulated,
    // payments with a test key are of no live books, and count nowhere
    testKeyFault: (accessToken) =>
      accessToken.startsWith('APP_USR-')
        ? null
        : 'Esa llave es de prueba y con ella no entran pagos de verdad. Copiá la de producción, que empieza con APP_USR-.',
  },
  account: ({ config, clock }, keys) => {
    const { publicKey, ...secrets } = keys!
    const simulatorUrl = isSimulated(config, secrets.accessToken) ? config.paymentSimulatorUrl : null
    return {
      isLive: simulatorUrl === null,
      cardFields: cardFields(config, simulatorUrl, publicKey),
      api: mercadoPago({
        baseUrl: simulatorUrl ?? MERCADO_PAGO_URL,
        ...secrets,
        timeoutMs: ANSWER_MAX_MS,
        cardPage: ({ reference }) => config.publicUrl + cardPagePath(reference),
        now: () => clock.now(),
      }),
    }
  },
  cardFieldsModule: new URL('./card-fields.js', import.meta.url),
  statusTexts: {
    rejected: {
      cc_rejected_insufficient_amount:
        'La tarjeta no tiene fondos suficientes. Probá con otra, o con otro medio.',
      cc_rejected_bad_filled_security_code:
        'El código de seguridad no es correcto. Revisalo y probá de nuevo.',
      cc_rejected_bad_filled_date: 'La fecha de vencimiento no es correcta. Revisala y probá de nuevo.',
      cc_rejected_bad_filled_card_number:
        'El número de la tarjeta no es correcto. Revisalo y probá de nuevo.',
      cc_rejected_bad_filled_other: 'Hay un error en los datos de la tarjeta. Revisalos y probá de nuevo.',
      cc_rejected_call_for_authorize:
        'El banco pide que autorices el pago por teléfono. Después probá de nuevo.',
      cc_rejected_card_disabled: 'La tarjeta no está habilitada. Llamá a tu banco, o probá con otra.',
      cc_rejected_duplicated_payment:
        'Parece un pago repetido. Mirá tu pedido antes de probar con otra tarjeta.',
      cc_rejected_high_risk: 'El pago no pasó los controles de seguridad. Probá con otra tarjeta.',
      cc_rejected_max_attempts: 'Llegaste al límite de intentos con esta tarjeta. Probá con otra.',
    },
    awaited: {
      pending_challenge:
        'Tu banco pide que confirmes el pago: hacelo en su aplicación o con el código que te mandó. Si no lo confirmás, no se cobra y podés probar con otra tarjeta.',
      pending_waiting_payment:
        'Falta que pagues el cupón que elegiste. Hasta que se acredite no lo preparamos.',
      pending_waiting_transfer:
        'Falta que hagas la transferencia que elegiste. Hasta que se acredite no lo preparamos.',
    },
  },
}

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
