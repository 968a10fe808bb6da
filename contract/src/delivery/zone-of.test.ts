import { describe, expect, it } from 'vitest'
import type { NamedPlace } from '../branches/index.ts'
import type { Corner } from './zone.ts'
import { polygonFault } from './polygon.ts'
import { spelledLocality, zoneOf, type ZoneReach } from './zone-of.ts'

const list = (Id: number, ...Lugares: [Localidad: string, CodigoPostal?: string][]): ZoneReach => ({
  Id,
  Orden: 0,
  Poligono: null,
  Lugares: Lugares.map(([Localidad, CodigoPostal = '']) => ({ Localidad, CodigoPostal })),
})
const square = (Id: number, size: number): ZoneReach => ({
  ...list(Id),
  Poligono: [
    [0, 0],
    [0, size],
    [size, size],
    [size, 0],
  ],
})
const at = (Latitud: number, Longitud: number): NamedPlace => ({ Latitud, Longitud })
const found = (zones: readonly ZoneReach[], place: NamedPlace) => zoneOf(zones, place)?.Id ?? null

describe('the zone of a place', () => {
  it.each<[string, NamedPlace, boolean]>([
    ['the locality', { Localidad: 'Tandil' }, true],
    ['the postal code', { CodigoPostal: '7000' }, true],
    ['the long postal code', { CodigoPostal: 'B7000ABC' }, true],
    ['both, written otherwise', { Localidad: ' TANDIL, Bs. As.', CodigoPostal: 'b7000' }, true],
    ['its name with another code', { Localidad: 'Tandil', CodigoPostal: '7001' }, false],
    ['its code with another name', { Localidad: 'Gardey', CodigoPostal: '7000' }, false],
    ['nothing', {}, false],
    ['blanks', { Localidad: ' , ', CodigoPostal: '' }, false],
    ['a position alone', at(-37.3, -59.1), false],
  ])('is in a list by %s: %o', (_what, place, isThere) => {
    expect(found([list(1, ['Tandil', '7000'])], place)).toBe(isThere ? 1 : null)
  })

  it('takes a place of which only one part is listed', () => {
    const zones = [list(1, ['', '7000']), list(2, ['Vela'])]
    expect(found(zones, { Localidad: 'Gardey', CodigoPostal: '7000' })).toBe(1)
    expect(found(zones, { Localidad: 'Vela', CodigoPostal: '7003' })).toBe(2)
  })

  it('is found again without folding the names of the zones again', () => {
    let reads = 0
    const counted = {
      CodigoPostal: '',
      get Localidad() {
        reads++
        return 'Tandil'
      },
    }
    const zones = [{ ...list(1), Lugares: [counted] }]
    expect(found(zones, { Localidad: 'Tandil' })).toBe(1)
    expect(found(zones, { Localidad: 'Vela' })).toBe(null)
    expect(reads).toBe(1)
  })

  it('is the narrowest: polygon, smaller polygon, shorter list, the shop’s order', () => {
    const short = list(3, ['Tandil'])
    const long = list(4, ['Vela'], ['Tandil'])
    const first = { ...list(6, ['Tandil']), Orden: -1 }
    const tandil = { Localidad: 'Tandil', ...at(0.5, 0.5) }
    expect(found([long, short, square(1, 2), square(2, 1)], tandil)).toBe(2)
    expect(found([long, short, square(1, 2)], tandil)).toBe(1)
    expect(found([long, short], tandil)).toBe(3)
    expect(found([short, list(2, ['Tandil'])], tandil)).toBe(2)
    expect(found([short, first], tandil)).toBe(6)
  })

  it('of a polygon with places takes these only without a position', () => {
    const zone = { ...square(1, 1), Lugares: list(1, ['Tandil']).Lugares }
    expect(found([zone], { Localidad: 'Tandil' })).toBe(1)
    expect(found([zone], { Localidad: 'Tandil', ...at(2, 2) })).toBe(null)
    expect(found([zone], at(1, 1))).toBe(1)
  })

  it('of a polygon with places takes no position that is named for another locality', () => {
    const zone = { ...square(1, 1), Lugares: list(1, ['Tandil', '7000']).Lugares }
    expect(found([zone], { Localidad: 'Vela', ...at(1, 1) })).toBe(null)
    expect(found([zone], { CodigoPostal: '7003', ...at(1, 1) })).toBe(null)
    expect(found([zone], { Localidad: 'Tandil', CodigoPostal: '7000', ...at(1, 1) })).toBe(1)
    expect(found([square(2, 1)], { Localidad: 'Vela', ...at(1, 1) })).toBe(2)
  })
})

