/** The middle of several figures. */
export function median(figures: readonly number[]): number {
  const inOrder = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(inOrder.length / 2)
  const upper = inOrder[middle] ?? Number.NaN
  return inOrder.length % 2 === 1 ? upper : ((inOrder[middle - 1] ?? upper) + upper) / 2
}
