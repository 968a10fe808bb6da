import { type Colour, darker, lighter } from '../colour.ts'
import { ball, circle, ellipse, path, placed, rect, shaded, stroke } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { bowl, leaf, onBoard, scattered } from './parts.ts'

/** A block seen from the front corner: top, front and side. */
const blockOf = (top: Colour, front: Colour, side: Colour, more = ''): string =>
  path('M60 190L220 140L360 176L204 232Z', top) +
  path('M60 190L204 232L204 318L60 272Z', front) +
  path('M204 232L360 176L360 258L204 318Z', side) +
  more

const softCheese: Art = (kind) => {
  const isBlue = kind.includes('azul')
  const veins = isBlue
    ? scattered('blue', 16, 140, 250, 58, 26)
        .map(({ x, y }) => ellipse(x, y, 10, 6, '#5f7f98'))
        .join('')
    : [
        [110, 236],
        [150, 262],
        [176, 250],
        [96, 262],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 6, 4, '#e4d6b0'))
        .join('')
  return onBoard(placed(blockOf('#fffdf4', '#fbf3d8', '#efe2bd', veins), -6, -16) + leaf(330, 290, -30, 0.8))
}

const mozzarella: Art = (kind) =>
  kind.includes('cilindro')
    ? onBoard(
        shaded('M60 170H300C330 170 346 200 346 232C346 266 330 298 300 298H60Z', '#fdf8ea', 'volume') +
          ellipse(62, 234, 32, 64, '#f3ead0') +
          leaf(310, 170, -40, 0.9) +
          leaf(318, 172, 10, 0.8),
      )
    : onBoard(
        placed(blockOf('#fffdf6', '#faf3e0', '#eee3c6'), -6, -16) +
          leaf(310, 160, -40, 0.9) +
          leaf(318, 162, 10, 0.8),
      )

const wheel = (rind: Colour, paste: Colour, holes: string): string =>
  path('M44 200V262C44 300 120 322 204 322C288 322 360 300 360 262V200Z', darker(rind, 0.2)) +
  path('M44 200V262C44 300 120 322 204 322C288 322 360 300 360 262V200Z', 'url(#volume)') +
  ellipse(202, 198, 158, 66, rind) +
  path('M202 198L352 220C340 250 300 264 262 262Z', '#e9d2a0') +
  path('M202 198L352 220V280C342 296 320 306 262 314V262Z', paste) +
  path('M202 198L262 262V314L202 258Z', darker(paste, 0.12)) +
  holes

const holedCheese: Art = () => {
  const wedge =
    path('M40 250L290 130C340 150 366 190 366 224L40 286Z', '#f7cf5a') +
    path('M40 250L40 308L366 308V224Z', '#f2bd3e') +
    path('M40 250L366 224L366 232L40 260Z', '#fbe08a')
  return onBoard(
    wedge +
      [
        [110, 280, 17],
        [180, 266, 22],
        [250, 284, 18],
        [316, 262, 24],
        [300, 172, 15],
        [240, 204, 13],
        [200, 286, 10],
        [336, 292, 9],
      ]
        .map(([x = 0, y = 0, s = 0]) => ellipse(x, y, s, s * 0.8, '#d99a26'))
        .join(''),
  )
}

const hardCheese: Art = () =>
  onBoard(
    placed(
      wheel(
        '#c98a34',
        '#f6e3a8',
        scattered('grain', 12, 306, 264, 36, 20)
          .map(({ x, y }) => ellipse(x, y, 4, 2.5, '#d9bd78'))
          .join(''),
      ),
      0,
      -14,
    ),
  )
const brie: Art = () => onBoard(placed(wheel('#f6f2e6', '#f9ecbf', ''), 0, -14))

const provolone: Art = () =>
  onBoard(
    path('M58 210V262C58 300 140 316 204 316C268 316 346 300 346 262V210Z', '#d9a23e') +
      path('M58 210V262C58 300 140 316 204 316C268 316 346 300 346 262V210Z', 'url(#volume)') +
      ellipse(202, 208, 144, 58, '#eec46a') +
      ellipse(202, 206, 120, 44, '#f7dc94') +
      stroke('M120 196C160 180 240 180 284 200M140 222C180 236 240 236 270 222', '#e0b556', 5) +
      placed(
        path('M0 0L90 -30L96 10L10 36Z', '#f7dc94') + path('M10 36L96 10V30L12 58Z', '#d9a23e'),
        256,
        270,
      ),
  )

