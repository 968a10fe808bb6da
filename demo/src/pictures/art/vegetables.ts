import { type Colour, darker, lighter } from '../colour.ts'
import { ball, circle, ellipse, path, placed, rect, shaded, stroke, turned } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { leaf, scattered, stem, tilted } from './parts.ts'

const frill = (colour: Colour, scale: number): string => {
  const d =
    'M0 0C-60 -10 -96 -50 -92 -96C-110 -118 -96 -150 -70 -152C-62 -182 -26 -190 -4 -172C20 -192 58 -184 68 -154C96 -150 110 -118 92 -94C96 -50 60 -10 0 0Z'
  return placed(
    path(d, colour) +
      stroke(
        'M0 -4C-2 -60 0 -110 -2 -160M0 -40C-24 -60 -44 -80 -56 -108M0 -50C24 -70 44 -86 58 -110',
        lighter(colour, 0.4),
        6,
      ),
    0,
    0,
    scale,
  )
}

const lettuce: Art = (kind) => {
  const colour = byKind(kind, { morada: '#8a3f63' }, '#7fb53f')
  const leaves: [number, number, number, number][] = [
    [200, 360, -58, 1.2],
    [200, 360, 58, 1.2],
    [200, 364, -30, 1.35],
    [200, 364, 30, 1.35],
    [200, 368, 0, 1.4],
    [200, 366, -16, 1.02],
    [200, 366, 18, 1],
    [200, 368, 2, 0.8],
  ]
  return (
    leaves
      .map(([x, y, turn, scale], i) =>
        placed(
          frill(i > 4 ? lighter(colour, 0.14 * (i - 3)) : darker(colour, 0.16 - i * 0.03), scale),
          x,
          y,
          1,
          turn,
        ),
      )
      .join('') + ellipse(200, 366, 30, 12, '#eef0d0')
  )
}

const leafBunch: Art = (kind) => {
  const colour = byKind(kind, { Rúcula: '#5a9c3f', Radicheta: '#6fa83f', Berro: '#4d9440' }, '#3b7f36')
  const rib = kind.includes('Acelga') ? '#f3f1e2' : lighter(colour, 0.42)
  const blade =
    stroke('M0 0C-4 -60 2 -110 0 -150', rib, 13) +
    path('M0 -90C-62 -100 -74 -190 -46 -236C-30 -268 30 -268 46 -236C74 -190 62 -100 0 -90Z', colour) +
    stroke(
      'M0 -90C0 -150 0 -200 0 -240M0 -130L-34 -160M0 -130L34 -160M0 -172L-30 -200M0 -172L30 -200',
      rib,
      6,
    )
  return (
    [-46, 44, -26, 24, -8, 10]
      .map((turn, i) => placed(blade, 200 + turn * 0.3, 378, i < 2 ? 1.05 : 1.24, turn * 0.72))
      .join('') +
    rect(158, 304, 84, 26, '#c9a15c', 8) +
    stroke('M168 317H232', '#a8813f', 4)
  )
}

const cabbage: Art = (kind) => {
  const colour = byKind(kind, { colorado: '#7a3a72' }, '#a3c46a')
  return (
    ball(200, 236, 160, 144, colour) +
    [
      'M200 92C120 130 90 240 120 360',
      'M200 92C290 130 316 240 284 358',
      'M200 92C186 180 188 280 200 378',
      'M70 170C110 190 150 200 190 250',
      'M334 170C290 190 250 206 206 262',
    ]
      .map((d) => stroke(d, lighter(colour, 0.45), 7))
      .join('') +
    path('M46 260C60 340 140 382 200 380C150 350 80 320 46 260Z', darker(colour, 0.2)) +
    path('M354 260C340 340 260 382 200 380C250 350 320 320 354 260Z', darker(colour, 0.14))
  )
}

const celery: Art = () => {
  const stalk =
    path('M-22 0C-26 -90 -20 -170 -14 -230H14C20 -170 26 -90 22 0Z', '#b7d07a') +
    stroke('M-8 -6C-10 -90 -6 -160 -4 -220M8 -6C10 -90 6 -160 4 -220', '#94b458', 4)
  return (
    [-16, 16, -6, 6].map((turn) => placed(stalk + leafy(0, -232), 200 + turn * 3, 378, 1, turn)).join('') +
    ellipse(200, 374, 76, 14, '#9fbd62')
  )
}

function leafy(x: number, y: number, colour: Colour = '#5a9c3f'): string {
  return [-100, -70, -130, -90, -50, -150]
    .map((turn, i) => leaf(x, y + 14, turn, 0.62 + (i % 3) * 0.12, i % 2 ? darker(colour, 0.12) : colour))
    .join('')
}

