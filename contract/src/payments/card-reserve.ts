import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'

/** The reference of an ask, which nobody can guess: `G12-…`. */
export const PayReference = Type.String({ pattern: '^G[1-9][0-9]{0,9}-[0-9A-Za-z_-]{20,80}$' })

/** What the provider's card fields made of a card in the customer's browser. No number is in it. */
export const CardTokenDraft = Closed({
  Token: Type.String({ pattern: '^[0-9A-Za-z_-]{8,100}$' }),
  /** The card's kind, `visa`. */
  Medio: Type.String({ pattern: '^[a-z_]{2,40}$' }),
  Cuotas: Type.Integer({ minimum: 1, maximum: 60 }),
})
export type CardTokenDraft = Static<typeof CardTokenDraft>

/**
 * How reserving on a card ended, and a sentence for the customer. `esperando`: it is not known yet; `cerrado`: the page
 * is not open any more.
 */
export const CardReserve = Closed({
  Pedido: Id,
  Estado: Type.Union([
    Type.Literal('reservado'),
    Type.Literal('esperando'),
    Type.Literal('rechazado'),
    Type.Literal('cerrado'),
  ]),
  Texto: Type.String(),
})
export type CardReserve = Static<typeof CardReserve>
