import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router-dom'
import { hasUnsaved, onUnsaved } from './unsaved.ts'

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
