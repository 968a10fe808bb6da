import { Type, type Static } from 'typebox'
import { Closed } from '../base/index.ts'

/** What a customer needs to pay an order by transfer; alias or CBU may be empty. */
export const OrderTransfer = Closed({
  /** To be written with the transfer, so that it is found on the bank's extract. */
  Referencia: Type.String(),
  Alias: Type.String(),
  Cbu: Type.String(),
  Titular: Type.String(),
  Cuit: Type.String(),
  Banco: Type.String(),
})
export type OrderTransfer = Static<typeof OrderTransfer>
