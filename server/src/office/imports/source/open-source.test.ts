import { unusedColumnHint } from '@gondola/contract/imports'
import { Buffer } from 'node:buffer'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PRODUCT_HEADER, productRow } from '../../../../../lab/shop/sepa-files.ts'
import { storedZip } from '../../../../../lab/shop/stored-zip.ts'
import { xlsxFile } from '../../../../../lab/shop/xlsx-file.ts'
import { lookAtFile } from './inspect-file.ts'
import { openSource, readNotedRows } from './open-source.ts'
import { PROFILES } from '../profiles/all.ts'
import type { Profile } from '../profiles/profile.ts'
import { toProfile } from '../profiles/shop-profile.ts'
import type { RowReading } from '../reading/import-row.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gondola-open-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(content: Buffer | string, profile?: Profile) {
  const path = join(folder, 'subido.dat')
  await writeFile(path, content)
  const profiles = profile === undefined ? PROFILES : [profile, ...PROFILES]
  const source = await openSource(path, { profile, profiles, branch: null })
  const readings: RowReading[] = []
  try {
    for await (const batch of source.rows) readings.push(...batch)
  } finally {
    await source.close()
  }
  return readings.filter(({ row, rejected }) => row !== null || rejected !== null)
}
const rows = (readings: readonly RowReading[]) => readings.map(({ row }) => row)

const HEADER = ['EAN', 'Descripción', 'Rubro', 'Precio']

it.each(['Desde', 'Hasta', 'Vigencia', 'Válido hasta', 'Precio oferta'])('shows where %s goes', (name) =>
  expect(unusedColumnHint(name)).toMatch(/«Folleto de ofertas»/),
)

it('names every column that is not read, with what can be done', async () => {
  const path = join(folder, 'lista.csv')
  const header = 'EAN;Descripción;"Precio\noferta";Precio;;Stock ideal;precio;Proveedor;Stock ideal'
  await writeFile(path, `Lista de mayo\n${header}\n7791000000017;Yerba;9;10;x;4;10;Sur;4\n`)
  const source = await openSource(path, { profile: undefined, profiles: PROFILES, branch: null })
  await source.close()
  expect(source.notes.map(({ linea, detalle }) => [linea, detalle.split('. ')])).toEqual([
    [
      3,
      [
        'La columna «Precio oferta» no se usa',
        'Las ofertas y sus fechas se cargan en el panel, en «Folleto de ofertas»; las promociones, en Promociones.',
      ],
    ],
    [3, ['La columna «5, sin nombre» no se usa', 'Si se usa, ponele un título.']],
    [
      3,
      [
        'La columna «Stock ideal» no se usa',
        'Si es la existencia, llamala «existencia» o decilo en «Corregir las columnas».',
      ],
    ],
    [3, ['La columna «Proveedor» no se usa', expect.any(String)]],
  ])
  const looked = await lookAtFile(path, PROFILES)
  expect(looked.SinUso).toEqual(['Precio oferta', '5, sin nombre', 'Stock ideal', 'Proveedor'])
})

