import type { BrandStyle } from '../brand-style.ts'
import type { Colour } from '../colour.ts'
import type { Box } from '../set-text.ts'

/** Input of a pack's drawing. */
export interface PackLook {
  style: BrandStyle
  /** Colour of the kind: flavour, scent, variety. */
  kind: Colour
  /** A number below 1000, fixed per product line, for shapes with variants. */
  form: number
  /** Words of the product and its kind, for content visible through the pack. */
  words: string
  /** Name of the drawing visible through the pack, if any. */
  art: string | null
}

/** A pack on a picture of 640 by 640, standing at y 570: the parts behind the print, the print, the parts over it. */
export interface Pack {
  back: string
  /** Path data of the printed surface. */
  print: string
  /** The rectangle around the print. */
  area: Box
  /** The part of the rectangle where text may be set. */
  panel: Box
  front: string
}

export type PackShape = (look: PackLook) => Pack

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

/** Path data of a rectangle with rounded corners. */
export function roundRect({ x, y, width, height }: Box, radius: number): string {
  const [right, bottom] = [x + width, y + height]
  return (
    `M${x + radius} ${y}H${right - radius}Q${right} ${y} ${right} ${y + radius}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}` +
    `H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
  )
}

/** Path data of a label around a cylinder: its upper and lower edges bend downwards. */
export function bentLabel({ x, y, width, height }: Box, bend: number): string {
  const right = x + width
  const [c1, c2] = [x + width * 0.25, x + width * 0.75]
  return (
    `M${x} ${y}C${c1} ${y + bend} ${c2} ${y + bend} ${right} ${y}V${y + height}` +
    `C${c2} ${y + height + bend} ${c1} ${y + height + bend} ${x} ${y + height}Z`
  )
}

/** Shrinks a box on its four sides. */
export function inset({ x, y, width, height }: Box, sides: number, top = sides, bottom = top): Box {
  return { x: x + sides, y: y + top, width: width - 2 * sides, height: height - top - bottom }
}

/** A zigzag edge from left to right, as a fragment of path data. */
export function zigzag(x: number, right: number, y: number, tooth: number): string {
  const count = Math.round((right - x) / tooth)
  const step = (right - x) / count
  let d = ''
  for (let i = 0; i < count; i += 1) {
    d += `L${Math.round((x + step * (i + 0.5)) * 10) / 10} ${y - tooth * 0.6}L${Math.round((x + step * (i + 1)) * 10) / 10} ${y}`
  }
  return d
}
