import {
  brandVariables,
  contrast,
  DEFAULT_BRAND,
  FIXED_TOKENS,
  lookVariables,
  SHAPE_PAIRS,
  TEXT_PAIRS,
} from '@gondola/contract/site'
import { expect, test } from 'vitest'
import css from './tokens.css?raw'

const tokens = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]))

/** The hexadecimal colour that a token resolves to. */
function colour(name: string): string {
  const value = tokens.get(name)
  const reference = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1]
  if (reference) return colour(reference)
  if (!value || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is no plain colour: ${value}`)
  return value
}

test.each(TEXT_PAIRS)('%s can be read on %s [§4.8]', (text, ground) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each([...SHAPE_PAIRS, ['focus-colour', 'offer'] as const])('%s is seen on %s', (shape, ground) => {
  expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3)
})

test('the product has the look that its brand has, which changes none of it', () => {
  const own = { ...FIXED_TOKENS, ...lookVariables(DEFAULT_BRAND) }
  expect(Object.fromEntries(Object.keys(own).map((name) => [name, tokens.get(name)]))).toEqual(own)
  expect(brandVariables(DEFAULT_BRAND)).toEqual({})
})

test('what a touch leaves behind changes without a transition, whose frames would come while a screen is drawn', () => {
  expect(/@media \(hover: none\) \{\s*:root \{\s*--quick: 0s;/.test(css)).toBe(true)
})
