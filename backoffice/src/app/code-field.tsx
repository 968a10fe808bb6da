import { TextField } from '@mui/material'
import { LOGIN_TEXTS } from '@gondola/contract/staff'

/** A code of the second factor, or a recovery code. */
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
