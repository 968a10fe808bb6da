import { describe, expect, it } from 'vitest'
import { PRODUCT_HEADER, productRow, type SepaProduct } from '../../../../../lab/shop/sepa-files.ts'
import type { Choice } from './sepa-package.ts'
import { placesOf } from './read-merchant.ts'
import { SepaRowReader } from './read-sepa-row.ts'

const CHOICE: Choice = {
  taken: null,
  known: new Set(['7-1-20', '7-1-30']),
  banner: '7-1',
}

function read(row: string, choice = CHOICE) {
  const reader = new SepaRowReader(placesOf(PRODUCT_HEADER), 17, choice)
  return reader.read({ line: 2, fields: row.split('|') })
}
const rowOf = (product: SepaProduct) => read(productRow(product))?.row
const motives = (product: SepaProduct) => read(productRow(product))?.warnings.map(({ motivo }) => motivo)

describe('codes', () => {
  it.each<[id: string, flag: string, Codigo: string, Ean: string | null, warnings: string[]]>([
    ['7791000000017', '1', '7791000000017', '7791000000017', []],
    ['0007791000000017', '1', '7791000000017', '7791000000017', []],
    ['0000077900845', '1', '77900845', '77900845', []],
    ['0662425026845', '1', '662425026845', '662425026845', []],
    ['7791000000018', '1', '7791000000018', '7791000000018', ['ean_digito_verificador']],
    ['7791000000017', '0', '7791000000017', '7791000000017', ['ean_y_flag_0']],
    // the shop's own numbers: never an EAN, even with a valid check digit
    ['2003831200005', '1', '7-1-2003831200005', null, []],
    ['2003831200005', '0', '7-1-2003831200005', null, []],
    ['0000000109644', '0', '7-1-0000000109644', null, []],
    ['109644', '1', '7-1-109644', null, ['ean_digito_verificador']],
  ])('%s with flag %s is %s', (id, flag, Codigo, Ean, warnings) => {
    const product = { id, flag }
    expect([rowOf(product)?.Codigo, rowOf(product)?.Ean, motives(product)]).toEqual([Codigo, Ean, warnings])
    expect(rowOf(product)?.codigo_origen).toBe(id)
  })

  it('leaves out zeros where the code would be too long', () => {
    const row = productRow({ branch: '2004|11|20', id: '0000000109644', flag: '0' })
    expect(read(row, { ...CHOICE, banner: '2004-11', known: null })?.row?.Codigo).toBe('2004-11-109644')
  })
})

describe('faults', () => {
  it.each<[motivo: string, product: SepaProduct]>([
    ['precio_N/D', { price: 'N/D' }],
    ['precio_vacio', { price: '' }],
    ['precio_cero', { price: '0.00' }],
    ['precio_negativo', { price: '-3' }],
    ['precio_texto', { price: 'consultar' }],
    ['precio_centinela_999999', { price: '999999.00' }],
    ['descripcion_vacia', { name: ' ' }],
    ['ean_cientifico', { id: '7,79E+12' }],
    ['ean_con_letra', { id: '77910000O0017' }],
    ['codigo_vacio', { id: '' }],
    ['sucursal_inexistente', { branch: '7|1|9999' }],
  ])('rejects %s', (motivo, product) => {
    expect(read(productRow(product))).toMatchObject({ row: null, rejected: { linea: 2, motivo } })
  })

  it('repairs decimal commas, branches with zeros and shouting', () => {
    const product = { price: '1.234,56', branch: '7|1|0020', name: 'YERBA MATE SUAVE 500 GR' }
    expect(rowOf(product)).toMatchObject({ Precioventa: 1234.56, Descripcion: 'Yerba Mate Suave 500 Gr' })
    expect(motives(product)).toEqual([])
  })

  it('puts a description with a bar in it together', () => {
    const reading = read(productRow({ name: 'Yerba|Mate Suave 500 Gr' }))
    expect(reading?.row).toMatchObject({ Descripcion: 'Yerba Mate Suave 500 Gr', Precioventa: 1500.5 })
    expect(reading?.warnings).toMatchObject([{ motivo: 'barra_en_descripcion' }])
  })

  it('knows the units of the feed, and warns of others', () => {
    expect(motives({ unit: 'CJ.', amount: '1', name: 'Te en Saquitos' })).toEqual([])
    expect(motives({ unit: 'ZZ' })).toEqual(['unidad_desconocida'])
  })
})

describe('presentation', () => {
  it.each<
    [amount: string, unit: string, name: string, content: [number | null, string | null], warnings: string[]]
  >([
    ['500.0', 'gr', 'Yerba 500 Gr', [500, 'g'], []],
    ['1', 'UNI', 'Gaseosa Cola 2.25 Lt', [2250, 'ml'], []],
    ['1.50', 'ml', 'Gaseosa Cola 1.5 Lt', [1500, 'ml'], ['presentacion_distinta']],
    ['415', 'gr', 'Tapas Rapiditas 8 Un 415 Gr', [415, 'g'], []],
    ['12', 'un', 'Huevos', [12, 'un'], []],
    ['', '', 'Escobillon', [null, null], []],
  ])('%s %s of %j', (amount, unit, name, [ContenidoNeto, ContenidoUnidad], warnings) => {
    expect(rowOf({ amount, unit, name })).toMatchObject({ ContenidoNeto, ContenidoUnidad })
    expect(motives({ amount, unit, name })).toEqual(warnings)
  })

  it.each<[product: SepaProduct, unidad: number]>([
    [{ id: '0000000109644', flag: '0', amount: '1.0', unit: 'kg', name: 'Queso Sardo 1 Kg' }, 100],
    [{ id: '2003831200005', amount: '1', unit: 'KGM', name: 'Nalga 1 Kg' }, 100],
    [{ name: 'Asado de Tira x Kg', amount: '1', unit: 'un' }, 100],
    [{ amount: '1.0', unit: 'kg', name: 'Harina 1 Kg' }, 1],
    [{ id: '0000000707912', flag: '0', amount: '6', unit: 'un', name: 'Medialunas 6 Un' }, 1],
  ])('%j is sold by %s', (product, unidad) => {
    expect(rowOf(product)?.unidad).toBe(unidad)
  })
})
