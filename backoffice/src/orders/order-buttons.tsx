import PrintIcon from '@mui/icons-material/Print'
import { Box, Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import {
  ORDER_TEXTS,
  SHEET_TEXTS,
  stageOf,
  STEP_NAMES,
  type QueuedOrder,
  type StaffOrder,
} from '@gondola/contract/orders'
import { HELD_TEXTS } from '../texts/order-money.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { CancelOrder } from './cancel-order.tsx'
import { ReturnUndelivered } from './editing/return-undelivered.tsx'
import { DeliverButton } from '../ui/orders/deliver-button.tsx'
import { PrintButton } from '../ui/orders/print-button.tsx'
import { StepButton } from '../ui/forms/step-button.tsx'

interface OrderButtonsProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion' | 'Entregado' | 'SinCubrir' | 'Dia'> &
    Partial<Pick<QueuedOrder, 'Alcohol'> & Pick<StaffOrder, 'Lineas'>>
  onDone: () => void
  /** On a card the next step and the sheet; in a table's row the next step; on the order's own page all of them. */
  extent?: 'card' | 'next' | 'whole'
}

/** The available steps of an order. */
export function OrderButtons({ order, onDone, extent = 'card' }: OrderButtonsProps) {
  const mayPrepare = useMay('pedidos.preparar')
  const stage = stageOf(order)
  const isHeld = order.SinCubrir === true
  const isWhole = extent === 'whole'
  const variant = extent === 'next' ? 'text' : 'contained'
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {isHeld && (
        <Typography variant="body2" sx={{ flexBasis: '100%' }}>
          {extent !== 'next' && `${HELD_TEXTS.why} `}
          {!isWhole && (
            <Box
              component={Link}
              to={`/cola/${order.Id}`}
              aria-label={HELD_TEXTS.seeOf(order.Id)}
              sx={{ color: 'primary.main' }}
            >
              {HELD_TEXTS.see}
            </Box>
          )}
        </Typography>
      )}
      {mayPrepare && ((stage === 'cola' && !isHeld) || stage === 'preparando') && (
        <Button
          component={Link}
          to={`/preparar/${order.Id}`}
          variant={stage === 'cola' || extent === 'next' ? variant : 'outlined'}
        >
          {stage === 'cola' ? STEP_NAMES.preparar : ORDER_TEXTS.goOn}
        </Button>
      )}
      {(stage === 'listo' || isWhole) && (
        <StepButton
          step="despachar"
          order={order}
          onDone={onDone}
          variant={stage === 'listo' ? variant : 'outlined'}
        />
      )}
      <DeliverButton order={order} onDone={onDone} variant={variant} />
      {isWhole && <StepButton step="reabrir" order={order} onDone={onDone} variant="outlined" />}
      {isWhole && <StepButton step="devolver" order={order} onDone={onDone} variant="outlined" />}
      {extent !== 'next' && (
        <Button component={Link} to={`/hoja/${order.Id}`} startIcon={<PrintIcon />}>
          {SHEET_TEXTS.print}
        </Button>
      )}
      {isWhole && <PrintButton ids={[order.Id]} />}
      {isWhole && <ReturnUndelivered order={order} onDone={onDone} />}
      {isWhole && <CancelOrder order={order} onDone={onDone} />}
    </Stack>
  )
}
