import { Alert, Box, Button, Typography } from '@mui/material'
import { formatDay } from '@gondola/contract/base'
import { findDeliveryGrid, listDeliveryDays, slotText } from '@gondola/contract/delivery'
import { hasAlcohol, isAlcoholSlot, type StaffOrder } from '@gondola/contract/orders'
import { readParameters } from '@gondola/contract/site'
import { faultText } from '../../api/call-server.ts'
import { CHANGE_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { useAnswer } from '../../api/use-answer.ts'

const DAYS = 10

export interface ChosenSlot {
  Dia: number
  HorarioEntrega: string
}

interface SlotChoiceProps {
  /** The branch, absent: the shop's only one; and the zone of a home delivery. */
  query: { sucursal?: number; zona?: number }
  chosen: ChosenSlot | null
  /** The place that the order has: marked, though it is full, and nothing to choose. */
  own?: Pick<StaffOrder, 'Dia' | 'HorarioEntrega' | 'Lineas'>
  /** What is ordered: with alcohol, slots outside its hours are nothing to choose; absent: the order's own. */
  lines?: Parameters<typeof hasAlcohol>[0]
  onChoose: (slot: ChosenSlot) => void
}

/** The coming days with their slots and the places left in each. */
export function SlotChoice({ query, chosen, own, lines = own?.Lineas ?? [], onChoose }: SlotChoiceProps) {
  const isLimited = hasAlcohol(lines)
  const { data, error } = useAnswer(listDeliveryDays, { params: { count: DAYS, Fecha: 'HOY' }, query })
  const { data: branch } = useAnswer(findDeliveryGrid, { query }, { enabled: isLimited })
  const { data: shop } = useAnswer(readParameters, {}, { enabled: isLimited })
  const windows = branch?.VentanasAlcohol ?? shop?.VentanasAlcohol ?? []
  if (error) return <Alert severity="error">{faultText(error)}</Alert>
  if (data?.length === 0) return <Alert severity="warning">{TEXTS.noDays}</Alert>
  return (
    <Box sx={{ maxHeight: '50vh', overflowY: 'auto', position: 'relative' }} tabIndex={0}>
      {data?.map(({ Id, Fecha, ListHorariosDisponibles }) => (
        <Box key={Id} role="group" aria-label={formatDay(Fecha)} sx={{ mb: 1 }}>
          <Typography component="h3" variant="subtitle2">
            {formatDay(Fecha)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {ListHorariosDisponibles.map((slot) => {
              const HorarioEntrega = slotText(slot)
              const isOwn = own?.Dia === Id && own.HorarioEntrega === HorarioEntrega
              if (slot.Cupo <= 0 && !isOwn) return null
              const isDry = isLimited && !isAlcoholSlot(slot, Fecha, windows)
              const isChosen = chosen?.Dia === Id && chosen.HorarioEntrega === HorarioEntrega
              return (
                <Button
                  key={slot.Id}
                  variant={isChosen ? 'contained' : 'outlined'}
                  aria-pressed={isChosen}
                  disabled={isOwn || isDry}
                  onClick={() => onChoose({ Dia: Id, HorarioEntrega })}
                >
                  {HorarioEntrega} ·{' '}
                  {isOwn ? TEXTS.ownSlot : isDry ? TEXTS.noAlcohol : TEXTS.places(slot.Cupo)}
                </Button>
              )
            })}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
