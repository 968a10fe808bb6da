import { darker, lighter } from '../colour.ts'
import { ball, circle, ellipse, path, placed, shaded, stroke } from '../svg.ts'
import { type Art, byKind } from './art.ts'
import { bowl, onPlate, scattered } from './parts.ts'

const CRUST = '#d6933f'

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

/** Drawings of what the bakery and the kitchen make besides breads and pastries, by the name that the tables use. */
export const BAKERY: Record<string, Art> = {
  biscuits,
  crumbs,
  sandwich,
  empanada,
  pie,
}
