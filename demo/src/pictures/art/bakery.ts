import { type Colour, darker, lighter } from '../colour.ts'
import { ball, circle, ellipse, path, placed, rect, shaded, stroke } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { bowl, onBoard, onPlate, scattered } from './parts.ts'

const CRUST = '#d6933f'

const stick = (): string =>
  shaded(
    'M-170 0C-172 -34 -120 -46 0 -46C120 -46 172 -34 170 0C172 34 120 46 0 46C-120 46 -172 34 -170 0Z',
    CRUST,
    'volume',
  ) +
  [-110, -50, 10, 70]
    .map((x) =>
      path(
        `M${x} 26C${x + 10} -4 ${x + 24} -22 ${x + 44} -32C${x + 46} -12 ${x + 30} 16 ${x} 26Z`,
        '#f3d39a',
      ),
    )
    .join('')

const baguette: Art = (kind) => {
  const isSmall = /mignon|felipe|francés/.test(kind)
  return isSmall
    ? onBoard(
        [
          [120, 220, -12],
          [278, 216, 14],
          [196, 268, 0],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            placed(stick().replaceAll('url(#volume)', 'url(#ball)'), x, y, 0.66, turn),
          )
          .join(''),
      )
    : onBoard(placed(stick(), 200, 200, 1, -12) + placed(stick(), 204, 262, 1.04, -4))
}

const loafShape = (colour: Colour, more: string): string =>
  shaded(
    'M40 262C30 180 110 120 200 120C290 120 370 180 360 262C356 300 300 308 200 308C100 308 44 300 40 262Z',
    colour,
    'ball',
  ) + more

const roundLoaf: Art = () =>
  onBoard(
    loafShape(
      '#c9853a',
      [-70, 0, 70]
        .map((dx) =>
          path(
            `M${186 + dx} 260C${176 + dx} 216 ${186 + dx} 176 ${206 + dx} 150C${222 + dx} 180 ${220 + dx} 226 ${206 + dx} 262Z`,
            '#f2d6a2',
          ),
        )
        .join('') +
        scattered('flour', 24, 200, 176, 120, 36)
          .map(({ x, y }) => circle(x, y, 3, '#fff4dc'))
          .join(''),
    ),
  )

const darkLoaf: Art = () =>
  onBoard(
    loafShape(
      '#7d4f2a',
      scattered('grain', 40, 200, 204, 140, 66)
        .map(({ x, y, turn, share }) =>
          placed(ellipse(0, 0, 8, 4, share > 0.5 ? '#f0ddb4' : '#3e2a1a'), x, y, 1, turn),
        )
        .join(''),
    ),
  )

const bun: Art = (kind) => {
  const one = shaded(
    'M-80 26C-86 -30 -40 -58 0 -58C40 -58 86 -30 80 26C60 40 -60 40 -80 26Z',
    byKind(kind, { Chipá: '#dfae4c', árabes: '#ecd3a0' }, '#d99a45'),
    'ball',
  )
  return onBoard(
    placed(one, 122, 176, 0.95) +
      placed(one, 274, 178, 0.95) +
      placed(one, 86, 258, 1) +
      placed(one, 200, 250, 1.05) +
      placed(one, 314, 258, 1),
  )
}

const crescent = (): string =>
  shaded(
    'M-150 50C-150 -40 -80 -96 0 -96C80 -96 150 -40 150 50C136 66 108 60 98 36C80 0 40 -14 0 -14C-40 -14 -80 0 -98 36C-108 60 -136 66 -150 50Z',
    '#d08a35',
    'ball',
  ) +
  [
    'M-112 -38C-96 -20 -88 6 -92 34',
    'M-62 -80C-46 -56 -40 -30 -44 -6',
    'M0 -94V-14',
    'M62 -80C46 -56 40 -30 44 -6',
    'M112 -38C96 -20 88 6 92 34',
  ]
    .map((d) => stroke(d, '#a8621e', 6))
    .join('') +
  stroke('M-90 -56C-60 -82 -20 -88 10 -88', '#f7d9a0', 8, 'opacity=".7"')

const croissant: Art = () =>
  onPlate(
    placed(crescent(), 250, 196, 0.8, 14) +
      placed(crescent(), 150, 216, 0.84, -12) +
      placed(crescent(), 204, 270, 0.9, 2),
  )

const pastries: Art = () =>
  onPlate(
    placed(crescent(), 120, 210, 0.62, -10) +
      placed(
        ball(0, 0, 70, 62, '#c97f34') + circle(0, -4, 26, '#7d2f2a') + circle(-6, -12, 8, '#c96a5a'),
        270,
        196,
        1,
      ) +
      placed(
        rect(-84, -34, 168, 68, '#d89a4a', 30) +
          rect(-84, -34, 168, 68, 'url(#drop)', 30) +
          stroke('M-70 0H70', '#f7e3a0', 22),
        150,
        284,
        1,
        -6,
      ) +
      placed(
        ball(0, 0, 62, 54, '#b9702c') +
          scattered('sugar', 24, 0, -6, 48, 38)
            .map(({ x, y }) => circle(x, y, 3, '#fff8e8'))
            .join(''),
        288,
        280,
        1,
      ),
  )

