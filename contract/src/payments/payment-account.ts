import { Type, type Static } from 'typebox'
import { Closed, Nullable } from '../base/index.ts'
import { PaymentProviderName } from './payment-provider.ts'

/**
 * The shop's account with a provider. Its keys are never answered: only since when each is stored, ISO instants.
 * `Legible` is false if no available key of the shop opens them.
 */
export const PaymentAccount = Closed({
  Proveedor: PaymentProviderName,
  /** The provider is simulated: no money is moved. */
  Simulado: Type.Boolean(),
  LlaveCargada: Nullable(Type.String()),
  AvisosCargada: Nullable(Type.String()),
  Legible: Type.Boolean(),
  LlavePublica: Nullable(Type.String()),
  /** Where the provider is to send its notices. */
  DireccionAvisos: Type.String(),
})
export type PaymentAccount = Static<typeof PaymentAccount>

const key = Type.String({ maxLength: 300, pattern: String.raw`^\S{6,300}$` })

/** Keys to store; those left out stay as they are. */
export const PaymentAccountKeys = Closed({
  /** The access token. */
  Llave: Type.Optional(key),
  /** What notices are signed with. */
  LlaveAvisos: Type.Optional(key),
  /** For the card fields in the customer's browser. */
  LlavePublica: Type.Optional(key),
})
export type PaymentAccountKeys = Static<typeof PaymentAccountKeys>

/** What the provider answered to a question that costs nothing. */
export const AccountTrial = Closed({
  Resultado: Type.Union([
    Type.Literal('bien'),
    Type.Literal('llave'),
    Type.Literal('caido'),
    Type.Literal('rechazado'),
    Type.Literal('sin-llave'),
  ]),
})
export type AccountTrial = Static<typeof AccountTrial>
