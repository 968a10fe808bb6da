import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const PRELOAD = fileURLToPath(new URL('moved-date.ts', import.meta.url))

/** The clock of one process, set by us while it runs. */
export interface MovableClock {
  /** What the process is to be started with. */
  env: Readonly<Record<string, string>>
  /** `libfaketime` moves the whole process, Debian's package given; else JavaScript's Date alone is moved. */
  how: 'libfaketime' | 'Date'
  /** Seconds from real time. */
  aheadSeconds: number
  /** Moves it by so many seconds; the process sees it within a second. */
  move(seconds: number): void
}

/** A clock that the file says the offset of. */
export function movableClock(file: string): MovableClock {
  const isWhole = existsSync(LIBRARY)
  const whole = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // timers go on by a clock that nobody moves
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  const clock: MovableClock = {
    how: isWhole ? 'libfaketime' : 'Date',
    env: isWhole ? whole : { NODE_OPTIONS: `--import=${PRELOAD}`, MOVED_DATE_FILE: file },
    aheadSeconds: 0,
    move(seconds) {
      clock.aheadSeconds += Math.round(seconds)
      writeFileSync(file, `${clock.aheadSeconds < 0 ? '' : '+'}${clock.aheadSeconds}`)
    },
  }
  clock.move(0)
  return clock
}
