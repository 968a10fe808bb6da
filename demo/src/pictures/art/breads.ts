import { type Colour, darker } from '../colour.ts'
import { ball, circle, ellipse, path, placed, shaded, stroke } from '../svg.ts'
import type { Art } from './art.ts'
import { onBoard, scattered } from './parts.ts'

const CRUST = '#d6933f'
const CRUMB = '#f3d39a'

/** A slash in a crust, as a lens between two points of length `length`, about (0, 0). */
const slash = (length: number, width: number): string =>
  path(
    `M${-length / 2} 0C${-length / 4} ${-width} ${length / 4} ${-width} ${length / 2} 0C${length / 4} ${width * 0.6} ${-length / 4} ${width * 0.6} ${-length / 2} 0Z`,
    CRUMB,
  )

/** A long loaf about (0, 0) with oblique slashes. */
const longLoaf = (length: number, thickness: number, slashes: number): string => {
  const half = length / 2
  const step = (length * 0.8) / slashes
  return (
    shaded(
      `M${-half} 0C${-half} ${-thickness} ${-half * 0.7} ${-thickness} 0 ${-thickness}C${half * 0.7} ${-thickness} ${half} ${-thickness} ${half} 0C${half} ${thickness} ${half * 0.7} ${thickness} 0 ${thickness}C${-half * 0.7} ${thickness} ${-half} ${thickness} ${-half} 0Z`,
      CRUST,
      'drop',
    ) +
    Array.from({ length: slashes }, (_, i) =>
      placed(
        slash(thickness * 1.7, thickness * 0.34),
        -length * 0.4 + step * (i + 0.5),
        -thickness * 0.12,
        1,
        -38,
      ),
    ).join('')
  )
}

/** Three plump rolls, each with one slash along. */
const french = (): string => {
  const one =
    shaded(
      'M-120 4C-124 -44 -70 -62 0 -62C70 -62 124 -44 120 4C112 46 70 56 0 56C-70 56 -112 46 -120 4Z',
      CRUST,
      'ball',
    ) + placed(slash(150, 20), 0, -14, 1, -8)
  return placed(one, 116, 204, 0.86, -8) + placed(one, 286, 202, 0.86, 10) + placed(one, 200, 256, 0.96)
}

/** Many small round rolls. */
const mignon = (): string => {
  const one = ball(0, 0, 52, 44, '#dba04c') + placed(slash(56, 9), 0, -12, 1, 0)
  return [
    [96, 210],
    [200, 200],
    [304, 210],
    [144, 186],
    [254, 184],
    [66, 262],
    [154, 262],
    [246, 262],
    [334, 262],
  ]
    .toSorted((a, b) => a[1]! - b[1]!)
    .map(([x = 0, y = 0]) => placed(one, x, y, 0.92))
    .join('')
}

/** Rolls with pointed ends and a seam in the middle. */
const felipe = (): string => {
  const one =
    shaded(
      'M-140 0C-100 -52 -40 -60 0 -60C40 -60 100 -52 140 0C100 44 40 50 0 50C-40 50 -100 44 -140 0Z',
      '#cd8634',
      'ball',
    ) +
    stroke('M-112 -4C-60 -26 60 -26 112 -4', CRUMB, 12) +
    stroke('M-112 -4C-60 -26 60 -26 112 -4', darker(CRUST, 0.25), 3)
  return placed(one, 122, 204, 0.82, -14) + placed(one, 280, 204, 0.82, 14) + placed(one, 200, 256, 0.98)
}

const baguette: Art = (kind) => {
  if (/francés/.test(kind)) return onBoard(french())
  if (/mignon/.test(kind)) return onBoard(mignon())
  if (/felipe/.test(kind)) return onBoard(felipe())
  if (/flauta/.test(kind))
    return onBoard(
      placed(longLoaf(360, 24, 8), 196, 196, 1, -10) +
        placed(longLoaf(360, 24, 8), 206, 230, 1, -4) +
        placed(longLoaf(360, 24, 8), 200, 264, 1, 2),
    )
  return onBoard(
    placed(longLoaf(350, 44, 5), 200, 190, 1, -12) + placed(longLoaf(356, 46, 5), 204, 256, 1, -4),
  )
}

const domed = (colour: Colour): string =>
  shaded(
    'M40 262C30 180 110 120 200 120C290 120 370 180 360 262C356 300 300 308 200 308C100 308 44 300 40 262Z',
    colour,
    'ball',
  )

const flour = (name: string): string =>
  scattered(name, 34, 200, 176, 124, 40)
    .map(({ x, y, share }) => circle(x, y, 2 + share * 2, '#fff4dc'))
    .join('')

