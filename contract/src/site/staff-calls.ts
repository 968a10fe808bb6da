import { Type } from 'typebox'
import { BannerDraft, ParametersDraft, StaffBanner, StaffParameters, StaffText, TextDraft, TextNumber } from './staff-window.ts'
import { Id } from '../base/index.ts'
import { staffResource } from '../calls/index.ts'

// Banners, texts and parameters of the storefront (backoffice §6).

const banners = {
  see: 'vidriera.ver',
  edit: 'vidriera.editar',
  row: StaffBanner,
  filters: { Descrip: Type.Optional(Type.String({ maxLength: 40 })), Estado: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })), Sucursal: Type.Optional(Id) },
  create: BannerDraft,
  change: BannerDraft,
  removes: true,
  byBranch: true,
} as const

export const staffFrontBanners = staffResource('banners-inicio', banners)
/** Banners for logged-in users, including pop-ups (`Descrip` 'popup'). */
export const staffUserBanners = staffResource('banners-usuario', banners)

/** A single record with Id 1. The body of a change holds only the changed fields. */
export const staffParameters = staffResource('parametros', { see: 'parametros.ver', edit: 'parametros.editar', row: StaffParameters, change: ParametersDraft })

export const staffTexts = staffResource('textos', { see: 'vidriera.ver', edit: 'textos.editar', key: { Numero: TextNumber }, row: StaffText, change: TextDraft, bodyMaxBytes: 800_000 })