const florets = (name: string, colour: Colour, count: number, cy: number): string =>
  scattered(name, count, 200, cy, 138, 84)
    .map(({ x, y, share }) => ball(x, y, 42 + share * 12, 40 + share * 12, colour))
    .join('')

const broccoli: Art = () =>
  shaded('M150 240H250L238 372C226 386 174 386 162 372Z', '#a3bf6b', 'volume') +
  stroke('M160 270L106 214M240 270L296 214', '#8fae58', 34) +
  florets('broccoli', '#3f8a3f', 20, 170)

const cauliflower: Art = () =>
  [-74, -40, 40, 74]
    .map((turn) =>
      placed(
        path('M0 0C-56 -40 -60 -150 0 -210C60 -150 56 -40 0 0Z', Math.abs(turn) > 50 ? '#6fa64a' : '#86b95a'),
        200,
        372,
        1.05,
        turn,
      ),
    )
    .join('') +
  florets('cauliflower', '#f6efd9', 22, 206) +
  placed(
    path('M0 0C-70 -20 -120 -80 -110 -130C-60 -100 -20 -60 0 0Z', '#8fc062') +
      path('M0 0C70 -20 120 -80 110 -130C60 -100 20 -60 0 0Z', '#7fb353'),
    200,
    384,
  )

const leek: Art = () =>
  [-10, 2, 14]
    .map((turn) =>
      placed(
        path('M-22 0V-150C-40 -220 -30 -290 -34 -330L0 -250L34 -330C30 -290 40 -220 22 -150V0Z', '#4f8f3d') +
          path('M-22 0V-150C-10 -200 10 -200 22 -150V0C10 8 -10 8 -22 0Z', '#eef0d2') +
          path('M-22 -110V-150C-10 -200 10 -200 22 -150V-110C6 -140 -6 -140 -22 -110Z', '#b8cf7a') +
          stroke('M-10 4L-14 18M0 6V22M10 4L14 18', '#c9b98c', 4),
        200 + turn * 5,
        360,
        1,
        turn,
      ),
    )
    .join('')

const potatoes = (colour: Colour, spots: Colour): string =>
  [
    ['M60 270C50 200 110 150 180 160C250 168 290 210 280 276C270 336 200 360 140 350C90 342 66 316 60 270Z'],
    [
      'M170 300C166 240 220 206 284 214C344 222 376 266 364 314C352 364 290 382 236 374C196 368 174 342 170 300Z',
    ],
    [
      'M130 180C130 120 184 84 246 94C300 102 330 146 318 192C306 236 250 252 204 244C160 238 132 216 130 180Z',
    ],
  ]
    .map(([d = '']) => d)
    .toReversed()
    .map((d) => shaded(d, colour, 'ball'))
    .join('') +
  [
    [120, 240],
    [160, 300],
    [230, 140],
    [280, 170],
    [270, 290],
    [320, 320],
    [100, 290],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 8, 4.5, spots, 'opacity=".7"'))
    .join('')

const potato: Art = (kind) => {
  const colour = byKind(kind, { colorada: '#b4595a', negra: '#9c7448', blanca: '#e2c487' }, '#d8b070')
  return potatoes(colour, darker(colour, 0.35))
}

const root = (colour: Colour): string =>
  shaded(
    'M24 246C60 180 150 150 230 160C300 168 346 196 380 206C350 240 320 290 240 312C150 336 60 320 24 246Z',
    colour,
    'ball',
  ) + stroke('M90 226L120 220M150 260L186 256M230 206L262 208M270 262L296 254', darker(colour, 0.25), 5)

const bulb = (colour: Colour): string =>
  shaded(
    'M200 108C214 140 244 150 280 168C340 200 352 262 326 312C304 356 256 376 200 376C144 376 96 356 74 312C48 262 60 200 120 168C156 150 186 140 200 108Z',
    colour,
    'ball',
  ) +
  [-92, -46, 0, 46, 92]
    .map((dx) =>
      stroke(
        `M200 128C${200 + dx * 1.4} 190 ${200 + dx * 1.45} 310 200 372`,
        darker(colour, 0.22),
        4,
        'opacity=".6"',
      ),
    )
    .join('') +
  stem('M200 130C196 100 190 84 180 66M200 130C204 100 210 88 222 72', darker(colour, 0.25), 9) +
  stroke('M180 376L172 390M200 378V394M220 376L228 390', '#d9c9a0', 4)

