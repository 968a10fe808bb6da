import type { Mechanic } from '@gondola/contract/catalogue'
import {
  type PromotionDraft,
  PROMOTION_FAULTS,
  type PromotionFault,
  termsOf,
} from '@gondola/contract/promotions'
import type { StaffViolation } from '@gondola/contract/base'
import { dayAfter } from '../../platform/clock.ts'
import { runsOn } from '../../goods/catalogue/active-offers.ts'

/** A broken rule for promotions, at the form's field at fault; `codes` are the articles that it concerns. */
export function promotionFault(
  code: PromotionFault,
  Campo: string,
  codes: readonly string[] = [],
): StaffViolation {
  return { code, Campo, text: PROMOTION_FAULTS[code].replace('{codes}', codes.join(', ')) }
}

/** Returns the first rule that a promotion's form breaks. The server checks that the records it names exist. */
export function checkPromotion(draft: PromotionDraft): StaffViolation | null {
  if (draft.Descripcion.trim() === '') return promotionFault('promocion-sin-nombre', 'Descripcion')
  if (draft.Descrip.trim() === '') return promotionFault('promocion-sin-texto', 'Descrip')
  return checkDays(draft) ?? (draft.Mecanica && checkMechanic(draft.Mecanica)) ?? checkReach(draft)
}

function checkDays({ FechaDesde, FechaHasta, Dias }: PromotionDraft): StaffViolation | null {
  if (FechaHasta < FechaDesde) return promotionFault('promocion-fechas', 'FechaHasta')
  const week = Array.from({ length: 7 }, (_, days) => dayAfter(FechaDesde, days))
  const runs = week.some((day) => runsOn({ FechaDesde, FechaHasta, Dias }, day))
  return runs ? null : promotionFault('promocion-sin-dias', 'Dias')
}

/** Checks that a mechanic's numbers are complete and consistent. */
export function checkMechanic(mechanic: Mechanic): StaffViolation | null {
  const { Tipo, Porcentaje = 0, Lleva = 0, Precio = 0, Limite } = mechanic
  const terms = termsOf(mechanic)
  if (terms === null) {
    if (Tipo === 'nxm') return promotionFault('promocion-nxm', 'Mecanica.Paga')
    if (Tipo === 'desde' && Lleva === 0) return promotionFault('promocion-lleva', 'Mecanica.Lleva')
    if (Tipo === 'desde' && Precio === 0) return promotionFault('promocion-precio', 'Mecanica.Precio')
  }
  const isPercentage = Tipo === 'porcentaje' || Tipo === 'segunda'
  if (isPercentage && Porcentaje === 0) return promotionFault('promocion-porcentaje', 'Mecanica.Porcentaje')
  if (terms !== null && Limite !== undefined && terms.limit < terms.size)
    return promotionFault('promocion-limite', 'Mecanica.Limite')
  return null
}

function checkReach({ Articulos, Familias, Marcas }: PromotionDraft): StaffViolation | null {
  const isEmpty = Articulos.length + Familias.length + Marcas.length === 0
  return isEmpty ? promotionFault('promocion-sin-alcance', 'Articulos') : null
}
