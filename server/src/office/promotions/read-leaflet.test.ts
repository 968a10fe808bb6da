import { describe, expect, it } from 'vitest'
import { LEAFLET_FAULTS as FAULTS, LEAFLET_LINES_MAX } from '@gondola/contract/catalogue-admin'
import { readWrittenLeaflet } from './read-leaflet.ts'

const TODAY = '2026-11-28'
const read = (text: string) => {
  const found = readWrittenLeaflet(text, TODAY)
  if (typeof found === 'string') throw new Error(found)
  return found
}
const offer = (code: string, price: number, from: string | null = null, until: string | null = null) => ({
  code,
  price,
  from,
  until,
  fault: null,
})

describe('a leaflet', () => {
  it.each([
    [
      'of a sheet',
      '7790001\t1.250,50\t01/12/2026\t08/12/2026',
      offer('7790001', 1250.5, '2026-12-01', '2026-12-08'),
    ],
    ['with semicolons', 'A-7;$ 990;2026-12-01;2026-12-08', offer('A-7', 990, '2026-12-01', '2026-12-08')],
    [
      'with commas',
      '7790001,1250.50,2026-12-01,2026-12-08',
      offer('7790001', 1250.5, '2026-12-01', '2026-12-08'),
    ],
    [
      'typed, with a name',
      '7790001 Leche entera 1 l $1.250 1/12 8/12',
      offer('7790001', 1250, '2026-12-01', '2026-12-08'),
    ],
    ['without days', '7790001 1250', offer('7790001', 1250)],
    [
      'with the words of people',
      '7790001;$ 1.500.-;1-dic;martes 8 de diciembre',
      offer('7790001', 1500, '2026-12-01', '2026-12-08'),
    ],
    [
      'with a period and days of a spreadsheet',
      'EAN;Descripción;Antes;Ahora;Vigencia\n7790001;Leche;1.500;1.250;del 1 al 8/12',
      offer('7790001', 1250, '2026-12-01', '2026-12-08'),
    ],
    [
      'with days as a spreadsheet counts them',
      'EAN;Precio;Desde;Hasta\n7790001;1250 c/u;46357;46364',
      { ...offer('7790001', 1250, '2026-12-01', '2026-12-08'), per: 'piece' },
    ],
    [
      'with a placeholder for the barcode',
      'Código;EAN;Precio\nA-7;0000000000000;990',
      { ...offer('A-7', 990), ean: 'A-7' },
    ],
    ['with commas and headings', 'codigo,nombre,precio\nA-7,Leche entera,990.50', offer('A-7', 990.5)],
    ['into the next year', '7790001;1250;28-12;3-1', offer('7790001', 1250, '2026-12-28', '2027-01-03')],
  ])('%s is read', (_how, text, expected) => {
    expect(read(text).lines).toMatchObject([expected])
  })

  it('with headings takes its columns by name, whatever their order, and tells those without use', () => {
    const text = 'Descripción;P.V.P.;Stock;E.A.N.;Hasta;Desde\nLeche;1250;8;7790001;8/12/26;1/12/26'
    expect(read(text)).toMatchObject({
      lines: [{ ...offer('7790001', 1250, '2026-12-01', '2026-12-08'), line: 2 }],
      unused: ['Stock'],
    })
  })

  it.each([
    ['7790001;mil', FAULTS.price('mil')],
    ['7790001;1.250,505', FAULTS.price('1.250,505')],
    ['7790001;;1/12;8/12\n7790002;5;1/12;8/12', FAULTS.noPrice],
    [';1250', FAULTS.noCode],
    ['codigo;precio;desde\n7790001;1250;31/2', FAULTS.day('31/2')],
    ['codigo;precio\n7790001;1250;sobra', FAULTS.rest('sobra')],
    ['7790001;1250;lunes 1/12;8/12', FAULTS.day('lunes 1/12')],
    ['codigo;precio\n7790001 1250', FAULTS.separator],
  ])('a value that is not understood is a fault of its line: %s', (text, fault) => {
    expect(read(text).lines[0]?.fault).toBe(fault)
  })

  it.each([
    '7790001 Fideos 3 x 1500',
    '7790001 Fideos 3 x $1500',
    '7790001 Fideos los 3 $ 1500',
    '7790001 Fideos 2x1 1500',
    '7790001 2da al 70 % 1500',
    '7790001 lleva 3 paga 2 1800',
    '7790001 20 % off 1800',
    '7790001 Fideos $ 1200 antes 1500',
    '7790001;Fideos llevando dos;1500',
    'codigo;precio;tipo\n7790001;1500;2x1',
  ])('no price of one piece is a fault of its line: %s', (text) => {
    expect(read(text).lines[0]?.fault).toBe(FAULTS.notOfOne)
  })

  it.each([
    '7790001 Fideos 500 g $ 1500',
    '7790001 Jugo 2 x 1 l 1500',
    '7790001 Repelente Off aerosol 1500',
    '7790001 Papel 4 x 30 m 1500',
    'codigo;antes;ahora\n7790001;$ 2.000;1500',
    'codigo;precio;medio de pago\n7790001;1500;todos',
  ])('a size, or an earlier price in its own column, is no fault: %s', (text) => {
    expect(read(text).lines).toMatchObject([{ ...offer('7790001', 1500), doubt: null }])
  })

  it.each([
    ['Condición', 'socios'],
    ['Observaciones', 'sólo martes'],
    ['Medio de pago', 'Efectivo'],
    ['% Dto', '20'],
  ])('what a column for remarks says is a doubt of its line: %s', (heading, value) => {
    const { lines } = read(`codigo;precio;${heading}\n7790001;1500;${value}`)
    expect(lines[0]).toMatchObject({ fault: null, doubt: FAULTS.remark(`${heading}: ${value}`) })
  })

  it('takes the offer’s price before another one, and a row’s empty first cell as a missing code', () => {
    const { lines, unused } = read('EAN\tPrecio\tPrecio oferta\n7790001\t1500\t1250\n\t1500\t1250')
    expect(lines).toMatchObject([offer('7790001', 1250), { fault: FAULTS.noCode, price: 1250 }])
    expect(unused).toEqual(['Precio'])
  })

  it('takes a line with another separator if it has the same columns', () => {
    const { lines } = read('codigo\tprecio\n7790001\t1250\n7790002;990\n7790003;Leche;990')
    expect(lines).toMatchObject([offer('7790001', 1250), offer('7790002', 990), { fault: FAULTS.separator }])
  })

  it.each(['¡OFERTAS DE LA SEMANA!', 'Promociones del día;;', 'FOLLETO\n\nOfertas del fin de semana'])(
    'with a title above its headings is read, and the title reported: %s',
    (title) => {
      const { lines, unused } = read(`${title}\nEAN;Precio;Stock\n7790001;1250;4`)
      expect(lines).toMatchObject([{ ...offer('7790001', 1250), line: title.split('\n').length + 2 }])
      expect(unused).toEqual([...title.split('\n').filter(Boolean), 'Stock'])
    },
  )

  it.each([
    ['Solo jubilados\nEAN;Precio\n7790001;1', FAULTS.headings],
    ['Ofertas llevando tres\nEAN;Precio\n7790001;1', FAULTS.headings],
    ['Ofertas del 1 al 8/12\nEAN;Precio\n7790001;1', FAULTS.headingsAgain(2)],
    ['EAN;Oferta;Precio oferta\n7790001;1;2', FAULTS.twice('Precio oferta')],
    ['EAN;Descripción;Costo\n7790001;Leche;1', FAULTS.headings],
    ['EAN;Precio lista;Precio efectivo\n7790001;2;1', FAULTS.rivals('Precio lista», «Precio efectivo')],
    ['EAN;Precio;Precio c/dto\n7790001;2;1', FAULTS.rivals('Precio», «Precio c/dto')],
    ['EAN;Precio socio;Precio público\n7790001;1;2', FAULTS.rivals('Precio público», «Precio socio')],
    ['EAN;Oferta;Oferta club\n7790001;2;1', FAULTS.rivals('Oferta», «Oferta club')],
    ['Código;Precio 2da unidad\n7790001;1', FAULTS.headings],
    ['EAN13;Precio llevando 3\n7790001;1', FAULTS.headings],
    ['Código Precio llevando 3\n7790001 1', FAULTS.headings],
    ['EAN;Precio\n7790001;1\nEAN;Costo;Precio\n7790002;1;2', FAULTS.headingsAgain(3)],
    ['EAN;Precio;Sucursal\n7790001;1;Centro', FAULTS.condition('Sucursal')],
    ['EAN;Precio;Cantidad mínima\n7790001;1;6', FAULTS.condition('Cantidad mínima')],
  ])('is refused with columns that an offer does not hold or that are there twice: %s', (text, fault) => {
    expect(readWrittenLeaflet(text, TODAY)).toBe(fault)
  })

  it('with two columns of numbers and no headings is refused, and so are none and too many lines', () => {
    expect(readWrittenLeaflet('7790001;1500;1250\n7790002;900;800', TODAY)).toBe(FAULTS.noColumns)
    expect(readWrittenLeaflet(' \n', TODAY)).toBe(FAULTS.empty)
    expect(readWrittenLeaflet('7790001 10\n'.repeat(LEAFLET_LINES_MAX + 1), TODAY)).toBe(FAULTS.tooMany)
  })
})
