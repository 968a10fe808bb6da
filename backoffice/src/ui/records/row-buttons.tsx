import { useState, type ReactElement } from 'react'
import { Button, type ButtonProps } from '@mui/material'
import type { LinkProps } from 'react-router-dom'

/** A button in a list's row that has its words at every width: react-admin's has only its icon on a phone. */
export const RowButton = (
  props: ButtonProps & { component?: React.ElementType } & Partial<Pick<LinkProps, 'to'>>,
) => <Button size="small" {...props} sx={{ textAlign: 'start' }} />

interface DialogButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'size' | 'startIcon'> {
  label: string
  /** What it is about, in words for a screen reader: `Confirmar: Confirmar la transferencia del pedido 12`. */
  about?: string
  /** The dialog, which is handed how to close itself. */
  dialog: (close: () => void) => ReactElement
}

/** A button that opens a dialog, small as a row's. */
export function DialogButton({ label, about, dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton {...button} aria-label={about && `${label}: ${about}`} onClick={() => setOpen(true)}>
        {label}
      </RowButton>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
