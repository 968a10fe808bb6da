import { createContext, useContext, type ReactNode } from 'react'
import { Alert, Box } from '@mui/material'

const ReadOnlyContext = createContext(false)

/** Whether the form may only be read, so that it has no toolbar. */
export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext)

const BARE = {
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  // a select is no native field
  '& [role=combobox]:not(input)': { pointerEvents: 'none' },
} as const

/** A form that may only be read: says why, and disables all fields. Without a reason, the form as it is. */
export function ReadOnly({ reason, children }: { reason: string | null; children: ReactNode }) {
  if (reason === null) return children
  return (
    <ReadOnlyContext value>
      <Alert severity="info" sx={{ mb: 1 }}>
        {reason}
      </Alert>
      <Box component="fieldset" disabled sx={BARE}>
        {children}
      </Box>
    </ReadOnlyContext>
  )
}
