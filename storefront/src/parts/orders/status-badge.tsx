import type { OrderStatusCode } from '@gondola/contract/entities/order.ts'
import { statusWords } from '@gondola/contract/texts/orders.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'

/** Colours of the statuses (spec §4): pending warns, dispatched is blue, cancelled red. */
const TONES: Record<OrderStatusCode, BadgeTone> = {
  I: 'neutral',
  P: 'warn',
  D: 'info',
  C: 'error',
  A: 'neutral',
}

/** An order's status in its word and colour. */
export function StatusBadge({ Estado }: { Estado: OrderStatusCode }) {
  return <Badge tone={TONES[Estado]}>{statusWords[Estado]}</Badge>
}
