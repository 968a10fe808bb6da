import { useState, type FormEvent } from 'react'
import { Button, Stack, TextField } from '@mui/material'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { staffPoints } from '@gondola/contract/calls/staff-clients.ts'
import { CUSTOMER_TEXTS, POINTS_TEXTS as TEXTS } from '@gondola/contract/texts/staff/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { typedText } from '../ui/typed-text.ts'

type Faults = Partial<Record<string, string>>

/** Gives or takes points, with a reason. */
export function AdjustPoints({ Cliente }: { Cliente: number }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [faults, setFaults] = useState<Faults>({})

  async function adjust(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = { Cliente, Puntos: Number(typedText(form, 'Puntos')), Motivo: typedText(form, 'Motivo') }
    try {
      await callServer(staffPoints.create, { body })
      setFaults({})
      form.reset()
      notify(TEXTS.adjusted, { type: 'success' })
      refresh()
    } catch (error) {
      const { errors } = ((error instanceof HttpError && error.body) || {}) as { errors?: Faults }
      setFaults(errors ?? {})
      if (errors === undefined) notify(faultText(error), { type: 'error' })
    }
  }

  return (
    <form onSubmit={(event) => void adjust(event)}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ mb: 2, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          name="Puntos"
          type="number"
          label={TEXTS.fields.Puntos}
          required
          error={'Puntos' in faults}
          helperText={faults['Puntos'] ?? TEXTS.pointsHint}
        />
        <TextField
          name="Motivo"
          label={TEXTS.fields.Motivo}
          required
          error={'Motivo' in faults}
          helperText={faults['Motivo']}
        />
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          {CUSTOMER_TEXTS.adjust}
        </Button>
      </Stack>
    </form>
  )
}
