import { describe, expect, it } from 'vitest'
import { contentText, saleByWeightIn, settledContent, settledUnit } from './content.ts'
import type { ImportRow } from './import-row.ts'
import { netContentOf } from '@gondola/lexicon/amounts'

describe('the content of columns and description', () => {
  it.each<[amount: number | null, unit: string, name: string, content: string, told: string | null]>([
    [330, 'ml', 'Sidra .33 l', '330 ml', null],
    [500, 'g', 'Mayonesa 1/2 kg', '500 g', null],
    [2124, 'ml', 'Cerveza 354 ml x 6', '2,124 l', null],
    // the columns are right where the description tells something else
    [450, 'g', 'Yerba 500 g', '450 g', '450 g / 500 g; vale 450 g'],
    [600, 'g', 'Alimento 15 kg', '600 g', '600 g / 15 kg; vale 600 g'],
    // one meaning of several
    [473, 'ml', 'Cerveza 6 un 473 ml', '473 ml', null],
    [108, 'g', 'Caldo 12 un 108 g', '108 g', null],
    [12, 'un', 'Caldo 12 un 108 g', '12 un', null],
    [12, 'un', 'Caldo 108 g', '108 g', '12 un / 108 g; vale 108 g'],
    [12, 'un', 'Huevos', '12 un', null],
    // placeholders, the wrong unit, and one can of a pack
    [1, 'un', 'Gaseosa 2.25 l', '2,25 l', null],
    [1.5, 'ml', 'Gaseosa 1.5 l', '1,5 l', '1,5 ml / 1,5 l; vale 1,5 l'],
    [1.125, 'ml', 'Vino 1.125 ml', '1,125 l', '1,125 ml / 1,125 l; vale 1,125 l'],
    [354, 'ml', 'Cerveza 6 x 354 ml', '2,124 l', '354 ml / 2,124 l; vale 2,124 l'],
    [473, 'l', 'Cerveza lata 473 cc 6 a 8 u', 'Unidad', '473 l / 473 ml; queda sin presentación'],
    [null, '', 'Sidra ,33 l', '330 ml', null],
    [null, '', 'Pollo 1 a 2 kg', 'Unidad', null],
  ])('%s %s of %j is %s', (amount, unit, name, content, told) => {
    const warnings: string[] = []
    const given = amount === null ? null : netContentOf(amount, unit)
    expect(contentText(settledContent(given, name, (_, value) => warnings.push(value)))).toBe(content)
    expect(warnings).toEqual(told === null ? [] : [told])
  })
})

