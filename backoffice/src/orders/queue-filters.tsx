import type { FormEvent } from 'react'
import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, Chip, InputAdornment, Stack, TextField } from '@mui/material'
import { useStore } from 'react-admin'
import { type SlotWork, QUEUE_TEXTS } from '@gondola/contract/orders'
import { MONEY_FILTER, MONEY_NAMES } from '../texts/order-money.ts'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { dayText } from '../ui/orders/order-words.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { everywhere, filterOf, queryOf, type QueueFilter, type QueueView } from './queue-filter.ts'

interface QueueFiltersProps {
  filter: QueueFilter
  slots: readonly SlotWork[]
  onChange: (changes: Partial<QueueFilter>) => void
}

/** State, day, slot and delivery form; a search by number, name, telephone or address. */
export function QueueFilters({ filter, slots, onChange }: QueueFiltersProps) {
  const days = [...new Set([...slots.map(({ Dia }) => String(Dia ?? '')), filter.day])]
    .filter(Boolean)
    .toSorted()
  const hours = [...new Set([...slots.map(({ HorarioEntrega }) => HorarioEntrega ?? ''), filter.slot])]
    .filter(Boolean)
    .toSorted()
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        role="group"
        aria-label={QUEUE_TEXTS.state}
        sx={{
          gap: 0.75,
          flexWrap: { md: 'wrap' },
          // on a phone they scroll sideways
          overflowX: { xs: 'auto', md: 'visible' },
          maxWidth: 'calc(100vw - 16px)',
          // room for the outline of the focus
          p: 0.75,
          m: -0.75,
        }}
      >
        {(Object.keys(QUEUE_TEXTS.views) as QueueView[]).map((view) => (
          <Chip
            key={view}
            label={`${QUEUE_TEXTS.views[view]}${countText(view, slots)}`}
            color={filter.view === view ? 'primary' : 'default'}
            variant={filter.view === view ? 'filled' : 'outlined'}
            aria-pressed={filter.view === view}
            onClick={() => onChange({ view })}
            sx={{ minHeight: { xs: 36, md: 30 }, flexShrink: 0 }}
          />
        ))}
      </Stack>
      <OwnViews filter={filter} onChange={onChange} />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        <Search
          key={filter.search}
          value={filter.search}
          onChange={(search) => onChange(everywhere(search))}
        />
        <ChoiceField
          label={QUEUE_TEXTS.day}
          all={QUEUE_TEXTS.all}
          value={filter.day}
          choices={days.map((day) => [day, dayText(Number(day))])}
          onChange={(day) => onChange({ day })}
        />
        <ChoiceField
          label={QUEUE_TEXTS.slot}
          all={QUEUE_TEXTS.all}
          value={filter.slot}
          choices={hours.map((slot) => [slot, slot])}
          onChange={(slot) => onChange({ slot })}
        />
        <ChoiceField
          label={QUEUE_TEXTS.form}
          all={QUEUE_TEXTS.allForms}
          value={filter.form}
          choices={Object.entries(QUEUE_TEXTS.forms)}
          onChange={(form) => onChange({ form: form as QueueFilter['form'] })}
        />
        <ChoiceField
          label={QUEUE_TEXTS.payment}
          all={QUEUE_TEXTS.all}
          value={filter.money}
          choices={MONEY_FILTER.map((state) => [state, MONEY_NAMES[state]])}
          onChange={(money) => onChange({ money: money as QueueFilter['money'] })}
        />
      </Box>
    </Stack>
  )
}

/** Filters that this device keeps under a name: `Listos · 12:00 a 15:00`. A day is over soon, and is left out. */
function OwnViews({ filter, onChange }: Pick<QueueFiltersProps, 'filter' | 'onChange'>) {
  const [views, setViews] = useStore<string[]>('cola.vistas', [])
  const own = new URLSearchParams(queryOf({ ...filter, day: '', search: '', page: 0 })).toString()
  const isNew = filter.slot + filter.form + filter.money !== '' && !views.includes(own)
  if (views.length === 0 && !isNew) return null
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      {views.map((view) => {
        const kept = filterOf(new URLSearchParams(view))
        return (
          <Chip
            key={view}
            label={nameOf(kept)}
            aria-pressed={view === own}
            color={view === own ? 'primary' : 'default'}
            onClick={() => onChange({ ...kept, day: '', search: '' })}
            onDelete={() => setViews(views.filter((other) => other !== view))}
          />
        )
      })}
      {isNew && (
        <Button size="small" onClick={() => setViews([...views, own])}>
          {QUEUE_TEXTS.keepView}
        </Button>
      )}
    </Stack>
  )
}

const nameOf = ({ view, slot, form, money }: QueueFilter): string =>
  [QUEUE_TEXTS.views[view], slot, form && QUEUE_TEXTS.forms[form], money && MONEY_NAMES[money]]
    .filter(Boolean)
    .join(' · ')

/** ` (3)`: number of pending orders of a stage. */
function countText(view: QueueView, slots: readonly SlotWork[]): string {
  const sum = (of: (slot: SlotWork) => number) => slots.reduce((total, slot) => total + of(slot), 0)
  const counts: Partial<Record<QueueView, number>> = {
    cola: sum(({ Cola }) => Cola),
    preparando: sum(({ Preparando }) => Preparando),
    listo: sum(({ Listos }) => Listos),
  }
  const count = counts[view] ?? 0
  return count === 0 ? '' : ` (${count})`
}

function Search({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onChange(typedText(event.currentTarget, 'q'))
  }
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <TextField
        name="q"
        type="search"
        size="small"
        fullWidth
        defaultValue={value}
        label={QUEUE_TEXTS.search}
        placeholder={QUEUE_TEXTS.searchHint}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}
