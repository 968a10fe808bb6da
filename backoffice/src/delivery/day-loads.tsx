import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Box, Card, CardContent, Chip, LinearProgress, Stack, Typography } from '@mui/material'
import { Loading, Title } from 'react-admin'
import { listDayLoads, type DayLoad, slotText } from '@gondola/contract/delivery'
import { DAYS_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { branchQuery, useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { PlacesForm } from './places-form.tsx'

const DAYS = ['day-loads']

/** The load of the slots of the coming days, with the capacity of each. */
export function DayLoads() {
  const client = useQueryClient()
  const branch = useChosenBranch()
  const query = branchQuery(branch)
  const isOfAll = branch.branches.length > 1 && branch.chosen === undefined
  const { data, error } = useQuery({
    queryKey: [...DAYS, query],
    queryFn: () => callServer(listDayLoads, { query }),
  })
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
          onSaved={() => void client.invalidateQueries({ queryKey: DAYS })}
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
        <Typography variant="h6" component="h2">
          {day.Descrip}
        </Typography>
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
