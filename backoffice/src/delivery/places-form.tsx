import { useState, type FormEvent } from 'react'
import { Button, Stack, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { changeDayPlaces, type DayLoad, type SlotLoad, slotText } from '@gondola/contract/delivery'
import { readTypedNumber } from '../ui/forms/typed-number.ts'
import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { DAYS_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { callServer, faultText, isRefusal } from '../api/call-server.ts'
import { useUnsaved } from '../ui/forms/unsaved.ts'
import { useMay } from '../ui/frame/use-may.ts'

interface PlacesFormProps {
  day: DayLoad
  slot: SlotLoad
  query: { sucursal?: number }
  onSaved: () => void
}

/** The capacity of one slot on one day, for users who may change it. */
export function PlacesForm({ day, slot, query, onSaved }: PlacesFormProps) {
  const notify = useNotify()
  const may = useMay('entrega.editar')
  const [places, setPlaces] = useState(String(slot.Cupo))
  const [fault, setFault] = useState<string | null>(null)
  const isTyped = places !== String(slot.Cupo)
  useUnsaved(isTyped)
  if (!may) return null

  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      const params = { Dia: day.Id, Horario: slot.Id }
      const reading = readTypedNumber(places, 0)
      if (reading.kind !== 'number') return setFault(NUMBER_TEXTS.whole)
      const body = { Cupo: reading.value, Leido: { Cupo: slot.Cupo } }
      await callServer(changeDayPlaces, { params, query, body })
      notify(TEXTS.saved, { type: 'success' })
      onSaved()
    } catch (error) {
      const isElse = isRefusal(error, 'cambiado')
      setFault(isElse ? TEXTS.changedMeanwhile : faultText(error))
      if (isElse) onSaved()
    }
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={TEXTS.places}
          value={places}
          onChange={({ target }) => setPlaces(target.value)}
          error={fault !== null}
          helperText={fault}
          slotProps={{
            htmlInput: { inputMode: 'numeric', 'aria-label': TEXTS.placesOf(day.Descrip, slotText(slot)) },
          }}
          sx={{ width: 120, my: 0 }}
        />
        <Button type="submit" disabled={!isTyped} sx={{ minHeight: 40 }}>
          {TEXTS.save}
        </Button>
      </Stack>
    </form>
  )
}
