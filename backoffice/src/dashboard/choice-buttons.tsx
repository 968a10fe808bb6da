import { ToggleButton, ToggleButtonGroup } from '@mui/material'

interface ChoiceButtonsProps<T extends string> {
  label: string
  names: Readonly<Record<T, string>>
  chosen: T
  onChoose: (chosen: T) => void
}

/** Buttons for the views of a chart. */
export const ChoiceButtons = <T extends string>({
  label,
  names,
  chosen,
  onChoose,
}: ChoiceButtonsProps<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    value={chosen}
    onChange={(_event, value: T | null) => value !== null && onChoose(value)}
    aria-label={label}
  >
    {(Object.entries(names) as [T, string][]).map(([value, name]) => (
      <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 2, textTransform: 'none' }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
