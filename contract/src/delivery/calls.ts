import { Type } from 'typebox'
import { CostParameters, DeliveryDay, Slot } from './delivery.ts'
import { Closed, Id } from '../base/index.ts'
import { InBranch } from '../branches/index.ts'
import { PaymentType } from './payment-type.ts'
import { call, DateOrToday, IdParams, RangeParams } from '../calls/index.ts'

// Delivery and payment calls (spec §7, contract §4).

const daysParams = Closed({ count: Type.Integer({ minimum: 1, maximum: 30 }), Fecha: DateOrToday })

/** The branch, absent: the default one; and the zone of a home delivery, absent: the branch's own terms. */
const DeliveryQuery = Closed({ ...InBranch, zona: Type.Optional(Id) })

export const listDeliveryDays = call('GET', '/dias/getdiasreparto/:count/:Fecha', 'anybody', { params: daysParams, query: DeliveryQuery, answer: Type.Array(DeliveryDay) })
export const findDeliveryDay = call('GET', '/dias/getdia/:Id', 'anybody', { params: IdParams, query: DeliveryQuery, answer: DeliveryDay })
export const listSlots = call('GET', '/horariosentrega/getall/:from/:count', 'anybody', { params: RangeParams, query: DeliveryQuery, answer: Type.Array(Slot) })
export const listCosts = call('GET', '/pedidoscostos/getall/:from/:count', 'anybody', { params: RangeParams, query: DeliveryQuery, answer: Type.Array(CostParameters) })
export const listPaymentTypes = call('GET', '/tipospagos/getallactivos/:from/:count', 'anybody', { params: RangeParams, answer: Type.Array(PaymentType) })
