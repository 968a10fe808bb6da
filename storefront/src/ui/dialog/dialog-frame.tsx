import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { openOverPage } from './back-closes.ts'
import { isBehindDialog, pushDialog, removeDialog } from './dialog-stack.ts'

/**
 * Where the focus starts: on what is marked for it, else on the first field. Under a finger a field would bring up the
 * keyboard unasked; there, and without fields, the browser's own choice stands.
 */
function initialFocus(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-initial-focus]')
  if (marked || !matchMedia('(pointer: fine)').matches) return marked
  return dialog.querySelector<HTMLElement>(
    'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  )
}

/** The page does not scroll behind a dialog; base.css keeps the room that its scrollbar took. */
function keepScrollbarRoom(): void {
  const page = document.documentElement
  if (isBehindDialog()) return
  page.style.setProperty('--scrollbar-width', `${innerWidth - page.clientWidth}px`)
}

/** What the focus came from may be gone by now: then it goes on at the page's heading instead of being lost. */
function keepFocus(closed: HTMLDialogElement, cameFrom: Element | null): void {
  const { activeElement, body } = document
  const isLost = activeElement === body || closed.contains(activeElement)
  if (!isLost || cameFrom === null || cameFrom.isConnected) return
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

interface DialogFrameProps extends ComponentProps<'dialog'> {
  /** Asked for by Escape, by a step back and by a press on the backdrop. Without it none closes the dialog. */
  onDismiss?: (() => void) | undefined
}

/**
 * A native modal dialog, open as long as it is mounted. The browser keeps the focus inside, gives it back afterwards
 * and stacks dialogs; the element itself covers the window, so that a press on it is a press beside the content.
 */
export function DialogFrame({ onDismiss, children, ...rest }: DialogFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const dismiss = useEffectEvent(() => onDismiss?.())
  useLayoutEffect(() => {
    const dialog = ref.current!
    const cameFrom = document.activeElement
    keepScrollbarRoom()
    dialog.showModal()
    initialFocus(dialog)?.focus()
    pushDialog(dialog)
    const closed = openOverPage({ close: () => dismiss() })
    return () => {
      closed()
      removeDialog(dialog)
      dialog.close()
      keepFocus(dialog, cameFrom)
    }
  }, [])
  return (
    <dialog
      {...rest}
      ref={ref}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss?.()
      }}
      // A browser closes a dialog by itself when Escape is pressed twice: follow it, or hold what may not be dismissed.
      onClose={(event) => {
        const dialog = event.currentTarget
        // The event is late: by now the dialog may be gone, as it was closed from here, or open again.
        if (event.target !== dialog || dialog.open || !dialog.isConnected) return
        if (onDismiss) onDismiss()
        else dialog.showModal()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onDismiss?.()
      }}
    >
      {children}
    </dialog>
  )
}
