import { useState } from 'react'
import { Box, Button, CircularProgress, type ButtonProps } from '@mui/material'

interface BusyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Its words until `onPress` ends. */
  busyLabel: string
  /** Tells its own errors. */
  onPress: () => Promise<unknown>
}

/** For screen readers alone. */
const HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** A button for what takes a while: it says so, takes no second press, and keeps the focus. */
export function BusyButton({ busyLabel, onPress, children, ...props }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onPress()
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        {...props}
        {...(isBusy && { startIcon: <CircularProgress size={16} color="inherit" aria-hidden /> })}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        {isBusy ? busyLabel : children}
      </Button>
      <Box component="span" aria-live="polite" sx={HEARD}>
        {isBusy && busyLabel}
      </Box>
    </>
  )
}
