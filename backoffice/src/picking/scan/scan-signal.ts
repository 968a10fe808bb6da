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