const biscuits: Art = () =>
  onPlate(
    scattered('biscuits', 15, 200, 250, 130, 56)
      .map(
        ({ x, y }) =>
          ellipse(x, y + 7, 48, 34, '#b9772c') +
          ellipse(x, y, 48, 34, '#e0ab5c') +
          [-16, 0, 16].map((dx) => circle(x + dx, y - 2, 3.5, '#a8692a')).join(''),
      )
      .join(''),
  )

const cookies: Art = (kind) => {
  const isMaicena = kind.includes('maicena') || kind.includes('Alfajorcitos')
  return onPlate(
    scattered('cookies', 11, 200, 250, 126, 54)
      .map(({ x, y, share }) =>
        isMaicena
          ? ellipse(x, y + 16, 52, 34, '#f3e2be') +
            rect(x - 52, y - 2, 104, 16, '#a8642c', 8) +
            ellipse(x, y - 4, 52, 34, '#f9edd2')
          : ellipse(x, y + 6, 46, 34, '#b9772c') +
            ellipse(x, y, 46, 34, share > 0.5 ? '#e5b46a' : '#7a4a2a') +
            circle(x, y, 12, share > 0.5 ? '#a02c38' : '#f3e2be'),
      )
      .join(''),
  )
}

const crumbs: Art = () =>
  bowl('crumbs', '#e0b878', 90, (share) =>
    ellipse(0, 0, 7 + share * 7, 5 + share * 4, share > 0.5 ? '#edcb92' : '#c9975a'),
  )

const sandwich: Art = (kind) => {
  const filling = byKind(kind, { verdura: ['#7fb53f', '#e0543a'] as const }, ['#f0a5a0', '#f7d97a'] as const)
  const one =
    path('M-110 40L0 -60L110 40Z', '#f6e9cc') +
    stroke('M-110 40L0 -60L110 40', '#d9b98a', 5) +
    path('M-110 40H110V52H-110Z', filling[0]) +
    path('M-110 52H110V62H-110Z', filling[1]) +
    path('M-110 62H110V84H-110Z', '#f6e9cc') +
    path('M-110 84H110V94H-110Z', filling[0]) +
    path('M-110 94H110V114H-110Z', '#ead7ae') +
    path('M-110 40L0 -60L110 40Z', 'url(#flat)')
  return onPlate(placed(one, 138, 150, 0.86) + placed(one, 276, 164, 0.86) + placed(one, 204, 206, 0.95))
}

const empanada: Art = () => {
  const one =
    shaded('M-120 40C-120 -40 -60 -84 0 -84C60 -84 120 -40 120 40C80 56 -80 56 -120 40Z', '#dfa04a', 'ball') +
    Array.from({ length: 11 }, (_, i) =>
      ball(-112 + i * 22.4, 40 + Math.sin((i / 10) * Math.PI) * 8, 16, 13, '#cf8c38'),
    ).join('')
  return onPlate(
    placed(one, 128, 206, 0.82, -8) + placed(one, 282, 206, 0.82, 8) + placed(one, 204, 262, 0.98),
  )
}

const pie: Art = (kind) => {
  const filling = byKind(
    kind,
    { pascualina: '#5f8f3c', zapallitos: '#9fb04a', Tortilla: '#e3b548', papas: '#e3b548' },
    '#eec35a',
  )
  return onPlate(
    path('M46 216V256C46 300 120 318 200 318C280 318 354 300 354 256V216Z', '#c98a3c') +
      path('M46 216V256C46 300 120 318 200 318C280 318 354 300 354 256V216Z', 'url(#volume)') +
      ellipse(200, 214, 156, 66, lighter(CRUST, 0.2)) +
      ellipse(200, 212, 134, 52, filling) +
      scattered('pie', 22, 200, 212, 116, 42)
        .map(({ x, y, share }) =>
          ellipse(x, y, 12, 7, share > 0.5 ? lighter(filling, 0.35) : darker(filling, 0.2)),
        )
        .join('') +
      path('M200 212L318 240C300 256 280 262 256 264Z', '#fdfbf6', 'opacity=".35"'),
  )
}

/** Drawings of bakery and kitchen products, by the name that the tables use. */
export const BAKERY: Record<string, Art> = {
  baguette,
  roundLoaf,
  darkLoaf,
  bun,
  croissant,
  pastries,
  biscuits,
  cookies,
  crumbs,
  sandwich,
  empanada,
  pie,
}
