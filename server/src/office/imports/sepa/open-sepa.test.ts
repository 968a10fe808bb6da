import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Buffer } from 'node:buffer'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  branchesFile,
  MERCHANT_FILE,
  merchantFiles,
  PRODUCT_HEADER,
  productRow,
  productsFile,
} from '../../../../../lab/shop/sepa-files.ts'
import { storedZip } from '../../../../../lab/shop/stored-zip.ts'
import { openSource } from '../source/open-source.ts'
import { PROFILES } from '../profiles/all.ts'
import type { RowReading } from '../reading/import-row.ts'

const ROWS = [productRow(), productRow({ id: '7791000000024', name: 'Aceite de Girasol 900 Ml' })]
const FILES = merchantFiles(ROWS)
const ZIP = storedZip(FILES)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gondola-sepa-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function put(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

async function read(name: string, branch: string | null = null) {
  const source = await openSource(join(folder, name), { profile: undefined, profiles: PROFILES, branch })
  const readings: RowReading[] = []
  try {
    for await (const batch of source.rows) readings.push(...batch)
  } finally {
    await source.close()
  }
  return { readings, source }
}
const codes = (readings: readonly RowReading[]) => readings.map(({ row }) => row?.Codigo ?? null)
const BOTH = ['7791000000017', '7791000000024']

describe('where the files may lie', () => {
  it.each<[what: string, path: string, files: Record<string, string | Buffer>]>([
    [
      'a day’s package',
      'sepa.zip',
      { 'sepa.zip': storedZip({ '2026-11-20/sepa_1_comercio-sepa-7.zip': ZIP }) },
    ],
    ['a merchant’s zip', 'm.zip', { 'm.zip': ZIP }],
    [
      'a zip with a folder, in capitals',
      'm.zip',
      { 'm.zip': storedZip({ 'dia/COMERCIO.CSV': MERCHANT_FILE, 'dia/PRODUCTOS.CSV': productsFile(ROWS) }) },
    ],
    ['a folder', '.', FILES],
    [
      'a folder with a folder in it',
      '.',
      { '2026-11-20/Comercio.csv': MERCHANT_FILE, '2026-11-20/Productos.CSV': productsFile(ROWS) },
    ],
    ['a folder with merchants’ zips', '.', { 'dia/uno.zip': ZIP }],
    ['a loose file', 'productos.csv', FILES],
    ['a loose file alone, under another name', 'lista de hoy', { 'lista de hoy': productsFile(ROWS) }],
    ['a packed one', 'p.gz', { 'p.gz': gzipSync(productsFile(ROWS)) }],
  ])('reads %s', async (_, path, files) => {
    await put(files)
    const { readings, source } = await read(path)
    expect([source.profile, codes(readings)]).toEqual(['sepa', BOTH])
  })

  it('leaves out empty and damaged zips of a package, and says so', async () => {
    await put({
      'sepa.zip': storedZip({
        'd/sepa_1.zip': Buffer.alloc(0),
        'd/sepa_2.zip': Buffer.from('PK no zip at all'),
        'd/sepa_3.zip': ZIP,
        'd/sepa_4.zip': storedZip(merchantFiles(ROWS)).subarray(0, 300),
      }),
    })
    const { readings, source } = await read('sepa.zip')
    expect(codes(readings)).toEqual(BOTH)
    expect(source.notes.map(({ motivo, detalle }) => [motivo, /d\/sepa_\d/.exec(detalle)?.[0]])).toEqual([
      ['zip_interno_danado', 'd/sepa_1'],
      ['zip_interno_danado', 'd/sepa_2'],
      ['zip_interno_danado', 'd/sepa_4'],
    ])
  })

  it.each<[what: string, path: string, files: Record<string, string | Buffer>, motivo: string]>([
    ['merchants only', 'comercio.csv', { 'comercio.csv': MERCHANT_FILE }, 'sepa_sin_productos'],
    ['a folder with nothing', '.', { 'leeme.txt': 'nada' }, 'sepa_sin_productos'],
    [
      'the wholesalers’ feed',
      'productos.csv',
      {
        'productos.csv': `id_comercio|id_bandera|id_sucursal|id_producto|id_dun_14|productos_precio_bulto_sin_iva\n1|1|1|2|3|4`,
      },
      'sepa_mayorista',
    ],
    [
      'a header that lacks the price',
      'productos.csv',
      { 'productos.csv': 'id_comercio|id_producto|productos_descripcion\n1|2|3' },
      'columnas_faltan',
    ],
  ])('refuses %s', async (_, path, files, motivo) => {
    await put(files)
    await expect(read(path)).rejects.toMatchObject({ motivo })
  })
})

describe('choosing', () => {
  const rows = [
    productRow({ branch: '7|1|20', price: '10' }),
    productRow({ branch: '7|1|030', price: '11' }),
    productRow({ branch: '7|2|40', price: '12' }),
  ]
  const branches = branchesFile([
    '7|1|0020|Centro|Supermercado',
    '7|1|30|Norte|Supermercado',
    '7|2|40|Sur|Hipermercado',
  ])
  const prices = (readings: readonly RowReading[]) => readings.map(({ row }) => row?.Precioventa)
  beforeEach(() => put({ 'm.zip': storedZip(merchantFiles(rows, branches)) }))

  it.each([
    ['7-1-20', [10]],
    ['7-1-030', [11]],
    ['7-1', [10, 11]],
    ['7-2', [12]],
    ['40', [12]],
  ])('takes %s', async (branch, expected) => {
    expect(prices((await read('m.zip', branch)).readings)).toEqual(expected)
  })

  it.each([
    [null, 'elegir_sucursal'],
    ['7', 'elegir_sucursal'],
    ['7-1-99', 'sucursal_desconocida'],
  ])('of %s says which there are', async (branch, motivo) => {
    const refusal = read('m.zip', branch)
    await expect(refusal).rejects.toMatchObject({ motivo, message: expect.stringContaining('7-2-40') })
  })

  it('takes the web branch of a banner without a setting', async () => {
    const web = branchesFile(['7|1|20|Centro|Supermercado', '7|1|30|Tienda|Web'])
    await put({ 'm.zip': storedZip(merchantFiles(rows, web)) })
    expect(prices((await read('m.zip')).readings)).toEqual([11])
  })

  const namelessDay = (nameless: Record<string, string | Buffer>) =>
    storedZip({
      'd/uno.zip': storedZip(merchantFiles(rows, branches)),
      'd/sin nombre.zip': storedZip(nameless),
    })
  const NAMELESS = { 'productos.csv': productsFile([productRow({ branch: '9|1|5', price: '13' })]) }

  it.each([
    ['7-1-20', [10]],
    ['7-2', [12]],
    ['9', [13]],
    ['9-1-5', [13]],
  ])('takes %s of a package with a merchant that only its rows name', async (branch, expected) => {
    await put({ 'd.zip': namelessDay(NAMELESS) })
    expect(prices((await read('d.zip', branch)).readings)).toEqual(expected)
  })

  it.each([
    ['a package', 'd.zip', { 'd.zip': namelessDay(NAMELESS) }],
    ['productos.csv alone', 'productos.csv', NAMELESS],
    ['a packed file of another name', 'lista.gz', { 'lista.gz': gzipSync(NAMELESS['productos.csv']) }],
    [
      'a zip of a file of another name',
      'z.zip',
      { 'z.zip': storedZip({ 'lista.txt': NAMELESS['productos.csv'] }) },
    ],
    [
      'empty merchant’s files',
      'm.zip',
      { 'm.zip': storedZip(merchantFiles([NAMELESS['productos.csv'].split('\r\n')[1]!], branchesFile([]))) },
    ],
  ])('refuses a key that %s does not have, with those that it has', async (_, path, files) => {
    await put(files)
    const refusal = read(path, '99')
    await expect(refusal).rejects.toMatchObject({
      motivo: 'sucursal_desconocida',
      message: expect.stringContaining('9-1-5'),
    })
  })

  it.each<[what: string, files: Record<string, string | Buffer>]>([
    ['has no rows', { 'productos.csv': PRODUCT_HEADER }],
    ['is the wholesalers’', { 'productos.csv': 'id_comercio|id_producto|id_dun_14\n1|2|3' }],
    ['is empty', { 'productos.csv': '' }],
    ['has an endless line', { 'productos.csv': 'x'.repeat(1_500_000) }],
    ['has rows of nobody', { 'productos.csv': productsFile([productRow({ branch: 'x||' })]) }],
  ])('reads the others of a package where one %s, and says which it leaves out', async (_, files) => {
    await put({ 'd.zip': namelessDay(files) })
    const { readings, source } = await read('d.zip', '7-1-20')
    expect(prices(readings)).toEqual([10])
    expect(source.notes).toMatchObject([
      { motivo: 'comercio_ilegible', detalle: expect.stringContaining('sin nombre') },
    ])
    const unknown = read('d.zip', '9')
    await expect(unknown).rejects.toMatchObject({ message: expect.stringContaining('sin nombre') })
  })

  it('tells the branches of a file that comes alone', async () => {
    await put({ 'productos.csv': productsFile(rows) })
    expect((await read('productos.csv', '7-1')).source.branches.map(({ Clave }) => Clave)).toEqual([
      '7-1-20',
      '7-1-30',
      '7-2-40',
    ])
  })

  it('refuses rows of two banners that no other file names', async () => {
    await put({ 'productos.csv': productsFile(rows) })
    await expect(read('productos.csv')).rejects.toMatchObject({ motivo: 'elegir_sucursal' })
  })
})

describe('footers, blanks and broken lines', () => {
  it.each([
    ['Última actualización: 2026-04-14T03:06:52-03:00'],
    ['ultima actualizacion: 2026-04-14T03:06:52-0300'],
    ['Ãšltima actualizaciÃ³n: 2026-04-14T03:06:52-03:00'],
    ['Ultima Actualizacion: 2026-04-14T03:06:52||||||||||||||||'],
    ['&#032;||||||||'],
    [' '],
    ['||||||||||||||||'],
    [PRODUCT_HEADER],
  ])('leaves out %j', async (footer) => {
    for (const end of ['\n', '\r\n']) {
      await put({ 'productos.csv': [PRODUCT_HEADER, ...ROWS, footer].join(end) })
      expect(codes((await read('productos.csv')).readings)).toEqual(BOTH)
    }
  })

  it('reads UTF-8 with and without its mark, Windows-1252 and UTF-16', async () => {
    const text = productsFile([productRow({ name: 'Jabón de Baño 90 Gr' })])
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
    ]) {
      await put({ 'productos.csv': bytes })
      expect((await read('productos.csv')).readings[0]?.row?.Descripcion).toBe('Jabón de Baño 90 Gr')
    }
  })

  it('joins a row that line breaks cut, and rejects one that is short', async () => {
    const broken = productRow({ name: 'Galletitas\nde Agua 100 Gr', amount: '100' })
    const cut = productRow({ id: '7791000000031' }).split('|').slice(0, 16).join('|')
    await put({ 'productos.csv': productsFile([broken, cut, ROWS[1]!]) })
    const { readings } = await read('productos.csv')
    expect(readings.map(({ row, rejected }) => row?.Descripcion ?? rejected)).toEqual([
      'Galletitas de Agua 100 Gr',
      expect.objectContaining({ linea: 4, motivo: 'columna_de_menos' }),
      'Aceite de Girasol 900 Ml',
    ])
  })

  it('takes columns by their names, wherever they stand', async () => {
    const header =
      'productos_precio_lista | id_producto|Productos_Descripcion|id_comercio|id_bandera|id_sucursal|productos_ean|otra'
    await put({ 'productos.csv': `${header}\n25.5|7791000000017|Sal Fina 500 Gr|7|1|20|1|x\n` })
    expect((await read('productos.csv')).readings[0]?.row).toMatchObject({
      Codigo: '7791000000017',
      Descripcion: 'Sal Fina 500 Gr',
      Precioventa: 25.5,
      ContenidoNeto: 500,
    })
  })
})
