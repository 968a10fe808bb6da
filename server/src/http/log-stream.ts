import { pino } from 'pino'

/** The buffer is flushed at this size, and at this interval. */
const FLUSH_CHARACTERS = 65_536
const FLUSH_MS = 200
/** Matches lines below warning level (40), which may be buffered; a line begins with its level. */
const WAITS = /^\{"level":[123]0/

/**
 * Buffers log lines for standard output: one write per line costs as much as answering from memory does. A warning
 * flushes itself and the lines before it at once. The rest is flushed on exit; a killed process loses its last 200 ms.
 */
export function bufferedLog(): { write(line: string): void } {
  const output = pino.destination({ dest: 1, sync: true })
  let waiting = ''
  const flush = () => {
    if (waiting === '') return
    output.write(waiting)
    waiting = ''
  }
  setInterval(flush, FLUSH_MS).unref()
  process.once('exit', flush)
  return {
    write(line) {
      waiting += line
      if (waiting.length >= FLUSH_CHARACTERS || !WAITS.test(line)) flush()
    },
  }
}
