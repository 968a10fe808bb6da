import { useState, type FormEvent } from 'react'
import { Box, Button, FormHelperText, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { checkPeriod, DASHBOARD_TEXTS as TEXTS, type AskedPeriod } from '@gondola/contract/reports'
import { READY_PERIODS } from './use-report.ts'

interface PeriodPickerProps {
  period: AskedPeriod
  /** The days shown: the default of a custom period. */
  shown: { FechaDesde: string; FechaHasta: string } | undefined
  onChoose: (period: AskedPeriod) => void
}

/** Today, 7 days, 30 days, or a custom period. */
export function PeriodPicker({ period, shown, onChoose }: PeriodPickerProps) {
  const [isOwn, setOwn] = useState(period.Dias === undefined)
  const choose = (value: string | null) => {
    if (value === null) return
    setOwn(value === 'own')
    if (value !== 'own') onChoose({ Dias: Number(value) })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={isOwn ? 'own' : String(period.Dias)}
        onChange={(_event, value: string | null) => choose(value)}
        aria-label={TEXTS.period}
        sx={{ bgcolor: 'background.paper' }}
      >
        {READY_PERIODS.map((days) => (
          <ToggleButton key={days} value={String(days)} sx={BUTTON}>
            {TEXTS.periods[days]}
          </ToggleButton>
        ))}
        <ToggleButton value="own" sx={BUTTON}>
          {TEXTS.periods.own}
        </ToggleButton>
      </ToggleButtonGroup>
      {isOwn && shown && (
        <OwnDays key={`${shown.FechaDesde} ${shown.FechaHasta}`} shown={shown} onChoose={onChoose} />
      )}
    </Box>
  )
}

const BUTTON = { minHeight: 44, textTransform: 'none', px: { xs: 1.25, sm: 2 } } as const

function OwnDays({
  shown,
  onChoose,
}: Pick<PeriodPickerProps, 'onChoose'> & {
  shown: Required<Pick<AskedPeriod, 'FechaDesde' | 'FechaHasta'>>
}) {
  const [days, setDays] = useState(shown)
  const [fault, setFault] = useState<{ text: string; Campo?: string } | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const broken = checkPeriod(days)
    setFault(broken)
    if (broken === null) onChoose(days)
  }
  const field = (name: 'FechaDesde' | 'FechaHasta', label: string) => (
    <TextField
      type="date"
      size="small"
      margin="none"
      label={label}
      value={days[name]}
      error={fault?.Campo === name}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': 'periodo-falta' } }}
      sx={{ width: 160 }}
    />
  )
  return (
    <Box component="form" onSubmit={send} noValidate>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {field('FechaDesde', TEXTS.from)}
        {field('FechaHasta', TEXTS.to)}
        <Button type="submit" variant="outlined">
          {TEXTS.show}
        </Button>
      </Box>
      <FormHelperText id="periodo-falta" error role={fault ? 'alert' : undefined}>
        {fault?.text}
      </FormHelperText>
    </Box>
  )
}
