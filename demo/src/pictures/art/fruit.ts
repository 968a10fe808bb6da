import { type Colour, darker } from '../colour.ts'
import { ball, circle, ellipse, path, placed, shaded, stroke, turned } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { leaf, scattered, stem, tilted } from './parts.ts'

const APPLE =
  'M200 128C150 84 58 112 58 214C58 306 122 374 166 374C186 374 190 366 200 366C210 366 214 374 234 374C278 374 342 306 342 214C342 112 250 84 200 128Z'

const apple =
  (colour: Colour, blush: Colour): Art =>
  () =>
    path(APPLE, colour) +
    path('M92 150C66 190 66 270 104 330C150 300 150 180 92 150Z', blush, 'opacity=".55"') +
    path(APPLE, 'url(#ball)') +
    ellipse(200, 132, 46, 13, darker(colour, 0.45), 'opacity=".5"') +
    stem('M200 134C198 104 204 82 220 62') +
    leaf(210, 92, -18, 1.05)

const PEAR =
  'M204 64C252 62 254 122 270 172C288 222 332 244 332 302C332 352 272 382 200 382C128 382 68 352 68 302C68 244 112 222 132 172C146 122 156 66 204 64Z'

const banana: Art = () => {
  const one =
    path(
      'M52 84C44 232 150 362 318 356C334 354 338 338 326 330C226 312 142 216 112 84C104 60 56 60 52 84Z',
      '#f6cd3a',
    ) +
    path(
      'M52 84C44 232 150 362 318 356C334 354 338 338 326 330C190 338 88 238 80 70C66 66 53 72 52 84Z',
      '#e3ab22',
    ) +
    path('M318 356C336 356 340 338 326 330C318 336 314 346 318 356Z', '#6b4a22') +
    path('M112 84C104 60 56 60 52 84C62 92 100 96 112 84Z', '#8a7a2c')
  return (
    turned(one, -34, 84, 76) +
    turned(one, -16, 84, 76) +
    one +
    path('M44 44H104L112 92C96 104 64 102 52 92Z', '#7c6a2a')
  )
}

const grapes: Art = (kind) => {
  const colour = byKind(kind, { rosada: '#a4355b', negra: '#43305f' }, '#a9c64a')
  const rows = [5, 5, 4, 4, 3, 2, 1]
  const berries = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({ x: 200 + (i - (count - 1) / 2) * 56, y: 118 + row * 39 })),
  )
  return (
    stem('M200 100C198 70 208 50 226 40') +
    leaf(198, 92, 200, 1.5, '#5b9c3b') +
    leaf(206, 92, -24, 1.4) +
    berries.map(({ x, y }) => ball(x, y, 33, 33, colour)).join('')
  )
}

const strawberry: Art = () => {
  const one =
    shaded(
      'M200 380C120 350 50 250 70 170C86 110 160 108 200 130C240 108 314 110 330 170C350 250 280 350 200 380Z',
      '#e0313c',
      'ball',
    ) +
    scattered('seeds', 26, 200, 226, 104, 96)
      .map(({ x, y }) => ellipse(x, y, 4.5, 7, '#f7d774'))
      .join('') +
    [-62, -30, 0, 30, 62]
      .map((turn) => placed(path('M0 0C-26 26 -22 62 0 84C22 62 26 26 0 0Z', '#4f9a3d'), 200, 108, 1, turn))
      .join('') +
    stem('M200 116C200 92 208 78 220 70', '#5a8a3a', 10)
  return placed(one, 150, 120, 0.62, 10) + placed(one, -10, 96, 0.7, -8)
}

const stoneFruit = (colour: Colour, blush: Colour): string =>
  ball(200, 236, 146, 142, colour) +
  path(
    'M214 96C296 110 350 180 340 260C330 330 270 376 214 378C270 320 280 170 214 96Z',
    blush,
    'opacity=".5"',
  ) +
  stroke('M204 98C178 170 180 300 206 374', darker(colour, 0.25), 6, 'opacity=".6"') +
  ellipse(204, 102, 30, 9, darker(colour, 0.4), 'opacity=".6"') +
  stem('M204 104C202 84 208 72 216 62', '#6d5330', 10) +
  leaf(208, 88, -14, 1.15)

const citrus =
  (skin: Colour, pulp: Colour): Art =>
  () => {
    const half =
      circle(0, 0, 118, skin) +
      circle(0, 0, 106, '#fff3dc') +
      Array.from({ length: 9 }, (_, i) =>
        placed(
          path('M0 -12C-26 -34 -32 -78 -20 -92C-8 -100 8 -100 20 -92C32 -78 26 -34 0 -12Z', pulp),
          0,
          0,
          1,
          i * 40,
        ),
      ).join('') +
      circle(0, 0, 9, '#fff3dc')
    const pores = scattered('pores', 22, 148, 204, 104, 100)
      .map(({ x, y }) => circle(x, y, 2.6, darker(skin, 0.22), 'opacity=".5"'))
      .join('')
    return (
      ball(150, 206, 134, 130, skin) +
      pores +
      leaf(150, 80, -28, 1) +
      stem('M150 86V72', '#6d7a30', 10) +
      placed(half, 272, 262)
    )
  }

