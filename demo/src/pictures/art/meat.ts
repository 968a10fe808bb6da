import { type Colour, darker, lighter } from '../colour.ts'
import { ball, circle, ellipse, path, placed, shaded, stroke, turned } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { BEEF, CUTS, FAT, marbling, parsley } from './cuts.ts'
import { onBoard, onPlate, scattered } from './parts.ts'

const steakShape = (d: string, colour: Colour, inner: string): string =>
  placed(path(d, darker(colour, 0.35)), 0, 14) +
  path(d, FAT) +
  placed(path(d, colour), 16, 17, 0.92) +
  inner +
  placed(path(d, 'url(#flat)'), 16, 17, 0.92)

const STEAK =
  'M50 220C44 160 110 120 190 128C260 134 350 130 364 200C376 260 310 304 230 300C140 298 58 286 50 220Z'

const steak: Art = () =>
  onBoard(steakShape(STEAK, BEEF, marbling('steak', 205, 212, 110, 52)) + parsley(326, 170))

const roast: Art = () =>
  onBoard(
    shaded(
      'M44 230C44 160 120 118 210 122C300 124 360 166 358 232C356 288 290 306 200 306C110 306 44 290 44 230Z',
      BEEF,
      'ball',
    ) +
      path('M60 190C110 130 240 112 330 160C260 146 140 150 60 190Z', FAT) +
      [110, 180, 250, 310]
        .map((x) =>
          stroke(
            `M${x} ${132 + Math.abs(x - 200) * 0.12}C${x - 22} 180 ${x - 22} 260 ${x} 304`,
            '#f2ead8',
            6,
          ),
        )
        .join('') +
      ellipse(78, 238, 34, 54, lighter(BEEF, 0.12)) +
      marbling('roast', 78, 238, 20, 38),
  )

const strands = (name: string, colour: Colour): string =>
  scattered(name, 60, 200, 226, 140, 62)
    .map(({ x, y, turn, share }) =>
      turned(
        stroke(
          `M${x - 20} ${y}C${x - 8} ${y - 10} ${x + 8} ${y + 10} ${x + 20} ${y}`,
          share > 0.78 ? lighter(colour, 0.5) : darker(colour, share * 0.22),
          13,
        ),
        turn,
        x,
        y,
      ),
    )
    .join('')

const mince: Art = (kind) =>
  onBoard(
    path('M48 262C60 190 130 144 200 144C270 144 340 190 352 262C340 306 60 306 48 262Z', darker(BEEF, 0.2)) +
      strands('mince', byKind(kind, { común: '#b94a4a' }, '#a82a34')),
  )

const chickenBody = (colour: Colour): string =>
  shaded(
    'M70 250C60 170 130 110 220 118C300 124 350 170 346 236C342 296 270 318 196 316C124 314 78 300 70 250Z',
    colour,
    'ball',
  ) +
  shaded(
    'M250 180C300 150 350 170 360 206C366 236 330 262 290 258C250 256 226 200 250 180Z',
    lighter(colour, 0.08),
    'ball',
  ) +
  stroke('M350 196L384 168', lighter(colour, 0.3), 20) +
  circle(386, 162, 12, '#f3e3cd') +
  circle(378, 176, 10, '#f3e3cd') +
  shaded(
    'M110 214C140 190 190 196 200 226C206 250 170 266 138 258C112 252 96 232 110 214Z',
    darker(colour, 0.06),
    'ball',
  )

const chicken: Art = () => onBoard(chickenBody('#f0c9a0') + parsley(70, 292))
const roastChicken: Art = () =>
  onPlate(
    placed(chickenBody('#c77a2e'), 6, -8, 0.96) +
      parsley(64, 300) +
      ball(330, 298, 26, 24, '#e3c27a') +
      ball(290, 314, 24, 22, '#dcb869'),
  )

const wing = (): string =>
  shaded(
    'M-120 40C-130 -10 -80 -50 -30 -40C0 -34 10 -10 30 -20C60 -50 120 -50 140 -20C120 -10 90 0 70 24C40 60 -10 40 -40 50C-70 64 -110 64 -120 40Z',
    '#f2cba4',
    'ball',
  )

const drumstick: Art = (kind) => {
  if (kind.includes('Alitas'))
    return onBoard([0, 1, 2].map((i) => placed(wing(), 170 + i * 30, 150 + i * 56, 0.9, i * 10 - 8)).join(''))
  const one =
    shaded(
      'M-120 10C-120 -50 -60 -80 0 -66C50 -54 70 -20 110 -16C118 -4 116 16 106 24C60 26 40 60 -10 70C-66 80 -120 60 -120 10Z',
      '#efc39a',
      'ball',
    ) +
    stroke('M106 4L160 4', '#f6ead6', 22) +
    circle(166, -6, 14, '#f6ead6') +
    circle(166, 14, 14, '#f6ead6')
  return onBoard(placed(one, 170, 176, 0.92, -16) + placed(one, 196, 252, 0.98, 6))
}

