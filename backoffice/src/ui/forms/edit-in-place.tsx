import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Box, Button } from '@mui/material'

interface EditInPlaceProps {
  /** What stands in the list. */
  shown: string
  /** What a press does, for its name. */
  action: string
  /** The form that takes its place. */
  children: (onClose: () => void) => ReactNode
}

/** A value in a list: whoever presses it types another one and Enter. */
export function EditInPlace({ shown, action, children }: EditInPlaceProps) {
  /** Null: not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (isOpen === true) return children(() => setOpen(false))
  return (
    <Button
      color="inherit"
      // the keyboard goes on where it was
      autoFocus={isOpen === false}
      aria-label={`${shown}. ${action}`}
      onClick={() => setOpen(true)}
      sx={{ font: 'inherit', p: 0.5, m: -0.5, textDecoration: 'underline dotted' }}
    >
      {shown}
    </Button>
  )
}

interface InPlaceFieldProps {
  /** In pixels. */
  minWidth: number
  onClose: () => void
  children: ReactNode
}

/** The field of such a form: it has the focus and its text chosen; Escape changes nothing. */
export function InPlaceField({ minWidth, onClose, children }: InPlaceFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = place.current?.querySelector('input')
    field?.focus()
    field?.select()
  }, [])
  return (
    <Box
      ref={place}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{ minWidth, '& .MuiFormControl-root': { my: 0 } }}
    >
      {children}
    </Box>
  )
}
