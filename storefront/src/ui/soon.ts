/**
 * What is there within so many milliseconds needs no sign that it loads: progress bar and skeletons would be drawn, laid
 * out and replaced (decision 0030).
 */
export const SOON_MS = 150
