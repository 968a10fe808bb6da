import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, OneOf, Pesos, sumOfPesos } from '../base/index.ts'

/**
 * A movement of what the shop owes a customer. `reclamo`: given for a claim; `pedido`: used in an order; `vuelve`: given
 * back of an order that ended or costs less; `baja`: given up with the account.
 */
export const CreditKind = OneOf('reclamo', 'pedido', 'vuelve', 'baja')
export type CreditKind = Static<typeof CreditKind>

/** What a customer's credit is called. */
export const creditName = 'Saldo a favor'

/** What an order of a total in pesos takes of the credit, and what is left to pay; null: there is no credit. */
export const usedCredit = (Saldo: number, total: number): { used: number; rest: number } | null =>
  Saldo > 0 ? { used: Math.min(Saldo, total), rest: sumOfPesos([total, -Math.min(Saldo, total)]) } : null

/** How many movements of a customer are shown, the newest. */
export const CREDIT_MOVES_MAX = 50

/** Saldo a favor: what the shop owes the customer, used by itself in the next order. `Momento` is an ISO instant with the shop's offset. */
export const OwnCredit = Closed({
  Saldo: Pesos,
  /** Newest first. */
  Movimientos: Type.Array(
    Closed({ Momento: Type.String(), Clase: CreditKind, Importe: Type.Number(), Pedido: Nullable(Id) }),
    { maxItems: CREDIT_MOVES_MAX },
  ),
})
export type OwnCredit = Static<typeof OwnCredit>
