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