const ham: Art = (kind) => {
  const pink = byKind(kind, { natural: '#eea79c', asado: '#dd8a76', ahumado: '#c9766a' }, '#f0a5a0')
  const fold = (x: number, y: number, turn: number) =>
    placed(
      shaded(
        'M-80 20C-90 -30 -30 -60 20 -50C70 -42 96 -10 84 24C60 6 30 40 0 14C-26 38 -56 6 -80 20Z',
        pink,
        'flat',
      ) + stroke('M-70 12C-50 -20 30 -40 76 6', lighter(pink, 0.5), 6),
      x,
      y,
      1,
      turn,
    )
  return onBoard(
    shaded('M150 150C220 118 350 130 366 208C374 270 300 296 220 290Z', pink, 'ball') +
      path('M150 150C220 118 350 130 366 208C340 150 240 134 150 150Z', '#c9766a') +
      ellipse(166, 220, 62, 74, lighter(pink, 0.22)) +
      ellipse(166, 220, 50, 62, pink) +
      scattered('ham', 8, 166, 220, 34, 44)
        .map(({ x, y }) => ellipse(x, y, 8, 4, lighter(pink, 0.45)))
        .join('') +
      fold(110, 286, -4) +
      fold(216, 296, 6),
  )
}

const curedHam: Art = (kind) => {
  const red = byKind(kind, { Pastrón: '#a8584a', Vitel: '#d9b39a', Matambre: '#b5705a' }, '#a52c38')
  const fold = (x: number, y: number, turn: number, s: number) =>
    placed(
      path(
        'M-110 20C-120 -40 -40 -70 20 -58C80 -48 120 -14 108 30C80 4 46 48 6 16C-30 46 -76 0 -110 20Z',
        '#f7dcc8',
      ) +
        placed(
          path(
            'M-110 20C-120 -40 -40 -70 20 -58C80 -48 120 -14 108 30C80 4 46 48 6 16C-30 46 -76 0 -110 20Z',
            red,
          ),
          2,
          -3,
          0.88,
        ) +
        stroke('M-70 0C-30 -34 40 -34 80 2M-50 14C-20 -8 20 -6 50 14', lighter(red, 0.45), 6),
      x,
      y,
      s,
      turn,
    )
  return onBoard(
    fold(130, 190, -14, 0.95) +
      fold(270, 186, 12, 0.95) +
      fold(200, 226, 0, 1.05) +
      fold(130, 272, 8, 0.95) +
      fold(276, 276, -8, 0.95),
  )
}

const bacon: Art = () =>
  onBoard(
    [0, 1, 2]
      .map((i) =>
        placed(
          path(
            'M0 0C60 -26 110 26 170 0C220 -20 270 20 310 0V54C270 74 220 34 170 54C110 80 60 28 0 54Z',
            '#f9e2cf',
          ) +
            path(
              'M0 6C60 -20 110 32 170 6C220 -14 270 26 310 6V20C270 40 220 0 170 20C110 46 60 -6 0 20Z',
              '#b83a3e',
            ) +
            path(
              'M0 34C60 8 110 60 170 34C220 14 270 54 310 34V46C270 66 220 26 170 46C110 72 60 20 0 46Z',
              '#c9545a',
            ),
          46,
          140 + i * 58,
        ),
      )
      .join(''),
  )

