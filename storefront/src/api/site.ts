import * as calls from '@gondola/contract/site'
import type { Banner, Province, SiteParameters } from '@gondola/contract/site'
import type {
  CardRequest,
  CardRequestDraft,
  Contact,
  ContactDraft,
  Withdrawal,
  WithdrawalDraft,
} from '@gondola/contract/inboxes'
import { send } from './client.ts'

// Calls about the site itself and its forms (spec §7, contract §4 and §7).

const ALL = { from: 0, count: 0 }

export function readParameters(signal?: AbortSignal): Promise<SiteParameters> {
  return send(calls.readParameters, { signal })
}

/** Banners of the home page and the lists. */
export function listFrontBanners(signal?: AbortSignal): Promise<Banner[]> {
  return send(calls.listFrontBanners, { params: ALL, signal })
}

/** User banners, including the pop-ups. */
export function listUserBanners(signal?: AbortSignal): Promise<Banner[]> {
  return send(calls.listUserBanners, { params: ALL, signal })
}

export function saveCardRequest(draft: CardRequestDraft): Promise<CardRequest> {
  return send(calls.saveCardRequest, { body: draft })
}

export function saveContact(draft: ContactDraft): Promise<Contact> {
  return send(calls.saveContact, { body: draft })
}

export function saveWithdrawal(draft: WithdrawalDraft): Promise<Withdrawal> {
  return send(calls.saveWithdrawal, { body: draft })
}

export function listProvinces(signal?: AbortSignal): Promise<Province[]> {
  return send(calls.listProvinces, { params: ALL, signal })
}
