import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './popover.module.css'

/** What the trigger spreads into its button. */
export interface PopoverTrigger {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

export interface PopoverProps {
  /** Draws the button that opens and closes it. */
  trigger: (props: PopoverTrigger, isOpen: boolean) => ReactNode
  /** Which edge it is aligned to. */
  align?: 'start' | 'end'
  /** Accessible name of what opens. */
  label?: string
  className?: string | undefined
  /** The content; given a function that closes. */
  children: (close: () => void) => ReactNode
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/**
 * A dropdown beneath its button. Escape closes it and returns to the button; a press or the focus elsewhere closes it;
 * arrow up and down go through its links and buttons, arrow down opens it.
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
      >
        {isOpen && children(close)}
      </div>
    </div>
  )
}

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

/** Whether somebody went on to another part of the page. A dialog opened from here comes back here when it closes. */
function isElsewhere(frame: Element | null, target: Element): boolean {
  if (frame?.contains(target)) return false
  const dialog = target.closest('dialog')
  return dialog === null || dialog.contains(frame)
}
