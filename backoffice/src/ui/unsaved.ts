import { useEffect } from 'react'

/** Forms other than react-admin's, which ask by themselves, in which something is typed that was not saved. */
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

/** Says of a form whether something typed in it would be lost with the screen. */
export function useUnsaved(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const form = Symbol('form')
    tell(() => typed.add(form))
    return () => tell(() => typed.delete(form))
  }, [isTyped])
}
