import { Box, Stack, Typography } from '@mui/material'
import {
  isShort,
  orderTitle,
  PICKING_TEXTS,
  preparationProgress,
  shortLineText,
} from '@gondola/contract/orders'
import { StepButton, type StepQuestion } from '../ui/forms/step-button.tsx'
import { useTapQueue } from './picking-store.ts'
import type { ShownLine } from './visible-lines.ts'
import type { Picking } from './use-picking.ts'

/** Marks an order ready once all its lines are prepared and all taps are sent. */
export function FinishPicking({ picking: { crates, orders, lines, refresh } }: { picking: Picking }) {
  const waiting = useTapQueue().waiting()
  const whole = orders.filter(({ Id, Preparacion }) => {
    const { done, of } = preparationProgress(lines.filter(({ Pedido }) => Pedido === Id))
    return Preparacion === 'preparando' && done === of
  })
  if (whole.length === 0) return null
  return (
    <Stack spacing={1} sx={{ mt: 3 }}>
      {whole.map((order) => {
        const short = lines.filter((line) => line.Pedido === order.Id && isShort(line))
        const isWaiting = waiting.some(({ Pedido }) => Pedido === order.Id)
        return (
          <Box key={order.Id}>
            <StepButton
              step="listo"
              order={order}
              onDone={refresh}
              disabled={isWaiting}
              {...(short.length > 0 && { question: questionOf(short) })}
              variant="contained"
              size="large"
              fullWidth
            >
              {PICKING_TEXTS.finish}
              {crates.has(order.Id) &&
                `: ${orderTitle(order.Id)} (${PICKING_TEXTS.crateOf(crates.get(order.Id) ?? '')})`}
            </StepButton>
            {isWaiting && (
              <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
                {PICKING_TEXTS.finishWaits}
              </Typography>
            )}
          </Box>
        )
      })}
    </Stack>
  )
}

/** Asked if pieces are missing that were not marked as missing: scanning one of several counts only one. */
const questionOf = (short: readonly ShownLine[]): StepQuestion => ({
  title: PICKING_TEXTS.shortTitle,
  text: [
    ...short.map((line) => shortLineText(line.Descrip, line.Preparado?.Cantidad ?? 0, line.Cantidad)),
    PICKING_TEXTS.shortHint,
  ],
  keep: PICKING_TEXTS.cancel,
  confirm: PICKING_TEXTS.finishShort,
})
