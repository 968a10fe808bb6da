/** The first and the longest pause between attempts, in seconds. */
export interface PauseRange {
  first: number
  longest: number
}

/**
 * The pause before the next attempt, in seconds. It doubles each time and is shortened at random by up to half, so that
 * deliveries that failed together are not retried together.
 */
export function retryPause(attempts: number, { first, longest }: PauseRange, chance = Math.random()): number {
  return Math.min(longest, first * 2 ** (attempts - 1)) * (0.5 + chance / 2)
}
