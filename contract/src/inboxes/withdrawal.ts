import { Type, type Static } from 'typebox'
import { Closed, LongText, ShortText } from '../base/index.ts'

/** A 'botón de arrepentimiento' request (contract §7; Disp. 954/2025): open to anybody, without a session. */
export const WithdrawalDraft = Closed({
  Nombre: ShortText,
  Email: ShortText,
  Telefono: Type.Optional(ShortText),
  Pedido: Type.Optional(ShortText),
  Motivo: Type.Optional(LongText),
})
export type WithdrawalDraft = Static<typeof WithdrawalDraft>

/** The code that identifies the request, and its time. */
export const Withdrawal = Closed({ Codigo: Type.String(), Fecha: Type.String() })
export type Withdrawal = Static<typeof Withdrawal>
