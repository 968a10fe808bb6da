import { Chip } from '@mui/material'
import { slotEndText } from '../texts/queue-screens.ts'
import { minutesToSlotEnd, useNow, type SlottedOrder } from '../ui/orders/slot-end.ts'

/** Tells that an order's slot is over, or nearly, while the customer does not have the order. */
export function SlotEndChip({ order }: { order: SlottedOrder }) {
  const minutes = minutesToSlotEnd(order, useNow())
  if (minutes === null) return null
  return <Chip size="small" color={minutes < 0 ? 'error' : 'warning'} label={slotEndText(minutes)} />
}
