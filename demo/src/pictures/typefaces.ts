import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- the package is CommonJS: its exports are the default
import opentype, { type Font } from 'opentype.js'

/** The typefaces of brand names; lettering of real brands must not be copied. */
const FILES = {
  house: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  heavy: '@fontsource/figtree/files/figtree-latin-900-normal.woff',
  script: '@fontsource/lobster/files/lobster-latin-400-normal.woff',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  round: '@fontsource/fredoka/files/fredoka-latin-700-normal.woff',
  narrow: '@fontsource/anton/files/anton-latin-400-normal.woff',
  serif: '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff',
  italic: '@fontsource/kanit/files/kanit-latin-800-italic.woff',
} as const

export type FaceName = keyof typeof FILES

const loaded = new Map<FaceName, Font>()

/** Loads a typeface from its package, once. */
export function typeface(name: FaceName): Font {
  const known = loaded.get(name)
  if (known) return known
  const file = readFileSync(createRequire(import.meta.url).resolve(FILES[name]))
  const bytes = new Uint8Array(file)
  const font = opentype.parse(bytes.buffer)
  loaded.set(name, font)
  return font
}