// The same again, written apart: winding by angles, edges by fractions, folding by a table of pairs.

/** A generator of Park and Miller, so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
}

function isInside(corners: readonly Corner[], [y, x]: Corner): boolean {
  let turned = 0
  for (const [index, [y1, x1]] of corners.entries()) {
    const [y2, x2] = corners.at(index - 1)!
    const whole = (degrees: number) => BigInt(Math.round(degrees * 1e6))
    const cross =
      (whole(x2) - whole(x1)) * (whole(y) - whole(y1)) - (whole(y2) - whole(y1)) * (whole(x) - whole(x1))
    const dot =
      (whole(x1) - whole(x)) * (whole(x2) - whole(x)) + (whole(y1) - whole(y)) * (whole(y2) - whole(y))
    if (cross === 0n && dot <= 0n) return true
    const angle = Math.atan2(y2 - y, x2 - x) - Math.atan2(y1 - y, x1 - x)
    turned += angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle
  }
  return Math.abs(turned) > Math.PI
}

function squareSize(corners: readonly Corner[]): number {
  let sum = 0
  for (const [index, [y1, x1]] of corners.entries()) {
    const [y2, x2] = corners.at(index - 1)!
    sum += (x1 + x2) * (y1 - y2)
  }
  const middle = corners.reduce((total, [y]) => total + y, 0) / corners.length
  return Math.abs(sum) * Math.cos((middle * Math.PI) / 180)
}

const SPELLINGS = [
  ['Tandil', 'TANDÍL', 'tandil, Buenos Aires'],
  ['General Pirán', 'Gral. Piran', 'GRAL PIRÁN'],
  ['Santa Fe', 'Sta. Fé', 'santa  fe'],
  ['9 de Julio', 'Nueve de Julio', '9 DE JULIO (Bs As)'],
]
const CODES = [['7000', 'B7000', 'b7000abc'], ['7003', 'B7003'], ['3000', 'S3000XYZ'], ['6500']]

describe('10,000 points against zones that a brute-force check finds too', () => {
  const random = seeded(11)
  const grid = (steps: number) => random(steps) / 100
  const pick = <T>(all: readonly T[]): T => all[random(all.length)]!

  /** Rectangles that touch each other, and stars with notches, on a coarse grid: many points lie on edges. */
  function polygon(): Corner[] {
    for (;;) {
      const [y, x] = [grid(40) - 37, grid(40) - 59]
      const [height, width] = [grid(20) + 0.01, grid(20) + 0.01]
      const spikes = 3 + random(9)
      const corners: Corner[] =
        random(3) === 0
          ? [
              [y, x],
              [y + height, x],
              [y + height, x + width],
              [y, x + width],
            ]
          : Array.from({ length: spikes }, (_, index) => {
              const angle = (index / spikes) * 2 * Math.PI
              const radius = 0.02 + grid(15)
              const on = (part: number) => Math.round(part * radius * 100) / 100
              return [y + on(Math.sin(angle)), x + on(Math.cos(angle))]
            })
      if (polygonFault(corners) === null) return corners
    }
  }
  const somePlace = () => ({
    Localidad: random(4) === 0 ? '' : pick(pick(SPELLINGS)),
    CodigoPostal: random(3) === 0 ? '' : pick(pick(CODES)),
  })
  const zones = Array.from({ length: 40 }, (_, index): ZoneReach => {
    const hasPolygon = random(3) > 0
    const Lugares = hasPolygon && random(2) === 0 ? [] : Array.from({ length: 1 + random(3) }, somePlace)
    return { Id: index + 1, Orden: random(3), Poligono: hasPolygon ? polygon() : null, Lugares }
  })

  const groupOf = (groups: readonly (readonly string[])[], text: string) =>
    groups.findIndex((group) => group.includes(text))

  function isListed({ Lugares }: ZoneReach, { Localidad = '', CodigoPostal = '' }: NamedPlace): boolean {
    for (const listed of Lugares) {
      const names = [listed.Localidad, Localidad].filter((name) => name !== '')
      const codes = [listed.CodigoPostal, CodigoPostal].filter((code) => code !== '')
      const isOne = (groups: readonly string[][], texts: readonly string[]) =>
        new Set(texts.map((text) => groupOf(groups, text))).size === 1
      const both = [names.length === 2, codes.length === 2]
      const isNamed = !both[0] || isOne(SPELLINGS, names)
      const isCoded = !both[1] || isOne(CODES, codes)
      if (isNamed && isCoded && (both[0] || both[1])) return true
    }
    return false
  }

  function bruteForce(place: NamedPlace): number | null {
    const { Latitud, Longitud } = place
    const position: Corner | null =
      Latitud === undefined || Longitud === undefined ? null : [Latitud, Longitud]
    let best: [number[], number] | null = null
    for (const zone of zones) {
      const byShape = zone.Poligono !== null && position !== null
      const isSaid = (place.Localidad ?? '') !== '' || (place.CodigoPostal ?? '') !== ''
      const isElsewhere = isSaid && zone.Lugares.length > 0 && !isListed(zone, place)
      const isReached = byShape ? isInside(zone.Poligono!, position) && !isElsewhere : isListed(zone, place)
      if (!isReached) continue
      const rank = [
        byShape ? 0 : 1,
        byShape ? squareSize(zone.Poligono!) : zone.Lugares.length,
        zone.Orden,
        zone.Id,
      ]
      const differing =
        best === null ? 0 : rank.findIndex((part, index) => Math.abs(part - best![0][index]!) > 1e-12)
      if (best === null || rank[differing]! < best[0][differing]!) best = [rank, zone.Id]
    }
    return best?.[1] ?? null
  }

  it('are in the same zones', () => {
    const seen = new Set<number | null>()
    const differing = Array.from({ length: 10_000 }, () => {
      const position = random(8) === 0 ? {} : at(grid(60) - 37.1, grid(60) - 59.1)
      return { ...(random(2) === 0 ? {} : somePlace()), ...position }
    }).filter((place) => {
      const expected = bruteForce(place)
      seen.add(expected)
      return found(zones, place) !== expected
    })
    expect(differing).toEqual([])
    expect(seen.size).toBeGreaterThan(30)
  })
})

it.each([
  ['tandil', 'Tandil'],
  ['GRAL PIRAN', 'General Pirán'],
  ['general pirán, bs. as.', 'General Pirán'],
  [' san antonio de areco ', 'San Antonio de Areco'],
  ['VILLA DE LA ANGOSTURA', 'Villa de la Angostura'],
  ['la plata', 'La Plata'],
  ["o'higgins", "O'Higgins"],
  ['25 De mayo', '25 de Mayo'],
  ['McAllister', 'McAllister'],
  ['c.a.b.a.', 'CABA'],
  ['ñandú', 'Ñandú'],
  ['', ''],
])('a locality typed as %j is written %j', (typed, written) => {
  const places = ['', 'Tandil', 'General Pirán'].map((Localidad) => ({ Localidad }))
  expect(spelledLocality(typed, places)).toBe(written)
})
