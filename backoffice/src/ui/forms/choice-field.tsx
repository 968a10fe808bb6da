import { Checkbox, FormControlLabel, MenuItem, TextField, type TextFieldProps } from '@mui/material'

export const choicesOf = (names: Readonly<Record<string, string>>): { id: string; name: string }[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }))

type ChoiceFieldProps = Omit<TextFieldProps, 'select' | 'onChange'> & {
  /** The choice of all or none, which is ''; absent: one must be chosen. */
  all?: string | undefined
  choices: readonly (readonly [value: string | number, text: string])[]
  onChange?: (value: string) => void
}

/** A select, small as filters are: one of some values, or all. */
export const ChoiceField = ({ all, choices, onChange, slotProps, ...field }: ChoiceFieldProps) => (
  <TextField
    select
    size="small"
    fullWidth
    onChange={({ target }) => onChange?.(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true }, ...slotProps }}
    {...field}
  >
    {all !== undefined && <MenuItem value="">{all}</MenuItem>}
    {choices.map(([choice, text]) => (
      <MenuItem key={choice} value={choice}>
        {text}
      </MenuItem>
    ))}
  </TextField>
)

interface CheckFieldProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (isChecked: boolean) => void
}

/** A box to tick. */
export const CheckField = ({ checked, onChange, ...field }: CheckFieldProps) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={(_event, is) => onChange(is)} />}
    {...field}
  />
)
