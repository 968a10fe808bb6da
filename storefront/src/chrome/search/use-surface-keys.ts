import { useEffect, useEffectEvent, type RefObject } from 'react'
import { SEARCH_FIELD_ID } from './search-field.ts'

/** The rows that arrow up and down go through; arrow right and left go to a row's controls and back. */
const ROWS = '[data-row]'
const CONTROLS = 'button:not(:disabled), input:not(:disabled)'

interface SurfaceKeys {
  /** The search box, with the field and the surface. */
  frame: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Whether Tab goes from the field into the surface even if nothing is typed. */
  isSheet: boolean
  close: () => void
}

/**
 * The keys of the open search: arrow down enters its rows, arrow up leaves them, a letter goes to the field. Escape
 * closes an article's weights; where none are open, it closes the search, focuses the field and keeps its text. A press
 * or focus elsewhere closes it too.
 */
export function useSurfaceKeys({ frame, isOpen, isSheet, close }: SurfaceKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const field = document.getElementById(SEARCH_FIELD_ID) as HTMLInputElement
    const target = event.target as HTMLElement
    if (event.key === 'Escape') {
      // browsers empty the field, which is for the next Escape
      event.preventDefault()
      const weights = target.closest('[data-buy]')?.querySelector('[role="group"]')
      if (weights) {
        // they close by themselves, without the button that has the focus
        if (weights.contains(target))
          target.closest('[data-buy]')!.querySelector<HTMLElement>(CONTROLS)?.focus()
        return
      }
      field.focus()
      // after the focus, which opens it again when it comes from an article
      close()
    } else if (event.key === 'Tab' && target === field && field.value === '' && !isSheet) {
      // whoever only passes by does not walk through the whole panel
      close()
    } else if (target === field || target.closest(ROWS)) {
      const next = nextStop(frame.current!, field, target, event.key)
      if (next) {
        event.preventDefault()
        next.focus()
      } else if (isLetter(event) && target.localName !== 'input') field.focus()
    }
  })
  const onLeave = useEffectEvent((to: EventTarget | null) => {
    // a notice may undo what was done here
    if (to instanceof Element && !frame.current?.contains(to) && !to.closest('[data-notices]')) close()
  })
  useEffect(() => {
    const box = frame.current
    if (!isOpen || !box) return
    const listening = new AbortController()
    const { signal } = listening
    box.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    box.addEventListener('focusout', ({ relatedTarget }) => onLeave(relatedTarget), { signal })
    document.addEventListener('pointerdown', ({ target }) => onLeave(target), { signal })
    return () => listening.abort()
  }, [frame, isOpen])
}

/** The element that an arrow key goes to, or null for another key; numbers keep their own arrows. */
function nextStop(box: HTMLElement, field: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (from !== field && from.localName === 'input') return null
    const rows = [...box.querySelectorAll<HTMLElement>(ROWS)]
    const at = rows.findIndex((row) => row.contains(from)) + (key === 'ArrowDown' ? 1 : -1)
    if (at < 0) return key === 'ArrowUp' ? field : null
    const row = rows[Math.min(at, rows.length - 1)]
    return row ? linkOf(row) : null
  }
  const row = from.closest<HTMLElement>(ROWS)
  if (!row || from.localName === 'input') return null
  if (key === 'ArrowRight' && from === linkOf(row))
    return [...row.querySelectorAll<HTMLElement>(CONTROLS)].at(-1) ?? null
  return key === 'ArrowLeft' && from !== linkOf(row) ? linkOf(row) : null
}

const linkOf = (row: HTMLElement): HTMLElement => row.querySelector<HTMLElement>('a[href]') ?? row

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
