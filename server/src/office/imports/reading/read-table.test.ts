import { Buffer } from 'node:buffer'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import type { ImportRow, RowReading } from './import-row.ts'
import { PROFILES } from '../profiles/all.ts'
import type { Profile } from '../profiles/profile.ts'
import { readLines } from './read-lines.ts'
import { readTable } from './read-table.ts'

const HEADER = 'CODIGO;COD_BARRA;DESCRIPCION;RUBRO;SUBRUBRO;MARCA;PRECIO;UNIDAD'
const row = (
  fields: Partial<Record<'code' | 'ean' | 'name' | 'department' | 'family' | 'price' | 'unit', string>> = {},
) => {
  const {
    code = '000001',
    ean = '7790272007434',
    name = 'Aceite Natura 500 Ml',
    price = '125,50',
    unit = 'UN',
  } = fields
  const { department = 'Almacén', family = 'Aceites y vinagres' } = fields
  return [code, ean, name, department, family, 'NATURA', price, unit].join(';')
}
const BEFORE = row({ code: '8', ean: '7790070225023', name: 'Antes 1 Un', price: '10,00' })
const AFTER = row({ code: '9', ean: '7790060234868', name: 'Después 1 Un', price: '1.000,25' })

async function* inChunks(content: Buffer, size: number) {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size)
}

async function readAll(content: Buffer | string, size = 7): Promise<RowReading[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const { rows } = await readTable(readLines(inChunks(bytes, size)), { profiles: PROFILES })
  const all: RowReading[] = []
  for await (const batch of rows) all.push(...batch)
  return all.filter(({ row: one, rejected }) => one !== null || rejected !== null)
}

const names = (readings: readonly RowReading[]) => readings.map((one) => one.row?.Descripcion)

/** One error per row, between two rows that must be read unchanged. */
const REJECTED: [motivo: string, line: string][] = [
  ['ean_cientifico', row({ ean: '7,79280E+12' })],
  ['ean_cientifico', row({ ean: '', code: '7,79991E+12' })],
  ['ean_con_letra', row({ ean: '77900O6115122' })],
  ['codigo_vacio', row({ code: '', ean: '' })],
  ['codigo_fecha', row({ ean: '01/02/2026' })],
  ['codigo_fecha', row({ ean: '', code: '2-ene' })],
  ['codigo_fecha', row({ ean: '', code: '2026-01-02' })],
  ['precio_dudoso', row({ price: '1,800' })],
  ['codigo_invalido', row({ ean: '7790/1' })],
  ['codigo_invalido', row({ ean: '123456789012345678901' })],
  ['precio_vacio', row({ price: '' })],
  ['precio_cero', row({ price: '0,00' })],
  ['precio_negativo', row({ price: '-44,90' })],
  ['formula_sin_valor', row({ price: '#N/A' })],
  ['formula_sin_valor', row({ ean: '#¡REF!' })],
  ['precio_texto', row({ price: 'S/P' })],
  ['precio_texto', row({ price: '1,2,3.4' })],
  ['precio_texto', row({ price: '1234 50' })],
  ['precio_N/D', row({ price: 'N/D' })],
  ['precio_centinela_999999', row({ price: '999999' })],
  ['precio_centinela_999999', row({ price: '999999,99' })],
  ['columna_de_menos', '000001;7790272007434;Vino Martin Bruno'],
]

