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

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(colour(one)), luminance(colour(other))].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const TEXT_AA = 4.5
const SHAPE_AA = 3

test.each([
  ...['paper', 'paper-deep', 'surface', 'leaf-50', 'leaf-100', 'skeleton'].map(
    (ground) => ['ink', ground] as const,
  ),
  ...['paper', 'paper-deep', 'surface'].map((ground) => ['ink-soft', ground] as const),
  ...['paper', 'paper-deep', 'surface', 'leaf-50', 'leaf-100'].map((ground) => ['brand', ground] as const),
  ...['leaf-600', 'leaf-700', 'leaf-800', 'leaf-900'].map((ground) => ['on-leaf', ground] as const),
  ['leaf-800', 'leaf-100'],
  ['on-offer', 'offer'],
  ['on-offer-soft', 'offer'],
  ['offer', 'on-offer'],
  ['on-tomato', 'tomato'],
  ['on-tomato', 'tomato-deep'],
  ['tomato', 'surface'],
  ['tomato', 'paper'],
  ['tomato-deep', 'tomato-soft'],
  ['tomato-deep', 'paper'],
  ['warn', 'warn-soft'],
  ['info', 'info-soft'],
  ['on-disabled', 'disabled'],
] as const)('%s can be read on %s [§4.8]', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_AA)
})

test.each([
  ['edge', 'surface'],
  ['edge', 'paper'],
  ['focus-colour', 'surface'],
  ['focus-colour', 'paper'],
  ['focus-colour', 'offer'],
  ['tomato', 'tomato-soft'],
] as const)('%s is seen on %s', (shape, ground) => {
  expect(contrast(shape, ground)).toBeGreaterThanOrEqual(SHAPE_AA)
})

test('what a touch leaves behind changes without a transition, whose frames would come while a screen is drawn', () => {
  expect(/@media \(hover: none\) \{\s*:root \{\s*--quick: 0s;/.test(css)).toBe(true)
})
