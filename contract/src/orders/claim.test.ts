import { describe, expect, it, test } from 'vitest'
import type { CartLine } from '../cart/index.ts'
import { cameOf, claimableOf, claimedCentavos, isAcceptedAtOnce } from './claim.ts'

const line = (Items: number, Precioventa: number, more: Partial<CartLine> = {}) =>
  ({ Items, Codart: `A${Items}`, Descrip: 'Leche', Cantidad: 3, Unidad: 1, Precioventa, ...more }) as CartLine
const standIn = (Cantidad: number) => ({ Codart: 'B', Descrip: 'Otra leche', Cantidad, Unidad: 1 }) as never
const prepared = (Precioventa: number, Cantidad: number, Sustituto = null as never) => ({
  Preparado: { Cantidad, Precioventa, Sustituto, Nota: null },
})

describe('what came of a line', () => {
  it.each<[what: string, more: Partial<CartLine>, came: unknown]>([
    ['its article as ordered', {}, { Codart: 'A1', Cantidad: 3 }],
    ['fewer pieces', prepared(20, 2), { Codart: 'A1', Cantidad: 2 }],
    ['a substitute in the place of all', prepared(30, 0, standIn(3)), { Codart: 'B', Cantidad: 3 }],
    ['one in the place of some', prepared(30, 1, standIn(2)), { Codart: 'A1', Cantidad: 3 }],
  ])('is %s', (_what, more, came) => expect(cameOf(line(1, 30, more))).toMatchObject(came as object))

  it('is nothing', () => expect(cameOf(line(1, 30, prepared(0, 0)))).toBeNull())
})

describe('a part of a line costs', () => {
  it('its share, to the centavo', () => expect(claimedCentavos([line(1, 10)], 1, 1, 0)).toBe(333))

  it('one of three with two substitutes a third', () =>
    expect(claimedCentavos([line(1, 30, prepared(30, 1, standIn(2)))], 1, 1, 0)).toBe(1000))

  it('as much one by one as all at once', () => {
    const six = [line(1, 10, { Cantidad: 6 })]
    const parts = [0, 1, 2, 3, 4, 5].map((before) => claimedCentavos(six, 1, 1, 0, before))
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(1000)
  })

  it('with a lost discount never more, all lines together, than was paid', () => {
    const lines = [line(1, 1), line(2, 1), line(3, 1)]
    for (let lost = 0; lost < 10; lost++) {
      const all = lines.map(({ Items }) => claimedCentavos(lines, Items, 3, lost))
      expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300 + lost)
    }
  })
})

test('what is left of a line to claim is what came less what was claimed of it', () => {
  const claims = [
    { Items: 1, Cantidad: 1 },
    { Items: 2, Cantidad: 3 },
  ]
  expect(claimableOf(line(1, 30), claims)).toMatchObject({ Cantidad: 2, claimed: 1 })
  expect(claimableOf(line(2, 30), claims)).toBeNull()
  expect(claimableOf(line(3, 30), claims)).toMatchObject({ Cantidad: 3, claimed: 0 })
})

test('less weight is accepted at once for a part of what came alone', () => {
  const rules = { ReclamoAutomatico: 5000, ReclamosPorHogar: 1, TopeReclamosPorDia: 5000, ReclamosAMano: '' }
  const facts = { amount: 1, ofOrder: 0, ofDay: 0, ofHousehold: 0, hasPhoto: true, names: [] }
  const accepted = [true, false].map((isPart) => isAcceptedAtOnce(rules, 'peso', { ...facts, isPart }))
  expect(accepted).toEqual([true, false])
})
