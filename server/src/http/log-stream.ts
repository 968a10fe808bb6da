import { pino } from 'pino'

/** Written when there is so much of it, or so late. */
const FLUSH_CHARACTERS = 65_536
const FLUSH_MS = 200
/** A line begins with its level; from warnings (40) on nothing waits. */
const WAITS = /^\{"level":[123]0/

/**
 * Log lines to standard output, many in one write: one each costs as much as answering from memory does. Warnings and
 * what came before them are written at once; a process that ends writes the rest, one that is killed loses the last
 * fifth of a second.
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
