import { polygonFault, roundedCorner, type Corner } from '@gondola/contract/delivery'

/** A position on the drawing, in its units, from its upper left corner. */
export interface Spot {
  x: number
  y: number
}

/** The part of the world that a drawing shows: a plane on which a degree of longitude is as long as at its centre. */
export interface MapView {
  centre: Corner
  metresPerUnit: number
}

export interface Size {
  width: number
  height: number
}

const METRES_PER_DEGREE = 111_195
const narrowing = ({ centre }: MapView): number => Math.cos((centre[0] * Math.PI) / 180)

export function toSpot(view: MapView, { width, height }: Size, [latitude, longitude]: Corner): Spot {
  const unitsPerDegree = METRES_PER_DEGREE / view.metresPerUnit
  return {
    x: width / 2 + (longitude - view.centre[1]) * narrowing(view) * unitsPerDegree,
    y: height / 2 - (latitude - view.centre[0]) * unitsPerDegree,
  }
}

export function toCorner(view: MapView, { width, height }: Size, { x, y }: Spot): Corner {
  const degreesPerUnit = view.metresPerUnit / METRES_PER_DEGREE
  const latitude = view.centre[0] - (y - height / 2) * degreesPerUnit
  const longitude = view.centre[1] + ((x - width / 2) * degreesPerUnit) / narrowing(view)
  return roundedCorner([Math.min(Math.max(latitude, -90), 90), Math.min(Math.max(longitude, -180), 180)])
}

/** The narrowest a view gets by itself: a single branch is shown with the streets around it. */
const LEAST_SPAN_METRES = 3000
const MARGIN = 0.85

/** The view that shows all of these positions; null: there are none. */
export function viewOf(positions: readonly Corner[], { width, height }: Size): MapView | null {
  if (positions.length === 0) return null
  const [latitudes, longitudes] = [positions.map(([y]) => y), positions.map(([, x]) => x)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const centre: Corner = [(south + north) / 2, (west + east) / 2]
  const tall = Math.max((north - south) * METRES_PER_DEGREE, LEAST_SPAN_METRES)
  const narrow = narrowing({ centre, metresPerUnit: 1 })
  const wide = Math.max((east - west) * narrow * METRES_PER_DEGREE, LEAST_SPAN_METRES)
  return { centre, metresPerUnit: Math.max(tall / (height * MARGIN), wide / (width * MARGIN)) }
}

const CLOSEST_METRES = 0.2
const FURTHEST_METRES = 5000

/** The view from closer (factor below 1) or further away. */
export const zoomed = (view: MapView, factor: number): MapView => ({
  ...view,
  metresPerUnit: Math.min(Math.max(view.metresPerUnit * factor, CLOSEST_METRES), FURTHEST_METRES),
})

/** The view moved by units of the drawing, to the east and to the south. */
export const moved = (view: MapView, size: Size, { x, y }: Spot): MapView => ({
  ...view,
  centre: toCorner(view, size, { x: size.width / 2 + x, y: size.height / 2 + y }),
})

/** The scale bar: the longest round length that is at most `units` long. */
export function scaleBar({ metresPerUnit }: MapView, units: number): { length: number; label: string } {
  const most = units * metresPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((step) => step * power).find((round) => round <= most) ?? power
  return {
    length: metres / metresPerUnit,
    label: metres >= 1000 ? `${metres / 1000} km` : `${Number(metres.toPrecision(1))} m`,
  }
}

/** Corners with one more, where it lengthens the outline least without crossing it; at the end if that is as short. */
export function withCorner(corners: readonly Corner[], added: Corner): Corner[] {
  const at = (index: number) => [...corners.slice(0, index), added, ...corners.slice(index)]
  if (corners.length < 3) return at(corners.length)
  const options = corners
    .map((_, index) => at(index + 1))
    .toSorted((one, other) => outlineLength(one) - outlineLength(other))
  const last = at(corners.length)
  const best = options.find((option) => polygonFault(option) === null)
  if (best === undefined) return last
  const isLastAsShort = polygonFault(last) === null && outlineLength(last) <= outlineLength(best) * 1.000_001
  return isLastAsShort ? last : best
}

function outlineLength(corners: readonly Corner[]): number {
  const narrow = Math.cos(((corners[0]?.[0] ?? 0) * Math.PI) / 180)
  return corners.reduce((sum, [y, x], index) => {
    const [nextY, nextX] = corners[(index + 1) % corners.length]!
    return sum + Math.hypot(nextY - y, (nextX - x) * narrow)
  }, 0)
}

/** Corners with one more in the middle of the side after a corner. */
export function withCornerAfter(corners: readonly Corner[], index: number): Corner[] {
  const [y, x] = corners[index]!
  const [nextY, nextX] = corners[(index + 1) % corners.length]!
  const middle = roundedCorner([(y + nextY) / 2, (x + nextX) / 2])
  return [...corners.slice(0, index + 1), middle, ...corners.slice(index + 1)]
}
