import { type Colour, darker, lighter } from '../colour.ts'
import { circle, ellipse, path, placed, shaded, stroke } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { leaf, onBoard, scattered } from './parts.ts'

export const BEEF = '#b1303a'
export const PORK = '#e59a94'
export const FAT = '#f7e6d6'
const BONE = '#f3e3cd'
const MARROW = '#b5564a'
const TWINE = '#efe3c4'

export const marbling = (name: string, cx: number, cy: number, rx: number, ry: number, count = 9): string =>
  scattered(name, count, cx, cy, rx, ry)
    .map(({ x, y, turn }) =>
      placed(stroke('M-16 0C-6 -7 8 7 18 0', FAT, 4.5, 'opacity=".75"'), x, y, 1, turn * 0.25),
    )
    .join('')

export const parsley = (x: number, y: number): string =>
  [-150, -110, -70, -30].map((turn) => leaf(x, y, turn, 0.42)).join('')

/** A thick piece: its dark side, the piece, its shading, and what is on it. */
const slab = (d: string, colour: Colour, on = '', depth = 14): string =>
  placed(path(d, darker(colour, 0.35)), 0, depth) + shaded(d, colour, 'flat') + on

/** A slice with a rim of fat. */
const slice = (d: string, colour: Colour, on = ''): string =>
  placed(path(d, darker(colour, 0.35)), 0, 14) +
  path(d, FAT) +
  placed(path(d, colour), 16, 17, 0.92) +
  on +
  placed(path(d, 'url(#flat)'), 16, 17, 0.92)

/** The grain of a muscle: parallel lines from left to right. */
const grain = (from: number, to: number, top: number, height: number, colour: Colour, lean = -14): string =>
  Array.from({ length: Math.floor((to - from) / 26) }, (_, i) => {
    const x = from + i * 26
    return stroke(
      `M${x} ${top + height}C${x - 4} ${top + height * 0.6} ${x - lean / 2} ${top + 20} ${x - lean} ${top}`,
      colour,
      4,
      'opacity=".6"',
    )
  }).join('')

const bone = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, BONE) + ellipse(x, y, rx * 0.55, ry * 0.52, MARROW)

const twine = (xs: readonly number[], top: number, bottom: number): string =>
  xs
    .map((x) =>
      stroke(`M${x} ${top}C${x - 20} ${top + 50} ${x - 20} ${bottom - 50} ${x} ${bottom}`, TWINE, 6),
    )
    .join('')

/** A strip of ribs, its cut bones along the lower edge. */
const strip = (y: number, height: number, bones: number, colour: Colour): string => {
  const d = `M34 ${y}C110 ${y - 16} 290 ${y - 16} 366 ${y}V${y + height}C290 ${y + height + 10} 110 ${y + height + 10} 34 ${y + height}Z`
  return (
    slab(d, colour, stroke(`M38 ${y + 4}C110 ${y - 10} 290 ${y - 10} 362 ${y + 4}`, FAT, 12), 10) +
    Array.from({ length: bones }, (_, i) =>
      bone(34 + (332 * (i + 0.5)) / bones, y + height * 0.66, Math.min(24, 110 / bones), height * 0.26),
    ).join('')
  )
}

const OVAL =
  'M40 216C40 150 120 122 210 124C304 126 362 164 360 226C358 284 290 304 200 304C110 304 40 284 40 216Z'
const SHEET =
  'M36 190C90 150 180 166 240 148C300 132 350 146 372 176C362 220 372 262 350 292C280 310 200 288 130 304C80 312 40 296 30 262C42 236 26 212 36 190Z'
const TAPERED =
  'M26 236C30 182 96 150 190 152C280 154 350 190 382 226C350 268 270 296 180 298C92 300 26 286 26 236Z'
