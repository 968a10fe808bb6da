import type { NamedPlace } from '@gondola/contract/branches'
import { type DeliveryForm, isoDateOf } from '@gondola/contract/delivery'
import type { OrderDraft } from '@gondola/contract/orders'

/** The choices of the checkout, as sent. */
export interface Choice {
  FormaEntrega: DeliveryForm | null
  Dia: number | null
  /** The day's date; null if the number is not a calendar day. */
  isoDate: string | null
  HorarioEntrega: string | null
  Desde: string
  Hasta: string
  paymentId: number | null
  MayorDeEdad: boolean
  /** The branch that it is ordered from. */
  branchId: number
  /** Where a home delivery goes; null: not said. */
  place: NamedPlace | null
}

const SLOT = /^(\d\d:\d\d) a (\d\d:\d\d)$/

/**
 * Reads the choices of the three checkout steps. Without a `FormaEntrega`, `TotalEnvio` decides as in the
 * specification's order: above 0 is home delivery, 0 is pickup, absent means nothing chosen (contract §5).
 */
export function choiceOf(draft: Omit<OrderDraft, 'Estado'>, defaultBranch: number): Choice {
  const { FormaEntrega, TotalEnvio, Dia, HorarioEntrega, TipoPago, MayorDeEdad, Sucursal, Lugar } = draft
  const [, Desde = '', Hasta = ''] = SLOT.exec(HorarioEntrega ?? '') ?? []
  return {
    FormaEntrega: isSaid(FormaEntrega) ? knownForm(FormaEntrega) : formByShipping(TotalEnvio ?? null),
    Dia: Dia ?? null,
    isoDate: Dia ? isoDateOf(Dia) : null,
    HorarioEntrega: HorarioEntrega?.trim() || null,
    Desde,
    Hasta,
    paymentId: TipoPago?.Id ?? null,
    MayorDeEdad: MayorDeEdad ?? false,
    branchId: Sucursal ?? defaultBranch,
    place: Lugar ?? null,
  }
}

const isSaid = (FormaEntrega: OrderDraft['FormaEntrega']): FormaEntrega is string =>
  FormaEntrega !== null && FormaEntrega !== undefined

/** An unknown form counts as not chosen, whatever `TotalEnvio` says. */
const knownForm = (text: string): DeliveryForm | null => (text === 'ED' || text === 'RS' ? text : null)

function formByShipping(TotalEnvio: number | null): DeliveryForm | null {
  if (TotalEnvio === null) return null
  return TotalEnvio > 0 ? 'ED' : 'RS'
}