describe('a spreadsheet', () => {
  it('is read row by row, with titles above, gaps, formulas and whole barcodes', async () => {
    const readings = await read(
      xlsxFile([
        ['Lista de precios'],
        null,
        HEADER,
        [7_791_000_000_017, 'Yerba "Suave" 500 Gr', 'Yerbas', 1500.5],
        ['7791000000024', 'Aceite 900 Ml', 'Aceites', { formula: 'D4*2', value: '3001' }],
        null,
        [7_791_000_000_031, 'Sal\nFina 1 Kg', 'Sales', 99.999],
      ]),
    )
    expect(readings.map(({ row }) => [row?.line, row?.Codigo, row?.Descripcion, row?.Precioventa])).toEqual([
      [4, '7791000000017', 'Yerba "Suave" 500 Gr', 1500.5],
      [5, '7791000000024', 'Aceite 900 Ml', 3001],
      [7, '7791000000031', 'Sal Fina 1 Kg', 100],
    ])
    expect(readings[2]?.warnings).toMatchObject([
      { detalle: 'El precio «99,9990» tiene más de dos decimales; queda en $\u{a0}100,00.' },
    ])
  })

  it('names formulas without a value', async () => {
    const sheet = sheetOf(
      `<row r="2">${cell('A2', 7_791_000_000_017)}${cell('B2', 'Yerba')}<c r="C2"><f>D2*2</f></c></row>`,
      `<row r="3">${cell('A3', 7_791_000_000_024)}${cell('B3', 'Sal')}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
    )
    const file = { ...parts('<sheet name="Uno" r:id="a"/>', STYLES), 'xl/worksheets/sheet1.xml': sheet }
    const readings = await read(xlsxFile([], file))
    expect(readings.map(({ rejected }) => [rejected?.motivo, rejected?.detalle.split('»')[0]])).toEqual([
      ['formula_sin_valor', 'La celda dice «#FÓRMULA'],
      ['formula_sin_valor', 'La celda dice «#DIV/0!'],
    ])
  })

  it('shows numbers as the country writes them', async () => {
    const [refused] = await read(xlsxFile([HEADER, [7_791_000_000_017, 'Yerba', 'Yerbas', -1850.9]]))
    expect(refused?.rejected?.detalle).toBe('El precio «-1850,9» es negativo.')
  })

  const parts = (sheets: string, cellXfs: string) => ({
    'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0000000000000"/><numFmt numFmtId="171" formatCode="d\\-mmm"/></numFmts><cellXfs>${cellXfs}</cellXfs></styleSheet>`,
  })
  const STYLES = '<xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/>'
  const cell = (place: string, value: string | number, style = 0) =>
    typeof value === 'number'
      ? `<c r="${place}" s="${style}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  const sheetOf = (...lines: string[]) =>
    `<worksheet><sheetData><row r="1">${cell('A1', 'EAN')}${cell('B1', 'Descripción')}${cell('C1', 'Precio')}</row>${lines.join('')}</sheetData></worksheet>`

  it('has days for days, and zeros that a format shows', async () => {
    const sheet = sheetOf(
      `<row r="2">${cell('A2', 45_778, 1)}${cell('B2', 'Yerba')}${cell('C2', 10)}</row>`,
      `<row r="3">${cell('A3', 7_791_000_000_017)}${cell('B3', 'Yerba')}${cell('C3', 45_778, 3)}</row>`,
      `<row r="4">${cell('A4', 12, 2)}${cell('B4', 'Yerba')}${cell('C4', 10)}</row>`,
    )
    const file = { ...parts('<sheet name="Uno" r:id="a"/>', STYLES), 'xl/worksheets/sheet1.xml': sheet }
    const readings = await read(xlsxFile([], file))
    expect(readings.map(({ row, rejected }) => row?.Codigo ?? rejected?.motivo)).toEqual([
      'codigo_fecha',
      'precio_texto',
      '0000000000012',
    ])
  })

  it('is read from its first visible sheet, and asks about hidden rows', async () => {
    const line = (row: number, code: number, more = '') =>
      `<row r="${row}" ${more}>${cell(`A${row}`, code)}${cell(`B${row}`, 'Yerba')}${cell(`C${row}`, 10)}</row>`
    const path = join(folder, 'hojas.xlsx')
    const file = {
      ...parts('<sheet name="Vieja" state="hidden" r:id="a"/><sheet name="Lista" r:id="b"/>', STYLES),
      'xl/worksheets/sheet1.xml': sheetOf(line(2, 1)),
      'xl/worksheets/sheet2.xml': sheetOf(line(2, 2), line(3, 3, 'hidden="1"')),
    }
    await writeFile(path, xlsxFile([], file))
    const codes = async (answer?: string) => {
      const answers = new Map(answer === undefined ? [] : [['filas-ocultas', answer]])
      const source = await openSource(path, { profile: undefined, profiles: PROFILES, branch: null, answers })
      expect(source.notes).toMatchObject([
        { motivo: 'hojas_ocultas', detalle: expect.stringContaining('«Vieja»') },
      ])
      const found: string[] = []
      try {
        for await (const batch of source.rows)
          for (const { row } of batch) if (row !== null) found.push(row.Codigo)
      } finally {
        await source.close()
      }
      return found
    }
    await expect(codes()).rejects.toMatchObject({ motivo: 'archivo_con_pregunta' })
    expect(await codes('si')).toEqual(['2', '3'])
    expect(await codes('no')).toEqual(['2'])
  })

  it('is read from the first visible sheet with a list, and names the others', async () => {
    const path = join(folder, 'caratula.xlsx')
    const file = {
      ...parts('<sheet name="Carátula" r:id="a"/><sheet name="Precios" r:id="b"/>', STYLES),
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Supermercado Pérez')}</row></sheetData></worksheet>`,
      'xl/worksheets/sheet2.xml': sheetOf(
        `<row r="2">${cell('A2', 7)}${cell('B2', 'Té')}${cell('C2', 10)}</row>`,
      ),
    }
    await writeFile(path, xlsxFile([], file))
    const source = await openSource(path, { profile: undefined, profiles: PROFILES, branch: null })
    await source.close()
    expect(source.notes).toMatchObject([
      { motivo: 'hoja_sin_leer', detalle: expect.stringContaining('Carátula') },
    ])
    expect((await lookAtFile(path, PROFILES)).Columnas).toEqual(['EAN', 'Descripción', 'Precio'])
  })

  it('may lack cells at a row’s end', async () => {
    const readings = await read(xlsxFile([HEADER, ['7791000000017', 'Yerba 500 Gr', 'Yerbas', null]]))
    expect(readings).toMatchObject([{ rejected: { linea: 2, motivo: 'precio_vacio' } }])
  })

  it('may hold a table’s lines in its first column', async () => {
    const lines = ['EAN|Descripción|Precio', '7791000000017|Yerba 500 Gr|10', '7791000000024|Sal 1 Kg|20']
    expect(rows(await read(xlsxFile(lines.map((line) => [line]))))).toMatchObject([
      { Codigo: '7791000000017', Precioventa: 10 },
      { Codigo: '7791000000024', Precioventa: 20 },
    ])
  })

  it.each([
    [
      'a document type',
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet/>',
    ],
    ['XML that does not end well', '<worksheet><sheetData><row r="1"></c></row>'],
    ['rows out of order', '<worksheet><row r="5"></row><row r="2"></row></worksheet>'],
  ])('is refused with %s', async (_, sheet) => {
    const file = xlsxFile([], { 'xl/worksheets/sheet1.xml': sheet })
    await expect(read(file)).rejects.toMatchObject({ motivo: 'archivo_danado' })
  })
})

