/** React's scheduler, which has no types of its own. */
declare module 'scheduler' {
  /** Sets the length of a slice to 1000 / `rate` ms; 0 resets it to 5 ms. */
  export function unstable_forceFrameRate(rate: number): void
}
