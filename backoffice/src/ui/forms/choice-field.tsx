import { MenuItem, TextField } from '@mui/material'

interface ChoiceFieldProps {
  label: string
  /** The choice of all; absent: one must be chosen. */
  all?: string | undefined
  value: string
  choices: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** A filter's select: one of some values, or all. */
export const ChoiceField = ({ label, all, value, choices, onChange }: ChoiceFieldProps) => (
  <TextField
    select
    size="small"
    fullWidth
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {all !== undefined && <MenuItem value="">{all}</MenuItem>}
    {choices.map(([choice, text]) => (
      <MenuItem key={choice} value={choice}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)
