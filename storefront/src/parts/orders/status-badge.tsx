import type { Order, OrderStatusCode } from '@gondola/contract/entities/order.ts'
import { statusWords } from '../../texts/orders.ts'
import { preparationTexts } from '@gondola/contract/texts/preparation.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'

/** Colours of the statuses (spec §4): pending warns, dispatched is blue, cancelled red. */
const TONES: Record<OrderStatusCode, BadgeTone> = {
  I: 'neutral',
  P: 'warn',
  D: 'info',
  C: 'error',
  A: 'neutral',
}

const STAGE_WORDS = { preparando: preparationTexts.preparing, listo: preparationTexts.ready } as const

/** An order's status in its word and colour, and how far a pending one is prepared. */
export function StatusBadge({ Estado, Preparacion }: Pick<Order, 'Estado' | 'Preparacion'>) {
  return (
    <>
      <Badge tone={TONES[Estado]}>{statusWords[Estado]}</Badge>
      {Preparacion && <Badge tone="info">{STAGE_WORDS[Preparacion]}</Badge>}
    </>
  )
}