const REPAIRED: [fault: string, line: string, told: Partial<ImportRow>][] = [
  ['ean_apostrofo', row({ ean: "'7790272007434" }), { Codigo: '7790272007434' }],
  ['ean_apostrofo', row({ ean: '="7790272007434"' }), { Codigo: '7790272007434' }],
  ['ean_espacios', row({ ean: ' 7790272007434  ' }), { Codigo: '7790272007434' }],
  ['dashes', row({ ean: '7-790272-007434' }), { Codigo: '7790272007434', Ean: '7790272007434' }],
  ['blanks and dashes', row({ ean: '7 790272–007434' }), { Codigo: '7790272007434' }],
  ['no number', row({ ean: '', code: '12E3', unit: 'KG' }), { Codigo: '12E3' }],
  ['codigo_relleno', row({ code: 'S/N' }), { Codigo: '7790272007434', codigo_origen: null }],
  ['marca_formula', row({ family: '#N/D' }), { familia: null }],
  ['precio_con_signo', row({ price: '$ 1.250.-' }), { Precioventa: 1250 }],
  ['precio_con_signo', row({ price: '$ 125,00' }), { Precioventa: 125 }],
  ['precio_punto_decimal', row({ price: '486.00' }), { Precioventa: 486 }],
  ['thousands', row({ price: '1.234' }), { Precioventa: 1234 }],
  ['thousands', row({ price: '1.234.567,89' }), { Precioventa: 1_234_567.89 }],
  [
    'descripcion_espacios',
    row({ name: '   Fideos  Fusilli  250  Gr ' }),
    { Descripcion: 'Fideos Fusilli 250 Gr' },
  ],
  [
    'descripcion_html',
    row({ name: '<b>Toallas 8 Un</b><script>alert(1)</script> &amp más' }),
    { Descripcion: 'Toallas 8 Un & más' },
  ],
  ['descripcion_formula', row({ name: '=1+1+"Gaseosa 1.5 Lt"' }), { Descripcion: 'Gaseosa 1.5 Lt' }],
  ['descripcion_formula', row({ name: '@Gaseosa 1.5 Lt' }), { Descripcion: 'Gaseosa 1.5 Lt' }],
  ['rubro_programa', row({ family: 'aceites_y_vinagres' }), { familia: 'Aceites y vinagres' }],
  ['rubro_programa', row({ department: 'ALMACEN_Y_DESPENSA' }), { departamento: 'Almacen y Despensa' }],
  ['rubro_programa', row({ family: 'carne-vacuna' }), { familia: 'Carne vacuna' }],
  [
    'a path',
    row({ department: '', family: 'ALMACÉN > Aceites > De girasol' }),
    { departamento: 'Almacén', familia: 'De girasol' },
  ],
  [
    'a path beside its department',
    row({ family: 'Otro»Aceites' }),
    { departamento: 'Almacén', familia: 'Aceites' },
  ],
  ['no path', row({ family: 'Pan / Galletas' }), { departamento: 'Almacén', familia: 'Pan / Galletas' }],
  ['rubro_minusculas', row({ department: 'almacén' }), { departamento: 'Almacén' }],
  ['rubro_mayusculas', row({ department: 'LACTEOS Y FRESCOS' }), { departamento: 'Lacteos y Frescos' }],
  ['shouted', row({ name: 'LECHE UHT LA SERENISIMA 1 LT' }), { Descripcion: 'Leche UHT la Serenisima 1 Lt' }],
  [
    'sold by weight',
    row({ ean: '', unit: 'KG', name: 'Asado x Kg' }),
    { Codigo: '000001', unidad: 100, unidaddescrip: 'Por kg', ContenidoNeto: null },
  ],
  [
    'content',
    row({ name: 'Gaseosa 2.25 Lt' }),
    { ContenidoNeto: 2250, ContenidoUnidad: 'ml', unidaddescrip: '2,25 l' },
  ],
]

const BY_WEIGHT = { unidad: 100, unidaddescrip: 'Por kg', ContenidoNeto: null } as const

const WARNED: [motivo: string, line: string, told: Partial<ImportRow>][] = [
  ['ean_vacio', row({ ean: '' }), { Codigo: '000001', Ean: null }],
  ['ean_vacio', row({ ean: '0000000000000' }), { Codigo: '000001', Ean: null }],
  ['ean_digito_verificador', row({ ean: '7790272007433' }), { Codigo: '7790272007433' }],
  ['ean_digito_verificador', row({ ean: '7-790272-007433' }), { Codigo: '7-790272-007433' }],
  ['ean_de_bulto', row({ ean: '17798010000201' }), { Codigo: '17798010000201' }],
  ['precio_tres_decimales', row({ price: '87,0051' }), { Precioventa: 87.01 }],
  ['descripcion_larga', row({ name: 'Aceite '.repeat(40) }), {}],
  [
    'rubro_desconocido',
    row({ department: 'VARIOS SIN CLASIFICAR', family: '???' }),
    { departamento: null, familia: null },
  ],
  ['unidad_desconocida', row({ unit: 'CJ' }), { unidad: 1, isUnitGuessed: true }],
  ['unidad_desconocida', row({ unit: '400 G' }), { unidad: 1, isUnitGuessed: true }],
  ['peso_por_nombre', row({ unit: '', name: 'Pollo entero x kg' }), BY_WEIGHT],
  ['peso_por_nombre', row({ unit: '', name: 'Pollo entero el kilo' }), BY_WEIGHT],
  ['peso_por_nombre', row({ unit: '', name: 'POLLO ENTERO X KG.' }), BY_WEIGHT],
  ['peso_por_nombre', row({ unit: '', name: 'Pollo entero por kg' }), BY_WEIGHT],
  ['peso_por_nombre', row({ unit: '', name: 'Pollo entero (x kilo)' }), BY_WEIGHT],
  ['peso_por_nombre', row({ unit: '', name: 'Pollo entero/kg' }), BY_WEIGHT],
  ['peso_dudoso', row({ unit: '', name: 'Pollo entero kg' }), { unidad: 1 }],
  ['peso_dudoso', row({ unit: '', name: 'Pollo x kg congelado' }), { unidad: 1 }],
  ['peso_dudoso', row({ unit: '', name: 'Jamón precio por 100 g' }), { unidad: 1 }],
  ['peso_dudoso', row({ unit: 'UN', name: 'Pollo entero x kg' }), { unidad: 1 }],
  ['columna_de_mas', `${row()};;X`, { Precioventa: 125.5 }],
  [
    'separador_en_campo',
    row({ name: 'Queso;Untable 190 Gr' }),
    { Descripcion: 'Queso Untable 190 Gr', Precioventa: 125.5 },
  ],
  ['comilla_sin_cerrar', row({ name: '"Vino Tinto 750 Ml' }), { Descripcion: 'Vino Tinto 750 Ml' }],
  ['comilla_interna', row({ name: 'Pulpa 520 Gr 12"' }), { Descripcion: 'Pulpa 520 Gr 12"' }],
]