const carrot: Art = () => {
  const one =
    leafy(0, -150, '#4f9a3d') +
    shaded(
      'M-50 -140C-40 -166 40 -166 50 -140C56 -60 26 90 4 150C0 158 -4 158 -6 150C-28 90 -58 -60 -50 -140Z',
      '#ee7b22',
      'volume',
    ) +
    stroke('M-40 -100H-8M10 -70H40M-34 -30H-10M6 10H26M-16 60H4', '#c95f12', 5)
  return placed(one, 120, 222, 0.96, 18) + placed(one, 284, 222, 0.96, -18) + placed(one, 202, 232, 1.02, 0)
}

const pumpkin: Art = (kind) =>
  kind.includes('anco')
    ? shaded(
        'M170 70C220 60 250 90 250 140C250 190 330 210 340 290C346 350 280 384 206 384C130 384 74 350 80 288C88 210 156 190 152 138C150 108 150 76 170 70Z',
        '#e3ab62',
        'ball',
      ) + stem('M196 70C194 54 200 44 210 36', '#8a7a45', 18)
    : ball(110, 260, 84, 110, '#3f6b45') +
      ball(290, 260, 84, 110, '#3f6b45') +
      ball(156, 256, 84, 120, '#4a7a4e') +
      ball(244, 256, 84, 120, '#4a7a4e') +
      ball(200, 256, 78, 124, '#568a58') +
      stem('M200 138C198 116 206 100 222 92', '#b29a5c', 22)

const beet: Art = () =>
  [-34, 30, -10, 12]
    .map((turn) =>
      placed(
        stroke('M0 0V-120', '#a02a55', 12) +
          path('M0 -90C-40 -110 -46 -170 0 -212C46 -170 40 -110 0 -90Z', '#4a8f42') +
          stroke('M0 -90V-190', '#b8406a', 6),
        200,
        190,
        0.86,
        turn,
      ),
    )
    .join('') +
  shaded(
    'M200 168C286 160 330 216 312 276C298 324 240 340 212 358C206 370 204 382 200 392C196 382 194 370 188 358C160 340 102 324 88 276C70 216 114 160 200 168Z',
    '#7d1f45',
    'ball',
  ) +
  stroke('M120 230C160 250 240 250 280 230M130 280C170 296 230 296 268 280', '#5d1432', 4, 'opacity=".6"')

const greenBeans: Art = (kind) => {
  const isPea = kind.includes('Arvejas') || kind.includes('Habas')
  const colour = '#5f9e3d'
  return [-32, -12, 8, 28, 46]
    .map((turn, i) =>
      turned(
        path(
          `M60 ${226 + i * 14}C140 ${160 + i * 14} 260 ${160 + i * 14} 346 ${216 + i * 14}C350 ${224 + i * 14} 348 ${232 + i * 14} 340 ${236 + i * 14}C260 ${200 + i * 14} 140 ${200 + i * 14} 64 ${252 + i * 14}C54 ${246 + i * 14} 54 ${234 + i * 14} 60 ${226 + i * 14}Z`,
          i % 2 ? colour : lighter(colour, 0.18),
        ) +
          (isPea
            ? [120, 160, 200, 240, 280].map((x) => ball(x, 204 + i * 14, 15, 15, '#9ccb5a')).join('')
            : stroke(
                `M70 ${238 + i * 14}C150 ${182 + i * 14} 260 ${182 + i * 14} 336 ${226 + i * 14}`,
                darker(colour, 0.25),
                4,
              )),
        turn * 0.5,
        200,
        250,
      ),
    )
    .join('')
}

const corn: Art = () => {
  const kernels = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 5 }, (_unused, column) => {
      const half = 62 * Math.sqrt(Math.max(0.12, 1 - ((row - 5.2) / 6.6) ** 2))
      return ball(200 + (column - 2) * (half / 2.3), 76 + row * 28, half / 4.2, 15, '#f5c93a')
    }).join(''),
  ).join('')
  return (
    placed(path('M0 0C-70 -40 -110 -180 -80 -270C-20 -220 10 -110 0 0Z', '#7fb04a'), 200, 384, 1.1) +
    placed(path('M0 0C70 -40 110 -180 80 -270C20 -220 -10 -110 0 0Z', '#6a9e3c'), 200, 384, 1.1) +
    path(
      'M200 40C250 60 268 150 262 240C258 300 230 350 200 360C170 350 142 300 138 240C132 150 150 60 200 40Z',
      '#e0a824',
    ) +
    kernels +
    placed(
      path('M0 0C-80 -20 -130 -90 -120 -190C-60 -150 -10 -90 0 0Z', '#93c25a') +
        path('M0 0C80 -20 130 -90 120 -190C60 -150 10 -90 0 0Z', '#86b850'),
      200,
      388,
    )
  )
}