const TRIANGLE = 'M40 276C60 200 140 116 214 118C262 120 340 220 368 276C340 306 80 310 40 276Z'
const POINTED =
  'M32 206C70 140 160 124 220 150C290 180 340 240 384 292C300 312 120 312 60 290C28 270 20 236 32 206Z'
const BLOCK =
  'M56 156C120 136 290 136 346 156C362 200 362 250 346 292C280 310 120 310 56 292C42 250 42 200 56 156Z'
const ROUND =
  'M84 212C84 146 134 108 202 108C270 108 320 146 320 212C320 272 270 306 202 306C134 306 84 272 84 212Z'
const STEAK =
  'M50 220C44 160 110 120 190 128C260 134 350 130 364 200C376 260 310 304 230 300C140 298 58 286 50 220Z'
const LONG =
  'M24 216C60 170 140 150 220 160C300 168 360 190 378 224C350 262 270 268 190 268C110 270 40 262 24 216Z'

const darkBeef = darker(BEEF, 0.14)
const paleBeef = lighter(BEEF, 0.18)

/** Cuts by the words of their names, the more special first. Each looks as it lies on a butcher's counter. */
const BEEF_CUTS: Record<string, () => string> = {
  banderita: () => strip(136, 46, 7, BEEF) + strip(208, 46, 7, paleBeef),
  'del medio': () =>
    placed(strip(150, 124, 3, darkBeef), 0, 0) + marbling('medio', 200, 178, 130, 18, 7) + parsley(340, 140),
  'de tira': () => strip(176, 90, 5, BEEF) + marbling('tira', 200, 194, 140, 10, 8) + parsley(330, 168),
  'Tapa de asado': () =>
    slab(
      SHEET,
      BEEF,
      path('M36 190C90 150 180 166 240 148C300 132 350 146 372 176C300 196 160 200 36 190Z', FAT) +
        grain(90, 330, 210, 70, darkBeef),
    ),
  novillito: () =>
    slab(
      OVAL,
      paleBeef,
      grain(90, 330, 150, 130, darker(paleBeef, 0.2), 30) +
        stroke('M58 262C120 300 280 304 346 256', FAT, 22),
    ) + parsley(70, 150),
  Vacío: () =>
    slab(
      SHEET,
      darkBeef,
      grain(80, 350, 190, 96, darker(darkBeef, 0.25)) +
        stroke('M44 190C100 156 180 172 240 154C300 138 340 150 366 176', FAT, 24),
    ),
  Matambre: () =>
    slab(
      SHEET,
      '#c4565c',
      scattered('matambre', 12, 200, 226, 140, 52)
        .map(({ x, y, turn }) => placed(ellipse(0, 0, 28, 9, FAT), x, y, 1, turn * 0.15 - 20))
        .join(''),
    ) +
    shaded('M372 176C340 190 300 196 268 186C286 160 320 136 350 146C366 154 372 166 372 176Z', FAT, 'flat'),
  Nalga: () =>
    [0, 1, 2]
      .map((i) => placed(slice(STEAK, lighter(BEEF, i * 0.05)), 46 + i * 44, -8 + i * 46, 0.66, -10 + i * 8))
      .join(''),
  'Bola de lomo': () =>
    slab(
      ROUND,
      BEEF,
      path(ROUND, 'url(#ball)') + path('M110 160C150 116 240 106 296 158C230 146 170 150 110 160Z', FAT),
    ),
  Cuadrada: () =>
    slab(
      BLOCK,
      darkBeef,
      grain(96, 330, 170, 116, darker(darkBeef, 0.22), 4) +
        stroke('M60 166C120 148 290 148 342 166', FAT, 14),
      20,
    ),
  Peceto: () =>
    shaded(
      'M60 176C120 152 260 150 330 170C372 190 372 270 330 290C260 304 120 304 60 284C30 262 30 200 60 176Z',
      BEEF,
      'drop',
    ) +
    stroke('M70 180C140 160 250 160 322 176', FAT, 16) +
    ellipse(336, 230, 34, 58, lighter(BEEF, 0.2)) +
    ellipse(336, 230, 24, 44, lighter(BEEF, 0.08)),
  Colita: () =>
    slab(
      POINTED,
      BEEF,
      path('M32 206C70 140 160 124 220 150C180 160 90 176 46 230C34 226 28 216 32 206Z', FAT) +
        grain(110, 300, 200, 80, darkBeef, -30),
    ) + parsley(330, 190),
  Cuadril: () =>
    slab(
      TRIANGLE,
      darkBeef,
      path('M128 170C160 130 190 116 214 118C250 122 296 176 326 214C260 176 190 160 128 170Z', FAT) +
        marbling('cuadril', 200, 246, 110, 30),
    ),
  Lomo: () =>
    slab(
      TAPERED,
      darkBeef,
      stroke('M60 220C150 190 270 190 360 226', lighter(darkBeef, 0.25), 8) +
        stroke('M120 250C180 262 260 262 320 246', darker(darkBeef, 0.2), 6),
    ) + parsley(60, 170),
  'con hueso': () =>
    shaded(
      'M250 190C310 160 350 120 384 104C396 116 392 134 380 142C350 166 310 200 280 226Z',
      BONE,
      'flat',
    ) + slice(STEAK, BEEF, marbling('ancho', 190, 214, 100, 46, 14)),
  angosto: () =>
    slice(
      STEAK,
      BEEF,
      path(
        'M150 146C168 176 200 190 330 176C334 190 330 200 322 204C250 208 210 216 196 282L172 282C180 226 160 190 128 156Z',
        '#f4e6d2',
      ) + marbling('tbone', 250, 244, 70, 26),
    ),
  'de chorizo': () =>
    slice(
      LONG,
      BEEF,
      stroke('M40 206C90 172 150 158 222 166C300 174 350 192 370 220', FAT, 24) +
        marbling('chorizo', 200, 232, 120, 18),
    ) + parsley(96, 160),
  Ojo: () =>
    slice(
      ROUND,
      paleBeef,
      circle(206, 206, 56, FAT) + circle(206, 206, 48, BEEF) + marbling('ojo', 206, 206, 84, 70, 12),
    ),
  Roast: () =>
    slab(
      OVAL,
      BEEF,
      path('M60 190C110 130 240 112 330 160C260 146 140 150 60 190Z', FAT) +
        twine([110, 180, 250, 310], 134, 300) +
        stroke('M48 222H352', TWINE, 5),
    ),
  Paleta: () =>
    slab(
      TRIANGLE,
      BEEF,
      stroke('M206 124C190 180 214 236 190 300', FAT, 10) +
        stroke('M196 200C240 214 290 240 330 280M194 214C150 226 110 250 80 286', FAT, 5),
    ),
  Aguja: () =>
    slab(BLOCK, paleBeef, marbling('aguja', 200, 222, 124, 56, 22)) +
    bone(120, 270, 30, 18) +
    bone(280, 270, 30, 18),
  Falda: () =>
    slab(
      SHEET,
      BEEF,
      [0, 1, 2]
        .map((i) =>
          stroke(`M50 ${200 + i * 32}C140 ${180 + i * 32} 260 ${196 + i * 32} 356 ${178 + i * 32}`, FAT, 9),
        )
        .join(''),
    ) + bone(330, 280, 18, 14),
  Entraña: () =>
    [0, 1]
      .map((i) =>
        placed(
          slab(
            'M20 30C60 -20 120 -10 180 0C240 10 300 -24 350 10C330 60 250 52 180 44C120 38 60 70 20 30Z',
            i ? darkBeef : darker(BEEF, 0.24),
            grain(50, 330, -2, 42, FAT, -34),
            10,
          ),
          14,
          160 + i * 76,
        ),
      )
      .join(''),
  Tortuguita: () =>
    placed(
      slab(
        ROUND,
        darkBeef,
        path(ROUND, 'url(#ball)') +
          stroke(
            'M130 140C180 180 180 240 140 290M200 112C230 180 230 240 206 304M268 140C270 200 280 240 262 284',
            lighter(darkBeef, 0.4),
            6,
          ),
      ),
      20,
      40,
      0.88,
    ),
}