describe('what is no list', () => {
  it('a list in which a branch is asked for is refused, whatever branch it is', async () => {
    const path = join(folder, 'lista.csv')
    await writeFile(path, `${HEADER.join(';')}\n7791000000017;Yerba;Yerbas;10`)
    const opened = openSource(path, { profile: undefined, profiles: PROFILES, branch: '13' })
    await expect(opened).rejects.toMatchObject({ motivo: 'sucursal_sin_sepa' })
  })

  it.each([
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108020000', 'hex')],
    ['a page', '<html><table><tr><td>EAN</td></tr></table>'],
  ])('%s is refused', async (_, content) => {
    await expect(read(content)).rejects.toMatchObject({ motivo: 'archivo_binario' })
  })

  it('a document is refused as one', async () => {
    await expect(read('%PDF-1.7 …')).rejects.toMatchObject({ motivo: 'archivo_pdf' })
  })

  it.each([
    ['of millions of empty texts', { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(4_000_001)}</sst>` }],
    [
      'whose rows each reach to its last column',
      {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${Array.from({ length: 90 }, (_, i) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`).join('')}</sheetData></worksheet>`,
      },
    ],
  ])('a spreadsheet %s is refused before it fills memory and time', async (_, files) => {
    await expect(read(xlsxFile([HEADER], files))).rejects.toMatchObject({ motivo: 'archivo_desmedido' })
  })

  it('a spreadsheet with an endless row of one cell again and again is refused', async () => {
    const cell = `<c r="A1" s="${'1'.repeat(1000)}"><v>1</v></c>`
    const files = { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell.repeat(3000)}` }
    await expect(read(xlsxFile([HEADER], files))).rejects.toMatchObject({ motivo: 'renglon_desmedido' })
  })

  it('what follows the rows of a sheet is not looked at', async () => {
    const cells = (texts: string[]) =>
      texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    const row = cells(['7791000000017', 'Yerba', 'Yerbas', '10'])
    const sheet = `<worksheet><sheetData><row>${cells(HEADER)}</row><row>${row}</row></sheetData></worksheet>`
    const more = sheet.replace('</worksheet>', `${'<x/>'.repeat(800_000)}</worksheet>`)
    const plain = await read(xlsxFile([], { 'xl/worksheets/sheet1.xml': sheet }))
    expect(plain).toMatchObject([{ row: { Codigo: '7791000000017' } }])
    expect(await read(xlsxFile([], { 'xl/worksheets/sheet1.xml': more }))).toEqual(plain)
  })

  it('one endless line is refused before it fills the memory', async () => {
    await expect(read('x'.repeat(1_500_000))).rejects.toMatchObject({ motivo: 'renglon_desmedido' })
  })

  it('an archive that grows without measure is refused', async () => {
    const bomb = gzipSync(`EAN;Precio;Descripcion\n${`${'a'.repeat(99_999)}\n`.repeat(700)}`)
    await expect(read(bomb)).rejects.toMatchObject({ motivo: 'archivo_desmedido' })
  })

  it.each([
    [
      'a packed list that is cut',
      gzipSync(`${HEADER.join(';')}\n7791000000017;Yerba;Yerbas;10\n`.repeat(99)).subarray(0, -9),
      'está cortado',
    ],
    [
      'a packed list whose bytes are others',
      Buffer.concat([gzipSync('x').subarray(0, 10), Buffer.from('nada de eso')]),
      'no se puede leer',
    ],
    ['a zip that is cut', storedZip({ 'a.csv': 'EAN' }).subarray(0, 60), 'está cortado'],
    [
      'a spreadsheet that is badly written',
      xlsxFile([], { 'xl/worksheets/sheet1.xml': '<worksheet></c>' }),
      'la planilla está mal escrita',
    ],
  ])('%s is told of in Spanish', async (_, content, told) => {
    const refusal = await read(content).catch((error: unknown) => (error as Error).message)
    expect(refusal).toContain(told)
    expect(refusal).not.toMatch(/[Uu]nexpected|invalid|incorrect|end of|record/)
  })

  it.each([['../../fuera.csv'], ['/etc/fuera.csv'], ['..\\fuera.csv']])(
    'an archive with the path %s is refused',
    async (name) => {
      const file = storedZip({ [name]: `${HEADER.join(';')}\n7791000000017;Yerba;Yerbas;10` })
      await expect(read(file)).rejects.toMatchObject({ motivo: 'archivo_danado' })
    },
  )

  it('a zip whose content is not what its list says is refused', async () => {
    const packed = deflateRawSync(Buffer.from('EAN'))
    await expect(read(storedZip({ 'a.csv': packed }).subarray(0, 60))).rejects.toMatchObject({
      motivo: 'archivo_danado',
    })
  })
})

