import type { Command, Glyph } from 'opentype.js'
import { type FaceName, typeface } from './typefaces.ts'

/** The bounding box of a shape; x1 > x2 if it is empty. */
export interface Cover {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** A glyph at a size of one em, its baseline at 0. */
interface Outline {
  glyph: Glyph
  advance: number
  commands: Command[]
  cover: Cover
}

/** A glyph with its origin's offset from the line's start, in ems. */
interface Placed {
  outline: Outline
  at: number
}

const outlines = new Map<string, Outline>()

/** Lays out a line's glyphs with kerning; offsets and width in ems. */
export function lineOf(text: string, face: FaceName): { placed: Placed[]; width: number } {
  const font = typeface(face)
  let pen = 0
  let before: Outline | null = null
  const placed = [...text].map((character) => {
    const outline = outlineOf(character, face)
    if (before) pen += font.getKerningValue(before.glyph, outline.glyph) / font.unitsPerEm
    const at = pen
    pen += outline.advance
    before = outline
    return { outline, at }
  })
  return { placed, width: Math.max(pen, 0.01) }
}

/** The bounding box of a line's ink, set at (x, baseline) in `size`. */
export function lineCover(placed: Placed[], x: number, baseline: number, size: number): Cover {
  const cover = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity }
  for (const { outline, at } of placed) {
    if (outline.cover.x2 < outline.cover.x1) continue
    cover.x1 = Math.min(cover.x1, x + (at + outline.cover.x1) * size)
    cover.x2 = Math.max(cover.x2, x + (at + outline.cover.x2) * size)
    cover.y1 = Math.min(cover.y1, baseline + outline.cover.y1 * size)
    cover.y2 = Math.max(cover.y2, baseline + outline.cover.y2 * size)
  }
  return cover
}

/** Path data of a line set at (x, baseline) in `size`. */
export function lineData(placed: Placed[], x: number, baseline: number, size: number): string {
  return placed.map(({ outline, at }) => glyphData(outline, x + at * size, baseline, size)).join('')
}

function glyphData({ commands }: Outline, x: number, y: number, size: number): string {
  const px = (value: number) => Math.round((x + value * size) * 10) / 10
  const py = (value: number) => Math.round((y + value * size) * 10) / 10
  let data = ''
  for (const c of commands) {
    if (c.type === 'Z') data += 'Z'
    else if (c.type === 'C') data += `C${px(c.x1)} ${py(c.y1)} ${px(c.x2)} ${py(c.y2)} ${px(c.x)} ${py(c.y)}`
    else if (c.type === 'Q') data += `Q${px(c.x1)} ${py(c.y1)} ${px(c.x)} ${py(c.y)}`
    else data += `${c.type}${px(c.x)} ${py(c.y)}`
  }
  return data
}

function outlineOf(character: string, face: FaceName): Outline {
  const key = face + character
  const known = outlines.get(key)
  if (known) return known
  const font = typeface(face)
  const glyph = font.charToGlyph(character)
  const drawn = glyph.getPath(0, 0, 1)
  const isBlank = drawn.commands.length === 0
  const outline = {
    glyph,
    advance: glyph.advanceWidth / font.unitsPerEm,
    commands: drawn.commands,
    cover: isBlank ? { x1: 0, y1: 0, x2: -1, y2: -1 } : drawn.getBoundingBox(),
  }
  outlines.set(key, outline)
  return outline
}
