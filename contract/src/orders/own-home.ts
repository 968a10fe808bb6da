import { Type, type Static } from 'typebox'
import { Closed, Nullable, Pesos } from '../base/index.ts'
import { Order } from './order.ts'

/** An order to repeat, and what its goods cost today at a branch. */
export const RepeatableOrder = Closed({
  Pedido: Order,
  /** Net of promotions, without delivery, of the lines that the branch sells. */
  TotalHoy: Pesos,
  /** The number of lines that it does not sell. */
  Faltan: Type.Integer({ minimum: 0 }),
})
export type RepeatableOrder = Static<typeof RepeatableOrder>

/** What the home page shows of a client's orders. */
export const OwnHome = Closed({
  /** The pending or dispatched order whose day is next, today's included; null: none. */
  Proxima: Nullable(Order),
  /** The last delivered order, else the last pending one; null: none was placed yet. */
  Repetir: Nullable(RepeatableOrder),
})
export type OwnHome = Static<typeof OwnHome>