describe('lists without a header', () => {
  const line = (ean: string, name: string, group: string, centavos: string) =>
    ean + name.padEnd(40) + group.padEnd(20) + centavos.padStart(10, '0')
  const LINES = [
    line('7791000000017', 'YERBA MATE SUAVE 500 GR', 'YERBAS', '150050'),
    line('7791000000024', 'CAF\u{90} TOSTADO 250 GR', 'CAF\u{90}S', '99'),
    line('7791000000031', 'JAB\u{E0}N DE BA\u{A5}O', 'JABONES', '12300'),
  ]

  it('a till’s is recognised by its look, with its code page and its prices in centavos', async () => {
    const readings = await read(Buffer.from(`${LINES.join('\r\n')}\r\n\u001a`, 'latin1'))
    expect(readings.map(({ row }) => [row?.Descripcion, row?.familia, row?.Precioventa])).toEqual([
      ['Yerba Mate Suave 500 Gr', 'Yerbas', 1500.5],
      ['Café Tostado 250 Gr', 'Cafés', 0.99],
      ['Jabón de Baño', 'Jabones', 123],
    ])
  })

  it('another is read by a profile mapped by hand; a line cut off costs itself', async () => {
    const profile = toProfile({
      Nombre: 'caja',
      Formato: 'ancho',
      Codificacion: 'windows-1252',
      Separador: null,
      Decimal: ',',
      DecimalesImplicitos: 0,
      Columnas: [
        { Campo: 'codigo', Nombre: '', Desde: 0, Largo: 4 },
        { Campo: 'descripcion', Nombre: '', Desde: 4, Largo: 10 },
        { Campo: 'precio', Nombre: '', Desde: 14, Largo: 8 },
      ],
    })
    const readings = await read(
      Buffer.from('0001Ñoquis     1.234,50\n0002Ravio\n0003Fideos        9,90', 'latin1'),
      profile,
    )
    expect(readings.map(({ row, rejected }) => row?.Precioventa ?? rejected?.motivo)).toEqual([
      1234.5,
      'columna_de_menos',
      9.9,
    ])
    expect(readings[0]?.row?.Descripcion).toBe('Ñoquis')
  })
})

