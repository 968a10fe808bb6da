import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const PRELOAD = fileURLToPath(new URL('moved-date.ts', import.meta.url))

/** The clock of one process, which the test can move while it runs. */
export interface MovableClock {
  /** Environment with which to start the process. */
  env: Readonly<Record<string, string>>
  /**
   * `libfaketime` (Debian's package, if installed) moves the clock of the whole process; otherwise only JavaScript's
   * Date is moved.
   */
  how: 'libfaketime' | 'Date'
  /** Seconds ahead of real time. */
  aheadSeconds: number
  /** Moves it by this many seconds; the process sees it within a second. */
  move(seconds: number): void
}

/** A clock whose offset is in the file. */
export function movableClock(file: string): MovableClock {
  const isWhole = existsSync(LIBRARY)
  const whole = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // timers use a clock that stays real
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
