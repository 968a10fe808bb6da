import { useEffect } from 'react'

/** Forms with unsaved input, except react-admin's, which ask on their own. */
const typed = new Set<symbol>()
const listeners = new Set<() => void>()

function tell(change: () => void): void {
  change()
  for (const listener of listeners) listener()
}

export const hasUnsaved = (): boolean => typed.size > 0

export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers whether a form has input that leaving the screen would lose. */
export function useUnsaved(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const form = Symbol('form')
    tell(() => typed.add(form))
    return () => tell(() => typed.delete(form))
  }, [isTyped])
}
