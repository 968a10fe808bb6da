import { Type, type Static } from 'typebox'
import { Closed, Id, IsoDate, Nullable } from '../base/index.ts'
import { Period } from './report.ts'

/** An amount that may be less than nothing: a correction, or more given back than taken. */
const Amount = Type.Number()

/**
 * What was taken and given back. `Liberado` was reserved on cards and not taken, and is in no sum. `Contracargos` is what customers' banks took back, less what they returned; `Neto` is
 * `Cobrado` less `Devuelto` and `Contracargos`.
 */
const amounts = { Cobrado: Amount, Devuelto: Amount, Liberado: Amount, Contracargos: Amount, Neto: Amount }

/**
 * Payments of a day at a branch by one means (decision 0031). `Proveedor` is `puerta` for what staff took at the door,
 * then `Persona` is who; `Medio` is the provider's word for the means, or null.
 */
export const MeansPayments = Closed({
  Fecha: IsoDate,
  Sucursal: Nullable(Id),
  NombreSucursal: Type.String(),
  Proveedor: Type.String(),
  Medio: Nullable(Type.String()),
  Persona: Nullable(Type.String()),
  ...amounts,
})
export type MeansPayments = Static<typeof MeansPayments>

export const DayPayments = Closed({ Fecha: IsoDate, ...amounts })
export type DayPayments = Static<typeof DayPayments>

/** What came and went in a period, by the day on which it did; not by the day of the order. */
export const PaymentsReport = Closed({
  ...Period.properties,
  ...amounts,
  PorDia: Type.Array(DayPayments),
  PorMedio: Type.Array(MeansPayments),
})
export type PaymentsReport = Static<typeof PaymentsReport>
