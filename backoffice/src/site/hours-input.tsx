import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material'
import {
  ArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useInput,
  ValidationError,
  type ArrayInputProps,
} from 'react-admin'
import type { OpeningHours } from '@gondola/contract/branches'
import { WEEKDAY_NAMES } from '@gondola/contract/promotions'
import { BRANCH_HOURS_TEXTS as TEXTS } from '../texts/branches.ts'

/** When alcohol may be sold, of the shop or of a branch. */
export const AlcoholWindowsInput = (props: Partial<ArrayInputProps>) => (
  <ArrayInput {...props} source="VentanasAlcohol">
    <SimpleFormIterator inline disableReordering>
      {['Desde', 'Hasta', 'HoraDesde', 'HoraHasta'].map((source) => (
        <TextInput key={source} source={source} validate={required()} helperText={false} />
      ))}
    </SimpleFormIterator>
  </ArrayInput>
)

// A week's opening hours while they are typed: in the order typed, the server sorts them.

const hoursOfDay = (all: readonly OpeningHours[], day: number): OpeningHours[] =>
  all.filter(({ Dia }) => Dia === day)

const setHours = (hours: readonly OpeningHours[], day: number): OpeningHours[] =>
  hours.map((each) => ({ ...each, Dia: day }))

const withHoursOfDay = (
  all: readonly OpeningHours[],
  day: number,
  hours: readonly OpeningHours[],
): OpeningHours[] => [...all.filter(({ Dia }) => Dia !== day), ...setHours(hours, day)]

const MORNING = { Desde: '08:00', Hasta: '20:00' } as const

/** A first stretch for a closed day, or one after the day's last. */
function nextHours(all: readonly OpeningHours[], day: number): OpeningHours {
  const last = hoursOfDay(all, day).at(-1)
  if (last === undefined) return { Dia: day, ...MORNING }
  return last.Hasta < '16:00'
    ? { Dia: day, Desde: '16:00', Hasta: '20:00' }
    : { Dia: day, Desde: '', Hasta: '' }
}

/** The week as Argentina reads it. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

const isWhole = (hours: readonly OpeningHours[] | undefined) =>
  (hours ?? []).every(({ Desde, Hasta }) => Desde !== '' && Hasta !== '') ? undefined : TEXTS.incomplete

/** Opening hours by weekday: closed, one stretch, or several with breaks. */
export function HoursInput() {
  const { field, fieldState } = useInput<OpeningHours[]>({
    source: 'Horarios',
    defaultValue: [],
    validate: isWhole,
  })
  const all: readonly OpeningHours[] = field.value
  const change = (hours: OpeningHours[]) => field.onChange(hours)
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 2, width: '100%' }}>
      <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', p: 0, mb: 1 }}>
        {TEXTS.hint}
      </Typography>
      {WEEK.map((day) => (
        <DayHours
          key={day}
          name={WEEKDAY_NAMES[day]!}
          hours={hoursOfDay(all, day)}
          onChange={(hours) => change(withHoursOfDay(all, day, hours))}
          onCopy={() => change(WEEK.flatMap((other) => setHours(hoursOfDay(all, day), other)))}
          onAdd={() => change(withHoursOfDay(all, day, [...hoursOfDay(all, day), nextHours(all, day)]))}
        />
      ))}
      {fieldState.error !== undefined && (
        <FormHelperText error role="alert">
          <ValidationError error={fieldState.error.message ?? ''} />
        </FormHelperText>
      )}
    </Box>
  )
}

interface DayHoursProps {
  name: string
  hours: readonly OpeningHours[]
  onChange(hours: OpeningHours[]): void
  onCopy(): void
  onAdd(): void
}

function DayHours({ name, hours, onChange, onCopy, onAdd }: DayHoursProps) {
  const set = (place: number, part: Partial<OpeningHours>) =>
    onChange(hours.map((each, index) => (index === place ? { ...each, ...part } : each)))
  const adding = hours.length === 0 ? TEXTS.open : TEXTS.add
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, py: 0.5 }}
    >
      <Typography sx={{ width: 96 }}>{name}</Typography>
      {hours.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{TEXTS.closed}</Typography>}
      {[...hours.entries()].map(([place, { Desde, Hasta }]) => (
        <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <TimeField
            label={TEXTS.from(name)}
            value={Desde}
            onChange={(value) => set(place, { Desde: value })}
          />
          <span aria-hidden>–</span>
          <TimeField
            label={TEXTS.to(name)}
            // the end of the day is 24:00, which a time field shows as 00:00
            value={Hasta === '24:00' ? '00:00' : Hasta}
            onChange={(value) => set(place, { Hasta: value === '00:00' ? '24:00' : value })}
          />
          <IconButton
            size="small"
            aria-label={TEXTS.remove(name)}
            onClick={() => onChange(hours.filter((_, index) => index !== place))}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button size="small" startIcon={<AddIcon />} aria-label={TEXTS.addTo(adding, name)} onClick={onAdd}>
        {adding}
      </Button>
      {hours.length > 0 && (
        <Button size="small" aria-label={TEXTS.copyOf(TEXTS.copy, name)} onClick={onCopy}>
          {TEXTS.copy}
        </Button>
      )}
    </Box>
  )
}

interface TimeFieldProps {
  label: string
  value: string
  onChange(value: string): void
}

const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <TextField
    type="time"
    size="small"
    margin="none"
    hiddenLabel
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { 'aria-label': label } }}
    sx={{ width: 140, m: 0 }}
  />
)
