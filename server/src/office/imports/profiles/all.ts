import { gondola, inventory, netPrices, withoutPrices } from './gondola.ts'
import type { Column, Profile } from './profile.ts'

/** The columns of a catalogue with its category tree (contract §7); the code is `ean`, else `codigo_interno`. */
const CATALOGUE = 'ean descripcion marca cantidad unidad pesable departamento familia precio'.split(' ')
const catalogo: Profile = {
  name: 'catalogo',
  columns: { ...Object.fromEntries(CATALOGUE.map((name) => [name, [name]])), codigo: ['codigo_interno'] },
  required: [...(CATALOGUE as Column[]), 'codigo'],
}

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
  fits: (lines) => lines.length >= 3 && lines.every((line) => LINE.test(line)),
}

/** The built-in profiles; the first whose columns the header has is used, so that the stricter ones are first. */
export const PROFILES: readonly Profile[] = [catalogo, gondola, netPrices, withoutPrices, inventory, pos]
