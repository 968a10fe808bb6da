import { type Colour, darker, lighter } from '../colour.ts'
import { ball, circle, ellipse, path, placed, rect, shaded, stroke } from '../svg.ts'
import type { Art } from './art.ts'
import { onPlate, scattered } from './parts.ts'

const GLAZED = '#d08a35'
const DULCE = '#a8622a'

const sugar = (name: string, count: number, rx: number, ry: number): string =>
  scattered(name, count, 0, -4, rx, ry)
    .map(({ x, y }) => circle(x, y, 3, '#fff8e8'))
    .join('')

const crescent = (colour: Colour): string =>
  shaded(
    'M-150 50C-150 -40 -80 -96 0 -96C80 -96 150 -40 150 50C136 66 108 60 98 36C80 0 40 -14 0 -14C-40 -14 -80 0 -98 36C-108 60 -136 66 -150 50Z',
    colour,
    'ball',
  ) +
  [
    'M-112 -38C-96 -20 -88 6 -92 34',
    'M-62 -80C-46 -56 -40 -30 -44 -6',
    'M0 -94V-14',
    'M62 -80C46 -56 40 -30 44 -6',
    'M112 -38C96 -20 88 6 92 34',
  ]
    .map((d) => stroke(d, darker(colour, 0.25), 6))
    .join('') +
  stroke('M-90 -56C-60 -82 -20 -88 10 -88', '#f7d9a0', 8, 'opacity=".7"')

/** Medialunas made with lard are thin and darker than those with butter; cuernitos are small. */
const croissant: Art = (kind) => {
  if (/Cuernitos/.test(kind))
    return onPlate(
      scattered('cuernitos', 9, 200, 250, 128, 52)
        .map(({ x, y, share }) => placed(crescent('#c98a3c'), x, y, 0.36, share * 40 - 20))
        .join(''),
    )
  if (/grasa/.test(kind))
    return onPlate(
      placed(thinCrescent(), 246, 192, 0.9, 14) +
        placed(thinCrescent(), 150, 218, 0.92, -14) +
        placed(thinCrescent(), 206, 272, 0.98, 2),
    )
  return onPlate(
    placed(crescent(GLAZED), 250, 196, 0.8, 14) +
      placed(crescent(GLAZED), 150, 216, 0.84, -12) +
      placed(crescent(GLAZED), 204, 270, 0.9, 2),
  )
}

const thinCrescent = (): string =>
  shaded(
    'M-160 34C-150 -34 -80 -70 0 -70C80 -70 150 -34 160 34C150 46 132 42 122 24C96 -8 50 -20 0 -20C-50 -20 -96 -8 -122 24C-132 42 -150 46 -160 34Z',
    '#b5732a',
    'ball',
  ) +
  ['M-104 -34L-84 2', 'M-40 -64L-30 -20', 'M40 -64L30 -20', 'M104 -34L84 2']
    .map((d) => stroke(d, '#8a521a', 5))
    .join('')

/** Straight sticks with sugar and a stripe of quince. */
const vigilante = (): string =>
  rect(-150, -24, 300, 48, GLAZED, 24) +
  rect(-150, -24, 300, 48, 'url(#drop)', 24) +
  stroke('M-118 -2H118', '#8f2f26', 12) +
  placed(sugar('vigilante', 26, 130, 18), 0, 0)

/** A folded rectangle of puff pastry, layered at its ends, glazed. */
const sacramento = (): string =>
  shaded(
    'M-122 -34Q-132 -34 -132 -22V24Q-132 36 -122 36H122Q132 36 132 24V-22Q132 -34 122 -34Z',
    '#c77f30',
    'drop',
  ) +
  stroke('M-128 -16H-100M-130 2H-98M-128 20H-100M128 -16H100M130 2H98M128 20H100', '#f0cf8e', 5) +
  path('M-88 -34C-40 -52 40 -52 88 -34V36C40 24 -40 24 -88 36Z', '#dc9a45') +
  stroke('M-60 -30L-34 22M-10 -36L16 18M40 -36L64 24', '#a8621e', 5) +
  stroke('M-70 -34C-30 -46 30 -46 66 -36', '#fbe6b8', 7, 'opacity=".75"')

