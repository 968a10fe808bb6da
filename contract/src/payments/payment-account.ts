import { Type, type Static } from 'typebox'
import { Closed, Nullable, Id, LongText, Pesos, OneOf } from '../base/index.ts'
import { AccountName } from './payment-providers.ts'

/**
 * The shop's account with a provider of payments or notices. Its keys are never answered: only since when each is stored, ISO instants.
 * `Legible` is false if no available key of the shop opens them.
 */
export const PaymentAccount = Closed({
  Proveedor: AccountName,
  /** The provider is simulated: no money is moved, nobody is told. */
  Simulado: Type.Boolean(),
  LlaveCargada: Nullable(Type.String()),
  AvisosCargada: Nullable(Type.String()),
  Legible: Type.Boolean(),
  LlavePublica: Nullable(Type.String()),
  /** Where the provider is to send its notices. */
  DireccionAvisos: Type.String(),
  /** What the provider shows there before it sends any; absent: nothing, or the key of its notices is missing. */
  PalabraAvisos: Type.Optional(Type.String()),
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
  Resultado: OneOf('bien', 'llave', 'caido', 'rechazado', 'sin-llave'),
})
export type AccountTrial = Static<typeof AccountTrial>

/**
 * What a provider has and the shop has not, or otherwise (decision 0031): a payment for none of our asks
 * (`desconocido`), of another currency, of another amount, of a state that nobody knows, of the provider's test books
 * (`prueba`), or one that the provider does not know (`falta`).
 */
export const PaymentDifferenceKind = OneOf('desconocido', 'moneda', 'monto', 'estado', 'prueba', 'falta')
export type PaymentDifferenceKind = Static<typeof PaymentDifferenceKind>

export const PaymentDifference = Closed({
  Id,
  Clase: PaymentDifferenceKind,
  Proveedor: Type.String(),
  /** The provider's id of the payment. */
  Pago: Type.String(),
  Pedido: Nullable(Id),
  /** What the shop has as taken; null: nothing. */
  Nuestro: Nullable(Pesos),
  /** What the provider has. */
  Suyo: Nullable(Pesos),
  /** The provider's words. */
  Detalle: Type.String(),
  Fechahora: Type.String(),
  Resuelta: Nullable(Type.String()),
  ResueltaPor: Nullable(Type.String()),
  Nota: Type.String(),
})
export type PaymentDifference = Static<typeof PaymentDifference>

export const SolvedDifference = Closed({ Nota: LongText })
export type SolvedDifference = Static<typeof SolvedDifference>
