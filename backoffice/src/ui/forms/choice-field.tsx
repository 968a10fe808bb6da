import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

/** The choices of a select, from a table of names. */
export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

interface ChoiceFieldProps {
  label: string
  /** The choice of all; absent: one must be chosen. */
  all?: string | undefined
  value: string
  choices: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
  size?: TextFieldProps['size']
}

/** A select, small as filters are: one of some values, or all. */
export const ChoiceField = ({ label, all, value, choices, onChange, size = 'small' }: ChoiceFieldProps) => (
  <TextField
    select
    size={size}
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