const garlic: Art = () =>
  placed(path('M0 0C-20 -40 -10 -80 -16 -110H16C10 -80 20 -40 0 0Z', '#e6dcc8'), 200, 150) +
  shaded(
    'M200 110C220 150 300 180 322 244C342 310 280 372 200 372C120 372 58 310 78 244C100 180 180 150 200 110Z',
    '#f7f1e6',
    'ball',
  ) +
  [-96, -44, 44, 96]
    .map((dx) =>
      stroke(
        `M200 130C${200 + dx * 0.6} 190 ${200 + dx * 1.5} 270 ${200 + dx * 0.5} 366`,
        '#b08aa8',
        5,
        'opacity=".7"',
      ),
    )
    .join('') +
  stroke('M180 372L176 386M200 374V390M220 372L224 386', '#b59c6c', 5)

const ginger: Art = () =>
  path(
    'M40 270C40 230 90 216 130 226C130 180 160 150 196 160C220 166 222 200 222 214C250 170 290 150 330 170C366 190 360 230 330 244C356 260 366 300 336 318C306 332 280 310 264 296C260 340 220 372 184 358C156 346 158 318 160 302C110 322 44 314 40 270Z',
    '#d8ae74',
  ) +
  path(
    'M40 270C40 230 90 216 130 226C130 180 160 150 196 160C220 166 222 200 222 214C250 170 290 150 330 170C366 190 360 230 330 244C356 260 366 300 336 318C306 332 280 310 264 296C260 340 220 372 184 358C156 346 158 318 160 302C110 322 44 314 40 270Z',
    'url(#ball)',
  ) +
  stroke(
    'M80 244C84 260 84 276 78 290M150 196C164 200 180 200 196 194M270 204C284 214 300 218 316 214M184 320C196 322 206 320 216 314',
    '#ad8248',
    5,
  )

const mushroom: Art = () => {
  const one =
    shaded('M-34 20H34L40 110C30 126 -30 126 -40 110Z', '#f1e6d2', 'volume') +
    shaded('M-110 30C-110 -50 -60 -96 0 -96C60 -96 110 -50 110 30C80 50 -80 50 -110 30Z', '#efe1c8', 'ball') +
    path('M-96 34C-60 22 60 22 96 34C60 46 -60 46 -96 34Z', '#c9ac84')
  return placed(one, 256, 150, 0.72, 12) + placed(one, 118, 220, 0.92, -10) + placed(one, 270, 262, 0.94, 8)
}

const calyx = (x: number, y: number, scale: number): string =>
  placed(
    [0, 72, 144, 216, 288]
      .map((turn) => placed(path('M0 0C-14 -16 -12 -46 0 -62C12 -46 14 -16 0 0Z', '#4a8f3a'), 0, 0, 1, turn))
      .join('') + stem('M0 0C0 -16 4 -28 12 -36', '#4a8f3a', 9),
    x,
    y,
    scale,
  )

const tomato: Art = (kind) =>
  kind.includes('perita')
    ? [
        [-22, 130, 230],
        [16, 270, 240],
        [-4, 200, 280],
      ]
        .map(([turn = 0, x = 0, y = 0]) =>
          placed(ball(0, 0, 76, 104, '#d93a2b') + calyx(0, -94, 0.8), x, y, 1, turn),
        )
        .join('')
    : ball(200, 240, 156, 136, '#d8352a') + calyx(200, 128, 1.3)

const cherryTomato: Art = () =>
  stem('M60 120C140 90 260 100 350 150', '#5a8a3a', 9) +
  [
    [84, 200],
    [170, 176],
    [262, 196],
    [334, 238],
    [122, 292],
    [216, 290],
    [298, 324],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 56, 55, '#dc3a2c') + calyx(x, y - 48, 0.58))
    .join('')

const pepper =
  (colour: Colour): Art =>
  () =>
    shaded(
      'M200 130C150 96 70 110 66 200C64 280 104 360 150 374C176 380 186 362 200 362C214 362 224 380 250 374C296 360 336 280 334 200C330 110 250 96 200 130Z',
      colour,
      'ball',
    ) +
    stroke(
      'M152 132C128 190 130 300 156 364M248 132C272 190 270 300 244 364',
      darker(colour, 0.28),
      6,
      'opacity=".55"',
    ) +
    path('M150 128C170 110 230 110 250 128C236 148 164 148 150 128Z', '#4a8f3a') +
    stem('M200 124C198 96 206 74 228 62', '#4a8f3a', 20)

