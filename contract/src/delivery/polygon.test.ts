import { describe, expect, it } from 'vitest'
import type { Corner } from './zone.ts'
import { isInPolygon, polygonArea, polygonFault } from './polygon.ts'

describe('a polygon', () => {
  it.each<[string, Corner[], ReturnType<typeof polygonFault>]>([
    [
      'a triangle',
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      null,
    ],
    [
      'an L, either way round',
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 2],
      ],
      null,
    ],
    [
      'a corner within a side',
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 1],
      ],
      null,
    ],
    [
      'two corners',
      [
        [0, 0],
        [0, 1],
      ],
      'zona-pocas-esquinas',
    ],
    [
      'a corner twice',
      [
        [0, 0],
        [0, 0],
        [0, 1],
        [1, 0],
      ],
      'zona-esquina-repetida',
    ],
    [
      'the first corner again at the end',
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [0, 0],
      ],
      'zona-esquina-repetida',
    ],
    [
      'a line',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      'zona-plana',
    ],
    [
      'a bow tie',
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ],
      'zona-cruzada',
    ],
    [
      'an eight that touches itself in a corner',
      [
        [0, 0],
        [1, 1],
        [2, 0],
        [2, 2],
        [1, 1],
        [0, 2],
      ],
      'zona-cruzada',
    ],
    [
      'a corner on another side',
      [
        [0, 0],
        [0, 4],
        [4, 4],
        [0, 2],
        [4, 0],
      ],
      'zona-cruzada',
    ],
    [
      'a spike without width',
      [
        [0, 0],
        [0, 2],
        [0, 1],
        [1, 1],
      ],
      'zona-cruzada',
    ],
    [
      'a spike at the first corner',
      [
        [0, 0],
        [1, 1],
        [2, 0],
        [0, 2],
        [0, -1],
      ],
      'zona-cruzada',
    ],
  ])('of %s', (_what, corners, fault) => {
    expect(polygonFault(corners)).toBe(fault)
    expect(polygonFault(corners.toReversed())).toBe(fault)
  })

  it('holds its edges and corners, and nothing in its notch', () => {
    const notched: Corner[] = [
      [0, 0],
      [0, 4],
      [4, 4],
      [1, 2],
      [4, 0],
    ]
    for (const inside of [
      [0, 0],
      [0, 2],
      [0.5, 2],
      [1, 2],
      [2.5, 3],
      [4, 4],
    ] as Corner[])
      expect([inside, isInPolygon(notched, inside)]).toEqual([inside, true])
    for (const outside of [
      [1.1, 2],
      [4, 2],
      [-0.000001, 2],
      [0, 4.000001],
      [2, 4.1],
    ] as Corner[])
      expect([outside, isInPolygon(notched, outside)]).toEqual([outside, false])
  })

  it('has an area, the same from either corner and way round', () => {
    const square: Corner[] = [
      [-37, -59],
      [-37, -58],
      [-38, -58],
      [-38, -59],
    ]
    // 111.2 km by 88.2 km
    expect(polygonArea(square)).toBeGreaterThan(9700)
    expect(polygonArea(square)).toBeLessThan(9900)
    expect(polygonArea(square.toReversed())).toBeCloseTo(polygonArea(square), 6)
  })
})
