import { Type } from 'typebox'
import { Closed, DayId, Id, IsoDate } from '../base/index.ts'
import { CoverageRequest, PlaceDemand } from './demand.ts'
import { DayLoad, DayPlaces, DeliveryRules, DeliveryRulesDraft, Holiday, HolidayChange, PaymentTypeDraft, SlotDraft, SlotLoad, StaffPaymentType, StaffSlot } from './staff-delivery.ts'
import { StaffZone, ZoneDraft } from './zone.ts'
import { staffCall, staffResource } from '../calls/index.ts'

// Delivery and payment (backoffice §6).

const Activo = Type.Optional(Type.Boolean())

export const staffPaymentTypes = staffResource('tipos-pago', { see: 'entrega.ver', edit: 'pagos.editar', row: StaffPaymentType, filters: { Activo }, create: PaymentTypeDraft, change: PaymentTypeDraft, removes: true })
/** A single record with Id 1: weekdays, closing time of orders, fee and minimum. */
export const staffDeliveryRules = staffResource('entrega', { see: 'entrega.ver', edit: 'entrega.editar', row: DeliveryRules, change: DeliveryRulesDraft })
export const staffSlots = staffResource('horarios', { see: 'entrega.ver', edit: 'entrega.editar', row: StaffSlot, filters: { Activo }, create: SlotDraft, change: SlotDraft, removes: true })
export const staffHolidays = staffResource('feriados', { see: 'entrega.ver', edit: 'entrega.editar', key: { Fecha: IsoDate }, row: Holiday, create: Holiday, change: HolidayChange, removes: true })
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
})

/** Places that customers asked for and no zone reached. */
export const staffDemand = staffResource('demanda', { see: 'entrega.ver', row: PlaceDemand })
/** Who asked to be told; `Lugar` is the Id of a place of `staffDemand`. */
export const staffCoverageRequests = staffResource('avisos-cobertura', { see: 'clientes.ver', edit: 'clientes.editar', row: CoverageRequest, filters: { Lugar: Type.Optional(Id) }, removes: true })

/** The coming delivery days with the load of each slot. */
export const listDayLoads = staffCall('GET', '/gestion/dias', 'entrega.ver', { answer: Type.Array(DayLoad) })
/** Sets the capacity of one slot on one day only. */
export const changeDayPlaces = staffCall('PUT', '/gestion/dias/:Dia/horarios/:Horario', 'entrega.editar', { params: Closed({ Dia: DayId, Horario: Id }), body: DayPlaces, answer: SlotLoad })