describe('a fault costs its own row and no other', () => {
  const between = (line: string) => `${HEADER}\r\n${BEFORE}\r\n${line}\r\n${AFTER}\r\n`

  it.each(REJECTED)('%s is rejected: %s', async (motivo, line) => {
    const readings = await readAll(between(line))
    expect(names(readings)).toEqual(['Antes 1 Un', undefined, 'Después 1 Un'])
    expect(readings[1]?.rejected).toMatchObject({ linea: 3, motivo })
    expect(readings[1]?.rejected?.detalle).toMatch(/\.$/)
    expect(readings[2]?.row?.Precioventa).toBe(1000.25)
  })

  it.each(REPAIRED)('%s is repaired: %s', async (_, line, told) => {
    const readings = await readAll(between(line))
    expect(readings[1]).toMatchObject({ row: told, rejected: null, warnings: [] })
    expect([readings[0]?.row?.Descripcion, readings[2]?.row?.Descripcion]).toEqual([
      'Antes 1 Un',
      'Después 1 Un',
    ])
  })

  it.each(WARNED)('%s is warned of: %s', async (motivo, line, told) => {
    const readings = await readAll(between(line))
    expect(readings[1]).toMatchObject({ row: told, rejected: null })
    expect(readings[1]?.warnings).toEqual([expect.objectContaining({ linea: 3, motivo })])
    expect([readings[0]?.row?.Descripcion, readings[2]?.row?.Descripcion]).toEqual([
      'Antes 1 Un',
      'Después 1 Un',
    ])
  })

  it.each([
    ['a blank line', ''],
    ['a line of blanks', '   '],
    ['empty fields', ';;;;;;;'],
    ['the header again', HEADER],
    ['a total', ';;TOTAL;;;;1.234.567,89;'],
    ['a total in the column of codes', 'SUBTOTAL;;GENERAL;;;;1.234.567,89;'],
  ])('%s is ignored', async (_, line) => {
    const readings = await readAll(between(line))
    expect(readings.map((one) => one.row?.line)).toEqual([2, 4])
  })

  it('cuts off a file in the middle of a row', async () => {
    const readings = await readAll(`${HEADER}\n${BEFORE}\n000181;7790199602910;`)
    expect(readings[1]?.rejected).toMatchObject({ linea: 3, motivo: 'columna_de_menos' })
  })
})

describe('quotes', () => {
  it('joins lines, and tells where a row begins', async () => {
    const readings = await readAll(
      'ean,descripcion,precio\n7790272007434,"Yogur,\nfirme ""grande""\n120 Gr",33.90\n7790070225023,Aceite,71.0\n',
    )
    expect(readings.map((one) => [one.row?.line, one.row?.Descripcion, one.row?.Precioventa])).toEqual([
      [2, 'Yogur, firme "grande" 120 Gr', 33.9],
      [5, 'Aceite', 71],
    ])
  })

  it('does not swallow rows up to the next stray quote, even where the columns would fit', async () => {
    const lines = [
      HEADER,
      row({ name: '"Vino Tinto 750 Ml' }),
      BEFORE,
      row({ name: 'Shampoo Ml 12"' }),
      AFTER,
    ]
    const readings = await readAll(lines.join('\n'))
    expect(names(readings)).toEqual(['Vino Tinto 750 Ml', 'Antes 1 Un', 'Shampoo Ml 12"', 'Después 1 Un'])
  })

  it('does not swallow the next row with a stray quote of its own', async () => {
    const lines = [HEADER, row({ name: '"Vino Tinto 750 Ml' }), row({ name: 'Shampoo Ml 12"' }), AFTER]
    expect(names(await readAll(lines.join('\n')))).toEqual([
      'Vino Tinto 750 Ml',
      'Shampoo Ml 12"',
      'Después 1 Un',
    ])
  })

  it('does not swallow a row that closes the quote of the one before', async () => {
    const lines = [HEADER, row({ name: '"Molde 5" lata' }), row({ name: 'Molde "Premium; x"' }), AFTER]
    const readings = await readAll(lines.join('\n'))
    expect(readings.map((one) => one.row?.line ?? one.rejected?.linea)).toEqual([2, 3, 4])
    expect(readings[0]?.warnings).toMatchObject([{ motivo: 'comilla_sin_cerrar' }])
  })
})

it('takes a row of one cell for a title, unless it is a code or cut off', async () => {
  const rows = ['ACEITES;;;;;;;', ';;Bebidas sin alcohol;;;;;', 'A-7;;;;;;;', '7790;;;;;;;', 'LÁCTEOS']
  const readings = await readAll([HEADER, ...rows, AFTER].join('\n'))
  expect(readings.map((one) => one.rejected?.linea ?? one.row?.line)).toEqual([4, 5, 7])
})

