import { type Cover, lineCover, lineData, lineOf } from './glyphs.ts'
import type { FaceName } from './typefaces.ts'

/** A rectangle of a picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Text converted to outlines, and their bounding box. */
export interface SetText {
  d: string
  box: Box
  /** Font size in pixels. */
  size: number
}

interface Fit {
  face: FaceName
  /** Largest font size, in pixels. */
  maxSize: number
  maxLines?: number
  align?: 'start' | 'middle' | 'end'
  /** Vertical alignment in the box: 0 top, 0.5 middle, 1 bottom. */
  vertical?: number
}

const LINE_HEIGHT = 1.02
/** A further line must make the letters larger by this factor. */
const WORTH_A_LINE = 1.08

/**
 * Sets text as large as the box allows, on one or more lines, aligned by its ink: no part of a letter, including
 * accents and descenders, lies outside the box.
 */
export function fitText(text: string, box: Box, fit: Fit): SetText {
  let best = block([text], fit.face)
  for (let count = 2; count <= (fit.maxLines ?? 1); count += 1) {
    const lines = brokenInto(text.split(' '), count, fit.face)
    if (!lines) break
    const next = block(lines, fit.face)
    if (sizeIn(box, next.cover, fit) > sizeIn(box, best.cover, fit) * WORTH_A_LINE) best = next
  }
  return setBlock(best, box, fit)
}

/** Lines one below the other at a size of one em, each starting at x 0; `cover` is as wide as the widest line's ink. */
interface Block {
  lines: ReturnType<typeof lineOf>['placed'][]
  covers: Cover[]
  cover: { width: number; y1: number; y2: number }
}

function block(texts: string[], face: FaceName): Block {
  const lines = texts.map((text) => lineOf(text, face).placed)
  const covers = lines.map((line, index) => lineCover(line, 0, index * LINE_HEIGHT, 1))
  const cover = {
    width: Math.max(...covers.map(({ x1, x2 }) => x2 - x1)),
    y1: Math.min(...covers.map(({ y1 }) => y1)),
    y2: Math.max(...covers.map(({ y2 }) => y2)),
  }
  return { lines, covers, cover }
}

function sizeIn(box: Box, { width, y1, y2 }: Block['cover'], { maxSize }: Fit): number {
  return Math.min(maxSize, box.width / width, box.height / (y2 - y1))
}

function setBlock({ lines, covers, cover }: Block, box: Box, fit: Fit): SetText {
  const size = sizeIn(box, cover, fit)
  const y = box.y + (box.height - (cover.y2 - cover.y1) * size) * (fit.vertical ?? 0.5) - cover.y1 * size
  const share = { start: 0, middle: 0.5, end: 1 }[fit.align ?? 'middle']
  let left = Infinity
  let d = ''
  for (const [index, line] of lines.entries()) {
    const { x1 = 0, x2 = 0 } = covers[index] ?? {}
    const ink = box.x + (box.width - (x2 - x1) * size) * share
    d += lineData(line, ink - x1 * size, y + index * LINE_HEIGHT * size, size)
    left = Math.min(left, ink)
  }
  const height = (cover.y2 - cover.y1) * size
  return { d, size, box: { x: left, y: y + cover.y1 * size, width: cover.width * size, height } }
}

/** Breaks the words into `count` lines, minimizing the widest; null if there are too few words. */
function brokenInto(words: string[], count: number, face: FaceName): string[] | null {
  if (words.length < count) return null
  if (count === 1) return [words.join(' ')]
  let best: string[] | null = null
  let bestWidth = Infinity
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const rest = brokenInto(words.slice(first), count - 1, face)
    if (!rest) continue
    const lines = [words.slice(0, first).join(' '), ...rest]
    const width = Math.max(...lines.map((line) => lineOf(line, face).width))
    if (width < bestWidth) [best, bestWidth] = [lines, width]
  }
  return best
}
