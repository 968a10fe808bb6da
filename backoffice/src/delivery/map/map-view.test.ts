import { describe, expect, it } from 'vitest'
import type { Corner } from '@gondola/contract/delivery'
import { moved, scaleBar, toCorner, toSpot, viewOf, withCorner, withCornerAfter, zoomed } from './map-view.ts'

const SIZE = { width: 600, height: 400 }
const TANDIL: Corner = [-37.3286, -59.1369]

describe('a view of the map', () => {
  it('shows all positions, the north above, and finds them again', () => {
    const far: Corner = [-36.8927, -60.3225]
    const view = viewOf([TANDIL, far], SIZE)!
    const [spot, other] = [toSpot(view, SIZE, TANDIL), toSpot(view, SIZE, far)]
    for (const { x, y } of [spot, other]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(SIZE.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(SIZE.height)
    }
    expect(other.y).toBeLessThan(spot.y)
    expect(other.x).toBeLessThan(spot.x)
    expect(toCorner(view, SIZE, spot)).toEqual(TANDIL)
    expect(toCorner(view, SIZE, other)).toEqual(far)
  })

  it('is not endlessly close to a single branch, nor anywhere without one', () => {
    expect(viewOf([TANDIL], SIZE)).toEqual({ centre: TANDIL, metresPerUnit: 3000 / (400 * 0.85) })
    expect(viewOf([], SIZE)).toBe(null)
    expect(zoomed({ centre: TANDIL, metresPerUnit: 1 }, 1e-9).metresPerUnit).toBe(0.2)
  })

  it('is moved to the east and the south', () => {
    const view = viewOf([TANDIL], SIZE)!
    const { centre } = moved(view, SIZE, { x: 100, y: 50 })
    expect(toSpot(view, SIZE, centre).x).toBeCloseTo(400, 0)
    expect(toSpot(view, SIZE, centre).y).toBeCloseTo(250, 0)
  })

  it.each([
    [1, '100 m', 100],
    [3, '200 m', 66.667],
    [12, '1 km', 83.333],
    [0.4, '20 m', 50],
  ])('with %d metres a unit has a scale of %s', (metresPerUnit, label, length) => {
    const bar = scaleBar({ centre: TANDIL, metresPerUnit }, 100)
    expect(bar.label).toBe(label)
    expect(bar.length).toBeCloseTo(length, 2)
  })
})

describe('a corner that is added', () => {
  const square: Corner[] = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
  ]

  it('goes where the outline passes', () => {
    expect(withCorner(square, [-1, 2])).toEqual([[0, 0], [-1, 2], ...square.slice(1)])
    expect(withCorner(square, [2, -1])).toEqual([...square, [2, -1]])
  })

  it('goes on at the end while the first three are set, and never crosses a side if that can be avoided', () => {
    expect(
      withCorner(
        [
          [0, 0],
          [0, 4],
        ],
        [0, 2],
      ),
    ).toEqual([
      [0, 0],
      [0, 4],
      [0, 2],
    ])
    const crossing = withCorner(square, [2, 5])
    expect(crossing).toEqual([...square.slice(0, 2), [2, 5], ...square.slice(2)])
  })

  it('may be in the middle of a side, the last one too', () => {
    expect(withCornerAfter(square, 0)[1]).toEqual([0, 2])
    expect(withCornerAfter(square, 3)[4]).toEqual([2, 0])
  })
})
