import { useQueryClient } from '@tanstack/react-query'
import {
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  LinearProgress,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { Loading, Title, useNotify } from 'react-admin'
import {
  changeDayPlaces,
  listDayLoads,
  slotText,
  type DayLoad,
  type SlotLoad,
} from '@gondola/contract/delivery'
import { DAYS_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { callServer, faultText, isRefusal } from '../api/call-server.ts'
import { branchQuery, useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useState, type FormEvent } from 'react'
import { readTypedNumber } from '../ui/forms/parse-number.ts'
import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { useUnsaved } from '../ui/forms/leave-question.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { PartTitle } from '../ui/frame/part.tsx'
import { useAnswer, answersOf } from '../api/use-answer.ts'

export function DayLoads() {
  const client = useQueryClient()
  const branch = useChosenBranch()
  const query = branchQuery(branch)
  const isOfAll = branch.branches.length > 1 && branch.chosen === undefined
  const { data, error } = useAnswer(listDayLoads, { query })
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={TEXTS.title} />
      {error && <Typography role="alert">{faultText(error)}</Typography>}
      {isOfAll && <Typography color="text.secondary">{TEXTS.ofAll}</Typography>}
      {data === undefined && !error && <Loading />}
      {data?.length === 0 && <Typography>{TEXTS.none}</Typography>}
      {data?.map((day) => (
        <Day
          key={day.Id}
          day={day}
          // places are of one branch
          {...(!isOfAll && { query })}
          onSaved={() => void client.invalidateQueries(answersOf(listDayLoads))}
        />
      ))}
    </Stack>
  )
}

interface DayProps {
  day: DayLoad
  /** The branch whose places may be changed; absent: none. */
  query?: { sucursal?: number }
  onSaved: () => void
}

const Day = ({ day, query, onSaved }: DayProps) => (
  <Card>
    <CardContent>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <PartTitle>{day.Descrip}</PartTitle>
        {day.Cerrado && <Chip size="small" label={TEXTS.closed} />}
      </Stack>
      <Stack spacing={2}>
        {day.Horarios.map((slot) => (
          <Stack
            key={slot.Id}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ alignItems: { sm: 'center' } }}
          >
            <Stack sx={{ flex: 1 }}>
              <Typography>
                {slotText(slot)}: {slot.Tomados} / {slot.Cupo}
                {slot.Reservados > 0 && ` ${TEXTS.held(slot.Reservados)}`}
              </Typography>
              {/* the text above says the same */}
              <Box aria-hidden>
                <LinearProgress
                  role="presentation"
                  variant="determinate"
                  value={slot.Cupo === 0 ? 100 : Math.min(100, (slot.Tomados / slot.Cupo) * 100)}
                />
              </Box>
            </Stack>
            {query && (
              <PlacesForm
                key={`${query.sucursal} ${slot.Id} ${slot.Cupo}`}
                day={day}
                slot={slot}
                query={query}
                onSaved={onSaved}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </CardContent>
  </Card>
)

interface PlacesFormProps {
  day: DayLoad
  slot: SlotLoad
  query: { sucursal?: number }
  onSaved: () => void
}

/** The capacity of one slot on one day, for users who may change it. */
function PlacesForm({ day, slot, query, onSaved }: PlacesFormProps) {
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
        <Button type="submit" disabled={!isTyped}>
          {TEXTS.save}
        </Button>
      </Stack>
    </form>
  )
}
