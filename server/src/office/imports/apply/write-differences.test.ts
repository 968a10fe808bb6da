import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FieldChange } from '@gondola/contract/imports'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { importFile, type ImportOptions } from '../source/import-file.ts'
import { PreviewedChanges } from './write-differences.ts'

const HEADER =
  'ean,codigo,descripcion,marca,departamento,familia,precio,contenido,unidad,pesable,origen,sin_tacc'
const EGGS = '7791000000017,,Huevos Blancos,Granja Sur,Lácteos y frescos,Huevos,3200,6,un,0,,'
const MEAT = ',C-1,Asado x Kg,,Carnicería,Carne vacuna,9000,,,1,,'

const change = (Campo: FieldChange['Campo'], Antes: string | null, Despues: string | null): FieldChange => ({
  Campo,
  Antes,
  Despues,
})

describeOnBothDatabases('what an import changes in articles that the shop has', (database) => {
  let shop: TestShop
  let folder: string
  beforeEach(async () => {
    shop = await startTestShop({ database, now: '2026-11-21T12:00:00-03:00' })
    folder = await mkdtemp(join(tmpdir(), 'gondola-import-'))
    await importLines([EGGS, MEAT])
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  async function importLines(lines: readonly string[], options: Partial<ImportOptions> = {}) {
    const path = join(folder, 'precios.csv')
    await writeFile(path, [HEADER, ...lines].join('\n'))
    return importFile(shop.deps, { path, isDryRun: false, isConfirmed: true, author: 'prueba', ...options })
  }
  const article = (code: string) =>
    shop.db.selectFrom('articles').selectAll().where('Codigo', '=', code).executeTakeFirstOrThrow()

  async function changesOf(line: string): Promise<FieldChange[][]> {
    const found: FieldChange[][] = []
    await importLines([line], {
      isDryRun: true,
      isPartial: true,
      onPlan: async (plan) => {
        const preview = await PreviewedChanges.read(shop.db)
        for (const batch of plan.articles()) found.push(...(await preview.of(batch)).values())
      },
    })
    return found
  }

  it.each<[what: string, line: string, changes: FieldChange[][]]>([
    ['nothing', EGGS, []],
    ['the price alone', EGGS.replace('3200', '3500'), [[]]],
    [
      'the name and a brand that the shop does not have',
      EGGS.replace('Blancos,Granja Sur', 'Colorados,Granja Norte'),
      [
        [
          change('descripcion', 'Huevos Blancos', 'Huevos Colorados'),
          change('marca', 'Granja Sur', 'Granja Norte'),
        ],
      ],
    ],
    [
      'a new family, and what the package says',
      EGGS.replace('Huevos,3200', 'Huevos de campo,3200').replace('0,,', '0,AR,sí'),
      [
        [
          change('familia', 'Huevos', 'Huevos de campo'),
          change('origen', null, 'Argentina'),
          change('sin_tacc', 'no', 'sí'),
        ],
      ],
    ],
    [
      'the content',
      EGGS.replace('6,un', '12,un'),
      [[change('unidad', '6 un', '12 un'), change('cantidad', '6 un', '12 un')]],
    ],
    ['a new article', EGGS.replace('7791000000017', '7791000000024'), []],
  ])('tells of %s', async (_what, line, changes) => {
    const before = await article('7791000000017')
    expect(await changesOf(line)).toEqual(changes)
    expect(await article('7791000000017')).toEqual(before)
    expect(await shop.db.selectFrom('brands').selectAll().execute()).toHaveLength(2)
  })

  it('takes a family’s rate of VAT with the family, and never for the family that an article has', async () => {
    await shop.db.updateTable('articles').set({ Iva: 10.5 }).execute()
    expect(await changesOf(EGGS.replace('3200', '3500').replace('Huevos,3500', 'HUEVOS,3500'))).toEqual([[]])
    expect(await changesOf(EGGS.replace('Huevos,3200', 'Quesos,3200'))).toEqual([
      [change('familia', 'Huevos', 'Quesos'), change('iva', '10,5', '21')],
    ])
  })

  it('an empty cell keeps what the shop has', async () => {
    await importLines(['7791000000017,,,,,,3300,,,,,', ',C-1,,,,,9100,,,,,', '7791000000048,,,,,,500,,,,,'], {
      isPartial: true,
    })
    expect(await article('7791000000017')).toMatchObject({
      Descripcion: 'Huevos Blancos',
      Descripcioncorta: 'Huevos Blancos',
      Precioventa: 3300,
      unidaddescrip: '6 un',
      ContenidoNeto: 6,
    })
    expect(await article('C-1')).toMatchObject({ Descripcion: 'Asado x Kg', unidad: 100, Precioventa: 9100 })
    const brands = await shop.db.selectFrom('articles').select('brand_code').distinct().execute()
    expect(brands).toHaveLength(2)
    const { report } = (await shop.db
      .selectFrom('imports')
      .select('report')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()) as { report: object }
    expect(report).toMatchObject({ rechazadas: [{ linea: 4, motivo: 'descripcion_vacia' }] })
  })

  it.each(['6 unidades', 'Maple de 6 u.', '6 un'])(
    'keeps the shop’s words for the same content: %s',
    async (unidaddescrip) => {
      await shop.db
        .updateTable('articles')
        .set({ unidaddescrip })
        .where('Codigo', '=', '7791000000017')
        .execute()
      await importLines([EGGS.replace('3200', '3500')], { isPartial: true })
      expect(await article('7791000000017')).toMatchObject({ unidaddescrip, Precioventa: 3500 })
      await importLines([EGGS.replace('6,un', '12,un')], { isPartial: true })
      expect(await article('7791000000017')).toMatchObject({ unidaddescrip: '12 un', ContenidoNeto: 12 })
    },
  )
})
