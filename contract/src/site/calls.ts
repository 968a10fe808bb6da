import { Type } from 'typebox'
import { BranchQuery } from '../branches/index.ts'
import { Banner, Province, ProvinceDraft, SiteParameters } from './site-parameters.ts'
import { CardRequest, CardRequestDraft, Contact, ContactDraft, Withdrawal, WithdrawalDraft } from '../inboxes/index.ts'
import { call, staffCall, RangeParams } from '../calls/index.ts'

// Calls about the site itself and its forms (spec §7, contract §4 and §7).

const banners = Type.Array(Banner)

export const readParameters = call('GET', '/parametros/get', 'anybody', { answer: SiteParameters })
export const listFrontBanners = call('GET', '/TBannersFront/getall/:from/:count', 'anybody', { params: RangeParams, query: BranchQuery, answer: banners })
export const listUserBanners = call('GET', '/TBannersUser/getall/:from/:count', 'anybody', { params: RangeParams, query: BranchQuery, answer: banners })
export const saveCardRequest = call('POST', '/clientessupercard/save', 'anybody', { body: CardRequestDraft, answer: CardRequest, limit: 'form' })
export const saveContact = call('POST', '/contactos/save', 'anybody', { body: ContactDraft, answer: Contact, limit: 'form' })
export const saveWithdrawal = call('POST', '/arrepentimientos/save', 'anybody', { body: WithdrawalDraft, answer: Withdrawal, limit: 'form' })
export const listProvinces = call('GET', '/provincia/getall/:from/:count', 'anybody', { params: RangeParams, answer: Type.Array(Province) })
export const saveProvince = staffCall('POST', '/provincia/save', 'parametros.editar', { body: ProvinceDraft, answer: Province })
