import type { BrandStyle } from '../brand-style.ts'
import type { Colour } from '../colour.ts'
import type { Box } from '../set-text.ts'

/** What a pack is drawn from. */
export interface PackLook {
  style: BrandStyle
  /** Colour of the kind: flavour, scent, variety. */
  kind: Colour
  /** A number below 1000 that belongs to the line, for shapes that come in more than one form. */
  form: number
  /** Words of the product and its kind, for what is seen through the pack. */
  words: string
  /** Name of the drawing seen through the pack, if any. */
  art: string | null
}

/** A pack on a picture of 640 by 640, standing at y 570: what lies behind the print, the print, what lies over it. */
export interface Pack {
  back: string
  /** Path data of the printed surface. */
  print: string
  /** The rectangle around the print. */
  area: Box
  /** The part of it where text stands safely. */
  panel: Box
  front: string
}

export type PackShape = (look: PackLook) => Pack

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

/** A rectangle with round corners as path data. */
export function roundRect({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height]
  return (
    `M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}` +
    `H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
  )
}

/** A label around a cylinder: its upper and lower edge bend downwards. */
export function bentLabel({ x, y, width, height }: Box, bend: number): string {
  const right = x + width
  const [c1, c2] = [x + width * 0.25, x + width * 0.75]
  return (
    `M${x} ${y}C${c1} ${y + bend} ${c2} ${y + bend} ${right} ${y}V${y + height}` +
    `C${c2} ${y + height + bend} ${c1} ${y + height + bend} ${x} ${y + height}Z`
  )
}

/** The box made smaller on its four sides. */
export function inset({ x, y, width, height }: Box, sides: number, top = sides, bottom = top): Box {
  return { x: x + sides, y: y + top, width: width - 2 * sides, height: height - top - bottom }
}

/** A zigzag edge from left to right, as a part of path data. */
export function zigzag(x: number, right: number, y: number, tooth: number): string {
  const count = Math.round((right - x) / tooth)
  const step = (right - x) / count
  let d = ''
  for (let i = 0; i < count; i += 1) {
    d += `L${Math.round((x + step * (i + 0.5)) * 10) / 10} ${y - tooth * 0.6}L${Math.round((x + step * (i + 1)) * 10) / 10} ${y}`
  }
  return d
}
