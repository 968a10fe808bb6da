const waiting: (() => void)[] = []

/** Runs each in a task of its own, one after another: input and frames are handled in between. */
export function inTurn(task: () => void): void {
  if (waiting.push(task) === 1) setTimeout(runNext)
}

function runNext(): void {
  try {
    waiting[0]?.()
  } finally {
    waiting.shift()
    if (waiting.length > 0) setTimeout(runNext)
  }
}
