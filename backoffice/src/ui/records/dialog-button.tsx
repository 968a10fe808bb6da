import { useState, type ReactElement } from 'react'
import { RowButton } from './row-button.tsx'

interface DialogButtonProps {
  label: string
  /** What it is about, in words for a screen reader: `Confirmar: Confirmar la transferencia del pedido 12`. */
  about: string
  /** The dialog, which is handed how to close itself. */
  dialog: (close: () => void) => ReactElement
}

/** A row's button that opens a dialog. */
export function DialogButton({ label, about, dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton aria-label={`${label}: ${about}`} onClick={() => setOpen(true)}>
        {label}
      </RowButton>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}
