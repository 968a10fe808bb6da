import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { classes } from '../classes.ts'
import styles from './popover.module.css'

/** Props for the trigger's button. */
export interface PopoverTrigger {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

export interface PopoverProps {
  /** Renders the button that opens and closes it. */
  trigger: (props: PopoverTrigger, isOpen: boolean) => ReactNode
  /** The edge that it is aligned to. */
  align?: 'start' | 'end'
  /** Accessible name of the panel. */
  label?: string
  className?: string | undefined
  /** Renders the content; gets a function that closes the panel. A link in it closes it too. */
  children: (close: () => void) => ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/**
 * A dropdown beneath its button. Escape closes it and focuses the button; a press or focus elsewhere closes it; arrow
 * up and down move through its links and buttons, arrow down opens it.
 */
export function Popover({ trigger, align = 'start', label, className, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const frame = useRef<HTMLDivElement>(null)
  usePressOutside(frame, isOpen, () => setOpen(false))

  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      // a dialog around it stays open
      event.preventDefault()
      close()
      frame.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      event.preventDefault()
      if (isOpen) moveFocus(document.getElementById(panelId), event.key === 'ArrowDown' ? 1 : -1)
      else setOpen(true)
    }
  }
  return (
    <div
      ref={frame}
      className={styles['frame']}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && isElsewhere(event.currentTarget, event.relatedTarget)) close()
      }}
    >
      {trigger(
        { 'aria-expanded': isOpen, 'aria-controls': panelId, onClick: () => setOpen(!isOpen) },
        isOpen,
      )}
      <div
        id={panelId}
        hidden={!isOpen}
        role={label ? 'group' : undefined}
        aria-label={label}
        className={classes(styles['panel'], styles[align], className)}
        onClick={onLink(close)}
      >
        {isOpen && children(close)}
      </div>
    </div>
  )
}

/** Calls on a press of a link inside that leads to another screen. */
export const onLink =
  (then: () => void) =>
  ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a[href^="#"]') && then()

function moveFocus(panel: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const current = stops.indexOf(document.activeElement as HTMLElement)
  const next = current === -1 && step === -1 ? stops.length - 1 : current + step
  stops[(next + stops.length) % stops.length]?.focus()
}

function usePressOutside(frame: { current: HTMLElement | null }, isOpen: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: PointerEvent) => {
      if (isElsewhere(frame.current, event.target as Element)) onPress()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  })
}

/**
 * Whether a press or focus is elsewhere on the page. A dialog opened from here does not count: it returns the focus
 * here. Nor does a notice, which may undo what was done here.
 */
function isElsewhere(frame: Element | null, target: Element): boolean {
  if (frame?.contains(target)) return false
  const over = target.closest('dialog, [data-notices]')
  return over === null || over.contains(frame)
}
