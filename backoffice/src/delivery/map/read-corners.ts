import { POLYGON_CORNERS_MAX, roundedCorner, type Corner } from '@gondola/contract/delivery'
import { formatTyped } from '@gondola/contract/base'
import { MAP_TEXTS as TEXTS } from '../../texts/delivery-screens.ts'

export type ReadCorners = { corners: Corner[] } | { fault: string }

/** The corners of a text: latitude and longitude on each line, or a GeoJSON polygon. */
export function readCorners(text: string): ReadCorners {
  const read = text.trim().startsWith('{') ? readGeoJson(text) : readLines(text)
  if ('fault' in read) return read
  const corners = read.corners.map(roundedCorner)
  const [first, last] = [corners[0], corners.at(-1)]
  // GeoJSON repeats the first corner at the end
  const isClosed = corners.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const open = isClosed ? corners.slice(0, -1) : corners
  if (open.length > POLYGON_CORNERS_MAX) return { fault: TEXTS.cornersMany(POLYGON_CORNERS_MAX) }
  return { corners: open }
}

/** One corner a line, with six decimals. */
export const writeCorners = (corners: readonly Corner[]): string =>
  corners.map((corner) => corner.map((degrees) => formatTyped(degrees, 6)).join('; ')).join('\n')

const POINTED = /^(-?\d+(?:\.\d+)?)°?[\s,;]+(-?\d+(?:\.\d+)?)°?$/
const WITH_COMMAS = /^(-?\d+(?:,\d+)?)°?(?:\s*;\s*|\s+|,\s+)(-?\d+(?:,\d+)?)°?$/

/** A single number with a decimal comma, or two whole ones: nobody can tell. */
const AMBIGUOUS = /^-?\d+,\d+$/

function readLines(text: string): ReadCorners {
  const corners: Corner[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim().replaceAll('−', '-')
    if (trimmed === '') continue
    const found = AMBIGUOUS.test(trimmed) ? null : (WITH_COMMAS.exec(trimmed) ?? POINTED.exec(trimmed))
    const [latitude = Number.NaN, longitude = Number.NaN] = (found ?? [])
      .slice(1)
      .map((part) => Number(part.replace(',', '.')))
    if (!isCorner([latitude, longitude])) return { fault: TEXTS.cornersLine(index + 1) }
    corners.push([latitude, longitude])
  }
  return { corners }
}

const isCorner = ([latitude, longitude]: Corner): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

interface GeoJson {
  type?: unknown
  coordinates?: unknown
  geometry?: GeoJson | null
  features?: unknown
}

function readGeoJson(text: string): ReadCorners {
  let whole: GeoJson
  try {
    whole = JSON.parse(text) as GeoJson
  } catch {
    return { fault: TEXTS.geojson.broken }
  }
  const polygons = polygonsOf(whole)
  const [polygon] = polygons
  if (polygon === undefined) return { fault: TEXTS.geojson.none }
  if (polygons.length > 1) return { fault: TEXTS.geojson.several }
  const rings = listOf(polygon)
  if (rings.length > 1) return { fault: TEXTS.geojson.hole }
  const corners = listOf(rings[0]).map((position): Corner => {
    const [longitude, latitude] = listOf(position)
    return [Number(latitude), Number(longitude)]
  })
  return corners.length > 0 && corners.every(isCorner) ? { corners } : { fault: TEXTS.geojson.broken }
}

/** The polygons of a geometry, a feature or a collection, each a list of rings. */
function polygonsOf(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, coordinates, geometry, features } = part as GeoJson
  if (type === 'Polygon') return [coordinates]
  if (type === 'MultiPolygon') return listOf(coordinates)
  if (type === 'Feature') return polygonsOf(geometry)
  return type === 'FeatureCollection' ? listOf(features).flatMap(polygonsOf) : []
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
