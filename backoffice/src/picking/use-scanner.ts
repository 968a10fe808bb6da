import { useEffect, useEffectEvent } from 'react'

/** A code comes in one go; after such a pause another one begins. Keys outside of fields mean nothing else. */
const KEY_PAUSE_MS = 500
const CODE_MIN_CHARACTERS = 6

/** Who wants to hear codes: what was opened last, such as a dialog, has them to itself. */
const hearers: object[] = []

/** Hears a keyboard-wedge scanner wherever the focus is, as long as it is in no field: digits and Enter. */
export function useScanner(onCode: (code: string) => void): void {
  const heard = useEffectEvent(onCode)
  useEffect(() => {
    const self = {}
    hearers.push(self)
    let typed = ''
    let last = 0
    const hear = (event: KeyboardEvent) => {
      if (hearers.at(-1) !== self) return
      if (isField(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      const isQuick = event.timeStamp - last < KEY_PAUSE_MS
      last = event.timeStamp
      if (event.key === 'Enter') {
        if (typed.length < CODE_MIN_CHARACTERS || !isQuick) return
        // a scan is no press of the button that has the focus
        event.preventDefault()
        heard(typed)
        typed = ''
      } else if (/^[0-9A-Za-z-]$/.test(event.key)) typed = isQuick ? typed + event.key : event.key
    }
    document.addEventListener('keydown', hear, true)
    return () => {
      document.removeEventListener('keydown', hear, true)
      hearers.splice(hearers.indexOf(self), 1)
    }
  }, [])
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')
