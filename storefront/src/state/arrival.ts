let isArriving = false

/** Says that a screen is being drawn at whose end the page is scrolled to its own position. */
export const expectArrival = (is: boolean): void => void (isArriving = is)

/**
 * Where a list that is being drawn begins: during a navigation at its top, since the page is still at the previous
 * screen's position.
 */
export const drawnOffset = (): number => (isArriving ? 0 : window.scrollY)
