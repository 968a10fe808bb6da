import { useEffect, useState } from 'react'
import { Chip } from '@mui/material'
import { slotEndText } from '../texts/queue-screens.ts'
import { minutesToSlotEnd, type SlottedOrder } from './slot-end.ts'

const REFRESH_MS = 20_000

/** Tells that an order's slot is over, or nearly, while the customer does not have the order. */
export function SlotEndChip({ order }: { order: SlottedOrder }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const minutes = minutesToSlotEnd(order, now)
  if (minutes === null) return null
  return <Chip size="small" color={minutes < 0 ? 'error' : 'warning'} label={slotEndText(minutes)} />
}