const salami: Art = (kind) => {
  const meat = byKind(kind, { española: '#b5302a', calabresa: '#b23428' }, '#a03038')
  const round = (x: number, y: number, s: number) =>
    placed(
      circle(0, 0, 54, '#e8d5c2') +
        circle(0, 0, 49, meat) +
        scattered(`fat${x}`, 20, 0, 0, 42, 42)
          .map((bit) => ellipse(bit.x, bit.y, 4 + bit.share * 4, 4, '#f6dfcf'))
          .join(''),
      x,
      y,
      s,
    )
  return onBoard(
    shaded(
      'M120 130C200 110 330 110 362 150C384 184 360 216 320 220C250 226 180 224 120 226Z',
      '#d8bda6',
      'volume',
    ) +
      stroke('M160 122L150 226M220 116L212 226M280 116L274 224M330 126L328 218', '#b89a80', 4) +
      stroke('M366 168L392 160', '#efe6d0', 8) +
      ellipse(122, 178, 34, 50, '#e8d5c2') +
      ellipse(122, 178, 29, 44, meat) +
      scattered('cut', 12, 122, 178, 22, 36)
        .map(({ x, y }) => ellipse(x, y, 5, 4, '#f6dfcf'))
        .join('') +
      round(96, 272, 0.95) +
      round(190, 282, 1) +
      round(290, 276, 0.95),
  )
}

const mortadella: Art = (kind) => {
  const pink = byKind(kind, { 'de cerdo': '#d9a48c', Salchichón: '#d98a80' }, '#eea9a4')
  const nuts = kind.includes('pistacho') ? '#8faa4a' : '#fbeee4'
  const disc = (x: number, y: number, s: number) =>
    placed(
      ellipse(0, 0, 110, 92, darker(pink, 0.2)) +
        ellipse(0, -6, 110, 92, pink) +
        scattered(`m${x}`, 18, 0, -6, 88, 72)
          .map((bit) => ellipse(bit.x, bit.y, 10, 8, bit.share > 0.5 ? '#fbeee4' : nuts))
          .join('') +
        ellipse(0, -6, 110, 92, 'url(#flat)'),
      x,
      y,
      s,
    )
  return onBoard(disc(270, 200, 0.92) + disc(130, 218, 0.98) + disc(206, 254, 0.92))
}

const ricotta: Art = () =>
  bowl('ricotta', '#fffaf0', 40, (share) => ball(0, 0, 24 + share * 10, 20 + share * 8, '#fdf8ee'))

const quincePaste: Art = (kind) => {
  const colour = byKind(kind, { batata: '#c9823a' }, '#a03426')
  return onBoard(
    placed(
      blockOf(
        lighter(colour, 0.14),
        colour,
        darker(colour, 0.18),
        path('M60 190L220 140L250 148L90 198Z', lighter(colour, 0.4)),
      ),
      -6,
      -16,
    ),
  )
}

const olive = (colour: Colour, stuffed: boolean, pitted: boolean): string =>
  ball(0, 0, 30, 24, colour) +
  (stuffed ? circle(22, 0, 10, '#cf3a2c') : pitted ? ellipse(22, 0, 7, 9, darker(colour, 0.5)) : '')

const olives: Art = (kind) =>
  bowl('olives', '#6c7a2e', 40, () =>
    olive('#9aa640', kind.includes('rellenas'), kind.includes('descarozadas')),
  )
const blackOlives: Art = () => bowl('black olives', '#2c2028', 40, () => olive('#40303c', false, false))

const pickles: Art = (kind) =>
  kind.includes('Berenjenas')
    ? bowl('aubergine', '#8a7a48', 26, (share) =>
        rect(-38, -10, 76, 20, share > 0.4 ? '#b89a62' : '#6d4a5c', 9),
      )
    : bowl('pickles', '#8fa548', 34, (share) =>
        share > 0.66
          ? ball(0, 0, 24, 16, '#f08a3a')
          : share > 0.33
            ? ball(0, 0, 22, 20, '#f6efd8')
            : ball(0, 0, 36, 15, '#6d8f3a'),
      )

const salad: Art = () =>
  bowl('salad', '#f6ecd0', 34, (share) =>
    share > 0.7
      ? ball(0, 0, 14, 14, '#86b84a')
      : share > 0.4
        ? rect(-15, -15, 30, 30, '#ee8a3a', 6)
        : rect(-18, -16, 36, 32, '#f2d98c', 7),
  )

/** Drawings of the delicatessen counter, by the name that the tables use. */
export const DELICATESSEN: Record<string, Art> = {
  softCheese,
  mozzarella,
  holedCheese,
  hardCheese,
  brie,
  provolone,
  ham,
  curedHam,
  bacon,
  salami,
  mortadella,
  ricotta,
  quincePaste,
  olives,
  blackOlives,
  pickles,
  salad,
}
