import { gondola, netPrices, withoutPrices } from './gondola.ts'
import type { Profile } from './profile.ts'

/** The columns of a catalogue with its category tree (contract §7); the code is `ean`, else `codigo_interno`. */
const CATALOGUE = {
  ean: ['ean'],
  codigo: ['codigo_interno'],
  descripcion: ['descripcion'],
  marca: ['marca'],
  cantidad: ['cantidad'],
  unidad: ['unidad'],
  /** 1 is sold by weight. */
  pesable: ['pesable'],
  departamento: ['departamento'],
  familia: ['familia'],
  precio: ['precio'],
}
const catalogo: Profile = {
  name: 'catalogo',
  columns: CATALOGUE,
  required: Object.keys(CATALOGUE) as (keyof typeof CATALOGUE)[],
}

/** Minimum number of matching lines before a file is taken for a till's. */
const LINES_LEAST = 3
const LINE = /^\d{13}.{60}\d{10}$/

/** The list of a DOS till: barcode 13, description 40, group 20, price in centavos 10 characters (argentina §3.1). */
const pos: Profile = {
  name: 'pos',
  columns: {},
  required: [],
  fixed: [
    { column: 'ean', from: 0, length: 13 },
    { column: 'descripcion', from: 13, length: 40 },
    { column: 'familia', from: 53, length: 20 },
    { column: 'precio', from: 73, length: 10 },
  ],
  impliedDecimals: 2,
  fits: (lines) => lines.length >= LINES_LEAST && lines.every((line) => LINE.test(line)),
}

/** The built-in profiles; the first whose columns the header has is used, so that the stricter ones are first. */
export const PROFILES: readonly Profile[] = [catalogo, gondola, netPrices, withoutPrices, pos]