/** A tube of puff pastry filled with dulce de leche. */
const canoncito = (): string =>
  shaded(
    'M-110 -36H96C112 -36 120 -20 120 0C120 20 112 36 96 36H-110C-124 36 -130 20 -130 0C-130 -20 -124 -36 -110 -36Z',
    '#dca24e',
    'drop',
  ) +
  [-84, -44, -4, 36, 76].map((x) => stroke(`M${x} -36L${x + 22} 36`, '#a86a26', 5)).join('') +
  ellipse(112, 0, 20, 34, DULCE) +
  ellipse(108, -6, 9, 16, lighter(DULCE, 0.25)) +
  placed(sugar('canoncito', 18, 100, 26), -14, -6)

/** A sugared ball with a drop of dulce de leche. */
const friarsBall = (): string =>
  ball(0, 0, 76, 64, '#bf762e') +
  sugar('fraile', 34, 60, 46) +
  ellipse(0, -44, 26, 15, DULCE) +
  ellipse(-6, -50, 10, 5, lighter(DULCE, 0.3))

/** A ridged stick with sugar, filled. */
const churro = (): string =>
  rect(-150, -28, 300, 56, '#c4843a', 20) +
  stroke('M-140 -14H140M-142 0H142M-140 14H140', '#8f571d', 4) +
  rect(-150, -28, 300, 56, 'url(#drop)', 20) +
  placed(sugar('churro', 30, 130, 22), 0, 4) +
  ellipse(148, 0, 14, 22, DULCE)

/** Three of a kind on a plate. */
const three = (one: string, scale = 0.9): string =>
  onPlate(
    placed(one, 196, 190, scale, -8) + placed(one, 206, 234, scale, 4) + placed(one, 198, 280, scale, -2),
  )

const pastries: Art = (kind) => {
  if (/Vigilantes/.test(kind)) return three(vigilante())
  if (/Sacramentos/.test(kind)) return three(sacramento(), 0.98)
  if (/Cañoncitos/.test(kind)) return three(canoncito(), 0.98)
  if (/Churros/.test(kind)) return three(churro())
  if (/Bolas/.test(kind))
    return onPlate(
      placed(friarsBall(), 130, 208) + placed(friarsBall(), 274, 208) + placed(friarsBall(), 202, 262, 1.08),
    )
  return onPlate(
    placed(crescent(GLAZED), 120, 204, 0.58, -10) +
      placed(friarsBall(), 272, 196, 0.86) +
      placed(sacramento(), 140, 276, 0.72, -6) +
      placed(vigilante(), 270, 280, 0.52, 8),
  )
}

const cookie = (x: number, y: number, share: number): string =>
  ellipse(x, y + 6, 46, 34, '#b9772c') +
  ellipse(x, y, 46, 34, share > 0.5 ? '#e5b46a' : '#7a4a2a') +
  circle(x, y, 12, share > 0.5 ? '#a02c38' : '#f3e2be')

const maicena = (x: number, y: number): string =>
  ellipse(x, y + 18, 50, 28, '#e3cc9c') +
  rect(x - 50, y - 2, 100, 18, DULCE) +
  ellipse(x, y + 14, 50, 22, DULCE) +
  ellipse(x, y - 4, 50, 28, '#efdcb4') +
  ellipse(x - 10, y - 10, 26, 10, '#fbf1d9')

/** A small cake in its paper cup, with cream. */
const petitFour = (x: number, y: number, share: number): string => {
  const cream: Colour = share > 0.66 ? '#f6d8dd' : share > 0.33 ? '#fbf3dd' : '#6b3f26'
  return (
    path(`M${x - 38} ${y - 4}H${x + 38}L${x + 28} ${y + 34}H${x - 28}Z`, '#f7efe0') +
    stroke(
      `M${x - 20} ${y}L${x - 14} ${y + 32}M${x} ${y}V${y + 32}M${x + 20} ${y}L${x + 14} ${y + 32}`,
      '#d9cbb0',
      3,
    ) +
    ball(x, y - 8, 38, 24, cream) +
    circle(x, y - 32, 9, share > 0.5 ? '#b5173a' : '#e5a722')
  )
}

const cookies: Art = (kind) => {
  const each = /maicena|Alfajorcitos/.test(kind) ? maicena : /finas/.test(kind) ? petitFour : cookie
  return onPlate(
    scattered('cookies', each === cookie ? 11 : 8, 200, 246, 126, 52)
      .map(({ x, y, share }) => each(x, y, share))
      .join(''),
  )
}

/** Drawings of pastries, by the name that the tables use. */
export const PASTRIES: Record<string, Art> = { croissant, pastries, cookies }
