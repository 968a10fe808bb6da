/** Colours are '#rrggbb'. */
export type Colour = string

/** `amount` 0 gives the first colour, 1 the second. */
export function mixed(first: Colour, second: Colour, amount: number): Colour {
  const [a, b] = [channels(first), channels(second)]
  const parts = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * amount))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export function lighter(colour: Colour, amount: number): Colour {
  return mixed(colour, '#ffffff', amount)
}

/** Darkens a colour, a little warmer than mixing with black would. */
export function darker(colour: Colour, amount: number): Colour {
  return mixed(colour, '#1c0f08', amount)
}

/** Relative luminance as defined by WCAG, 0 to 1. */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/**
 * The wanted ink if it is readable on the background; otherwise white or a dark shade of the background, whichever
 * contrasts more.
 */
export function readableInk(ground: Colour, wanted: Colour, least = 3): Colour {
  if (contrast(ground, wanted) >= least) return wanted
  const dark = darker(ground, 0.78)
  return contrast(ground, '#ffffff') >= contrast(ground, dark) ? '#ffffff' : dark
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
