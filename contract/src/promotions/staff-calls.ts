import { Type } from 'typebox'
import { Id } from '../base/index.ts'
import { BasketToTry, PromotionDraft, PromotionState, StaffPromotion, StaffPromotionWhole, TriedBasket } from './staff-promotion.ts'
import { staffCall, staffResource } from '../calls/index.ts'

export const staffPromotions = staffResource('promociones', {
  see: 'promociones.ver',
  edit: 'promociones.editar',
  key: { Promocion: Id },
  row: StaffPromotion,
  record: StaffPromotionWhole,
  // with a branch: those for it and those for all
  filters: { Estado: Type.Optional(PromotionState), Sucursal: Type.Optional(Id) },
  create: PromotionDraft,
  change: PromotionDraft,
  // two thousand codes, both new and as read
  bodyMaxBytes: 200_000,
  removes: true,
  byBranch: true,
  docs: ['Gestión: catálogo', 'StaffPromotion', 'StaffPromotions', 'la promoción', 'las promociones'],
})

/** What a basket would cost on a given day, and why; nothing is stored. */
export const tryBasket = staffCall('POST', '/gestion/promociones/simular', 'promociones.ver', {
  body: BasketToTry,
  answer: TriedBasket,
  byBranch: true,
  docs: ['Gestión: catálogo', 'tryBasket', 'Simular un carrito', 'Qué costaría un carrito un día y por qué; no se guarda nada.'],
})
