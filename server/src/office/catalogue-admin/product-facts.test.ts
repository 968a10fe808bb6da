import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIST_DOUBT_BELOW } from '@gondola/contract/base'
import * as calls from '@gondola/contract/catalogue'
import { changeArticles, staffArticles, type ArticleChange } from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { importFile } from '../imports/source/import-file.ts'
import { undoImport } from '../imports/undo/undo-import.ts'
import { findUndoable } from '../imports/undo/undo.store.ts'

const RICE: calls.ProductFacts = {
  Ingredientes: 'Arroz.',
  Apto: ['sin-tacc', 'vegano'],
  PaisOrigen: 'Argentina',
}
const BISCUITS: calls.ProductFacts = { Contiene: ['trigo', 'soja'], Sellos: ['azucares', 'calorias'] }
const ALL = { from: 0, count: 0 }

describeOnBothDatabases('what an article’s package says', (database) => {
  let shop: TestShop
  let staff: TestClient
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gondola-facts-'))
    shop = await startTestShop({ database, now: '2026-11-21T12:00:00Z' })
    staff = await staffOf(shop, 'catalogo', 'ana')
    await fillCategories(shop.db)
    const article = (Codigo: string, facts: calls.ProductFacts | null) =>
      articleRow({ Codigo, Descripcion: `Cosa ${Codigo}`, facts: facts && JSON.stringify(facts) })
    await insertArticles(shop.db, [article('A', RICE), article('B', BISCUITS), article('C', null)])
    await shop.deps.catalogue.refresh()
  })
  afterAll(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  const find = async (Codigo: string) => {
    await shop.deps.catalogue.refresh()
    return (await shop.visitor().call(calls.findArticle, { params: { Codigo } })).json
  }
  const listed = async (query: calls.ListQuery) => {
    await shop.deps.catalogue.refresh()
    const { json } = await shop.visitor().call(calls.listArticles, { params: ALL, query })
    return json
  }
  const change = async (Codigo: string, changes: Partial<ArticleChange>) => {
    const { CamposManuales: _, ...before } = (await staff.call(staffArticles.read, { params: { Codigo } }))
      .json
    const body = { ...(before as ArticleChange), ...changes }
    return staff.call(staffArticles.change, { params: { Codigo }, body })
  }

  it('is answered with the article alone; lists have what they are filtered by', async () => {
    expect(await find('A')).toMatchObject({ Apto: ['sin-tacc', 'vegano'], ConFicha: true, Ficha: RICE })
    expect(await find('C')).not.toHaveProperty('Ficha')
    const [rice, biscuits, plain] = await listed({})
    expect(rice).toMatchObject({ Apto: ['sin-tacc', 'vegano'], ConFicha: true })
    expect(biscuits).toMatchObject({ ConFicha: true })
    for (const article of [rice, biscuits, plain]) expect(article).not.toHaveProperty('Ficha')
    for (const field of ['Apto', 'ConFicha']) expect(plain).not.toHaveProperty(field)
  })

  it.each([
    ['sin-tacc', 'A', 'sin-tacc 1, vegano 1'],
    ['sin-tacc,vegano', 'A', 'sin-tacc 1, vegano 1'],
    ['sin-azucar', '', 'sin-azucar 0'],
    [undefined, 'ABC', 'sin-tacc 1, vegano 1'],
  ] as const)('filters lists by %s', async (apto, codes, counts) => {
    const query = apto === undefined ? {} : { apto }
    expect((await listed(query)).map(({ Codigo }) => Codigo).join('')).toBe(codes)
    const { json } = await shop.visitor().call(calls.filtersOfAll, { query })
    expect(json.Aptos.map(({ Apto, Cantidad }) => `${Apto} ${Cantidad}`).join(', ')).toBe(counts)
    expect(json.Total).toBe(codes.length)
  })

  it.each(['apto=', 'apto=rico', 'apto=vegano,', 'apto=vegano,vegano,vegano,vegano,vegano'])(
    'refuses ?%s',
    async (query) => {
      const { status } = await shop.visitor().request('GET', `/api/tarticulos/getall/0/0?${query}`)
      expect(status).toBe(400)
    },
  )

  it('is changed by staff, cleaned, shown at once, protected from imports and undone', async () => {
    const { json } = await change('C', { Ficha: { Ingredientes: '  Agua. ', Sellos: [], Apto: ['vegano'] } })
    const Ficha = { Ingredientes: 'Agua.', Apto: ['vegano'] }
    expect(json).toMatchObject({ Ficha, CamposManuales: ['Ficha'] })
    expect(await find('C')).toMatchObject({ Ficha, Apto: ['vegano'] })
    expect((await listed({ apto: 'vegano' })).map(({ Codigo }) => Codigo)).toEqual(['A', 'C'])
    // a change that does not name the facts leaves them
    const {
      CamposManuales: _,
      Ficha: __,
      ...others
    } = (await staff.call(staffArticles.read, { params: { Codigo: 'C' } })).json
    const renamed = { ...(others as ArticleChange), Descripcion: 'Cosa CC' }
    expect(
      (await staff.call(staffArticles.change, { params: { Codigo: 'C' }, body: renamed })).json,
    ).toMatchObject({ Ficha, Descripcion: 'Cosa CC' })
    const { json: emptied } = await change('C', { Ficha: { Ingredientes: '', Apto: null } })
    expect(emptied).not.toHaveProperty('Ficha')
    expect(await find('C')).not.toHaveProperty('ConFicha')
    const { json: without } = await staff.call(staffArticles.list, { query: { SinFicha: true } })
    expect(without.map(({ Codigo }) => Codigo)).toEqual(['C'])
  })

  it.each<[calls.ProductFacts, string]>([
    [{ Contiene: ['Trigo'], Apto: ['sin-tacc'] }, 'apto-sin-tacc'],
    [{ PuedeContener: ['avena'], Apto: ['sin-tacc'] }, 'apto-sin-tacc'],
    [{ Sellos: ['azucares'], Apto: ['sin-azucar'] }, 'apto-sin-azucar'],
    [{ Contiene: ['leche'], Apto: ['vegano'] }, 'apto-vegano'],
  ])('%j is refused: %s', async (Ficha, code) => {
    expect((await change('C', { Ficha })).problem).toMatchObject({ code, Campo: 'Ficha.Apto' })
  })

  it('is held against what a line of a list must be free of', async () => {
    const { json } = await shop
      .visitor()
      .call(calls.matchList, { body: { Texto: 'cosa B sin soja\ncosa B' } })
    expect(json[0]).toMatchObject({ Articulo: { Codigo: 'B' }, Duda: 'contiene', Falta: 'soja' })
    expect(json[0]!.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
    expect(json[1]!.Duda).not.toBe('contiene')
  })

  it('a claim is set and removed for several articles, or for none', async () => {
    const claim = (Codigos: string[], Vale: boolean) =>
      staff.call(changeArticles, { body: { Codigos, Apto: { Cual: 'sin-tacc', Vale } } })
    const { problem } = await claim(['C', 'B'], true)
    expect(problem).toMatchObject({ code: 'apto-sin-tacc' })
    expect(problem.detail).toContain('Cosa B')
    expect(await find('C')).not.toHaveProperty('Apto')
    expect((await claim(['A', 'C'], true)).json).toEqual({ Cambiados: 1 })
    expect(await find('C')).toMatchObject({ Ficha: { Apto: ['sin-tacc'] } })
    expect((await claim(['A', 'C'], false)).json).toEqual({ Cambiados: 2 })
    expect(await find('A')).toMatchObject({ Ficha: { ...RICE, Apto: ['vegano'] } })
    expect(await find('C')).not.toHaveProperty('Ficha')
  })

  it('is imported, merged with what is known, hidden until the end, and undone', async () => {
    const path = join(folder, 'lista.csv')
    await insertArticles(shop.db, [
      articleRow({
        Codigo: 'F1',
        Descripcion: 'Fideos 500 g',
        facts: JSON.stringify({ Productor: 'Molinos' }),
      }),
      articleRow({
        Codigo: 'F2',
        Descripcion: 'Otros 500 g',
        facts: JSON.stringify({ Ingredientes: 'Inventado', DeEjemplo: true }),
      }),
      articleRow({
        Codigo: 'F3',
        Descripcion: 'Fijado 500 g',
        facts: JSON.stringify(RICE),
        manual_fields: '["facts"]',
      }),
    ])
    await writeFile(
      path,
      [
        'codigo;descripcion;precio;contenido;unidad;ingredientes;sin_tacc;contiene;sellos;sodio_mg',
        'F1;Fideos 500 g;100;500;g;Sémola.;no;trigo;EXCESO EN SODIO;1.200,5',
        'F2;Otros 500 g;100;500;g;;;;ninguno;',
        'F3;Fijado 500 g;100;500;g;Otra cosa;si;;;',
        'F4;Nuevo 500 ml;100;500;ml;Agua.;si;;;3',
      ].join('\n'),
    )
    const before = await Promise.all(['F1', 'F2', 'F3'].map(find))
    let under: unknown = null
    const { report } = await importFile(shop.deps, {
      path,
      isDryRun: false,
      isConfirmed: true,
      author: 'prueba',
      onWriting: async () => {
        under = [await find('F1'), await find('F4')]
      },
    })
    const told = report.avisos.map(({ motivo }) => motivo)
    expect(told.filter((motivo) => motivo !== 'ean_vacio')).toEqual(['rubro_vacio'])
    expect(under).toEqual([before[0], null])
    expect((await find('F1'))?.Ficha).toEqual({
      Productor: 'Molinos',
      Ingredientes: 'Sémola.',
      Contiene: ['trigo'],
      Sellos: ['sodio'],
      Nutricion: { Por: '100 g', Sodio: 1200.5 },
    })
    // made-up facts do not stay beside a file's
    expect(await find('F2')).not.toHaveProperty('Ficha')
    expect((await find('F3'))?.Ficha).toEqual(RICE)
    expect((await find('F4'))?.Ficha).toEqual({
      Ingredientes: 'Agua.',
      Apto: ['sin-tacc'],
      Nutricion: { Por: '100 ml', Sodio: 3 },
    })
    expect(await undoImport(shop.deps, (await findUndoable(shop.db))!, null)).toBe(true)
    expect((await Promise.all(['F1', 'F2', 'F3'].map(find))).map((one) => one?.Ficha)).toEqual(
      before.map((one) => one?.Ficha),
    )
  })
})
