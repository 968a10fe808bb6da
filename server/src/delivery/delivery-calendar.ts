import {
  DELIVERY_HORIZON_DAYS,
  FEW_PLACES,
  GRID_DAYS,
  LAST_PLACES_SHARE,
  formatDay,
  type Violation,
} from '@gondola/contract/base'
import {
  type DaySlot,
  type DeliveryDay,
  type GridDay,
  type GridSlot,
  dayIdOf,
  type Zone,
  isoDateOf,
} from '@gondola/contract/delivery'
import { dayAfter, dayStart, secondsAfter, shopDateTime } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import type { SellingBranch } from '../goods/branches/branches.store.ts'

/** A delivery slot as stored. */
export interface PlannedSlot {
  Id: number
  Desde: string
  Hasta: string
  capacity: number
}

/**
 * When orders for a day close: `days` before it at a time of the shop's; time null: when each slot begins. A slot closes at
 * the latest `leadHours` before it begins; absent: none.
 */
export interface Cutoff {
  days: number
  time: string | null
  leadHours?: number
}

export const NO_CUTOFF: Cutoff = { days: 0, time: null }

/** On which days the shop delivers, and which places are taken. */
export interface DeliveryCalendar {
  /** 0 Sunday … 6 Saturday. */
  weekdays: ReadonlySet<number>
  /** ISO days without delivery. */
  holidays: ReadonlySet<string>
  slots: readonly PlannedSlot[]
  /** Places taken and available, by `placeKey`. */
  bookings: ReadonlyMap<string, { taken: number; capacity: number }>
  cutoff: Cutoff
}

/** Today and the time of day in the shop's time zone (`2026-11-21`, `18:05`), and both with the offset as on the wire. */
export interface ShopTime {
  day: string
  time: string
  Fechahora: string
}

export const placeKey = (dayId: number, slotId: number) => `${dayId}/${slotId}`

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (isoDate: string) => new Date(`${isoDate}T00:00:00Z`).getUTCDay()

/** Whether a day still takes orders: not past, not closed, not beyond the horizon, no holiday, a delivery weekday. */
export function isDeliveryDay(
  { weekdays, holidays, cutoff }: Pick<DeliveryCalendar, 'weekdays' | 'holidays' | 'cutoff'>,
  isoDate: string,
  now: ShopTime,
): boolean {
  if (!isWithinHorizon(isoDate, now) || isClosed(isoDate, cutoff, now)) return false
  return weekdays.has(weekdayOf(isoDate)) && !holidays.has(isoDate)
}

/** Whether a day takes no more orders because their closing time has come. */
export function isClosed(isoDate: string, cutoff: Cutoff, now: ShopTime): boolean {
  const closing = dayCloses(isoDate, cutoff)
  return closing !== null && closing <= localTime(now)
}

/** When a day's orders close, in the shop's time; null: they do not. */
const dayCloses = (isoDate: string, { days, time }: Cutoff): string | null =>
  time === null ? null : `${dayAfter(isoDate, -days)}T${time}`

const localTime = ({ day, time }: ShopTime): string => `${day}T${time}`

/** A cut-off with the hours that a branch needs to prepare. */
export const withLead = (cutoff: Cutoff, leadHours: number | null | undefined): Cutoff => ({
  ...cutoff,
  leadHours: leadHours ?? 0,
})

/** The local time so many hours before another (`2026-11-21T18:05`). */
const hoursBefore = (local: string, hours: number): string =>
  new Date(Date.parse(`${local}:00Z`) - hours * 3_600_000).toISOString().slice(0, 16)

/** Whether a slot of a day takes no more orders: it has begun, or no time is left to prepare them. */
export const hasBegun = (isoDate: string, Desde: string, now: ShopTime, { leadHours = 0 }: Cutoff) =>
  isoDate >= now.day && hoursBefore(`${isoDate}T${Desde}`, leadHours) <= localTime(now)

/** Until when a slot of a day takes orders, in the shop's time: the day's cut-off or, if earlier, the slot's own. */
export function closesAt(isoDate: string, Desde: string, cutoff: Cutoff): string {
  const start = hoursBefore(`${isoDate}T${Desde}`, cutoff.leadHours ?? 0)
  const closing = dayCloses(isoDate, cutoff) ?? start
  return closing < start ? closing : start
}

/** Neither past nor further ahead than orders are taken. */
export const isWithinHorizon = (isoDate: string, now: ShopTime) =>
  isoDate >= now.day && isoDate <= lastDay(now)

export const lastDay = (now: ShopTime) => dayAfter(now.day, DELIVERY_HORIZON_DAYS)