describe('a unit that only a column tells', () => {
  const PACKET = {
    Descripcion: 'Fideos 500 g',
    unidad: 1,
    ContenidoNeto: 500,
    ContenidoUnidad: 'g',
    Ean: null,
  } as const
  const MEAT = {
    Descripcion: 'Asado',
    unidad: 100,
    ContenidoNeto: null,
    ContenidoUnidad: null,
    Ean: null,
  } as const
  const LOOSE = { ...MEAT, unidad: 1 } as const
  const WEIGHED = { unidad: 100, ContenidoNeto: null, ContenidoUnidad: null } as const
  const of = (ContenidoNeto: number, ContenidoUnidad: 'g' | 'un') =>
    ({ unidad: 1, ContenidoNeto, ContenidoUnidad }) as const

  it.each<[string, Partial<ImportRow>, Parameters<typeof settledUnit>[1], string | undefined, string[]]>([
    ['a packet by weight', WEIGHED, PACKET, 'queda', ['peso_dudoso']],
    ['a packet by weight, by its name', { ...WEIGHED, Descripcion: 'Fideos x kg' }, PACKET, 'cambia', []],
    ['what has a barcode', WEIGHED, { ...LOOSE, Ean: '7790010150002' }, 'queda', ['peso_dudoso']],
    ['what nothing speaks against', { ...WEIGHED, Descripcion: 'Asado' }, LOOSE, 'cambia', []],
    [
      'what the scales’ code is of',
      { ...WEIGHED, Descripcion: 'Asado' },
      { ...LOOSE, Ean: '2000010000005' },
      'cambia',
      [],
    ],
    ['meat by piece', { ...of(1, 'un'), Descripcion: 'Asado' }, MEAT, 'queda', ['peso_dudoso']],
    [
      'meat of 400 g',
      { ...of(400, 'g'), Descripcion: 'Asado', isByUnit: true },
      MEAT,
      'queda',
      ['peso_dudoso'],
    ],
    ['meat of 400 g, by both columns', { ...of(400, 'g'), Descripcion: 'Asado' }, MEAT, 'cambia', []],
    ['a new name with a size', { ...of(400, 'g'), Descripcion: 'Asado 400 g' }, MEAT, 'cambia', []],
    ['no word on how it is sold', { ...of(1, 'un'), isUnitGuessed: true }, MEAT, undefined, []],
    ['a case of packets', of(12, 'un'), PACKET, 'queda', ['presentacion_distinta']],
    ['less in the packet', of(450, 'g'), PACKET, 'cambia', []],
    ['the same packet', of(500, 'g'), PACKET, undefined, []],
    ['one piece', of(1, 'un'), PACKET, undefined, []],
    ['what staff hold', WEIGHED, null, undefined, []],
    ['a new packet by the unit alone', { ...WEIGHED, isByUnit: true }, undefined, 'queda', ['peso_dudoso']],
    ['a new cheese by its own column', { ...WEIGHED, Descripcion: 'Queso 4 kg' }, undefined, undefined, []],
  ])('%s', (_what, told, known, unit, motives) => {
    const row = { line: 2, Descripcion: 'Fideos 500 g', Ean: null, ...told } as ImportRow
    const settled = settledUnit(row, known, [])
    expect([settled.row.unit, settled.warnings.map(({ motivo }) => motivo)]).toEqual([unit, motives])
  })
})

it('counts an unknown unit of what is sold by weight as another one, and not of a packet', () => {
  const row = {
    line: 2,
    Descripcion: 'Asado',
    Ean: null,
    unidad: 1,
    isUnitGuessed: true,
    isContentGuessed: true,
  } as ImportRow
  const known = { Descripcion: 'Asado', ContenidoNeto: null, ContenidoUnidad: null, Ean: null }
  const unknown = [{ linea: 2, motivo: 'unidad_desconocida' as const, detalle: '' }]
  expect(settledUnit(row, { ...known, unidad: 100 }, unknown)).toEqual({
    row: { ...row, unit: 'queda' },
    warnings: unknown,
  })
  expect(settledUnit(row, { ...known, unidad: 1 }, unknown)).toEqual({ row, warnings: unknown })
})

describe('a price by weight', () => {
  it.each([
    ['Pollo entero x kg', 'sold'],
    ['POLLO ENTERO X KG.', 'sold'],
    ['Pollo entero xkg', 'sold'],
    ['Asado el kilo', 'sold'],
    ['Asado x kilo', 'sold'],
    ['Asado por kg', 'sold'],
    ['Asado por kilogramo', 'sold'],
    ['Asado (x kg)', 'sold'],
    ['Asado/kg', 'sold'],
    ['Asado precio por kg', 'sold'],
    ['Asado p/kg', 'sold'],
    ['Harina x kg PAQ-1-Kg', 'perhaps'],
    ['Pollo x kg congelado', 'perhaps'],
    ['Pollo kg', 'perhaps'],
    ['Jamón precio por 100 g', 'perhaps'],
    ['Jamón cada 100 grs.', 'perhaps'],
    ['Pollo x 1 kg', null],
    ['Pollo 1 kg', null],
    ['Pan x medio kilo', null],
    ['Pan un kilo', null],
    ['Queso x 100 g', null],
    ['Yerba PAQ-1-Kg', null],
    ['Helado 1/2 kg', null],
  ])('%s: %s', (name, sale) => expect(saleByWeightIn(name)).toBe(sale))
})