const chickenBreast: Art = (kind) => {
  const rib = kind.includes('hueso')
    ? [0, 1, 2]
        .map((i) =>
          stroke(
            `M${-60 + i * 60} 60C${-50 + i * 60} 40 ${-44 + i * 60} 20 ${-50 + i * 60} 0`,
            '#f6ead6',
            11,
          ),
        )
        .join('')
    : ''
  const one =
    shaded(
      'M-130 20C-130 -40 -60 -76 20 -66C90 -58 140 -30 150 0C120 40 60 72 -10 74C-80 76 -130 66 -130 20Z',
      '#f3cdb4',
      'ball',
    ) +
    stroke('M-90 10C-30 -20 60 -22 120 2', '#e0aa90', 5) +
    rib
  return onBoard(placed(one, 190, 176, 0.95, -8) + placed(one, 206, 252, 1, 4) + parsley(330, 180))
}

const offal: Art = (kind) => {
  const colour = byKind(
    kind,
    {
      Mondongo: '#efe3cb',
      Mollejas: '#ecc7a8',
      Chinchulines: '#e2b796',
      Tripa: '#e8c9a6',
      Lengua: '#c98a84',
      Higaditos: '#6f2628',
      Hígado: '#5f1f24',
      Riñón: '#9a4a3a',
      Corazón: '#8c2130',
    },
    '#7d2c30',
  )
  if (kind.includes('Chinchulines') || kind.includes('Tripa')) {
    return onBoard(
      [0, 1, 2, 3]
        .map((i) =>
          stroke(
            `M${70 + i * 6} ${274 - i * 34}C140 ${210 - i * 30} 260 ${330 - i * 44} ${334 - i * 6} ${262 - i * 34}`,
            i % 2 ? colour : darker(colour, 0.1),
            34,
          ),
        )
        .join('') + parsley(330, 160),
    )
  }
  const whole = byKind(
    kind,
    {
      Riñón:
        'M60 210C60 140 140 110 210 118C300 124 356 170 346 240C338 290 280 300 256 270C236 246 196 250 180 276C150 310 60 300 60 210Z',
      Corazón:
        'M200 306C120 270 70 220 84 166C96 124 160 120 200 156C240 120 304 124 316 166C330 220 280 270 200 306Z',
    },
    null,
  )
  if (whole !== null)
    return onBoard(
      shaded(whole, colour, 'ball') + stroke('M200 150C190 200 210 240 196 280', FAT, 8) + parsley(330, 160),
    )
  return onBoard(
    shaded(
      'M50 240C46 176 110 140 180 150C230 156 250 130 300 146C356 164 370 230 336 272C300 310 210 306 150 304C96 302 54 290 50 240Z',
      colour,
      'ball',
    ) +
      stroke(
        'M110 210C160 190 220 220 290 190M120 260C170 244 240 270 310 240',
        darker(colour, 0.18),
        6,
        'opacity=".7"',
      ) +
      parsley(318, 160),
  )
}

const sausages = (colour: Colour): string => {
  const d =
    'M-146 -6C-154 -30 -124 -38 -88 -30C-30 -18 30 -18 88 -30C124 -38 154 -30 146 -6C138 18 108 24 80 18C30 6 -30 6 -80 18C-108 24 -138 18 -146 -6Z'
  const one = (y: number) =>
    placed(path(d, darker(colour, 0.45)), 200, y + 9, 1.04) +
    placed(
      stroke('M-144 -14L-166 -20M144 -14L166 -20', '#d9c9a8', 6) +
        shaded(d, colour, 'drop') +
        stroke('M-96 -18C-40 -6 30 -8 84 -18', lighter(colour, 0.35), 5, 'opacity=".7"'),
      200,
      y,
      1.04,
    )
  return [176, 228, 280].map(one).join('')
}

const chorizo: Art = (kind) =>
  onBoard(
    sausages(
      byKind(
        kind,
        { colorado: '#a83226', parrillera: '#c9705c', cerdo: '#cf8270', bombón: '#9c3b2c' },
        '#b9503c',
      ),
    ) + parsley(56, 160),
  )
const morcilla: Art = (kind) =>
  onBoard(sausages(byKind(kind, { vasca: '#5a2a26', bombón: '#2b181d' }, '#3e2024')) + parsley(56, 160))

const milanesa: Art = (kind) => {
  const crust = byKind(kind, { peceto: '#c98432', cerdo: '#e3b065', pollo: '#ecc069' }, '#d99a45')
  const one =
    shaded(
      'M-150 6C-154 -40 -80 -66 0 -62C80 -60 150 -40 148 4C146 46 70 62 -6 60C-84 60 -146 50 -150 6Z',
      crust,
      'ball',
    ) +
    scattered('crumb', 26, 0, 0, 124, 46)
      .map(({ x, y }) => ellipse(x, y, 5, 3, '#f1c478'))
      .join('')
  return onPlate(
    placed(one, 200, 196, 0.98, -6) +
      placed(one, 204, 252, 1.04, 3) +
      placed(path('M0 0L70 -20L60 30Z', '#f5d54a'), 290, 290) +
      parsley(96, 300),
  )
}

