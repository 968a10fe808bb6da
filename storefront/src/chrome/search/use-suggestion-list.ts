import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Keyboard handling of a list beneath a field: arrow down enters it, arrows move through its links, arrow up leaves it,
 * Escape closes it. A press or focus elsewhere closes it too.
 */
export function useSuggestionList(close: () => void) {
  const field = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listen = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  })
  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close()
      field.current?.focus()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = links()
    const current = stops.indexOf(document.activeElement as HTMLElement)
    if (current === -1 && document.activeElement !== field.current) return
    event.preventDefault()
    const next = current + (event.key === 'ArrowDown' ? 1 : -1)
    if (next < 0) field.current?.focus()
    else stops[Math.min(next, stops.length - 1)]?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  return { frame, field, onKeyDown, onBlur }
}
