/** The median of several figures. */
export const median = (figures: readonly number[]): number => percentile(figures, 50)

/** The percentile of several figures, with linear interpolation. */
export function percentile(figures: readonly number[], percent: number): number {
  const inOrder = figures.toSorted((a, b) => a - b)
  const place = ((inOrder.length - 1) * percent) / 100
  const lower = inOrder[Math.floor(place)] ?? Number.NaN
  const upper = inOrder[Math.ceil(place)] ?? Number.NaN
  return lower + (upper - lower) * (place - Math.floor(place))
}
