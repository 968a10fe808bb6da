import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { afterPaint } from '../../api/scheduling.ts'
import { openOverPage } from './back-closes.ts'
import { isBehindDialog, pushDialog, removeDialog } from './dialog-stack.ts'
import styles from './dialog.module.css'

/**
 * The element for the initial focus: a marked one, otherwise the first form field. On touch devices focusing a field
 * would open the keyboard; there, and without fields, the browser chooses.
 */
function initialFocus(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-initial-focus]')
  if (marked || !matchMedia('(pointer: fine)').matches) return marked
  return dialog.querySelector<HTMLElement>(
    'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  )
}

/** Measures the scrollbar before the page stops scrolling behind a dialog; base.css pads the page by its width. */
function keepScrollbarRoom(): void {
  const page = document.documentElement
  if (isBehindDialog()) return
  page.style.setProperty('--scrollbar-width', `${innerWidth - page.clientWidth}px`)
}

/**
 * If the element that had the focus before the dialog is gone, or lost it when it was disabled, focuses the field that
 * the page finds at fault, if there is one, which may be far down; otherwise the page's heading, so that the focus is
 * not lost.
 */
function keepFocus(closed: HTMLDialogElement, cameFrom: Element | null): void {
  const { activeElement, body } = document
  const isLost = activeElement === body || closed.contains(activeElement)
  if (!isLost || cameFrom === null || (cameFrom.isConnected && cameFrom !== body)) return
  const fault = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
  if (fault) fault.focus()
  else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}

/**
 * Opens a dialog modally. The first over the page is first drawn alone, and becomes modal once it is painted or somebody
 * does something: the page becomes inert by the styles of all its elements, which takes longer than the dialog itself.
 * Until then it lies in a popover around it, which is above the page wherever that is. Returns a function that cancels
 * what is to come.
 */
function openModally(dialog: HTMLDialogElement, cameFrom: Element | null): () => void {
  const alone = dialog.parentElement!
  const inputs = new AbortController()
  const becomeModal = () => {
    stop()
    const { activeElement } = document
    const focused = dialog.contains(activeElement) ? (activeElement as HTMLElement) : null
    // the browser returns the focus to what has it now
    if (focused && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
    keepScrollbarRoom()
    dialog.open = false
    dialog.showModal()
    const start = focused ?? initialFocus(dialog)
    start?.focus()
    pushDialog(dialog)
  }
  const cancel = afterPaint(becomeModal)
  const stop = () => {
    cancel()
    inputs.abort()
  }
  if (isBehindDialog() || !('showPopover' in alone)) becomeModal()
  else {
    alone.popover = 'manual'
    alone.showPopover()
    dialog.open = true
    for (const input of ['keydown', 'pointerdown'])
      addEventListener(input, becomeModal, { capture: true, signal: inputs.signal })
  }
  return stop
}

interface DialogFrameProps extends ComponentProps<'dialog'> {
  /** Called on Escape, the browser's back and a press on the backdrop. Without it none of these closes the dialog. */
  onDismiss?: (() => void) | undefined
}

/**
 * A native modal dialog, open while it is mounted. The browser traps the focus, returns it afterwards and stacks
 * dialogs. The element covers the whole window, so a press on the element itself is a press on the backdrop.
 */
export function DialogFrame({ onDismiss, children, ...rest }: DialogFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const dismiss = useEffectEvent(() => onDismiss?.())
  useLayoutEffect(() => {
    const dialog = ref.current!
    const cameFrom = document.activeElement
    const stop = openModally(dialog, cameFrom)
    const closed = openOverPage({ close: () => dismiss() })
    return () => {
      stop()
      closed()
      removeDialog(dialog)
      dialog.close()
      keepFocus(dialog, cameFrom)
    }
  }, [])
  return (
    <div className={styles['alone']}>
      <dialog
        {...rest}
        ref={ref}
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          onDismiss?.()
        }}
        // Browsers close a dialog when Escape is pressed twice: follow that, or reopen one that may not be dismissed.
        onClose={(event) => {
          const dialog = event.currentTarget
          // The event is asynchronous: the dialog may have been removed since, closed from here, or reopened.
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
    </div>
  )
}

/** The content of a dialog or panel; a tab stop if it scrolls. */
export function DialogBody({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isScrolling = useIsScrolling(box)
  return (
    <div
      ref={box}
      className={styles['body']}
      {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  )
}

/** Whether an element's content overflows, so that it must be a tab stop for scrolling by keyboard. */
function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setScrolling(box.scrollHeight > box.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return isScrolling
}