/** A day with the slots that have not begun and the places left in each; full ones have `Cupo` 0. */
export function deliveryDay(calendar: DeliveryCalendar, isoDate: string, now: ShopTime): DeliveryDay {
  const Id = dayIdOf(isoDate)
  const open = calendar.slots.filter(({ Desde }) => !hasBegun(isoDate, Desde, now, calendar.cutoff))
  const ListHorariosDisponibles = open.map((slot) =>
    daySlot(slot, calendar.bookings.get(placeKey(Id, slot.Id))),
  )
  return { Id, Fecha: isoDate, Descrip: formatDay(isoDate), ListHorariosDisponibles }
}

/** The next `count` delivery days from a day on that have a free slot, each with its free slots (contract §4). */
export function nextDeliveryDays(
  calendar: DeliveryCalendar,
  from: string,
  count: number,
  now: ShopTime,
): DeliveryDay[] {
  const days: DeliveryDay[] = []
  let isoDate = from > now.day ? from : now.day
  for (; isoDate <= lastDay(now) && days.length < count; isoDate = dayAfter(isoDate, 1)) {
    if (!isDeliveryDay(calendar, isoDate, now)) continue
    const day = deliveryDay(calendar, isoDate, now)
    const free = day.ListHorariosDisponibles.filter(({ Cupo }) => Cupo > 0)
    if (free.length > 0) days.push({ ...day, ListHorariosDisponibles: free })
  }
  return days
}

/**
 * The next delivery days with every slot. A day whose orders have closed is shown as long as it lies ahead; today only
 * while a slot is open.
 */
export function gridDays(calendar: DeliveryCalendar, now: ShopTime): GridDay[] {
  const days: GridDay[] = []
  for (let day = now.day; day <= lastDay(now) && days.length < GRID_DAYS; day = dayAfter(day, 1)) {
    if (!calendar.weekdays.has(weekdayOf(day)) || calendar.holidays.has(day)) continue
    const Horarios = calendar.slots.map((slot) => gridSlot(calendar, day, slot, now))
    if (Horarios.length === 0) continue
    if (day === now.day && Horarios.every(({ Estado }) => Estado === 'cerrado')) continue
    days.push({ Id: dayIdOf(day), Fecha: day, Descrip: formatDay(day), Horarios })
  }
  return days
}

function gridSlot(
  { bookings, cutoff }: DeliveryCalendar,
  day: string,
  slot: PlannedSlot,
  now: ShopTime,
): GridSlot {
  const booking = bookings.get(placeKey(dayIdOf(day), slot.Id))
  const { Id, Desde, Hasta, Cupo } = daySlot(slot, booking)
  const Cierra = closesAt(day, Desde, cutoff)
  if (Cierra <= localTime(now)) return { Id, Desde, Hasta, Estado: 'cerrado' }
  if (Cupo === 0) return { Id, Desde, Hasta, Estado: 'completo' }
  const free = { Id, Desde, Hasta, Estado: 'libre', Cierra } as const
  if (Cupo <= FEW_PLACES) return { ...free, Quedan: Cupo }
  const isLast = Cupo <= (booking?.capacity ?? slot.capacity) * LAST_PLACES_SHARE
  return { ...free, ...(isLast && { Ultimos: true }) }
}

/** The calendar as the client sees it for whom a place is held: it is free for them. */
export function withOwnPlace(
  calendar: DeliveryCalendar,
  own: { dayId: number; slotId: number } | null,
): DeliveryCalendar {
  const key = own === null ? '' : placeKey(own.dayId, own.slotId)
  const booking = calendar.bookings.get(key)
  if (booking === undefined) return calendar
  const freed = { ...booking, taken: Math.max(0, booking.taken - 1) }
  return { ...calendar, bookings: new Map([...calendar.bookings, [key, freed]]) }
}

function daySlot({ Id, Desde, Hasta, capacity }: PlannedSlot, booking = { taken: 0, capacity }): DaySlot {
  return { Id, Desde, Hasta, Checked: false, Cupo: Math.max(0, booking.capacity - booking.taken) }
}

/** The present day and time in the shop's time zone. */
export function shopTime({ clock, config }: Pick<Deps, 'clock' | 'config'>): ShopTime {
  const Fechahora = shopDateTime(clock.now(), config.timeZone)
  return { day: Fechahora.slice(0, 10), time: Fechahora.slice(11, 16), Fechahora }
}

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
    cutoff: CorteDias === null ? terms.cutoff : { ...terms.cutoff, days: CorteDias, time: CorteHora },
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

/** The instant at which an order's slot `09:00 a 12:00` begins; of an order without a slot, its day. */
export function slotBegins(
  { Dia, HorarioEntrega }: { Dia: number | null; HorarioEntrega: string | null },
  timeZone: string,
): string {
  const day = Dia === null ? null : isoDateOf(Dia)
  if (day === null) return ''
  const [, hours = '0', minutes = '0'] = /^(\d\d):(\d\d)/.exec(HorarioEntrega ?? '') ?? []
  return secondsAfter(dayStart(day, timeZone), (Number(hours) * 60 + Number(minutes)) * 60)
}