const lemonShape = (skin: Colour): string =>
  shaded(
    'M40 214C56 200 66 184 84 160C120 110 214 96 272 130C300 146 312 168 330 182C352 196 366 208 362 222C358 236 340 238 322 254C300 290 250 334 184 330C124 326 92 292 76 254C66 238 42 236 40 214Z',
    skin,
    'ball',
  )

const lemon: Art = () =>
  turned(lemonShape('#f6d33c'), -14, 200, 210) +
  leaf(300, 150, -48, 1) +
  placed(slice('#f6d33c', '#fbe98a'), 250, 296, 0.9)
const lime: Art = () =>
  turned(lemonShape('#7ab53c'), -14, 200, 210) +
  leaf(300, 150, -48, 1) +
  placed(slice('#7ab53c', '#cfe39a'), 250, 296, 0.9)

function slice(skin: Colour, pulp: Colour): string {
  return (
    circle(0, 0, 88, skin) +
    circle(0, 0, 79, '#fff8e4') +
    Array.from({ length: 8 }, (_, i) =>
      placed(
        path('M0 -10C-20 -26 -26 -56 -16 -68C-6 -74 6 -74 16 -68C26 -56 20 -26 0 -10Z', pulp),
        0,
        0,
        1,
        i * 45,
      ),
    ).join('')
  )
}

const kiwi: Art = () =>
  shaded(
    'M60 190C70 110 160 84 230 110C300 136 330 210 300 270C270 330 170 340 110 300C70 272 54 240 60 190Z',
    '#8a6238',
    'ball',
  ) +
  circle(256, 262, 112, '#7a5630') +
  circle(256, 262, 103, '#9cc848') +
  circle(256, 262, 72, '#b9d96a') +
  Array.from({ length: 18 }, (_, i) => placed(ellipse(0, -56, 4.5, 10, '#2b2b1c'), 256, 262, 1, i * 20)).join(
    '',
  ) +
  ellipse(256, 262, 30, 34, '#f4f3cf')

const watermelon: Art = () =>
  path('M24 150C40 290 120 372 200 372C280 372 360 290 376 150Z', '#2f7d3c') +
  path('M42 150C58 276 128 350 200 350C272 350 342 276 358 150Z', '#e8f2cf') +
  path('M56 150C72 262 136 334 200 334C264 334 328 262 344 150Z', '#e8434a') +
  path('M56 150C72 262 136 334 200 334C264 334 328 262 344 150Z', 'url(#drop)') +
  [
    [110, 190],
    [160, 214],
    [212, 196],
    [262, 216],
    [300, 184],
    [150, 268],
    [200, 258],
    [248, 270],
    [196, 306],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 11, '#2a1a14'))
    .join('')

const melon: Art = (kind) => {
  const colour = byKind(kind, { amarillo: '#f0c83e' }, '#d8d99a')
  return (
    ball(200, 240, 160, 136, colour) +
    [-108, -60, 0, 60, 108]
      .map((dx) =>
        stroke(
          `M200 106C${200 + dx * 1.5} 150 ${200 + dx * 1.5} 330 200 374`,
          darker(colour, 0.2),
          4,
          'opacity=".55"',
        ),
      )
      .join('') +
    stem('M200 110C198 92 206 80 222 76', '#7d8a45', 14)
  )
}

const cherry: Art = () =>
  stem('M140 240C150 160 190 90 250 50', '#6f8a3c', 9) +
  stem('M270 262C276 180 268 110 250 50', '#6f8a3c', 9) +
  leaf(250, 54, 8, 1.2) +
  ball(132, 290, 86, 82, '#a5142d') +
  ball(280, 302, 84, 80, '#b81733')

const fig: Art = () =>
  shaded(
    'M150 60C166 120 260 170 262 260C262 330 210 374 150 374C90 374 42 330 42 262C42 180 140 130 150 60Z',
    '#563a63',
    'ball',
  ) +
  path(
    'M282 130C290 180 366 212 368 288C368 342 330 374 282 374C234 374 198 340 198 288C198 220 276 190 282 130Z',
    '#6b4a72',
  ) +
  path(
    'M282 172C290 212 346 236 348 292C348 332 320 356 282 356C244 356 218 330 218 292C218 240 276 214 282 172Z',
    '#f1e3cc',
  ) +
  ellipse(283, 296, 46, 44, '#c8455a') +
  scattered('fig', 20, 283, 296, 38, 36)
    .map(({ x, y }) => circle(x, y, 4, '#f4d58c'))
    .join('')

