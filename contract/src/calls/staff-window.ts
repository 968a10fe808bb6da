import { Type } from 'typebox'
import { BannerDraft, BranchDraft, ParametersDraft, StaffBanner, StaffBranch, StaffParameters, StaffText, TextDraft, TextNumber } from '../entities/staff-window.ts'
import { staffResource } from './staff-resource.ts'

// The shop window and its texts (backoffice §6).

const banners = {
  see: 'vidriera.ver',
  edit: 'vidriera.editar',
  row: StaffBanner,
  filters: { Descrip: Type.Optional(Type.String({ maxLength: 40 })), Estado: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) },
  create: BannerDraft,
  change: BannerDraft,
  removes: true,
} as const

export const staffFrontBanners = staffResource('banners-inicio', banners)
/** The users' banners, pop-ups (`Descrip` 'popup') among them. */
export const staffUserBanners = staffResource('banners-usuario', banners)

/** One record, of Id 1. A change holds what is to be changed. */
export const staffParameters = staffResource('parametros', { see: 'parametros.ver', edit: 'parametros.editar', row: StaffParameters, change: ParametersDraft })

export const staffTexts = staffResource('textos', { see: 'vidriera.ver', edit: 'textos.editar', key: { Numero: TextNumber }, row: StaffText, change: TextDraft, changeMaxBytes: 800_000 })

export const staffBranches = staffResource('sucursales', { see: 'parametros.ver', edit: 'parametros.editar', row: StaffBranch, create: BranchDraft, change: BranchDraft, removes: true })
