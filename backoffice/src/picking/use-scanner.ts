import { useEffect, useEffectEvent } from 'react'

/** Sounds and vibrations of a scan: short and high on success, long and low on failure. */
const SOUNDS = {
  good: { hertz: 1320, seconds: 0.09, vibration: [60] },
  bad: { hertz: 220, seconds: 0.4, vibration: [150, 80, 150] },
} as const
const VOLUME = 0.2

let audio: AudioContext | undefined

/** Plays a sound and vibrates, if the device can; the text on the screen says the same. */
export function signalScan(isGood: boolean): void {
  const { hertz, seconds, vibration } = SOUNDS[isGood ? 'good' : 'bad']
  try {
    if ('vibrate' in navigator) navigator.vibrate([...vibration])
    audio ??= new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = isGood ? 'sine' : 'square'
    tone.frequency.value = hertz
    volume.gain.value = VOLUME
    tone.connect(volume).connect(audio.destination)
    // a browser may block sound until the page was touched
    void audio.resume().catch(() => undefined)
    tone.start()
    tone.stop(audio.currentTime + seconds)
  } catch {
    // A device without sound: the screen shows the result.
  }
}

/** A scanner types a code without pauses; after this pause a new one begins. Keys outside of fields have no other use. */
const KEY_PAUSE_MS = 500
const CODE_MIN_CHARACTERS = 6
/** A crate's letter, where a crate is waited for. */
const CRATE_MIN_CHARACTERS = 1

/** Listeners for codes; only the last opened one, such as a dialog, receives them. */
const hearers: object[] = []

/**
 * Listens for a keyboard-wedge scanner (characters, then Enter) wherever the focus is, except in a field. `isForCrate`:
 * whether codes as short as a crate's letter count now.
 */
export function useScanner(onCode: (code: string) => void, isForCrate = () => false): void {
  const heard = useEffectEvent(onCode)
  const least = useEffectEvent(() => (isForCrate() ? CRATE_MIN_CHARACTERS : CODE_MIN_CHARACTERS))
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
        const code = typed
        typed = ''
        if (code.length < least() || !isQuick) return
        // the scanner's Enter must not press the focused button
        event.preventDefault()
        heard(code)
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

/** The screen stays on while the page is in sight; browsers without the means dim it as ever. */
export function useScreenOn() {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | null = null
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    hold()
    // it is released whenever the page goes out of sight
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.then((given) => given?.release())
    }
  }, [])
}
