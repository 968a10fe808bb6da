import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { hasUnsaved, onUnsaved } from './unsaved.ts'

/** Asks before the screen is left, the page reloaded or closed, while something typed was not saved. */
export function LeaveQuestion() {
  // the router asks one blocker alone: there is none while react-admin's forms ask
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
