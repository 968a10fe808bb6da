import { oncePainted } from './once-painted.ts'

/** Runs each in a task of its own, one after another: input and frames are handled in between. */
export const inTurn = queue((then) => {
  // Sooner than a timer.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    then()
  })
  port1.start()
  port2.postMessage(null)
})

/** Runs one in each frame: what they draw is laid out and painted piece by piece. */
export const oneAFrame = queue(oncePainted)

function queue(later: (then: () => void) => unknown): (task: () => void) => void {
  const waiting: (() => void)[] = []
  const runNext = () => {
    try {
      waiting[0]?.()
    } finally {
      waiting.shift()
      if (waiting.length > 0) later(runNext)
    }
  }
  return (task) => {
    if (waiting.push(task) === 1) later(runNext)
  }
}
