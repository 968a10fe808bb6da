import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install-packages.mjs'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('the back office has the colours of the shop', () => {
  const table = /COLOURS = \{(.*?)\}/s.exec(read('backoffice/src/ui/frame/theme.ts'))?.[1] ?? ''
  const tokens = read('storefront/src/ui/tokens.css')
  const colours = [...table.matchAll(/'?([\w-]+)'?: '(#\w+)'/g)]
  expect(colours.length).toBeGreaterThan(10)
  for (const [, name, colour] of colours) expect(tokens).toContain(`--${name}: ${colour};`)
})

/** The relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test('the outline of the focus contrasts with every ground of the back office', () => {
  const theme = read('backoffice/src/ui/frame/theme.ts')
  const colourOf = (name: string) => new RegExp(`'?${name}'?: '(#\\w{6})'`).exec(theme)![1]!
  for (const ground of ['paper', 'paper-deep', 'surface'])
    expect(contrast(colourOf('onLight'), colourOf(ground))).toBeGreaterThan(3)
  expect(contrast(colourOf('onLeaf'), colourOf('leaf-800'))).toBeGreaterThan(3)
})