it('reads a row by its own separator, and refuses one in a cell that is no title', async () => {
  const tabs = row({ code: '21', name: 'Con tabulaciones' }).replaceAll(';', '\t')
  const bars = row({ code: '22', name: 'Con barras' }).replaceAll(';', '|')
  const cell = `"${row({ code: '23', name: 'En una celda' })}";;;;;;;`
  const titles = [
    'Lista vigente desde 01/12/2026',
    'Precios al 01.12.26;;;;;;;',
    '2026 Lista 5',
    'Tel. 4567-8901',
  ]
  const cells = [
    '10002 Fideos 500 g 1760,61',
    '10002 Fideos',
    'A-100 Fideos 900',
    'Fideos 1.760,61',
    '10002\tFideos',
  ]
  const readings = await readAll([HEADER, tabs, ...titles, bars, ...cells, cell, AFTER].join('\n'))
  expect(readings.map((one) => one.row?.Descripcion ?? one.rejected?.linea)).toEqual([
    'Con tabulaciones',
    'Con barras',
    8,
    9,
    10,
    11,
    12,
    'En una celda',
    'Después 1 Un',
  ])
  expect(readings[2]?.mayName).toContain('10002')
  const two = await readAll('codigo;precio\n10001,1901.46\n10002;2017.02\n10003,50\n')
  expect(two.map((one) => one.row?.Precioventa ?? one.rejected?.motivo)).toEqual([
    1901.46,
    2017.02,
    'columna_de_menos',
  ])
})

