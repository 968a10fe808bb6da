import { TextField } from '@mui/material'
import { LOGIN_TEXTS } from '@gondola/contract/texts/staff/panel.ts'

/** The second factor's code, or one of recovery. */
export const CodeField = () => (
  <TextField
    name="Codigo"
    label={LOGIN_TEXTS.code}
    helperText={LOGIN_TEXTS.codeHint}
    autoComplete="one-time-code"
    autoFocus
    required
    slotProps={{ htmlInput: { maxLength: 40 } }}
  />
)