const PORK_CUTS: Record<string, () => string> = {
  'sin hueso': () =>
    slab(
      OVAL,
      PORK,
      path('M60 190C110 130 240 112 330 160C260 146 140 150 60 190Z', FAT) + twine([130, 200, 270], 132, 302),
    ),
  'con hueso': () =>
    [96, 166, 236, 306]
      .map((x) =>
        shaded(`M${x - 12} 170L${x - 4} 104C${x} 92 ${x + 20} 92 ${x + 22} 106L${x + 18} 172Z`, BONE, 'flat'),
      )
      .join('') +
    slab(
      BLOCK,
      PORK,
      stroke('M60 286C120 302 290 302 342 286', FAT, 18) + marbling('carre', 200, 214, 110, 40),
    ),
  Bondiola: () =>
    slab(OVAL, darker(PORK, 0.08), marbling('bondiola', 200, 214, 128, 70, 24)) + parsley(300, 176),
  manta: () =>
    slab(SHEET, PORK, stroke('M44 190C100 156 180 172 240 154C300 138 340 150 366 176', FAT, 20)) +
    placed(strip(226, 60, 5, darker(PORK, 0.08)), 20, 26, 0.9),
  Pechito: () => strip(170, 100, 5, PORK) + marbling('pechito', 200, 190, 130, 14) + parsley(330, 160),
  Matambre: () => slab(SHEET, lighter(PORK, 0.1), grain(90, 330, 190, 90, '#fff4ea', -40)),
  Solomillo: () =>
    [0, 1]
      .map((i) =>
        placed(
          slab(
            TAPERED,
            darker(PORK, i * 0.08),
            stroke('M60 220C150 196 270 196 360 226', lighter(PORK, 0.4), 8),
          ),
          16,
          34 + i * 74,
          0.86,
        ),
      )
      .join(''),
  Pulpa: () =>
    slab(
      ROUND,
      PORK,
      path(ROUND, 'url(#ball)') +
        stroke('M120 160C170 190 230 190 286 150M110 240C170 220 240 226 296 250', FAT, 8),
    ) + parsley(330, 190),
  Costillas: () =>
    [0, 1]
      .map((i) =>
        placed(
          slice(
            'M70 200C76 140 160 118 230 140C290 158 330 190 372 170C386 184 380 214 352 222C330 276 260 306 180 300C106 294 62 260 70 200Z',
            PORK,
            path(
              'M296 176C330 190 352 184 372 174C382 186 378 208 354 216C330 214 312 204 296 176Z',
              '#f4e6d2',
            ),
          ),
          20 - i * 14,
          20 + i * 66,
          0.78,
          -8 + i * 14,
        ),
      )
      .join(''),
}

const cutOf =
  (cuts: Record<string, () => string>, fallback: string): Art =>
  (kind) =>
    onBoard(byKind(kind, cuts, cuts[fallback]!)())

export const CUTS: Record<string, Art> = {
  beef: cutOf(BEEF_CUTS, 'Roast'),
  pork: cutOf(PORK_CUTS, 'Bondiola'),
  osobuco: () =>
    onBoard(
      slice(
        'M60 214C60 150 130 112 206 114C290 116 346 160 344 216C342 276 274 304 198 302C120 300 60 272 60 214Z',
        BEEF,
        marbling('oso', 200, 206, 100, 66),
      ) +
        circle(204, 208, 42, '#f3e6d0') +
        circle(204, 208, 26, '#e8b98a') +
        circle(198, 202, 10, '#f6dcb4'),
    ),
}
