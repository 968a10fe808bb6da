import { Type } from 'typebox'
import { ShopBrandDraft, StaffShopBrand } from './brand.ts'
import { BannerDraft, ParametersDraft, StaffBanner, StaffParameters, StaffText, TextDraft, TextNumber } from './staff-window.ts'
import { MessageDraft, MessageKey, MessageSet, MessageSetSizes, StaffMessage } from './messages.ts'
import { Closed, Id } from '../base/index.ts'
import { staffCall, staffResource } from '../calls/index.ts'

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

export const staffFrontBanners = staffResource('banners-inicio', { ...banners, docs: ['Gestión: vidriera', 'StaffFrontBanner', 'StaffFrontBanners', 'el banner del inicio', 'los banners del inicio'] })
/** Banners for logged-in users, including pop-ups (`Descrip` 'popup'). */
export const staffUserBanners = staffResource('banners-usuario', { ...banners, docs: ['Gestión: vidriera', 'StaffUserBanner', 'StaffUserBanners', 'el banner de usuarios', 'los banners de usuarios'] })

/** A single record with Id 1. The body of a change holds only the changed fields. */
export const staffParameters = staffResource('parametros', {
  see: 'parametros.ver',
  edit: 'parametros.editar',
  row: StaffParameters,
  change: ParametersDraft,
  needsRecentLogin: true,
  docs: ['Gestión: vidriera', 'StaffParameters', 'StaffParametersList', 'el registro de parámetros', 'los parámetros (un solo registro, el 1)'],
})

/** A single record with Id 1: the chain's look. */
export const staffShopBrand = staffResource('marca', {
  see: 'parametros.ver',
  edit: 'parametros.editar',
  row: StaffShopBrand,
  change: ShopBrandDraft,
  bodyMaxBytes: 600_000,
  docs: ['Gestión: vidriera', 'StaffShopBrand', 'StaffShopBrands', 'la marca de la tienda', 'la marca de la tienda (un solo registro, el 1)'],
})

export const staffTexts = staffResource('textos', {
  see: 'vidriera.ver',
  edit: 'textos.editar',
  key: { Numero: TextNumber },
  row: StaffText,
  change: TextDraft,
  bodyMaxBytes: 800_000,
  docs: ['Gestión: vidriera', 'StaffText', 'StaffTexts', 'el texto del sitio', 'los textos del sitio'],
})

/** What customers read, with the chain's own wording. */
export const staffMessages = staffResource('mensajes', {
  see: 'vidriera.ver',
  edit: 'textos.editar',
  key: { Clave: MessageKey },
  row: StaffMessage,
  filters: { Parte: Type.Optional(Type.String({ maxLength: 40 })), Cambiado: Type.Optional(Type.Boolean()) },
  change: MessageDraft,
  docs: ['Gestión: vidriera', 'StaffMessage', 'StaffMessages', 'el texto que leen los clientes', 'los textos que leen los clientes'],
})
export const messageSets = staffCall('GET', '/gestion/conjuntos-de-mensajes', 'vidriera.ver', { answer: MessageSetSizes, docs: ['Gestión: vidriera', 'messageSets', 'Conjuntos de textos', 'Cuántos textos cambiaría cada conjunto.'] })
export const putMessageSet = staffCall('POST', '/gestion/conjuntos-de-mensajes/:Conjunto', 'textos.editar', {
  params: Closed({ Conjunto: MessageSet }),
  answer: Closed({ Cambiados: Type.Integer() }),
  docs: ['Gestión: vidriera', 'putMessageSet', 'Usar un conjunto de textos', 'Con `voseo` pone sus textos en lugar de los que había; con `original` quita todos los propios.'],
})