const pineapple: Art = () => {
  const crown = [-64, -42, -20, 0, 20, 42, 64]
    .map((turn) =>
      placed(
        path('M-15 0C-22 -50 -8 -92 0 -112C8 -92 22 -50 15 0Z', Math.abs(turn) % 40 ? '#4f9a3d' : '#3c8133'),
        200,
        150,
        1.08,
        turn,
      ),
    )
    .join('')
  const scales = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 5 }, (_unused, column) => {
      const x = 108 + column * 46 + (row % 2 ? 23 : 0)
      const y = 166 + row * 32
      const isInside = ((x - 200) / 100) ** 2 + ((y - 262) / 122) ** 2 < 0.92
      return isInside
        ? path(`M${x} ${y - 17}L${x + 21} ${y}L${x} ${y + 17}L${x - 21} ${y}Z`, '#c98a1f', 'opacity=".75"') +
            circle(x, y, 4, '#7a4f14')
        : ''
    }).join(''),
  ).join('')
  return crown + ellipse(200, 262, 108, 124, '#eab33a') + scales + ellipse(200, 262, 108, 124, 'url(#ball)')
}

const avocado: Art = (kind) => {
  const skin = byKind(kind, { Torres: '#4f7f34' }, '#3b4a2a')
  const shape =
    'M200 50C246 50 256 112 284 170C308 214 326 240 326 276C326 340 270 382 200 382C130 382 74 340 74 276C74 240 92 214 116 170C144 112 154 50 200 50Z'
  return (
    path(shape, skin) +
    placed(path(shape, '#e9e08c'), 14, 16, 0.93) +
    placed(path(shape, '#cfd86c'), 14, 16, 0.93).replace('<path', '<path opacity=".45"') +
    placed(path(shape, '#f2eda6'), 32, 34, 0.84) +
    ball(200, 276, 66, 66, '#8a5a30')
  )
}

const mango: Art = () =>
  tilted(
    shaded(
      'M70 250C60 160 140 96 230 104C310 112 356 180 344 250C332 320 262 362 190 356C120 350 76 310 70 250Z',
      '#f0a63a',
      'ball',
    ) +
      path(
        'M230 104C310 112 356 180 344 250C332 320 262 362 190 356C270 320 300 200 230 104Z',
        '#d9483a',
        'opacity=".55"',
      ),
    -18,
  ) +
  stem('M150 116C146 100 148 90 152 80', '#6d5330', 10) +
  leaf(152, 92, -30, 1.2)

const coconut: Art = () =>
  ball(150, 200, 118, 116, '#6b4628') +
  [0, 1, 2].map((i) => circle(112 + i * 26, 150 + (i % 2) * 22, 8, '#3c2614')).join('') +
  ellipse(258, 280, 116, 96, '#5d3c22') +
  ellipse(258, 272, 108, 84, '#fbf8f1') +
  ellipse(258, 276, 80, 58, '#e6e0d3')

const berries: Art = (kind) => {
  const isRed = kind.includes('Frambuesa')
  const colour = isRed ? '#cf3357' : '#4a5c9c'
  return scattered('berries', 24, 200, 260, 146, 86)
    .map(({ x, y }) =>
      isRed
        ? scattered('drupe', 9, x, y, 22, 24)
            .map((bit) => ball(bit.x, bit.y, 12, 12, colour))
            .join('')
        : ball(x, y, 33, 32, colour) +
          circle(x + 3, y - 8, 9, darker(colour, 0.4)) +
          circle(x + 3, y - 8, 4, colour),
    )
    .join('')
}

const plum: Art = (kind) => {
  const colour = byKind(kind, { amarilla: '#ecb93c' }, '#8b2c4e')
  return stoneFruit(colour, darker(colour, 0.3))
}

const peach: Art = (kind) =>
  stoneFruit(byKind(kind, { Damasco: '#f3a64a', Pelón: '#e56b3a' }, '#f4a15c'), '#d9483a')

/** Drawings of fruit, by the name that the tables use. */
export const FRUIT: Record<string, Art> = {
  banana,
  redApple: apple('#c8202f', '#f0a04a'),
  greenApple: apple('#8fbf3f', '#d6e38a'),
  pear: () => shaded(PEAR, '#c5c548', 'ball') + stem('M204 70C202 50 210 36 222 28') + leaf(210, 52, -6, 1),
  grapes,
  strawberry,
  peach,
  plum,
  kiwi,
  watermelon,
  melon,
  cherry,
  fig,
  pineapple,
  avocado,
  mango,
  coconut,
  berries,
  orange: citrus('#f08a24', '#f7a83c'),
  mandarin: citrus('#ee7620', '#f59638'),
  grapefruit: citrus('#f2b04a', '#ee7a6a'),
  lemon,
  lime,
}
