import { Alert, AlertTitle, Stack, Typography } from '@mui/material'
import { type StaffOrder, preparationDifferences, PICKING_TEXTS } from '@gondola/contract/orders'
import { formatPesos } from '@gondola/contract/base'
import { StepButton } from '../ui/step-button.tsx'

/** A ready order: the customer's summary, the final total, and the next step. */
export function ReadyOrder({ order, onChange }: { order: StaffOrder; onChange: () => void }) {
  const differences = preparationDifferences(order)
  return (
    <>
      <Alert severity="success">
        <AlertTitle>{PICKING_TEXTS.finished}</AlertTitle>
        {differences.length === 0 && PICKING_TEXTS.noDifferences}
        {differences.map(({ Items, text }) => (
          <div key={Items}>{text}</div>
        ))}
      </Alert>
      <Typography variant="h6" component="p" sx={{ mt: 1, display: 'flex', justifyContent: 'space-between' }}>
        <span>{PICKING_TEXTS.finalTotal}</span>
        <span>{formatPesos(order.TotalNeto)}</span>
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <StepButton
          step="despachar"
          order={order}
          onDone={onChange}
          variant="contained"
          size="large"
          fullWidth
        />
        <StepButton step="reabrir" order={order} onDone={onChange} size="large" />
      </Stack>
    </>
  )
}