const burger: Art = (kind) =>
  kind.includes('Albóndigas')
    ? onPlate(
        scattered('balls', 11, 200, 262, 120, 44)
          .map(({ x, y }) => ball(x, y, 42, 40, '#8f4a36'))
          .join(''),
      )
    : onBoard(
        [0, 1, 2]
          .map(
            (i) =>
              ellipse(200, 258 - i * 44, 140, 42, '#8d3a34') +
              ellipse(200, 246 - i * 44, 140, 42, '#b4504a') +
              ellipse(200, 246 - i * 44, 140, 42, 'url(#ball)'),
          )
          .join('') +
          scattered('bits', 18, 200, 158, 100, 24)
            .map(({ x, y }) => ellipse(x, y, 6, 3, '#e7b9a8'))
            .join(''),
      )

const FISH =
  'M40 220C90 140 220 116 306 184C326 176 356 150 380 146C372 186 372 250 382 292C356 284 328 262 308 252C220 322 90 300 40 220Z'

const fish: Art = (kind) => {
  const colour = byKind(kind, { Trucha: '#c99a7a', Corvina: '#a9b4bd' }, '#9fb0bf')
  return onPlate(
    placed(
      path(FISH, colour) +
        path('M40 220C90 140 220 116 306 184C240 176 120 190 40 220Z', darker(colour, 0.28)) +
        path(FISH, 'url(#drop)') +
        circle(88, 204, 15, '#fdfbf6') +
        circle(88, 204, 8, '#20242a') +
        stroke('M128 166C146 196 146 244 126 272', darker(colour, 0.3), 6) +
        Array.from({ length: 12 }, (_, i) =>
          stroke(
            `M${170 + (i % 4) * 34} ${196 + Math.floor(i / 4) * 26}c8 8 8 16 0 24`,
            lighter(colour, 0.35),
            4,
          ),
        ).join('') +
        path('M180 288L220 318L240 288Z', darker(colour, 0.2)),
      0,
      10,
    ),
  )
}

const filletOf = (colour: Colour, line: Colour): string => {
  const one =
    shaded(
      'M-160 20C-150 -30 -60 -60 30 -54C100 -50 150 -20 166 6C150 30 90 52 10 58C-70 64 -160 60 -160 20Z',
      colour,
      'flat',
    ) +
    stroke('M-120 10C-40 -16 60 -16 130 4M-90 -10L-70 26M-40 -24L-16 30M20 -28L42 30M76 -22L92 24', line, 5)
  return placed(one, 196, 210, 1, -8) + placed(one, 206, 268, 1.02, 3)
}

const fillet: Art = () => onPlate(filletOf('#f7ece2', '#e3cdbd') + parsley(330, 210))
const salmon: Art = () => onPlate(filletOf('#f08b62', '#f9c3a6') + parsley(330, 210))

const shrimp: Art = (kind) => {
  const mussels = kind.includes('Mejillones')
  const one = mussels
    ? path('M-50 10C-40 -40 30 -50 56 -10C40 34 -20 44 -50 10Z', '#2c3345') +
      path('M-34 8C-20 -22 24 -26 42 -6C26 20 -12 26 -34 8Z', '#f0a65a')
    : stroke('M-40 30C-56 -20 -10 -56 34 -34C54 -22 54 6 40 20', '#ee8a62', 30) +
      stroke('M-34 4L-14 12M-20 -20L-6 -4M6 -34L8 -14', '#f9c9ae', 5) +
      path('M36 16L66 34L44 46Z', '#d9683e')
  return onPlate(
    scattered('shrimp', 9, 200, 262, 120, 42)
      .map(({ x, y, turn }) => placed(one, x, y, 0.92, turn * 0.4 - 60))
      .join('') + parsley(330, 200),
  )
}

const squid: Art = (kind) =>
  kind.includes('Rabas')
    ? onPlate(
        scattered('rabas', 14, 200, 256, 120, 48)
          .map(({ x, y }) => ellipse(x, y, 40, 28, '#d99a45') + ellipse(x, y, 18, 11, '#b9772c'))
          .join('') + placed(path('M0 0L70 -20L60 30Z', '#f5d54a'), 290, 290),
      )
    : onPlate(
        shaded('M60 250C100 170 200 150 276 190L276 300C200 340 100 320 60 250Z', '#efd8da', 'volume') +
          path('M60 250L20 200L96 214ZM60 250L24 306L98 288Z', '#e2bcc0') +
          [200, 222, 244, 266, 288]
            .map((y, i) =>
              stroke(`M276 ${y}C310 ${y - 20 + i * 8} 330 ${y + 20} 364 ${y - 6 + i * 4}`, '#e2bcc0', 14),
            )
            .join('') +
          circle(262, 226, 9, '#3a2a30'),
      )

/** Drawings of meat, poultry and fish, by the name that the tables use. */
export const MEAT: Record<string, Art> = {
  ...CUTS,
  steak,
  roast,
  mince,
  chicken,
  roastChicken,
  drumstick,
  chickenBreast,
  offal,
  chorizo,
  morcilla,
  milanesa,
  burger,
  fish,
  fillet,
  salmon,
  shrimp,
  squid,
}
