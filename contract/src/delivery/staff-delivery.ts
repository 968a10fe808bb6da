import { Type, type Static } from 'typebox'
import { Closed, DayId, Id, IsoDate, Nullable, Pesos, ShortText, changeBody } from '../base/index.ts'
import { TimeOfDay, Weekday } from '../branches/index.ts'
import { DoorMeans, PaymentProviderName, PaymentWay, PendingAccount } from '../payments/index.ts'
import { Position } from '../site/index.ts'

// Delivery and payment as staff edit them (backoffice §6).

const paymentType = { Descrip: ShortText, Activo: Type.Boolean(), Orden: Position }
const paymentWords = {
  /** Instructions for the customer. */
  Indicaciones: Type.String({ maxLength: 500 }),
  /** Instead of them at a pickup; empty: the same. */
  IndicacionesRetiro: Type.String({ maxLength: 500 }),
  /** An alias, CVU or CBU, without spaces. */
  Alias: Type.String({ maxLength: 60, pattern: String.raw`^\S*$` }),
  /** How orders with it are paid (decision 0031) … */
  Forma: PaymentWay,
  /** … and through whom; null: at the door. */
  Proveedor: Nullable(PaymentProviderName),
  /** With which means at the door its promotions still count; null: as `keepingMeans` says. */
  MediosConDescuento: Nullable(Type.Array(DoorMeans, { maxItems: 3 })),
}
export const PaymentTypeDraft = Closed({
  ...paymentType,
  Indicaciones: Type.Optional(paymentWords.Indicaciones),
  IndicacionesRetiro: Type.Optional(paymentWords.IndicacionesRetiro),
  Alias: Type.Optional(paymentWords.Alias),
  Forma: Type.Optional(paymentWords.Forma),
  Proveedor: Type.Optional(paymentWords.Proveedor),
  MediosConDescuento: Type.Optional(paymentWords.MediosConDescuento),
})
export type PaymentTypeDraft = Static<typeof PaymentTypeDraft>
export const StaffPaymentType = Closed({
  Id,
  ...paymentType,
  ...paymentWords,
  Pendiente: Type.Optional(PendingAccount),
})
export type StaffPaymentType = Static<typeof StaffPaymentType>

const rules = {
  /** 0 Sunday … 6 Saturday. */
  DiasSemana: Type.Array(Weekday, { maxItems: 7, uniqueItems: true }),
  /** Orders for a day close this many days before … */
  CorteDias: Type.Integer({ minimum: 0, maximum: 14 }),
  /** … at this time; null: they close when each slot begins. */
  CorteHora: Nullable(TimeOfDay),
  /** Fee of home delivery and minimum purchase, pesos. */
  Monto1: Pesos,
  Monto2: Pesos,
}
export const DeliveryRulesDraft = Closed(rules)
export type DeliveryRulesDraft = Static<typeof DeliveryRulesDraft>
/** A single record with Id 1. */
export const DeliveryRules = Closed({ Id, ...rules })
export type DeliveryRules = Static<typeof DeliveryRules>

/** The rules in force at the branch `Id`. */
export const BranchRules = Closed({
  Id,
  Nombre: Type.String(),
  /** Whether they are its own, not the shop's. */
  Propias: Type.Boolean(),
  /** Whether it has slots of its own. */
  HorariosPropios: Type.Boolean(),
  ...rules,
})
export type BranchRules = Static<typeof BranchRules>

/** Capacity of a slot, in orders. */
const Places = Type.Integer({ minimum: 0, maximum: 10_000 })

const slot = { Desde: TimeOfDay, Hasta: TimeOfDay, Cupo: Places, Activo: Type.Boolean(), Orden: Position }
export const SlotDraft = Closed(slot)
export type SlotDraft = Static<typeof SlotDraft>
export const NewSlot = Closed({ ...slot, Sucursal: Type.Optional(Nullable(Id)) })
export type NewSlot = Static<typeof NewSlot>
/** A slot that applies to every delivery day; `Cupo` is its capacity on days without their own number. */
export const StaffSlot = Closed({
  Id,
  ...slot,
  /** The branch that it is for; absent: every branch without slots of its own. */
  Sucursal: Type.Optional(Id),
})
export type StaffSlot = Static<typeof StaffSlot>

/** A day without delivery. */
export const Holiday = Closed({ Fecha: IsoDate, Descrip: ShortText })
export type Holiday = Static<typeof Holiday>
export const HolidayChange = Closed({ Descrip: ShortText })
export type HolidayChange = Static<typeof HolidayChange>

/** The branch's number and the day, `3-2026-12-25`. */
export const BranchHolidayKey = Type.String({ pattern: String.raw`^[1-9]\d{0,9}-\d{4}-\d{2}-\d{2}$` })
const branchHoliday = { Sucursal: Id, ...Holiday.properties }
export const BranchHolidayDraft = Closed(branchHoliday)
export type BranchHolidayDraft = Static<typeof BranchHolidayDraft>
/** A day on which one branch does not deliver. */
export const BranchHoliday = Closed({
  Codigo: Type.String(),
  NombreSucursal: Type.String(),
  ...branchHoliday,
})
export type BranchHoliday = Static<typeof BranchHoliday>

export const SlotLoad = Closed({
  Id,
  Desde: Type.String(),
  Hasta: Type.String(),
  /** Orders and places held for customers in the checkout. */
  Tomados: Type.Integer(),
  /** The held ones of these. */
  Reservados: Type.Integer(),
  Cupo: Type.Integer(),
})
export type SlotLoad = Static<typeof SlotLoad>

/** A delivery day with its slots; `Cerrado`: it is closed for orders. */
export const DayLoad = Closed({
  Id: DayId,
  Fecha: IsoDate,
  Descrip: Type.String(),
  Cerrado: Type.Boolean(),
  Horarios: Type.Array(SlotLoad),
})
export type DayLoad = Static<typeof DayLoad>

/** The capacity of one slot on one day. */
export const DayPlacesDraft = Closed({ Cupo: Places })
export type DayPlacesDraft = Static<typeof DayPlacesDraft>
export const DayPlaces = changeBody(DayPlacesDraft)
export type DayPlaces = Static<typeof DayPlaces>
