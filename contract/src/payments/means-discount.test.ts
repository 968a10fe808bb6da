import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepingMeans, losingMeans } from './payment-way.ts'
import { missingOtherwise, takenBack } from './means-discount.ts'

describe('a discount by payment type', () => {
  it.each([
    ['at the door keeps any means', { way: 'puerta', isTransfer: false, kept: null }, []],
    ['of a page to pay is lost with cash', { way: 'listo', isTransfer: false, kept: null }, ['efectivo']],
    ['of a transfer with all', { way: 'listo', isTransfer: true, kept: null }, ['efectivo', 'tarjeta', 'qr']],
    ['is what staff said', { way: 'puerta', isTransfer: false, kept: ['efectivo'] }, ['tarjeta', 'qr']],
  ] as const)('%s', (_what, terms, lost) => expect(losingMeans(keepingMeans(terms))).toEqual(lost))

  it.each([
    [1000, 200, 0, 0],
    [1000, 200, 1200, 200],
    [1000, 200, 600, 100],
    [1000, 0, 1000, 0],
    [0, 200, 200, 200],
  ])('of %i less %i with %i paid otherwise loses %i', (total, discount, otherwise, lost) =>
    expect(takenBack(total, discount, otherwise)).toBe(lost),
  )

  it('what pays the rest otherwise leaves nothing missing, to the centavo', () => {
    const amount = fc.integer({ min: 1, max: 50_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (total, discount, share) => {
        const otherwise = Math.floor((total + discount) * share * share)
        const due = total + takenBack(total, discount, otherwise)
        fc.pre(due > otherwise)
        const paid = otherwise + Math.floor((due - otherwise) * share)
        const more = missingOtherwise(due - paid, { total, discount, otherwise })
        expect(total + takenBack(total, discount, otherwise + more)).toBe(paid + more)
      }),
    )
  })
})
