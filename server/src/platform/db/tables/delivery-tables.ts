import type { Generated } from 'kysely'

// Delivery days, slots and what they cost.

export interface DeliveryWeekdayTable {
  /** 0 Sunday … 6 Saturday. */
  weekday: number
  is_active: boolean
}

export interface DeliverySlotTable {
  Id: Generated<number>
  Desde: string
  Hasta: string
  capacity: number
  is_active: Generated<boolean>
  position: Generated<number>
  /** Null: offered by every branch that has no slots of its own. */
  branch_id: number | null
}

export interface DeliveryRulesTable {
  id: 1
  cutoff_days: number
  cutoff_time: string | null
}

export interface DeliveryHolidayTable {
  day: string
  description: string
}

export interface SlotBookingTable {
  branch_id: number
  /** The delivery day's id, yyyymmdd. */
  day_id: number
  slot_id: number
  taken: number
  capacity: number
}

export interface SlotHoldTable {
  client_id: number
  branch_id: number
  day_id: number
  slot_id: number
  /** An instant. */
  expires_at: string
}

export interface DeliveryCostTable {
  id: Generated<number>
  Monto1: number
  Monto2: number
}
