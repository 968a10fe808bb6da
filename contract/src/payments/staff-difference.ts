import { Type, type Static } from 'typebox'
import { Closed, Id, LongText, Nullable, Pesos } from '../base/index.ts'

/**
 * What a provider has and the shop has not, or otherwise (decision 0031): a payment for none of our asks
 * (`desconocido`), of another currency, of another amount, of a state that nobody knows, of the provider's test books
 * (`prueba`), or one that the provider does not know (`falta`).
 */
export const PaymentDifferenceKind = Type.Union([
  Type.Literal('desconocido'),
  Type.Literal('moneda'),
  Type.Literal('monto'),
  Type.Literal('estado'),
  Type.Literal('prueba'),
  Type.Literal('falta'),
])
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