/** A country loaf has a cross, a home-made one comes from a tin, a wholemeal one is darker, with oats. */
const roundLoaf: Art = (kind) => {
  if (/casero/.test(kind))
    return onBoard(
      shaded(
        'M60 300V206C40 130 130 112 200 112C270 112 360 130 340 206V300Q340 308 330 308H70Q60 308 60 300Z',
        '#cf8f43',
        'ball',
      ) +
        path(
          'M60 214C60 204 340 204 340 214V300Q340 308 330 308H70Q60 308 60 300Z',
          '#e6b872',
          'opacity=".55"',
        ) +
        placed(slash(230, 20), 200, 150),
    )
  if (/integral/.test(kind))
    return onBoard(
      domed('#9c6534') +
        scattered('oats', 34, 200, 196, 136, 58)
          .map(({ x, y, turn }) => placed(ellipse(0, 0, 9, 5, '#ecd3a0'), x, y, 1, turn))
          .join('') +
        placed(slash(120, 14), 140, 186, 1, -24) +
        placed(slash(120, 14), 260, 186, 1, 24),
    )
  return onBoard(
    domed('#c9853a') +
      placed(slash(230, 24), 200, 196) +
      placed(slash(130, 20), 200, 196, 1, 90) +
      flour('flour'),
  )
}

/** Black bread with seeds is whole; bran bread is cut, so that its crumb shows. */
const darkLoaf: Art = (kind) => {
  if (/salvado/.test(kind)) {
    const slice =
      shaded('M-70 92V-26C-96 -60 -66 -96 0 -96C66 -96 96 -60 70 -26V92Z', '#8f5c2e', 'flat') +
      path('M-58 82V-26C-78 -56 -54 -82 0 -82C54 -82 78 -56 58 -26V82Z', '#c99d67') +
      scattered('bran', 26, 0, 0, 48, 70)
        .map(({ x, y, turn }) => placed(ellipse(0, 0, 5, 2.5, '#8a5c30'), x, y, 1, turn))
        .join('')
    return onBoard(
      shaded('M60 300V196C40 150 80 120 140 120H250C310 120 350 150 330 196V300Z', '#8f5c2e', 'drop') +
        placed(slice, 268, 214, 1.02) +
        placed(slice, 196, 224, 1.02, -4),
    )
  }
  return onBoard(
    domed('#5f3a1f') +
      scattered('grain', 46, 200, 204, 140, 66)
        .map(({ x, y, turn, share }) =>
          placed(ellipse(0, 0, 8, 4, share > 0.45 ? '#f0ddb4' : '#2e1c10'), x, y, 1, turn),
        )
        .join(''),
  )
}

/** Butter figazas are round and shiny, Arab bread is flat with scorched spots, chipá small, knobbly and cheesy. */
const bun: Art = (kind) => {
  if (/Chipá/.test(kind)) {
    const one =
      ball(0, 0, 46, 38, '#e2b24e') +
      stroke('M-22 -12L-8 -4L-14 10M10 -22L16 -6L28 0', '#b97f26', 4) +
      circle(12, 12, 4, '#f7e09a')
    return onBoard(
      scattered('chipa', 12, 200, 232, 130, 50)
        .map(({ x, y }) => placed(one, x, y))
        .join(''),
    )
  }
  if (/árabes/.test(kind)) {
    const one = (colour: Colour) =>
      ellipse(0, 14, 150, 42, darker(colour, 0.2)) +
      ellipse(0, 0, 150, 44, colour) +
      scattered('scorched', 9, 0, -2, 120, 30)
        .map(({ x, y, share }) => ellipse(x, y, 9 + share * 9, 4 + share * 4, '#b98746', 'opacity=".6"'))
        .join('')
    return onBoard(
      placed(one('#ecd3a0'), 200, 262) +
        placed(one('#efd9ab'), 206, 226, 0.97) +
        placed(one('#f1ddb3'), 196, 190, 0.94),
    )
  }
  const one =
    shaded('M-80 26C-86 -30 -40 -58 0 -58C40 -58 86 -30 80 26C60 40 -60 40 -80 26Z', '#d99a45', 'ball') +
    ellipse(-22, -30, 20, 8, '#fff2cf', 'opacity=".55"')
  return onBoard(
    placed(one, 122, 176, 0.95) +
      placed(one, 274, 178, 0.95) +
      placed(one, 86, 258) +
      placed(one, 200, 250, 1.05) +
      placed(one, 314, 258),
  )
}

/** Drawings of breads, by the name that the tables use. */
export const BREADS: Record<string, Art> = { baguette, roundLoaf, darkLoaf, bun }