describe('encodings', () => {
  const text = `${HEADER}\n${row({ name: 'Ñoquis «Doña» 500 Gr' })}\n`
  const latin = Buffer.from(text, 'latin1')
  const wide = Buffer.from(text, 'utf16le')
  const bigEndian = Buffer.from(wide).swap16()

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with two marks', Buffer.from(`\ufeff\ufeff${text}`)],
    ['Windows-1252', latin],
    ['CP850', iconv.encode(text, 'cp850')],
    ['UTF-16 LE', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['UTF-16 LE without mark', wide],
    ['UTF-16 BE', Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian])],
    ['decomposed accents', Buffer.from(text.normalize('NFD'))],
    ['NUL bytes', Buffer.from(text.replaceAll('\n', '\0\n'))],
    ['misread once', Buffer.from(latin1Of(Buffer.from(text)))],
  ])('%s', async (_, bytes) => {
    const [reading] = await readAll(bytes)
    expect(reading).toMatchObject({
      row: { Descripcion: 'Ñoquis «Doña» 500 Gr', departamento: 'Almacén' },
      warnings: [],
    })
  })

  it('reads each line of a mixed file in its own', async () => {
    const lines = ['Leche ñ', 'Café á', 'Jabón é', 'Añejo ú']
    const [first, second, third, fourth] = lines.map((name, i) => row({ name, ean: `779027200743${i}` }))
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\n${first}\n`),
      Buffer.from(`${second}\n`, 'latin1'),
      Buffer.from(latin1Of(Buffer.from(`${third}\n`))),
      Buffer.from(`${fourth}\n`),
    ])
    expect(names(await readAll(bytes))).toEqual(lines)
  })
})

/** UTF-8 read as Windows-1252: mojibake. */
const latin1Of = (bytes: Buffer) => new TextDecoder('windows-1252').decode(bytes)

describe('headers', () => {
  it.each([';', ',', '\t', '|'])('finds columns by name, separated by %j', async (separator) => {
    const lines = [
      'Lista de precios al 12/3',
      ['Cód. Barra', 'Descripción', 'PRECIO VTA'].join(separator),
      ['7790272007434', 'Aceite', '71'].join(separator),
    ]
    const readings = await readAll(lines.join('\n'))
    expect(readings[0]?.row).toMatchObject({ line: 3, Codigo: '7790272007434', Precioventa: 71, marca: null })
  })

  it.each([
    ['', 'archivo_vacio'],
    ['\n \n', 'archivo_vacio'],
    ['a;b;c\n1;2;3', 'encabezado_desconocido'],
    ['7792640001945SHAMPOO CAPILATIS      0000038500\r\n\u001a', 'encabezado_desconocido'],
  ])('refuses what has none: %j', async (text, motivo) => {
    await expect(readAll(text)).rejects.toMatchObject({ motivo })
  })
})

describe('line ends', () => {
  const list = ['ean;descripcion;precio', '7790272007434;Aceite;71,00', '7790070225023;"Yerba\rsuave";50,00']
  it.each([
    ['CR', '\r'],
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR CR LF', '\r\r\n'],
  ])('%s', async (_, end) => {
    for (const encoding of ['utf8', 'utf16le'] as const)
      for (const size of [3, 7, 1000]) {
        const bytes = Buffer.from(`\ufeff${list.join(end)}${end}`, encoding)
        const readings = await readAll(bytes, encoding === 'utf16le' ? size * 2 : size)
        expect(readings.map(({ row: one }) => one?.Descripcion)).toEqual(['Aceite', 'Yerba suave'])
      }
  })

  it('mixed in one file, with the line of each row', async () => {
    const text =
      'sep=;\rean;descripcion;precio\r\n7790272007434;Aceite;71,00\n7790070225023;Yerba;50,00\r1;Té;9,00'
    const readings = await readAll(text, 1000)
    expect(readings.map(({ row: one }) => [one?.line, one?.Descripcion])).toEqual([
      [3, 'Aceite'],
      [4, 'Yerba'],
      [5, 'Té'],
    ])
  })

  it('a control character parts words, and MacRoman has its letters', async () => {
    const text = 'ean;descripcion;precio\n1;Jamón\u000bcocido año güemes;71,00\n2;Ñoquis Kellogg’s;1,50\n'
    expect(names(await readAll(iconv.encode(text, 'macroman')))).toEqual([
      'Jamón cocido año güemes',
      'Ñoquis Kellogg’s',
    ])
    const typographic = 'ean;descripcion;precio\n1;Kellogg’s jamón – paté;71,00\n'
    expect(names(await readAll(iconv.encode(typographic, 'windows-1252')))).toEqual([
      'Kellogg’s jamón – paté',
    ])
  })
})

describe('a fault that most rows have is asked about once', () => {
  const rowsOf = (list: string, answers?: Record<string, string>) => readTableOf(list, answers)
  async function readTableOf(list: string, answers: Record<string, string> = {}) {
    const lines = readLines(inChunks(Buffer.from(list), 1000))
    const { rows } = await readTable(lines, { profiles: PROFILES }, new Map(Object.entries(answers)))
    const all: RowReading[] = []
    for await (const batch of rows) all.push(...batch)
    return all.map(({ row: one, rejected }) =>
      one === null ? rejected?.motivo : [one.Descripcion, one.Precioventa],
    )
  }
  const asked = (list: string, answers?: Record<string, string>) =>
    rowsOf(list, answers).then(
      () => null,
      ({ motivo, question }: { motivo: string; question?: { Respuestas: { Respuesta: string }[] } }) => [
        motivo,
        ...(question?.Respuestas ?? []).map(({ Respuesta }) => Respuesta),
      ],
    )

  it.each([
    ['the price last', 'ean,descripcion,precio\n779,Aceite,1500,50\n780,Fideos,950,00\n', 'unir-3'],
    ['the price between', 'ean,precio,descripcion\n779,1500,50,Aceite\n780,950,75,Fideos\n', 'unir-2'],
    ['the price first', 'precio,descripcion,ean\n1500,50,Aceite,779\n950,75,Fideos,780\n', 'unir-1'],
    [
      'two amounts, and a row without centavos',
      'ean,costo,precio,descripcion\n779,900,10,1500,50,Aceite\n780,600,40,950,75,Fideos\n781,7,8,Sal\n',
      'unir-2-3',
    ],
  ])('decimal commas taken for separators, %s', async (_, list, answer) => {
    expect(await asked(list)).toEqual([
      'archivo_con_pregunta',
      ...(answer === 'unir-3' ? [`ancho=${answer}`, 'ancho=sobran'] : [`ancho=${answer}`]),
    ])
    const read = await rowsOf(list, { ancho: answer })
    expect(read.slice(0, 2)).toEqual([
      ['Aceite', 1500.5],
      ['Fideos', list.includes('950,00') ? 950 : 950.75],
    ])
  })

  it('commas between thousands taken for separators, in most rows or in some', async () => {
    const list = 'codigo,descripcion,rubro,precio\n1,Miel,Almacén,3,999.00\n2,Sal,Almacén,350.00\n'
    const most = `${list}3,Té,Almacén,1,234.50\n`
    expect(await asked(most)).toEqual(['archivo_con_pregunta', 'ancho=unir-4'])
    expect(await rowsOf(most, { ancho: 'unir-4' })).toEqual([
      ['Miel', 3999],
      ['Sal', 350],
      ['Té', 1234.5],
    ])
    expect(await rowsOf(`${list}3,Té,Almacén,34.50\n`)).toEqual([
      'columna_de_mas',
      ['Sal', 350],
      ['Té', 34.5],
    ])
  })

  it('numbers under Cantidad, that may be stock or contents, where nothing else says which', async () => {
    const list = (heading: string, ...amounts: string[]) =>
      [heading, ...amounts.map((amount, at) => `${at + 1};Sal;10,50;${amount}`)].join('\n')
    const stock = list('codigo;descripcion;precio;CANTIDAD', '12', '500', '')
    expect(await asked(stock)).toEqual(['archivo_con_pregunta', 'cantidad=existencia', 'cantidad=contenido'])
    const readings = async (answer: string) => {
      const lines = readLines(inChunks(Buffer.from(stock), 1000))
      const { rows } = await readTable(lines, { profiles: PROFILES }, new Map([['cantidad', answer]]))
      const all: RowReading[] = []
      for await (const batch of rows) all.push(...batch)
      return all.map(({ row: one }) => one?.stock)
    }
    expect(await readings('existencia')).toEqual([12, 500, undefined])
    expect(await readings('contenido')).toEqual([undefined, undefined, undefined])
    for (const [heading, amount] of [
      ['codigo;descripcion;precio;cantidad', '500 g'],
      ['codigo;descripcion;precio;contenido', '500'],
      ['codigo;descripcion;precio;cantidad;stock', '500;3'],
      ['codigo;descripcion;precio;cantidad;unidad', '500;ml'],
    ] as const)
      expect(await asked(list(heading, amount)), heading).toBeNull()
  })

  it('two lists side by side, of which one would be lost', async () => {
    const list = 'codigo;descripcion;precio;;codigo;descripcion;precio\n1;Miel;10;;2;Sal;20\n'
    expect(await asked(list)).toEqual(['listas_lado_a_lado'])
    expect(await asked(list, { 'columna-codigo': '1', 'columna-precio': '7' })).toEqual([
      'listas_lado_a_lado',
    ])
  })

  it.each([
    ['E.A.N.;Descripción del artículo;P.V.P.', null],
    ['Suc.;Código;Precio de venta al público', null],
    ['Cód. del Artículo;Detalle;Precio c/ IVA', null],
    ['Código;Nombre;P. Venta', null],
    ['Cód. barra;Detalle;P. final', null],
    ['Cód. barra;Detalle;Pcio. Unit.', null],
    ['Cód. barra;Detalle;P. s/ IVA', 'columnas_faltan'],
    ['Cód. barra;Detalle;P. costo', null],
    ['Cód. barra;Detalle;Precio costo;Precio contado', 'columnas_faltan'],
    ['Código;Nombre;Precio s/ IVA', 'columnas_faltan'],
    ['Código;Existencia;Otra', null],
    ['Código;Detalle;Stock', null],
    ['Código;Stock;Valor', 'columnas_faltan'],
    [';;Precios\nCódigo;Nombre;Costo', null],
    ['Legajo;Apellido;Sueldo', 'encabezado_desconocido'],
  ])('headings with signs and fillers: %s', async (header, fault) => {
    const read = asked(`${header}\n779;Miel;10,00\n`)
    expect(await read).toEqual(fault === null ? null : [fault])
  })

  it('one such row among others is refused, and its centavos never cut', async () => {
    const list = 'ean,descripcion,precio\n779,Aceite,1500.50\n780,Sal,20.00\n781,Fideos,950,75\n'
    expect(await rowsOf(list)).toEqual([['Aceite', 1500.5], ['Sal', 20], 'columna_de_mas'])
  })

  it('columns without a name, or rows that fit no reading', async () => {
    const list = 'ean;descripcion;precio\n779;Aceite;1500,50;oferta\n780;Fideos;950,75;nuevo\n'
    expect(await asked(list)).toEqual(['archivo_con_pregunta', 'ancho=sobran'])
    expect(await rowsOf(list, { ancho: 'sobran' })).toEqual([
      ['Aceite', 1500.5],
      ['Fideos', 950.75],
    ])
    expect(await asked('ean,descripcion,precio\n779,a,b,c,d\n780,a,b,c,d\n')).toEqual(['renglones_anchos'])
  })

  it('a column twice, unless both say the same', async () => {
    const list = (second: string) => `ean;descripcion;precio;precio\n779;Aceite;1000,00;${second}\n`
    expect(await asked(list('1210,00'))).toEqual([
      'archivo_con_pregunta',
      'columna-precio=3',
      'columna-precio=4',
    ])
    expect(await rowsOf(list('1210,00'), { 'columna-precio': '4' })).toEqual([['Aceite', 1210]])
    expect(await rowsOf(list('1000,00'))).toEqual([['Aceite', 1000]])
    expect(await asked('ean;ean;descripcion;precio\n779;780;Aceite;1,00\n')).toEqual([
      'archivo_con_pregunta',
      'columna-ean=1',
      'columna-ean=2',
    ])
  })

  it.each([
    ['precio;precio c/iva', [3, 2]],
    ['precio lista;precio contado', [2, 3]],
    ['precio de venta;precio club', [2, 3]],
    ['precio final;precio público', [3, 2]],
    ['precio;precio público', null],
    ['precio venta s/iva;precio c/iva', null],
    ['costo;precio', null],
    ['precio oferta;precio', null],
    ['precio;pvp con iva', null],
  ])('several prices, unless their names leave no doubt: %s', async (prices, places) => {
    const list = `ean;${prices};descripcion\n779;1000,00;1210,00;Aceite\n`
    const answers = places?.map((place) => `columna-precio=${place}`)
    expect(await asked(list)).toEqual(answers ? ['archivo_con_pregunta', ...answers] : null)
    if (places) expect(await rowsOf(list, { 'columna-precio': '2' })).toEqual([['Aceite', 1000]])
    // columns of one value leave nothing to ask
    expect(await asked(list.replace('1210', '1000'))).toBeNull()
  })

  it('a sign that may part thousands or centavos', async () => {
    const list = 'ean;descripcion;precio\n779;Aceite;1,800\n780;Fideos;950\n'
    expect(await asked(list)).toEqual(['archivo_con_pregunta', 'miles=si', 'miles=no'])
    expect(await rowsOf(list, { miles: 'si' })).toEqual([
      ['Aceite', 1800],
      ['Fideos', 950],
    ])
    expect(await rowsOf(list, { miles: 'no' })).toEqual([
      ['Aceite', 1.8],
      ['Fideos', 950],
    ])
    // points between thousands are the country's own
    expect(await rowsOf(list.replace('1,800', '1.800'))).toEqual([
      ['Aceite', 1800],
      ['Fideos', 950],
    ])
    expect(await asked('ean\tdescripcion\tprecio\n779\tAceite\t1.800\n')).toHaveLength(3)
  })

  it('a stock number whose sign may part thousands follows the prices, and is asked where they say nothing', async () => {
    const list = (price: string, ...stock: string[]) =>
      ['codigo;descripcion;precio;existencia', ...stock.map((one, at) => `${at};Uno;${price};${one}`)].join(
        '\n',
      )
    const stockOf = async (text: string) => (await readAll(text)).map((one) => one.row?.stock)
    expect(await stockOf(list('2400.75', '7.000', '12.350'))).toEqual([7, 12.35])
    expect(await stockOf(list('2400,75', '7.000', '12.350'))).toEqual([7000, 12350])
    expect(await asked(list('2400', '7.000'))).toEqual(['archivo_con_pregunta', 'miles=si', 'miles=no'])
    expect(await asked(list('2400.75', '7.000', '15'))).toHaveLength(3)
    // with either sign in the column, each is shown as it would be read
    const refused: unknown = await rowsOf(list('2400', '3,275', '22.450')).catch((error: unknown) => error)
    const shown = (...values: string[]) => ({
      Muestra: [expect.anything(), ['3,275', values[0]], ['22.450', values[1]]],
    })
    const Respuestas = [shown('3275', '22,450'), shown('3,275', '22450')]
    expect(refused).toMatchObject({ question: { Respuestas } })
  })

  it('keeps the text of a stock number with three digits behind its only sign', async () => {
    const list =
      'codigo;descripcion;precio;existencia\n1;Queso x kg;900;15,350\n2;Fideos;900;1.500\n3;Pan;900;8,2'
    const found = (await readAll(list)).map((one) => [one.row?.stock, one.row?.stockAs?.text])
    expect(found).toEqual([
      [15.35, '15,350'],
      [1500, '1.500'],
      [8.2, undefined],
    ])
  })

  it('stock in words is a notice, and the row keeps its price', async () => {
    const words = ['Sí', 'No', '-', 'consultar', '12']
    const list = `EAN;Descripción;Precio;STOCK\n${words.map((one, at) => `${at + 1};Pan;900,00;${one}`).join('\n')}`
    const read = await readAll(list)
    expect(read.map((one) => [one.row?.Precioventa, one.row?.stock])).toEqual([
      ...words.slice(1).map(() => [900, undefined]),
      [900, 12],
    ])
    expect(
      read.map(({ warnings }) => warnings.filter(({ motivo }) => motivo === 'existencia_texto').length),
    ).toEqual([1, 1, 1, 1, 0])
  })

  it.each(['SIN STOCK', 'Sin stock.', 'agotado', 'AGOTADA', 'S/S', 's/stock', 'No hay', '0'])(
    'reads stock «%s» as 0',
    async (none) => {
      const [one] = await readAll(`EAN;Descripción;Precio;STOCK\n1;Pan;900,00;${none}`)
      expect([one!.row?.stock, one!.warnings.map(({ motivo }) => motivo)]).toEqual([
        0,
        ['ean_digito_verificador'],
      ])
    },
  )

  it('a number with three digits behind its only sign is refused where that is not the sign of thousands', async () => {
    const list = (...prices: string[]) =>
      ['ean,descripcion,precio', ...prices.map((price, at) => `77${at},Pan,"${price}"`)].join('\n')
    expect(await rowsOf(list('2,499.00', '1.499', '2.350', '1,250'))).toEqual([
      ['Pan', 2499],
      'precio_dudoso',
      'precio_dudoso',
      ['Pan', 1250],
    ])
    // computed prices have more decimals
    expect(await rowsOf(list('145.372', '1320.7531'))).toEqual([
      ['Pan', 145.37],
      ['Pan', 1320.75],
    ])
  })

  it('stock with a word for pieces or a unit of weight', async () => {
    const list = ['12 u.', '12 un', '12u', '1.200 unid.', '3 cajas', '2 kg'].map(
      (told) => `1;Pan;900,00;${told}`,
    )
    const told = await readAll(['EAN;Descripción;Precio;STOCK', ...list].join('\n'))
    expect(told.map((one) => one.row?.stock)).toEqual([12, 12, 12, 1200, undefined, 2])
  })

  it('rows split at the semicolons of HTML references, which are read whole', async () => {
    const written = ['Dulce &quot;El &Ntilde;and&uacute;&quot; 400 g', 'D&amp;L 1 kg']
    const list = written.map((name, at) => `${at + 1};${name};900,00`)
    expect(await rowsOf(['codigo;descripcion;precio', ...list].join('\n'))).toEqual([
      ['Dulce "El Ñandú" 400 g', 900],
      ['D&L 1 kg', 900],
    ])
  })

  it('tells which quotes are stray', async () => {
    const [one] = await readAll(`codigo;descripcion;precio\n1;Papas "Lays" 12";900,00`)
    expect(one!.warnings.map(({ detalle }) => detalle)).toEqual([
      '«Papas "Lays" 12"» tiene comillas sueltas; queda «Papas "Lays" 12"».',
    ])
  })

  it('such a number is refused where the others have two decimals, and read where they have three', async () => {
    const list = (other: string) => `ean;descripcion;precio\n779;Aceite;${other}\n780;Fideos;1,800\n`
    expect(await rowsOf(list('950,50'))).toEqual([['Aceite', 950.5], 'precio_dudoso'])
    expect(await rowsOf(list('8390,000'))).toEqual([
      ['Aceite', 8390],
      ['Fideos', 1.8],
    ])
  })

  it('a header whose names have line breaks in quotes', async () => {
    const list = '"CODIGO DE\nBARRAS";"DESCRIPCION";"PRECIO\r\nFINAL"\n7799980000218;Uno;100,00\n'
    const readings = await readAll(list)
    expect(readings[0]?.row).toMatchObject({ line: 4, Codigo: '7799980000218', Precioventa: 100 })
  })
})