const long = (colour: Colour, end: Colour): string =>
  shaded(
    'M40 280C30 250 50 224 84 216C180 192 250 160 306 110C330 92 362 104 368 132C374 158 356 176 336 192C270 250 180 306 98 318C66 322 46 306 40 280Z',
    colour,
    'ball',
  ) + path('M306 110C330 92 362 104 368 132C372 150 364 164 352 178C340 150 326 128 300 116Z', end)

const zucchini: Art = () =>
  long('#3f7d3a', '#8fae58') +
  stroke('M70 262C160 244 260 200 330 140', '#7fb06a', 5, 'stroke-dasharray="26 18" opacity=".8"') +
  placed(long('#4a8a42', '#9ab862'), 6, 62, 0.92, 4)

const cucumber: Art = () =>
  long('#2f6f35', '#5a9a4a') +
  [
    [110, 320],
    [190, 338],
    [270, 316],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 48, '#3a7d3c') +
        circle(x, y, 42, '#dcebb4') +
        circle(x, y, 30, '#eaf3cf') +
        Array.from({ length: 8 }, (_, i) => placed(ellipse(0, -18, 4, 8, '#b9d07e'), x, y, 1, i * 45)).join(
          '',
        ),
    )
    .join('')

const eggplant: Art = () =>
  tilted(
    shaded(
      'M150 120C210 96 250 120 264 180C282 236 340 250 340 310C340 362 286 386 226 380C140 370 96 300 100 220C102 172 116 136 150 120Z',
      '#4a2458',
      'ball',
    ) +
      path(
        'M132 132C150 96 216 88 250 132C240 160 226 140 212 160C200 138 186 168 172 146C160 168 144 154 132 132Z',
        '#5a8f3f',
      ) +
      stem('M186 108C180 84 168 68 152 58', '#5a8f3f', 20),
    6,
  )

const zapallito: Art = () =>
  ball(200, 250, 158, 124, '#4a8f4a') +
  [-110, -58, 0, 58, 110]
    .map((dx) =>
      stroke(`M200 134C${200 + dx * 1.5} 170 ${200 + dx * 1.5} 330 200 372`, '#8fc07a', 7, 'opacity=".7"'),
    )
    .join('') +
  stem('M200 138C200 112 206 96 218 84', '#7fa25a', 24)

const herbs: Art = (kind) => {
  const colour = byKind(
    kind,
    { Romero: '#5d8060', Ciboulette: '#4f9a3d', Menta: '#3f9458', Albahaca: '#4a9440' },
    '#4f9440',
  )
  const isGrass = kind.includes('Ciboulette')
  const sprig = isGrass
    ? stroke('M0 0C-4 -120 6 -220 0 -310', colour, 9)
    : stroke('M0 0C-4 -90 4 -180 0 -270', darker(colour, 0.1), 7) +
      Array.from({ length: 9 }, (_, i) =>
        leaf(0, -90 - i * 22, i % 2 ? -30 : 210, 0.52 - i * 0.02, i % 3 ? colour : lighter(colour, 0.12)),
      ).join('') +
      leaf(0, -268, -90, 0.5, colour)
  return (
    [-34, 32, -20, 20, -9, 10, 0].map((turn) => placed(sprig, 200 + turn * 0.4, 384, 1.05, turn)).join('') +
    rect(164, 300, 72, 24, '#c9a15c', 8)
  )
}

const leaves: Art = () =>
  scattered('leaves', 16, 200, 220, 150, 130)
    .map(({ x, y, turn, share }) =>
      leaf(x, y, turn, 1.1, share > 0.7 ? '#8a3f63' : share > 0.35 ? '#6fae3f' : '#4f9440'),
    )
    .join('')

/** Drawings of vegetables, by the name that the tables use. */
export const VEGETABLES: Record<string, Art> = {
  lettuce,
  leafBunch,
  cabbage,
  celery,
  broccoli,
  cauliflower,
  leek,
  potato,
  sweetPotato: () => placed(root('#b45a48'), 0, -60, 0.9) + placed(root('#c0685a'), 10, 30),
  onion: () => bulb('#e2b366'),
  redOnion: () => bulb('#8a2f5c'),
  carrot,
  pumpkin,
  beet,
  greenBeans,
  corn,
  garlic,
  ginger,
  mushroom,
  tomato,
  cherryTomato,
  redPepper: pepper('#cf2a28'),
  greenPepper: pepper('#4a8f3c'),
  yellowPepper: pepper('#efbd2c'),
  zapallito,
  zucchini,
  eggplant,
  cucumber,
  herbs,
  leaves,
}
