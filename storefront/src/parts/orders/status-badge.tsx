import { type Order, type OrderStatusCode, preparationTexts } from '@gondola/contract/orders'
import { statusWords } from '../../texts/orders.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'

/** Colours of the statuses (spec §4): pending is a warning, dispatched blue, cancelled red. */
const TONES: Record<OrderStatusCode, BadgeTone> = {
  I: 'neutral',
  P: 'warn',
  D: 'info',
  C: 'error',
  A: 'neutral',
}

const STAGE_WORDS = { preparando: preparationTexts.preparing, listo: preparationTexts.ready } as const

/** An order's status as a coloured label, and the progress of its preparation while pending. */
export function StatusBadge({ Estado, Preparacion }: Pick<Order, 'Estado' | 'Preparacion'>) {
  return (
    <>
      <Badge tone={TONES[Estado]}>{statusWords[Estado]}</Badge>
      {Preparacion && <Badge tone="info">{STAGE_WORDS[Preparacion]}</Badge>}
    </>
  )
}
