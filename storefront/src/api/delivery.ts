import * as calls from '@gondola/contract/delivery'
import { DELIVERY_DAYS_SHOWN } from '@gondola/contract/base'
import type {
  CostParameters,
  DeliveryDay,
  DeliveryGrid,
  OwnDelivery,
  PaymentType,
  Slot,
  SlotHold,
  SlotHoldDraft,
} from '@gondola/contract/delivery'
import { send } from './client.ts'

// Delivery and payment calls (spec §7, contract §4).

/** The zone of a home delivery; undefined: the branch's own terms. */
type ZoneId = number | undefined

const terms = (zona: ZoneId) => (zona === undefined ? {} : { zona })

/** The next delivery days that still have a free slot, counted from today. */
export function listDeliveryDays(zona: ZoneId, signal?: AbortSignal): Promise<DeliveryDay[]> {
  const params = { count: DELIVERY_DAYS_SHOWN, Fecha: 'HOY' } as const
  return send(calls.listDeliveryDays, { params, query: terms(zona), signal })
}

/** A delivery day with its slots and the remaining capacity of each. */
export function findDeliveryDay(Id: number, zona: ZoneId, signal?: AbortSignal): Promise<DeliveryDay> {
  return send(calls.findDeliveryDay, { params: { Id }, query: terms(zona), signal })
}

/** The next delivery days with every slot, and the cost of delivery. */
export function findDeliveryGrid(zona: ZoneId, signal?: AbortSignal): Promise<DeliveryGrid> {
  return send(calls.findDeliveryGrid, { query: terms(zona), signal })
}

/** The place held for the customer, and how their orders usually are. */
export function findOwnDelivery(): Promise<OwnDelivery> {
  return send(calls.findOwnDelivery, {})
}

/** Holds a place; the one held before is returned. */
export function holdSlot(body: SlotHoldDraft): Promise<SlotHold> {
  return send(calls.holdSlot, { body })
}

export function releaseSlot(): Promise<void> {
  return send(calls.releaseSlot, {})
}

export function listSlots(signal?: AbortSignal): Promise<Slot[]> {
  return send(calls.listSlots, { params: { from: 0, count: 0 }, signal })
}

/** Fee of home delivery and minimum purchase: the list's first element (spec §7), null if the list is empty. */
export async function findCosts(zona: ZoneId, signal?: AbortSignal): Promise<CostParameters | null> {
  const [first] = await send(calls.listCosts, { params: { from: 0, count: 0 }, query: terms(zona), signal })
  return first ?? null
}

/** Active payment types in the shop's order. */
export function listPaymentTypes(signal?: AbortSignal): Promise<PaymentType[]> {
  return send(calls.listPaymentTypes, { params: { from: 0, count: 0 }, signal })
}
