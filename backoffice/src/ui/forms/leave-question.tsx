import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'

/** Forms with unsaved input, except react-admin's, which ask on their own. */
const typed = new Set<symbol>()
const listeners = new Set<() => void>()

function tell(change: () => void): void {
  change()
  for (const listener of listeners) listener()
}

const hasUnsaved = (): boolean => typed.size > 0

function onUnsaved(listener: () => void): () => void {
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

/** Asks before the screen is left, the page reloaded or closed, if there is unsaved input. */
export function LeaveQuestion() {
  // the router supports a single blocker: none is mounted while react-admin's forms use theirs
  return useSyncExternalStore(onUnsaved, hasUnsaved) ? <Question /> : null
}

function Question() {
  const translate = useTranslate()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return hasUnsaved() && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
