import * as calls from '@gondola/contract/calls/site.ts'
import type { Banner } from '@gondola/contract/entities/banner.ts'
import type { CardRequest, CardRequestDraft } from '@gondola/contract/entities/card-request.ts'
import type { Contact, ContactDraft } from '@gondola/contract/entities/contact.ts'
import type { Province } from '@gondola/contract/entities/province.ts'
import type { SiteParameters } from '@gondola/contract/entities/site-parameters.ts'
import type { Withdrawal, WithdrawalDraft } from '@gondola/contract/entities/withdrawal.ts'
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
