import type { Corner, ZoneDraft } from './zone.ts'
import { violationsOf, type StaffViolation } from '../base/index.ts'

/** Micro-degrees, about 0.1 m: whole numbers, so that points on an edge are decided exactly. */
type Point = readonly [y: number, x: number]
const point = ([latitude, longitude]: Corner): Point => [
  Math.round(latitude * 1e6),
  Math.round(longitude * 1e6),
]

/** A corner as it is stored, with six decimals. */
export const roundedCorner = ([latitude, longitude]: Corner): Corner => [
  Math.round(latitude * 1e6) / 1e6,
  Math.round(longitude * 1e6) / 1e6,
]

/** Twice the signed area of the triangle: positive if `c` lies to one side of `ab`, negative to the other, 0 on its line. */
const side = (a: Point, b: Point, c: Point): number =>
  (b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1])

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

/** Whether a position lies in a polygon; its edges and corners belong to it. */
export function isInPolygon(corners: readonly Corner[], position: Corner): boolean {
  if (!isInBox(corners, position)) return false
  const at = point(position)
  let isInside = false
  for (const [from, to] of edgesOf(corners)) {
    const turn = side(from, to, at)
    if (turn === 0 && isBetween(from, to, at)) return true
    // a ray to the east crosses the edge; its lower end counts, its upper end does not
    const isCrossed = from[0] <= at[0] !== to[0] <= at[0] && turn > 0 === to[0] > from[0]
    if (isCrossed) isInside = !isInside
  }
  return isInside
}

/** Half a micro-degree: corners and positions are rounded to whole ones. */
const ROUNDING = 0.000_000_5

/** Whether a position lies in the rectangle around a polygon: most polygons are told apart by it. */
function isInBox(corners: readonly Corner[], [latitude, longitude]: Corner): boolean {
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const [y, x] of corners) {
    south = Math.min(south, y)
    north = Math.max(north, y)
    west = Math.min(west, x)
    east = Math.max(east, x)
  }
  const margin = 2 * ROUNDING
  return (
    latitude >= south - margin &&
    latitude <= north + margin &&
    longitude >= west - margin &&
    longitude <= east + margin
  )
}

/** The area of a polygon in square kilometres, good enough to compare the sizes of zones. */
export function polygonArea(corners: readonly Corner[]): number {
  const [origin] = corners
  if (origin === undefined) return 0
  const middle = corners.reduce((sum, [latitude]) => sum + latitude, 0) / corners.length
  const kmByDegree = 111.195
  const twice = corners.reduce((sum, [y, x], index) => {
    const [nextY, nextX] = corners[(index + 1) % corners.length] ?? origin
    return sum + (x - origin[1]) * (nextY - origin[0]) - (nextX - origin[1]) * (y - origin[0])
  }, 0)
  return (Math.abs(twice) / 2) * kmByDegree ** 2 * Math.cos((middle * Math.PI) / 180)
}

/** Why corners make no polygon; null if they do. */
export function polygonFault(
  corners: readonly Corner[],
): 'zona-pocas-esquinas' | 'zona-esquina-repetida' | 'zona-plana' | 'zona-cruzada' | null {
  if (corners.length < 3) return 'zona-pocas-esquinas'
  const edges = edgesOf(corners)
  if (edges.some(([from, to]) => from[0] === to[0] && from[1] === to[1])) return 'zona-esquina-repetida'
  const [first, second] = edges[0] ?? []
  if (first && second && edges.every(([from]) => side(first, second, from) === 0)) return 'zona-plana'
  return isCrossing(edges) ? 'zona-cruzada' : null
}

/** Whether edges meet anywhere but at the corner that neighbours share. */
function isCrossing(edges: readonly Edge[]): boolean {
  return edges.some((edge, index) =>
    edges.slice(index + 1).some((other, distance) => {
      if (distance === 0) return isFoldedBack(edge, other)
      // the last edge is the first one's neighbour
      if (index === 0 && distance === edges.length - 2) return isFoldedBack(other, edge)
      return isMeeting(edge, other)
    }),
  )
}

/** Whether an edge returns over the one before it. */
const isFoldedBack = ([a, b]: Edge, [, c]: Edge): boolean =>
  side(a, b, c) === 0 && (isBetween(a, b, c) || isBetween(b, c, a))

function isMeeting([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)].map(Math.sign)
  if (sides[0] !== sides[1] && sides[2] !== sides[3] && !sides.includes(0)) return true
  return (
    (sides[0] === 0 && isBetween(a, b, c)) ||
    (sides[1] === 0 && isBetween(a, b, d)) ||
    (sides[2] === 0 && isBetween(c, d, a)) ||
    (sides[3] === 0 && isBetween(c, d, b))
  )
}

type Edge = readonly [Point, Point]

function edgesOf(corners: readonly Corner[]): Edge[] {
  const points = corners.map(point)
  return points.map((from, index) => [from, points[(index + 1) % points.length] ?? from])
}

export const ZONE_FAULTS = {
  'zona-nombre': 'Escribí un nombre.',
  'zona-sucursal': 'Esa sucursal no existe.',
  'zona-sin-lugares': 'Agregá al menos un lugar o dibujá un polígono.',
  'zona-lugar-vacio': 'Cada lugar necesita una localidad o un código postal.',
  'zona-pocas-esquinas': 'Un polígono necesita al menos tres esquinas.',
  'zona-esquina-repetida': 'Hay dos esquinas seguidas en el mismo punto: quitá una.',
  'zona-plana': 'Las esquinas están todas en una línea.',
  'zona-cruzada': 'Los lados del polígono se cruzan o se tocan: mové una esquina.',
  'zona-sin-dias': 'Elegí al menos un día, o dejá los de la sucursal.',
  'zona-corte': 'Para una hora de cierre propia, indicá también cuántos días antes.',
  'zona-maximo': 'Ya hay demasiadas zonas: unificá algunas antes de agregar otra.',
  'zona-partes': 'Las zonas tienen demasiados lugares y esquinas entre todas: simplificá alguna.',
} as const
export const zoneFault = violationsOf(ZONE_FAULTS)

/** The broken rule of a zone; null if it is allowed. */
export function checkZone(zone: ZoneDraft): StaffViolation | null {
  const { Nombre, Lugares, Poligono, DiasSemana, CorteDias, CorteHora } = zone
  if (Nombre.trim() === '') return zoneFault('zona-nombre', 'Nombre')
  if (Lugares.length === 0 && Poligono === null) return zoneFault('zona-sin-lugares', 'Lugares')
  const hasBlank = Lugares.some(({ Localidad, CodigoPostal }) => `${Localidad}${CodigoPostal}`.trim() === '')
  if (hasBlank) return zoneFault('zona-lugar-vacio', 'Lugares')
  const crooked = Poligono === null ? null : polygonFault(Poligono)
  if (crooked !== null) return zoneFault(crooked, 'Poligono')
  if (DiasSemana?.length === 0) return zoneFault('zona-sin-dias', 'DiasSemana')
  return CorteHora !== null && CorteDias === null ? zoneFault('zona-corte', 'CorteDias') : null
}
