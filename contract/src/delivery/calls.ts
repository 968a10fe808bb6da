import { Type } from 'typebox'
import { InBranch, NamedPlace } from '../branches/index.ts'
import { DeliveryGrid, CostParameters, DeliveryDay, Slot, PaymentType, OwnDelivery, SlotHold, SlotHoldDraft } from './delivery.ts'
import { Closed, Id } from '../base/index.ts'
import { CoverageRequestDraft, PlaceLookup, ZonePlace } from './zone.ts'
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

/** The next delivery days with every slot: free, full or closed. */
export const findDeliveryGrid = call('GET', '/entrega/grilla', 'anybody', { query: DeliveryQuery, answer: DeliveryGrid })
export const findOwnDelivery = call('GET', '/entrega/propia', 'client', { answer: OwnDelivery })
/** Holds a place for `SLOT_HOLD_MINUTES`, or renews it; a place held elsewhere is given back. */
export const holdSlot = call('POST', '/entrega/reserva', 'client', { body: SlotHoldDraft, answer: SlotHold, limit: 'hold' })
export const releaseSlot = call('DELETE', '/entrega/reserva', 'client', {})

/** The branches that deliver to a place, and those where orders can be picked up. */
export const lookUpPlace = call('GET', '/entrega/lugar', 'anybody', { query: NamedPlace, answer: PlaceLookup })
/** Localities and postal codes that begin like the text. */
export const suggestLocalities = call('GET', '/entrega/localidades/:Texto', 'anybody', { params: Closed({ Texto: Type.String({ minLength: 1, maxLength: 80 }) }), answer: Type.Array(ZonePlace) })
/** Keeps the mail address of a person whom no zone reaches yet. */
export const requestCoverage = call('POST', '/entrega/avisame', 'anybody', { body: CoverageRequestDraft, limit: 'form' })
