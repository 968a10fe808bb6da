/** Saves that come together (a checkout, an editor's 'save all') restart once. */
const TOGETHER_MS = 100

/**
 * Keeps one process running that can be restarted: the old one is asked to stop (SIGTERM) and waited for, so that its
 * ports and files are free. One that ends by itself is reported and started again at the next restart.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {(status: number | NodeJS.Signals | null) => void} onOwnEnd
 */
export function restartedProcess(start, onOwnEnd) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let running = null
  /** @type {'run' | 'restart' | 'end'} */
  let wanted = 'run'
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  launch()
  return {
    restart() {
      clearTimeout(soon)
      soon = setTimeout(restartNow, TOGETHER_MS)
    },
    end() {
      clearTimeout(soon)
      wanted = 'end'
      running?.kill()
    },
  }

  function launch() {
    wanted = 'run'
    const child = start()
    running = child
    child.on('exit', (code, signal) => {
      running = null
      if (wanted === 'restart') launch()
      else if (wanted === 'run') onOwnEnd(code ?? signal)
    })
  }

  function restartNow() {
    if (wanted === 'end') return
    // a stop that is under way ends in a start, which reads the files as they are then
    if (wanted === 'restart') return
    if (running === null) return launch()
    wanted = 'restart'
    running.kill()
  }
}
