import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../../lab/shop/fill-catalogue.ts'
import { storedZip } from '../../../../../lab/shop/stored-zip.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { inCatalogue } from '../../../goods/catalogue/change-catalogue.ts'
import { importFile, type ImportOptions } from './import-file.ts'
import { NO_DECISIONS, type PriceDecisions } from '../plan/brake.ts'
import { undoImport } from '../undo/undo-import.ts'

const HEADER = 'ean,codigo,descripcion,marca,departamento,familia,precio,contenido,unidad,pesable'
const MILK = '7791000000017,,Leche Entera 1 Lt,LA SERENISIMA,Lácteos y frescos,Leches,1500.50,1,lt,0'
const MATE = '7791000000024,,Yerba Mate Suave 500 Gr,Playadito,ALMACEN,YERBA MATE,2500,500,gr,0'
const MEAT = ',C-1,Asado x Kg,,Carnicería,Carne vacuna,9000,,,1'
const SOAP = '7791000000031,,Jabón en Pan 200 Gr,Ala,Limpieza,Jabones,700,200,gr,0'

describeOnBothDatabases('importing a file', (database) => {
  let shop: TestShop
  let folder: string
  beforeEach(async () => {
    shop = await startTestShop({ database, now: '2026-11-21T12:00:00-03:00' })
    folder = await mkdtemp(join(tmpdir(), 'gondola-import-'))
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  async function importLines(lines: readonly string[], options: Partial<ImportOptions> = {}) {
    const path = join(folder, 'precios.csv')
    await writeFile(path, [HEADER, ...lines].join('\n'))
    return importFile(shop.deps, { path, isDryRun: false, isConfirmed: false, author: 'prueba', ...options })
  }
  const version = async () =>
    (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
  const findArticle = (code: string) =>
    shop.db.selectFrom('articles').selectAll().where('Codigo', '=', code).executeTakeFirst()
  const families = async () => {
    const rows = await shop.db
      .selectFrom('families')
      .innerJoin('departments', 'departments.Codigo', 'department_code')
      .select(['departments.Descripcion as department', 'families.Descripcion as family', 'families.Codigo'])
      .orderBy('families.Codigo')
      .execute()
    return rows.map(({ Codigo, department, family }) => [Codigo, department, family])
  }

  it('keeps a short description, and its address, as long as the name stays', async () => {
    await importLines([MILK])
    const short = async () => (await findArticle('7791000000017'))?.Descripcioncorta
    await shop.db
      .updateTable('articles')
      .set({ Descripcioncorta: 'La leche de siempre' })
      .where('Codigo', '=', '7791000000017')
      .execute()
    await importLines([MILK.replace('1500.50', '1600')])
    expect(await short()).toBe('La leche de siempre')
    await importLines([MILK.replace('Leche Entera 1 Lt', 'Leche Entera 1.5 Lt')])
    expect(await short()).toBe('Leche Entera 1.5 Lt')
  })

  it('makes articles, brands, departments and families, and their price history', async () => {
    const { state, profile, report } = await importLines([MILK, MATE, MEAT])
    expect([state, profile]).toEqual(['applied', 'gondola'])
    expect(report).toEqual({
      leidas: 3,
      nuevas: 3,
      cambiadas: 0,
      iguales: 0,
      desaparecidas: 0,
      rechazadas: [],
      avisos: [],
    })
    expect(await families()).toEqual([
      [101, 'Lácteos y frescos', 'Leches'],
      [201, 'Almacen', 'Yerba Mate'],
      [301, 'Carnicería', 'Carne vacuna'],
    ])
    expect(await findArticle('7791000000017')).toMatchObject({
      Descripcion: 'Leche Entera 1 Lt',
      Precioventa: 1500.5,
      unidad: 1,
      unidaddescrip: '1 l',
      ContenidoNeto: 1000,
      ContenidoUnidad: 'ml',
      Ean: '7791000000017',
      Iva: 0,
      is_on_sale: true,
    })
    expect(await findArticle('C-1')).toMatchObject({
      unidad: 100,
      unidaddescrip: 'Por kg',
      Ean: null,
      codigo_origen: 'C-1',
      Iva: 10.5,
      ContenidoNeto: null,
    })
    const brands = await shop.db.selectFrom('brands').select('Descripcion').orderBy('Descripcion').execute()
    expect(brands.map(({ Descripcion }) => Descripcion)).toEqual(['La Serenisima', 'Playadito', 'Sin marca'])
    const prices = await shop.db
      .selectFrom('price_history')
      .select(['article_code', 'Precioventa', 'source', 'import_id'])
      .execute()
    expect(prices).toContainEqual({ article_code: 'C-1', Precioventa: 9000, source: 'import', import_id: 1 })
    const record = await shop.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow()
    expect(record).toMatchObject({ file_name: 'precios.csv', profile: 'gondola', author: 'prueba', report })
  })

  it('takes departments, families and brands that are there, by name', async () => {
    await fillCategories(shop.db)
    await importLines([MILK, MATE, SOAP])
    expect(await findArticle('7791000000017')).toMatchObject({ family_code: 201, brand_code: 1 })
    expect(await findArticle('7791000000024')).toMatchObject({ family_code: 102, brand_code: 2 })
    expect((await families()).at(-1)).toEqual([401, 'Limpieza', 'Jabones'])
  })

  it('changes nothing the second time', async () => {
    await importLines([MILK, MATE, MEAT])
    const before = await version()
    const { report } = await importLines([MEAT, MILK, MATE, MATE])
    expect(report).toMatchObject({
      leidas: 4,
      nuevas: 0,
      cambiadas: 0,
      iguales: 3,
      desaparecidas: 0,
      avisos: [],
    })
    expect(await version()).toBe(before)
    expect(await shop.db.selectFrom('price_history').selectAll().execute()).toHaveLength(3)
  })

  it('changes what changed, and leaves what staff set by hand', async () => {
    await importLines([MILK, MATE])
    await shop.db
      .updateTable('articles')
      .set({
        Imagen: 'leche.webp',
        family_code: 201,
        is_on_sale: false,
        manual_fields: JSON.stringify(['family_code', 'Descripcion']),
      })
      .where('Codigo', '=', '7791000000017')
      .execute()
    const { report } = await importLines([
      MILK.replace('1500.50', '1600').replace('Entera', 'Descremada'),
      MATE,
    ])
    expect(report).toMatchObject({ cambiadas: 1, iguales: 1 })
    expect(await findArticle('7791000000017')).toMatchObject({
      Precioventa: 1600,
      Descripcion: 'Leche Entera 1 Lt',
      Imagen: 'leche.webp',
      family_code: 201,
      is_on_sale: false,
      manual_fields: ['family_code', 'Descripcion'],
    })
    const prices = await shop.db
      .selectFrom('price_history')
      .select('Precioventa')
      .where('article_code', '=', '7791000000017')
      .orderBy('id')
      .execute()
    expect(prices.map(({ Precioventa }) => Precioventa)).toEqual([1500.5, 1600])
  })

  it('keeps what a file does not tell', async () => {
    await importLines([MILK])
    const path = join(folder, 'solo-precios.csv')
    await writeFile(path, 'ean;descripcion;precio\n7791000000017;Leche Entera 1 Lt;1.550,00\n')
    await importFile(shop.deps, { path, isDryRun: false, isConfirmed: false, author: 'prueba' })
    expect(await findArticle('7791000000017')).toMatchObject({
      Precioventa: 1550,
      family_code: 101,
      brand_code: 2,
      Iva: 0,
    })
  })

  it('keeps how an article is sold, and its content, if the file tells neither', async () => {
    const BROTH = '7791000000048,,Caldo de Verdura x 12 sobres,Knorr,Almacén,Caldos,900,12,un,0'
    await importLines([MEAT, BROTH])
    await shop.db.updateTable('articles').set({ codigo_origen: 'T-7' }).where('Codigo', '=', 'C-1').execute()
    const lines = async (header: string, ...rows: string[]) => {
      const path = join(folder, 'lista.csv')
      await writeFile(path, [header, ...rows].join('\n'))
      return importFile(shop.deps, { path, isDryRun: false, isConfirmed: true, author: 'prueba' })
    }
    await lines(
      'codigo;ean;descripcion;precio;existencia',
      'C-1;;Asado x Kg;9.100,00;12,5',
      ';7791000000048;Caldo de Verdura x 12 sobres;950,00;7',
    )
    expect(await findArticle('C-1')).toMatchObject({
      Precioventa: 9100,
      unidad: 100,
      unidaddescrip: 'Por kg',
      codigo_origen: 'T-7',
    })
    expect(await findArticle('7791000000048')).toMatchObject({
      Precioventa: 950,
      unidad: 1,
      unidaddescrip: '12 un',
      ContenidoNeto: 12,
      ContenidoUnidad: 'un',
    })
    const stock = await shop.db
      .selectFrom('stock')
      .select(['article_code', 'quantity'])
      .orderBy('article_code')
      .execute()
    expect(stock).toEqual([
      { article_code: '7791000000048', quantity: 7 },
      { article_code: 'C-1', quantity: 12_500 },
    ])
    // the columns of the panel's export tell both
    await lines('codigo;descripcion;precio;Se vende por peso;Contenido', 'C-1;Asado x Kg;9200;No;500 g')
    expect(await findArticle('C-1')).toMatchObject({ unidad: 1, ContenidoNeto: 500, ContenidoUnidad: 'g' })
  })

  it('tells what it would do and does nothing', async () => {
    const { state, report } = await importLines([MILK, MATE], { isDryRun: true })
    expect([state, report.nuevas]).toEqual(['simulated', 2])
    expect(await shop.db.selectFrom('articles').selectAll().execute()).toEqual([])
    expect(await shop.db.selectFrom('imports').selectAll().execute()).toEqual([])
  })

  it.each([
    ['more than triple', '1500.50', '4501.51', 'held'],
    ['triple', '1500.50', '4501.50', 'applied'],
    ['less than a third', '1500.50', '500.16', 'held'],
  ])('is held by a price of %s', async (_, before, now, state) => {
    await importLines([MILK, MATE])
    const held = await importLines([MILK.replace(before, now), MATE.replace('2500', '2600')])
    expect(held.state).toBe(state)
    if (state === 'applied') return
    expect(held.report.avisos).toEqual([expect.objectContaining({ linea: 2, motivo: 'precio_salto' })])
    expect((await findArticle('7791000000024'))?.Precioventa).toBe(2500)
    const confirmed = await importLines([MILK.replace(before, now), MATE.replace('2500', '2600')], {
      isConfirmed: true,
    })
    expect(confirmed.state).toBe('applied')
    expect((await findArticle('7791000000017'))?.Precioventa).toBe(Number(now))
  })

  it('is held where more than 30 % of the last file is missing', async () => {
    const many = Array.from({ length: 10 }, (_, i) =>
      MILK.replace('7791000000017,', `,C90${i}`).replace('Entera', `N${i}`),
    )
    await importLines(many)
    const three = await importLines(many.slice(3))
    expect([three.state, three.report.desaparecidas]).toEqual(['applied', 3])
    expect(await findArticle('C900')).toMatchObject({ is_on_sale: true })
    expect((await importLines(many.slice(3))).report).toMatchObject({ desaparecidas: 0, iguales: 7 })
    expect((await importLines(many.slice(6))).state).toBe('held')
    expect((await importLines(many.slice(6), { isConfirmed: true })).state).toBe('applied')
    expect((await importLines(many, { isConfirmed: false })).report).toMatchObject({
      iguales: 10,
      desaparecidas: 0,
    })
    expect((await importLines(many.slice(3))).report.desaparecidas).toBe(3)
  })

  it('asks of nothing that a partial list lacks, and marks nothing as gone', async () => {
    const many = Array.from({ length: 10 }, (_, i) =>
      MILK.replace('7791000000017,', `,C90${i}`).replace('Entera', `N${i}`),
    )
    await importLines(many)
    const two = many.slice(8).map((line) => line.replace('1500.50', '1600'))
    const partial = await importLines(two, { isPartial: true })
    expect([partial.state, partial.report]).toMatchObject(['applied', { cambiadas: 2, desaparecidas: 0 }])
    // the next file is still compared with the whole list
    expect((await importLines(many.slice(3), { isDryRun: true })).report.desaparecidas).toBe(3)
  })

  describe('a price that staff hold', () => {
    const held = { Precioventa: 1400, manual_fields: '["Descripcion","Precioventa"]' }
    const price = async () => {
      const { Precioventa, manual_fields } = (await findArticle('7791000000017'))!
      return { Precioventa, manual_fields }
    }
    beforeEach(async () => {
      await importLines([MILK, MATE])
      await shop.db.updateTable('articles').set(held).where('Codigo', '=', '7791000000017').execute()
    })

    it('stays, and is listed by name with both prices', async () => {
      const { counts, report } = await importLines([MILK, MATE.replace('2500', '2600')])
      expect(counts).toMatchObject({ fijadas: 1, suben: 1, bajan: 0, saltos: 0 })
      expect(report.avisos).toMatchObject([
        {
          linea: 2,
          motivo: 'precio_fijado',
          detalle: expect.stringMatching(/Leche Entera 1 Lt.*1\.400,00.*1\.500,50/),
        },
      ])
      expect((await price()).Precioventa).toBe(1400)
    })

    it.each([
      ['by its code', '1500.50', { letGo: ['7791000000017'] }, 1500.5],
      ['with all', '1500.50', { letsAllGo: true }, 1500.5],
      ['by its code where it would jump', '9999', { letGo: ['7791000000017'] }, 9999],
      ['not with all where it would jump', '9999', { letsAllGo: true }, 1400],
    ])('is released %s', async (_, told, said, expected) => {
      const decisions = { ...NO_DECISIONS, ...said }
      const { state } = await importLines([MILK.replace('1500.50', told), MATE], { decisions })
      const isHeld = expected === 1400
      expect([state, await price()]).toEqual([
        'applied',
        { Precioventa: expected, manual_fields: isHeld ? ['Descripcion', 'Precioventa'] : ['Descripcion'] },
      ])
      if (isHeld) return
      // after the undo, it is held again
      const { id } = await shop.db
        .selectFrom('imports')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(await undoImport(shop.deps, id, null)).toBe(true)
      expect(await price()).toEqual({ Precioventa: 1400, manual_fields: ['Descripcion', 'Precioventa'] })
    })
  })

  describe('prices that jump', () => {
    const JUMPING = [MILK.replace('1500.50', '15005'), MATE.replace('2500', '25000'), SOAP]
    const prices = async () => {
      const rows = await shop.db.selectFrom('articles').select('Precioventa').orderBy('Codigo').execute()
      return rows.map(({ Precioventa }) => Precioventa)
    }
    beforeEach(() => importLines([MILK, MATE, SOAP.replace('700,', '650,')]))

    it.each<[what: string, said: Partial<PriceDecisions>, state: string, expected: number[]]>([
      [
        'hold the file where one is not accepted',
        { accepted: ['7791000000017'] },
        'held',
        [1500.5, 2500, 650],
      ],
      [
        'pass where each is accepted',
        { accepted: ['7791000000017', '7791000000024'] },
        'applied',
        [15005, 25000, 700],
      ],
      ['stay out where the rest is applied', { leavesJumps: true }, 'applied', [1500.5, 2500, 700]],
      [
        'stay out but for those accepted',
        { leavesJumps: true, accepted: ['7791000000024'] },
        'applied',
        [1500.5, 25000, 700],
      ],
    ])('%s', async (_, said, state, expected) => {
      const outcome = await importLines(JUMPING, { decisions: { ...NO_DECISIONS, ...said } })
      expect([outcome.state, await prices()]).toEqual([state, expected])
      const told = outcome.report.avisos.filter(({ motivo }) => motivo === 'precio_salto')
      expect(told.map(({ detalle }) => detalle)).toEqual([
        expect.stringMatching(/Leche Entera 1 Lt \(7791000000017\), de .*1\.500,50 a .*15\.005,00/),
        expect.stringContaining('Yerba Mate Suave 500 Gr (7791000000024)'),
      ])
    })

    it('that were left out are asked about again by the next list', async () => {
      await importLines(JUMPING, { decisions: { ...NO_DECISIONS, leavesJumps: true } })
      expect((await importLines(JUMPING)).state).toBe('held')
    })
  })

  it('tells which running offers the new prices overtake', async () => {
    await importLines([MILK, MATE, SOAP])
    const offer = (article_code: string, Preciooferta: number, FechaDesde = '2026-11-01') => ({
      article_code,
      Preciooferta,
      FechaDesde,
      FechaHasta: '2026-12-31',
    })
    await shop.db
      .insertInto('offers')
      .values([
        offer('7791000000017', 1400),
        // one overtaken before, and one that has not begun yet
        offer('7791000000024', 2600),
        offer('7791000000031', 650, '2026-12-01'),
      ])
      .execute()
    const { counts, report } = await importLines([
      MILK.replace('1500.50', '1400'),
      MATE.replace('2500', '2400'),
      SOAP.replace('700,', '600,'),
    ])
    expect(counts.ofertas).toBe(1)
    expect(report.avisos).toMatchObject([
      { linea: 2, motivo: 'oferta_superada', detalle: expect.stringMatching(/Leche Entera.*1\.400,00/) },
    ])
  })

  it('holds a jump of a price that no import brought, and counts nothing as missing', async () => {
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow({
        Codigo: '7791000000017',
        Descripcion: 'Leche de prueba',
        Precioventa: 90_000,
        Imagen: 'a.webp',
      }),
      articleRow({ Codigo: 'DEMO-2', Descripcion: 'Otra' }),
      articleRow({ Codigo: 'DEMO-3', Descripcion: 'Otra más' }),
    ])
    const { state, holds } = await importLines([MILK])
    expect([state, holds]).toEqual(['held', ['1 precio salta a más del triple o a menos de un tercio.']])
    const { report } = await importLines([MILK], { isConfirmed: true })
    expect([report.cambiadas, report.desaparecidas]).toEqual([1, 0])
    expect(await findArticle('7791000000017')).toMatchObject({
      Precioventa: 1500.5,
      Imagen: 'a.webp',
      family_code: 201,
    })
    expect(await findArticle('DEMO-2')).toMatchObject({ is_on_sale: true })
  })

  it('settles rows that repeat an article, and counts those of another one as rejected', async () => {
    const { report } = await importLines(
      [
        MILK,
        MILK.replace('1500.50', '1600'),
        MILK.replace('Leche Entera', 'PROMO LECHE ENTERA').replace('1500.50', '10'),
        MILK.replace('Leche Entera', 'Crema').replace('1500.50', '10'),
      ],
      { isConfirmed: true },
    )
    expect(report).toMatchObject({ leidas: 4, nuevas: 1 })
    expect(report.rechazadas).toEqual([
      {
        linea: 5,
        motivo: 'codigo_repetido',
        detalle: expect.stringMatching(
          /«Crema 1 Lt» no se toma: el código 7791000000017 .*«Leche Entera 1 Lt» \(línea 2\)/,
        ),
      },
    ])
    expect(report.avisos.map(({ linea, motivo }) => [linea, motivo])).toEqual([
      [3, 'ean_repetido_otro_precio'],
      [4, 'ean_repetido_otra_descripcion'],
    ])
    expect(await findArticle('7791000000017')).toMatchObject({
      Precioventa: 1600,
      Descripcion: 'Leche Entera 1 Lt',
    })
  })

  describe('new articles at a price that is far from the usual', () => {
    const many = Array.from({ length: 9 }, (_, i) => SOAP.replace('7791000000031,', `,C9${i}`))
    const bare = (line: string) => line.replace('Limpieza,Jabones', ',')
    const leavesJumps = { decisions: { ...NO_DECISIONS, leavesJumps: true } }

    it.each([
      ['in their family', many, SOAP, '70000', '27999'],
      ['in their family', many, SOAP, '7', '18'],
      ['anywhere', many, bare(SOAP), '17', '18'],
      ['anywhere', many, bare(SOAP), '280000', '279999'],
      ['where nothing is known', [], SOAP, '1', '10'],
      ['where nothing is known', [], SOAP, '8999999', '5000000'],
    ])('hold the file: %s', async (_, others, line, price, near) => {
      const at = (pesos: string) => [...others, line.replace(',700,', `,${pesos},`)]
      const held = await importLines(at(price))
      expect([held.state, held.holds]).toEqual(['held', [expect.stringMatching(/^1 precio por revisar: /)]])
      expect(held.report.avisos.filter(({ motivo }) => motivo === 'precio_salto')).toEqual([
        expect.objectContaining({ linea: others.length + 2 }),
      ])
      const accepted = { ...NO_DECISIONS, accepted: ['7791000000031'] }
      expect((await importLines(at(price), { decisions: accepted, isDryRun: true })).holds).toEqual([])
      expect((await importLines(at(near), { isDryRun: true })).holds).toEqual([])
    })

    it('stay out where the rest is applied', async () => {
      const lines = [...many, SOAP.replace(',700,', ',7,')]
      const { state, report } = await importLines(lines, leavesJumps)
      expect([state, report.nuevas, report.iguales]).toEqual(['applied', 9, 0])
      expect(await findArticle('7791000000031')).toBeUndefined()
      expect((await importLines(lines)).state).toBe('held')
    })
  })

  it('holds articles with two prices, which keep theirs where the rest is applied', async () => {
    await importLines([MILK, MATE])
    const lines = [
      MILK.replace('1500.50', '1600'),
      MILK.replace('1500.50', '1700'),
      MATE.replace('2500', '2600'),
    ]
    const held = await importLines(lines)
    expect([held.state, held.holds]).toEqual(['held', [expect.stringMatching(/^1 precio por revisar: /)]])
    const decisions = { ...NO_DECISIONS, leavesJumps: true }
    expect((await importLines(lines, { decisions })).state).toBe('applied')
    expect((await findArticle('7791000000017'))?.Precioventa).toBe(1500.5)
    expect((await findArticle('7791000000024'))?.Precioventa).toBe(2600)
    await importLines(lines, { decisions: { ...NO_DECISIONS, accepted: ['7791000000017'] } })
    expect((await findArticle('7791000000017'))?.Precioventa).toBe(1700)
  })

  it('unpacks .gz whatever its name, and refuses a damaged one', async () => {
    const packed = gzipSync([HEADER, MILK].join('\n'))
    const path = join(folder, 'precios.csv')
    const options = { path, isDryRun: false, isConfirmed: false, author: 'prueba' }
    await writeFile(path, packed.subarray(0, packed.length - 12))
    await expect(importFile(shop.deps, options)).rejects.toMatchObject({ motivo: 'archivo_danado' })
    expect(await shop.db.selectFrom('articles').selectAll().execute()).toEqual([])
    await writeFile(path, packed)
    expect((await importFile(shop.deps, options)).report.nuevas).toBe(1)
  })

  it('reads the table inside a .zip', async () => {
    const path = join(folder, 'precios.zip')
    const options = { path, isDryRun: false, isConfirmed: false, author: 'prueba' }
    await writeFile(
      path,
      storedZip({ 'leeme.md': 'nada', 'lista/PRECIOS.CSV': [HEADER, MILK, MATE].join('\n') }),
    )
    expect((await importFile(shop.deps, options)).report.nuevas).toBe(2)
    for (const [entries, motivo] of [
      [{ 'leeme.md': 'nada' }, 'zip_sin_csv'],
      [{ 'a.csv': [HEADER, MILK].join('\n'), 'b.csv': [HEADER, MATE].join('\n') }, 'zip_con_listas'],
      [{ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }, 'planilla_ods'],
    ] as const) {
      await writeFile(path, storedZip(entries))
      await expect(importFile(shop.deps, options)).rejects.toMatchObject({ motivo })
    }
  })

  it.each([
    ['nada.csv', null, undefined, 'archivo_inexistente'],
    ['solo.csv', HEADER, undefined, 'archivo_sin_filas'],
    ['otro.csv', [HEADER, MILK].join('\n'), 'sepia', 'perfil_desconocido'],
    ['falta.csv', [HEADER, MILK].join('\n'), 'catalogo', 'columnas_faltan'],
  ])('refuses %s', async (name, content, profile, motivo) => {
    const path = join(folder, name)
    if (content !== null) await writeFile(path, content)
    const options = { path, profile, isDryRun: false, isConfirmed: false, author: 'prueba' }
    await expect(importFile(shop.deps, options)).rejects.toMatchObject({ motivo })
  })

  it('plans again where the catalogue changed meanwhile', async () => {
    let isChanged = false
    await importLines([MILK])
    const { report } = await importLines([MILK.replace('1500.50', '1600')], {
      onReading: () => {
        if (isChanged) return
        isChanged = true
        changing = inCatalogue(shop.db, (trx) =>
          trx.updateTable('articles').set({ Precioventa: 1600 }).execute(),
        )
      },
    })
    await changing
    // by which of the two it has its price, chance decides
    expect(report.cambiadas + report.iguales).toBe(1)
    expect((await findArticle('7791000000017'))?.Precioventa).toBe(1600)
  })
})

let changing: Promise<unknown> = Promise.resolve()
