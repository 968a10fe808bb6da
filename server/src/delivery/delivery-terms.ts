import type { Violation } from '@gondola/contract/base'
import type { Zone } from '@gondola/contract/delivery'
import type { SellingBranch } from '../goods/branches/branches.store.ts'
import type { Cutoff } from './delivery-calendar.ts'

/** On which weekdays, until when, and for how much a branch delivers. Money in pesos. */
export interface DeliveryTerms {
  /** 0 Sunday … 6 Saturday. */
  weekdays: ReadonlySet<number>
  cutoff: Cutoff
  /** Fee of home delivery. */
  Monto1: number
  /** Minimum purchase. */
  Monto2: number
  /** Goods of this amount and more are delivered without a fee; null: always a fee. */
  GratisDesde: number | null
}

/** The terms that a zone may set; null: its branch's. */
export type ZoneTerms = Pick<
  Zone,
  'Costo' | 'Minimo' | 'GratisDesde' | 'DiasSemana' | 'CorteDias' | 'CorteHora'
>

/** A branch's terms for a home delivery to a zone; without a zone, and for pickup, its own. */
export function termsInZone(terms: DeliveryTerms, zone: ZoneTerms | null): DeliveryTerms {
  if (zone === null) return terms
  const { Costo, Minimo, GratisDesde, DiasSemana, CorteDias, CorteHora } = zone
  return {
    weekdays: DiasSemana === null ? terms.weekdays : new Set(DiasSemana),
    cutoff: CorteDias === null ? terms.cutoff : { days: CorteDias, time: CorteHora },
    Monto1: Costo ?? terms.Monto1,
    Monto2: Minimo ?? terms.Monto2,
    GratisDesde,
  }
}

/** Of the slots that a branch may offer, its own if it has any, else the shop's. */
export function slotsOfBranch<S extends { branch_id: number | null }>(slots: readonly S[]): readonly S[] {
  const own = slots.filter(({ branch_id }) => branch_id !== null)
  return own.length > 0 ? own : slots
}

/** The refusal of a home delivery to a place that no zone of the branch reaches. */
export const outsideZones = ({ Nombre, Retiro }: Pick<SellingBranch, 'Nombre' | 'Retiro'>): Violation => ({
  code: 'fuera-de-zona',
  Nombre: Retiro ? Nombre : null,
})
