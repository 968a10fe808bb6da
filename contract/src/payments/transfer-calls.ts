import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { call } from '../calls/index.ts'
import { OrderTransfer } from './transfer.ts'

/** The transfers that an order waits for: none, or one. */
export const readOrderTransfer = call('GET', '/pedidos/:Id/transferencia', 'client', { params: Closed({ Id }), answer: Type.Array(OrderTransfer) })
