import { Box } from '@mui/material'
import { formatMoment, formatPesos } from '@gondola/contract/base'
import type { StaffMoneyEvent } from '@gondola/contract/payments'
import { EVENT_NAMES, MONEY_TEXTS as TEXTS, PAYMENT_NAMES } from '../../texts/order-money.ts'
import { providerName } from '../../texts/payment-means.ts'

/** What happened to the order's money, newest first; closed until somebody opens it. */
export function MoneyHistory({ events }: { events: readonly StaffMoneyEvent[] }) {
  if (events.length === 0) return null
  return (
    <details>
      <Box component="summary" sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}>
        {TEXTS.history}
      </Box>
      <Box component="ol" reversed sx={{ pl: 4, my: 0, overflowWrap: 'anywhere' }}>
        {events.map((event, index) => (
          // they are only ever added, at the beginning
          // oxlint-disable-next-line react/no-array-index-key
          <li key={events.length - index}>{moneyEventText(event)}</li>
        ))}
      </Box>
    </details>
  )
}

/** `21/11/26, 18:05 · Cobro · $ 2.739,07 · raul · Recibió $ 3.000,00, vuelto $ 260,93` */
function moneyEventText({ Momento, Clase, Estado, Importe, Texto, Autor }: StaffMoneyEvent): string {
  const author = Autor === null ? null : providerName(Autor)
  return [
    formatMoment(Date.parse(Momento)),
    EVENT_NAMES[Clase] ?? Clase,
    ...(Estado === null ? [] : [PAYMENT_NAMES[Estado]]),
    ...(Importe === null ? [] : [formatPesos(Importe)]),
    ...(author === null ? [] : [author]),
    ...(Texto === null ? [] : [Texto]),
  ].join(' · ')
}
