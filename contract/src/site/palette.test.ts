import { expect, it } from 'vitest'
import { DEFAULT_BRAND, checkBrandColours } from './brand.ts'
import { brandTokens, brokenPairs, colourFault, DEFAULT_COLOURS, DEFAULT_TOKENS } from './palette.ts'

/** The same numbers each time, from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

it('makes every one of 1,000 random palettes readable, or refuses it with one that is', () => {
  const random = numbers(7)
  const hex = () =>
    `#${Math.floor(random.next().value * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`
  let refused = 0
  for (let count = 0; count < 1000; count += 1) {
    const typed = { Color: hex(), ColorFondo: hex(), Acento: hex() }
    const first = colourFault(typed)
    if (first === null) {
      expect(brokenPairs(typed)).toEqual([])
      continue
    }
    refused += 1
    const mended = { ...typed, [first.Campo]: first.nearest }
    const second = colourFault(mended)
    if (second === null) continue
    expect([first.Campo, second.Campo]).toEqual(['Color', 'Acento'])
    expect(colourFault({ ...mended, Acento: second.nearest })).toBeNull()
  }
  expect(refused).toBeGreaterThan(300)
  expect(refused).toBeLessThan(900)
})

it('keeps the colours that are chosen, and derives none where the product has its own', () => {
  const violet = { ...DEFAULT_COLOURS, Color: '#5B2A86' }
  expect(brandTokens(violet)).toMatchObject({
    'leaf-700': '#5b2a86',
    paper: DEFAULT_TOKENS.paper,
    offer: DEFAULT_TOKENS.offer,
  })
  expect(brandTokens(DEFAULT_COLOURS)).toEqual(DEFAULT_TOKENS)
})

it('names a colour on which white cannot be read, and the most similar one on which it can', () => {
  const fault = checkBrandColours({ ...DEFAULT_BRAND, Color: '#FFEE00' })
  expect(fault).toMatchObject({ code: 'color-ilegible', Campo: 'Color' })
  const [, nearest = ''] =
    /^Con #FFEE00 no se lee el texto blanco: lo más parecido que se lee es (#[0-9A-F]{6})\.$/.exec(
      fault!.text,
    )!
  expect(nearest).toMatch(/^#[67][0-9A-F]{5}$/)
  expect(checkBrandColours({ ...DEFAULT_BRAND, Color: nearest })).toBeNull()
})
