import { Type, type Static } from 'typebox'
import { Closed, Id } from './fields.ts'

/** A way to pay, in the shop's order (spec §3). */
export const PaymentType = Closed({ Id, Descrip: Type.String() })
export type PaymentType = Static<typeof PaymentType>