describe('a column whose cells are all units', () => {
  const kilo: Profile = {
    name: 'frescos',
    columns: { codigo: ['plu'], descripcion: ['producto'], precio: ['precio_x_kg'] },
    required: ['codigo', 'precio'],
  }
  const read = async (text: string, named?: Profile) => {
    const table = await readTable(readLines(inChunks(Buffer.from(text), 7)), { named, profiles: PROFILES })
    const all: RowReading[] = []
    for await (const batch of table.rows) all.push(...batch)
    return {
      unused: table.notes,
      rows: all.flatMap(({ row: one, rejected }) => one?.unidad ?? rejected?.motivo ?? []),
    }
  }

  it('is that of the units, whatever its heading, also where the price was chosen by hand', async () => {
    const rows =
      'plu;producto;precio x kg;Se vende\n1;Zanahoria;900;KG\nplu;producto;precio x kg;Se vende\n2;Lechuga;800;UN\n'
    expect(await read(rows, kilo)).toEqual({ unused: [], rows: [100, 1] })
    expect((await read('codigo;descripcion;precio;x\n1;Zanahoria;900;KG\n')).rows).toEqual([100])
  })

  it('tells the heading of the price with the titles above', async () => {
    const lines = readLines(inChunks(Buffer.from('Frescos\nplu;producto;precio x kg\n1;Zanahoria;900\n'), 7))
    expect((await readTable(lines, { named: kilo, profiles: PROFILES })).titles).toEqual([
      { line: 1, text: 'Frescos' },
      { line: 2, text: 'precio x kg' },
    ])
  })

  it('is no column of other texts, nor that of a purchase', async () => {
    const { unused, rows } = await read(
      'codigo;descripcion;precio;lote;un compra\n1;Zanahoria;900;M;KG\n2;Apio;80;M3;KG\n',
    )
    expect(unused).toHaveLength(2)
    expect(rows).toEqual([1, 1])
  })

  it('is not needed under a price by the kilo, which is no price of a package', async () => {
    expect(
      (await read('plu;producto;precio x kg\n1;Zanahoria;900\n2;Jamón 200 g;9000\n3;Harina 1 kg;800\n', kilo))
        .rows,
    ).toEqual([100, 'precio_dudoso', 1])
  })
})

