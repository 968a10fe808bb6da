import { Button, Stack, TextField } from '@mui/material'
import { staffPoints } from '@gondola/contract/clients'
import { readTypedNumber } from '../ui/typed-number.ts'
import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { CUSTOMER_TEXTS, POINTS_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer, fieldFault } from '../api/call-server.ts'
import { typedText } from '../ui/typed-text.ts'
import { useFormAct } from '../ui/use-act.ts'

/** Adds or subtracts points, with a reason. */
export function AdjustPoints({ Cliente }: { Cliente: number }) {
  const { onSubmit, field } = useFormAct((form) => {
    const Puntos = readTypedNumber(typedText(form, 'Puntos'), 0)
    if (Puntos.kind !== 'number') throw fieldFault('Puntos', NUMBER_TEXTS.whole)
    const body = { Cliente, Puntos: Puntos.value, Motivo: typedText(form, 'Motivo') }
    return callServer(staffPoints.create, { body })
  }, TEXTS.adjusted)

  return (
    <form onSubmit={onSubmit}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ mb: 2, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          {...field('Puntos', TEXTS.pointsHint)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          label={TEXTS.fields.Puntos}
          required
        />
        <TextField {...field('Motivo')} label={TEXTS.fields.Motivo} required />
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          {CUSTOMER_TEXTS.adjust}
        </Button>
      </Stack>
    </form>
  )
}
