import { stableNumber } from '../../catalogue/stable-number.ts'
import { type Colour, darker, lighter } from '../colour.ts'
import { ellipse, path, placed, rect, stroke, turned } from '../svg.ts'

/** A leaf of length 100, growing from (0, 0) to the right, then moved and rotated. */
export function leaf(x: number, y: number, degrees: number, scale = 1, colour: Colour = '#4f9a3d'): string {
  const blade =
    path('M0 0C18 -34 68 -38 100 0C68 30 22 28 0 0Z', colour) +
    path('M0 0C30 -6 66 -8 100 0C68 30 22 28 0 0Z', darker(colour, 0.16)) +
    stroke('M4 0C34 -5 64 -6 92 -1', lighter(colour, 0.35), 3)
  return placed(blade, x, y, scale, degrees)
}

export function stem(d: string, colour: Colour = '#7a5230', width = 12): string {
  return stroke(d, colour, width)
}

/** Points spread over an ellipse; deterministic by `name`. */
export function scattered(
  name: string,
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): { x: number; y: number; turn: number; share: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399963 + stableNumber(name, 100) / 100
    const distance = Math.sqrt((index + 0.5) / count)
    const jitter = stableNumber(`${name}${index}`, 1000) / 1000
    return {
      x: cx + Math.cos(angle) * rx * distance,
      y: cy + Math.sin(angle) * ry * distance,
      turn: jitter * 360,
      share: jitter,
    }
  }).toSorted((a, b) => a.y - b.y)
}

/** A bowl heaped with pieces; `piece` draws one about (0, 0). */
export function bowl(name: string, ground: Colour, count: number, piece: (share: number) => string): string {
  const china = '#f4efe6'
  const heap = scattered(name, count, 200, 186, 138, 66)
    .map(({ x, y, turn, share }) => placed(piece(share), x, y, 0.92 + share * 0.2, turn))
    .join('')
  return (
    path('M40 210C46 330 120 378 200 378C280 378 354 330 360 210Z', china) +
    path('M40 210C46 330 120 378 200 378C280 378 354 330 360 210Z', 'url(#volume)') +
    ellipse(200, 210, 160, 52, darker(china, 0.12)) +
    ellipse(200, 206, 150, 46, ground) +
    path('M52 206C60 120 140 96 200 96C260 96 340 120 348 206C330 240 70 240 52 206Z', ground) +
    heap +
    path(
      'M40 210C60 262 340 262 360 210C360 224 359 234 357 244C310 280 90 280 43 244C41 234 40 224 40 210Z',
      china,
    ) +
    path('M46 262C100 296 300 296 354 262C353 268 351 274 349 280C290 308 110 308 51 280Z', '#3f7f56')
  )
}

/** A butcher's board with `content` on it. */
export function onBoard(content: string): string {
  const wood = '#d9a566'
  return (
    rect(16, 286, 368, 84, darker(wood, 0.3), 26) +
    rect(16, 276, 368, 80, wood, 26) +
    stroke('M50 300H250M90 318H330M60 336H200', darker(wood, 0.12), 4) +
    content
  )
}

/** A white plate with `content` on it. */
export function onPlate(content: string): string {
  return (
    ellipse(200, 306, 186, 66, '#d9d3c7') +
    ellipse(200, 298, 186, 64, '#fdfbf6') +
    ellipse(200, 300, 142, 44, '#ebe6dc') +
    content
  )
}

/** Rotates a drawing (degrees) about its middle. */
export function tilted(content: string, degrees: number): string {
  return turned(content, degrees, 200, 220)
}