describe('a profile mapped by hand', () => {
  const profile = toProfile({
    Nombre: 'mi-sistema',
    Formato: 'encabezado',
    Codificacion: null,
    Separador: null,
    Decimal: null,
    DecimalesImplicitos: 0,
    Columnas: [
      { Campo: 'ean', Nombre: 'Barra 1', Desde: null, Largo: null },
      { Campo: 'descripcion', Nombre: 'Txt', Desde: null, Largo: null },
      { Campo: 'precio', Nombre: 'P. Lista 3', Desde: null, Largo: null },
    ],
  })

  it('is recognised by its columns, before the project’s own', async () => {
    const readings = await read(
      'Barra 1;Precio;Txt;P. LISTA 3\n7791000000017;1;Yerba 500 Gr;1.500,50\n',
      profile,
    )
    expect(rows(readings)).toMatchObject([{ Codigo: '7791000000017', Precioventa: 1500.5 }])
  })

  it('names the columns that are missing', async () => {
    await expect(read('Barra 1;Txt\n7791000000017;Yerba\n', profile)).rejects.toMatchObject({
      motivo: 'columnas_faltan',
      message: expect.stringContaining('precio'),
    })
  })
})

it('a SEPA list inside a spreadsheet’s one column is recognised as SEPA’s', async () => {
  const file = xlsxFile([PRODUCT_HEADER, productRow()].map((line) => [line]))
  expect(rows(await read(file))).toMatchObject([{ Codigo: '7791000000017', Precioventa: 1500.5 }])
})

it('gives a refused row by the columns of its file, wherever they were moved, with every note', async () => {
  const path = join(folder, 'subido.dat')
  await writeFile(path, 'Motivo;EAN;Línea del archivo;Descripción;Precio\nviejo;7791;4;Té;N/D\n')
  const noted = (detalle: string) => ({ linea: 2, motivo: 'precio_ilegible' as const, valor: '', detalle })
  expect(await readNotedRows(path, [noted('Uno.'), noted('Otro.')], PROFILES)).toEqual([
    ['EAN', 'Descripción', 'Precio', 'Línea del archivo', 'Motivo'],
    ['7791', 'Té', 'N/D', '2', 'Uno. Otro.'],
  ])
})
