import { Type } from 'typebox'
import { BranchQuery } from '../branches/index.ts'
import { Closed, DayId, Id, IsoDate } from '../base/index.ts'
import { CoverageRequest, PlaceDemand, StaffZone, ZoneDraft } from './zone.ts'
import { BranchHoliday, BranchHolidayKey, BranchHolidayDraft, BranchRules, DayLoad, DayPlaces, DeliveryRules, DeliveryRulesDraft, Holiday, HolidayChange, PaymentTypeDraft, SlotDraft, SlotLoad, NewSlot, StaffPaymentType, StaffSlot } from './staff-delivery.ts'
import { IdParams, staffCall, staffResource } from '../calls/index.ts'

// Delivery and payment (backoffice §6).

const Activo = Type.Optional(Type.Boolean())

export const staffPaymentTypes = staffResource('tipos-pago', {
  see: 'entrega.ver',
  edit: 'pagos.editar',
  row: StaffPaymentType,
  filters: { Activo },
  create: PaymentTypeDraft,
  change: PaymentTypeDraft,
  needsRecentLogin: true,
  removes: true,
  docs: ['Gestión: entrega', 'StaffPaymentType', 'StaffPaymentTypes', 'la forma de pago', 'las formas de pago'],
})
/** A single record with Id 1: weekdays, closing time of orders, fee and minimum. */
export const staffDeliveryRules = staffResource('entrega', {
  see: 'entrega.ver',
  edit: 'entrega.editar',
  row: DeliveryRules,
  change: DeliveryRulesDraft,
  docs: ['Gestión: entrega', 'DeliveryRules', 'DeliveryRulesList', 'la configuración de la entrega', 'las configuraciones de la entrega (una sola, la 1)'],
})
/** The shop's slots and those of branches; a branch without active slots of its own has the shop's. */
export const staffSlots = staffResource('horarios', {
  see: 'entrega.ver',
  edit: 'entrega.editar',
  row: StaffSlot,
  filters: { Activo, Sucursal: Type.Optional(Id) },
  create: NewSlot,
  change: SlotDraft,
  removes: true,
  byBranch: true,
  docs: ['Gestión: entrega', 'StaffSlot', 'StaffSlots', 'el horario de entrega', 'los horarios de entrega'],
})
export const staffHolidays = staffResource('feriados', {
  see: 'entrega.ver',
  edit: 'entrega.editar',
  key: { Fecha: IsoDate },
  row: Holiday,
  create: Holiday,
  change: HolidayChange,
  removes: true,
  docs: ['Gestión: entrega', 'Holiday', 'Holidays', 'el día sin entrega', 'los días sin entrega'],
})
/** The rules of each branch: its own, or the shop's. A change makes them its own, a removal returns to the shop's. */
export const staffBranchRules = staffResource('entrega-sucursal', {
  see: 'entrega.ver',
  edit: 'entrega.editar',
  row: BranchRules,
  change: DeliveryRulesDraft,
  removes: true,
  byBranch: true,
  docs: ['Gestión: entrega', 'BranchRules', 'BranchRulesList', 'la entrega de una sucursal', 'la entrega de cada sucursal'],
})
/** Gives a branch slots of its own, beginning with a copy of the shop's; orders keep their places. */
export const takeOwnSlots = staffCall('POST', '/gestion/entrega-sucursal/:Id/horarios', 'entrega.editar', {
  params: IdParams,
  answer: BranchRules,
  byBranch: true,
  docs: ['Gestión: entrega', 'takeOwnSlots', 'Horarios propios de una sucursal', 'Le da a la sucursal horarios propios, copiados de los de la tienda.'],
})
/** Removes a branch's own slots, so that it has the shop's. */
export const leaveOwnSlots = staffCall('DELETE', '/gestion/entrega-sucursal/:Id/horarios', 'entrega.editar', {
  params: IdParams,
  answer: BranchRules,
  byBranch: true,
  docs: ['Gestión: entrega', 'leaveOwnSlots', 'Volver a los horarios de la tienda', 'Quita los horarios propios de la sucursal, que vuelve a tener los de la tienda.'],
})
/** Days without delivery of single branches, besides the shop's. */
export const staffBranchHolidays = staffResource('feriados-sucursal', {
  see: 'entrega.ver',
  edit: 'entrega.editar',
  key: { Codigo: BranchHolidayKey },
  row: BranchHoliday,
  filters: { Sucursal: Type.Optional(Id) },
  create: BranchHolidayDraft,
  change: HolidayChange,
  removes: true,
  byBranch: true,
  docs: ['Gestión: entrega', 'BranchHoliday', 'BranchHolidays', 'el día sin entrega de la sucursal', 'los días sin entrega de las sucursales'],
})
/** Where each branch delivers. */
export const staffZones = staffResource('zonas', {
  see: 'entrega.ver',
  edit: 'entrega.editar',
  row: StaffZone,
  filters: { Sucursal: Type.Optional(Id), Activa: Type.Optional(Type.Boolean()) },
  create: ZoneDraft,
  change: ZoneDraft,
  bodyMaxBytes: 300_000,
  removes: true,
  byBranch: true,
  docs: ['Gestión: entrega', 'StaffZone', 'StaffZones', 'la zona de entrega', 'las zonas de entrega'],
})

/** Places that customers asked for and no zone reached. */
export const staffDemand = staffResource('demanda', { see: 'entrega.ver', row: PlaceDemand, docs: ['Gestión: entrega', 'PlaceDemand', 'PlaceDemands', 'el lugar donde piden que llegue la tienda', 'los lugares donde piden que llegue la tienda'] })
/** Who asked to be told; `Lugar` is the Id of a place of `staffDemand`. */
export const staffCoverageRequests = staffResource('avisos-cobertura', {
  // of no branch
  see: 'clientes.editar',
  people: true,
  edit: 'clientes.editar',
  row: CoverageRequest,
  filters: { Lugar: Type.Optional(Id) },
  removes: true,
  docs: ['Gestión: clientes', 'CoverageRequest', 'CoverageRequests', 'la persona que espera que la tienda llegue', 'las personas que esperan que la tienda llegue'],
})

/** The coming delivery days of a branch with the load of each slot; without one, of the account's branches together. */
export const listDayLoads = staffCall('GET', '/gestion/dias', 'entrega.ver', {
  query: BranchQuery,
  answer: Type.Array(DayLoad),
  byBranch: true,
  docs: ['Gestión: entrega', 'listDayLoads', 'Próximos días', 'Los próximos días de entrega con lo ocupado de cada horario.'],
})
/** Sets the capacity of one slot on one day only, at a branch; absent: the account's only one, or the default branch. */
export const changeDayPlaces = staffCall('PUT', '/gestion/dias/:Dia/horarios/:Horario', 'entrega.editar', {
  params: Closed({ Dia: DayId, Horario: Id }),
  query: BranchQuery,
  body: DayPlaces,
  answer: SlotLoad,
  byBranch: true,
  docs: ['Gestión: entrega', 'changeDayPlaces', 'Cambiar los lugares de un día', 'Cambia los lugares de un horario en un solo día.'],
})