it.each(['Rubro', 'Familia', 'Departamento'])('reads a path in the only column, %s', async (column) => {
  const file = `EAN;Descripción;${column};Precio\n7790272007434;Aceite 1 L;Almacén > Aceites;1.250,00\n7790272007441;Yerba;Almacén;900\n`
  const told = (await readAll(file)).map((one) => [one.row?.departamento, one.row?.familia])
  expect(told).toEqual([
    ['Almacén', 'Aceites'],
    [null, 'Almacén'],
  ])
})

it('takes a quantity for stock beside a code alone, and for content beside a price or a unit', async () => {
  const [count] = await readAll('Código;Artículo;Cantidad\nA-1;Yerba;12\n')
  expect(count?.row).toMatchObject({ Codigo: 'A-1', stock: 12, isPriceless: true })
  const [priced] = await readAll('Código;Artículo;Cantidad;Unidad;Precio\nA-1;Yerba;500;g;900\n')
  expect(priced?.row).toMatchObject({ ContenidoNeto: 500, ContenidoUnidad: 'g', Precioventa: 900 })
  expect(priced?.row?.stock).toBeUndefined()
  await expect(readAll('Código;Artículo;Cantidad;Unidad\nA-1;Yerba;500;g\n')).rejects.toThrow('columnas')
  await expect(readAll('Código;Artículo;Cantidad;Precio de compra\nA-1;Yerba;5;900\n')).rejects.toThrow(
    'columnas',
  )
})
