import * as clients from '@gondola/contract/clients'
import type { Address, AddressDraft } from '@gondola/contract/clients'
import type { DeliveryPlace, NamedPlace } from '@gondola/contract/branches'
import * as delivery from '@gondola/contract/delivery'
import type { CoverageRequestDraft, PlaceLookup, ZonePlace } from '@gondola/contract/delivery'
import { compareBranches, type BranchComparison, type ComparedCart } from '@gondola/contract/catalogue'
import { send } from './client.ts'

// Calls about where orders go: which branch delivers there, and the client's own addresses.

/** The branches that deliver to a place, and those where orders can be picked up. */
export function lookUpPlace(place: NamedPlace, signal?: AbortSignal): Promise<PlaceLookup> {
  return send(delivery.lookUpPlace, { query: place, signal })
}

/** Localities and postal codes that begin like the text. */
export function suggestLocalities(Texto: string, signal?: AbortSignal): Promise<ZonePlace[]> {
  return send(delivery.suggestLocalities, { params: { Texto }, signal })
}

/** Keeps the mail address of a person whom no zone reaches yet. */
export function requestCoverage(draft: CoverageRequestDraft): Promise<void> {
  return send(delivery.requestCoverage, { body: draft })
}

/** Where the client's orders go, as last chosen on any device; null: never chosen. */
export function findDeliveryPlace(): Promise<DeliveryPlace | null> {
  return send(clients.findDeliveryPlace, {})
}

export function saveDeliveryPlace(place: DeliveryPlace | null): Promise<void> {
  return send(clients.saveDeliveryPlace, { body: place })
}

/** The client's addresses, the default one first. */
export function listAddresses(signal?: AbortSignal): Promise<Address[]> {
  return send(clients.listAddresses, { signal })
}

/** Adds an address, or with its Id changes one. */
export function saveAddress(draft: AddressDraft): Promise<Address> {
  return send(clients.saveAddress, { body: draft })
}

export function removeAddress(Id: number): Promise<void> {
  return send(clients.removeAddress, { params: { Id } })
}

export function chooseDefaultAddress(Id: number): Promise<Address[]> {
  return send(clients.chooseDefaultAddress, { params: { Id } })
}

/** What becomes of a cart's lines in another branch. */
export function compareCart(comparison: BranchComparison): Promise<ComparedCart> {
  return send(compareBranches, { body: comparison })
}
