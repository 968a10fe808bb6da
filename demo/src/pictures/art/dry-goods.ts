import { darker } from '../colour.ts'
import { ball, ellipse, path, placed, rect, shaded, stroke, turned } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { bowl } from './parts.ts'

const walnutHalf =
  ball(0, 0, 34, 30, '#b98548') +
  stroke(
    'M-24 -8C-12 -18 -4 6 -2 20M24 -8C12 -18 4 6 2 20M-26 6C-16 0 -10 14 -12 22M26 6C16 0 10 14 12 22',
    '#7d5526',
    4,
  )
const almondPiece =
  shaded('M-34 0C-20 -24 18 -24 36 0C18 20 -20 20 -34 0Z', '#b06a35', 'ball') +
  stroke('M-22 0C-8 -8 10 -8 24 0', '#8a4c22', 3)
const cashew = stroke('M-24 10C-22 -22 22 -24 26 6', '#e8cf9c', 20)
const peanutPiece = shaded(
  'M-36 0C-38 -22 -12 -26 0 -14C12 -26 38 -22 36 0C38 22 12 26 0 14C-12 26 -38 22 -36 0Z',
  '#d9ad6a',
  'ball',
)
const raisin = (colour: string): string =>
  ball(0, 0, 22, 15, colour) + stroke('M-12 -4C-4 2 4 -4 12 2', darker(colour, 0.4), 3)

const almond: Art = (kind) =>
  bowl('almond', '#c58a52', 42, () => (kind.includes('cajú') ? cashew : almondPiece))
const nutMix: Art = () =>
  bowl('mix', '#a8743c', 38, (share) =>
    share > 0.75 ? walnutHalf : share > 0.5 ? almondPiece : share > 0.25 ? cashew : raisin('#4a2634'),
  )
const seeds: Art = (kind) => {
  const colour = byKind(
    kind,
    { chía: '#55504f', lino: '#9c6232', girasol: '#8f8470', sésamo: '#f0dfb4', zapallo: '#8fa35a' },
    '#a58a5c',
  )
  return bowl(`seeds${kind}`, darker(colour, 0.12), 130, (share) =>
    ellipse(0, 0, 11, 5.5, share > 0.6 ? darker(colour, 0.25) : colour),
  )
}

const broom: Art = (kind) =>
  turned(
    rect(190, 10, 20, 250, '#e0b45c', 8) +
      rect(190, 10, 20, 250, 'url(#volume)', 8) +
      (kind.includes('Secador')
        ? rect(70, 256, 260, 30, '#3f6f9c', 10) + rect(62, 284, 276, 44, '#222a33', 8)
        : rect(90, 250, 220, 46, '#c8383a', 14) +
          path(
            'M92 292H308L336 386C270 396 130 396 64 386Z',
            kind.includes('Escobillón') ? '#3b7f9c' : '#d8b45a',
          ) +
          stroke(
            'M120 300L104 384M160 300L152 388M200 300V390M240 300L248 388M280 300L296 384',
            darker('#d8b45a', 0.25),
            4,
          )),
    14,
    200,
    220,
  )

const eggs: Art = (kind) => {
  const colour = byKind(kind, { color: '#d99a68', libres: '#d99a68' }, '#fbf3e6')
  return [0, 1, 2, 3, 4]
    .map((i) =>
      placed(
        shaded(
          'M0 -70C34 -70 56 -20 56 14C56 48 30 66 0 66C-30 66 -56 48 -56 14C-56 -20 -34 -70 0 -70Z',
          colour,
          'ball',
        ),
        76 + i * 62,
        220 + (i % 2) * 50,
      ),
    )
    .join('')
}

/** Drawings of nuts, seeds and household articles, by the name that the tables use. */
export const DRY_GOODS: Record<string, Art> = {
  walnut: () => bowl('walnut', '#a8743c', 34, () => walnutHalf),
  almond,
  peanut: () => bowl('peanut', '#c9974e', 40, () => peanutPiece),
  raisins: (kind) =>
    bowl('raisins', kind.includes('rubias') ? '#c98f3c' : '#3c2029', 60, () =>
      raisin(kind.includes('rubias') ? '#d9a548' : '#4a2634'),
    ),
  nutMix,
  seeds,
  broom,
  eggs,
}
