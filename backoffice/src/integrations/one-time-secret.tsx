import { useState } from 'react'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { SHOWN_ONCE_TEXTS as TEXTS } from '@gondola/contract/integrations'

interface ShownOnceProps {
  title: string
  hint: string
  /** The secret itself. */
  value: string
  onDone: () => void
}

/** A secret, shown only once. It stays visible until the user confirms having copied it. */
export function ShownOnce({ title, hint, value, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="una-vez">
      <DialogTitle id="una-vez">{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {hint}
        </Alert>
        <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: '1.05rem' }}>
          {value}
        </Box>
      </DialogContent>
      <DialogActions>
        {/* the clipboard is available in secure contexts only */}
        {'clipboard' in navigator && (
          <Button onClick={() => void copy()}>{isCopied ? TEXTS.copied : TEXTS.copy}</Button>
        )}
        <Button variant="contained" onClick={onDone}>
          {TEXTS.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
