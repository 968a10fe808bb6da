import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findArticle } from '@gondola/contract/catalogue'
import {
  changeArticles,
  staffArticles,
  staffPrices,
  type ArticleChange,
} from '@gondola/contract/catalogue-admin'
import type { ChangeBody } from '@gondola/contract/base'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const NOW = '2026-11-21T12:00:00Z'

describeOnBothDatabases('articles in the back office', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, now: NOW })
    staff = await staffOf(shop, 'catalogo', 'ana')
    await fillCategories(shop.db)
    await shop.db
      .insertInto('families')
      .values({ Codigo: 103, Descripcion: 'Sin clasificar', department_code: 1, position: 9 })
      .execute()
    await insertArticles(shop.db, [
      articleRow({ Codigo: '0001', Descripcion: 'Galletitas Ñandú', Precioventa: 100, Imagen: 'a-640.webp' }),
      articleRow({
        Codigo: 'Y-1',
        Descripcion: 'Yerba mate 1 kg',
        family_code: 102,
        brand_code: 2,
        Ean: '7790387000016',
      }),
      articleRow({ Codigo: '300', Descripcion: 'Queso 100% puro', family_code: 202, is_on_sale: false }),
      articleRow({ Codigo: '400', Descripcion: 'Raro', family_code: 103, codigo_origen: 'ERP-77' }),
    ])
    await shop.db
      .insertInto('offers')
      .values({ article_code: '0001', Preciooferta: 80, FechaDesde: '2026-11-21', FechaHasta: '2026-11-21' })
      .execute()
  })
  afterAll(() => shop.close())

  const list = async (query: object) => {
    const { json, headers } = await staff.call(staffArticles.list, { query })
    return { codes: json.map(({ Codigo }) => Codigo), total: Number(headers['x-total-count']) }
  }
  const read = async (Codigo: string) => (await staff.call(staffArticles.read, { params: { Codigo } })).json
  const change = async (Codigo: string, changes: Partial<ArticleChange>, who = staff) => {
    const { CamposManuales: _, ...before } = await read(Codigo)
    return who.call(staffArticles.change, {
      params: { Codigo },
      body: { ...(before as ArticleChange), ...changes },
    })
  }

  describe('are listed', () => {
    it.each([
      [{}, ['0001', '300', '400', 'Y-1']],
      [{ q: 'nandu' }, ['0001']],
      [{ q: 'GALLETITAS ñandú' }, ['0001']],
      [{ q: '0001' }, ['0001', 'Y-1']],
      [{ q: '7790387000016' }, ['Y-1']],
      [{ q: 'erp-77' }, ['400']],
      [{ q: 'playadito' }, ['Y-1']],
      [{ q: '100%' }, ['300']],
      [{ q: "'" }, []],
      [{ EnVenta: false }, ['300']],
      [{ EnVenta: true, SinImagen: true }, ['400', 'Y-1']],
      [{ SinImagen: false }, ['0001']],
      [{ SinFamilia: true }, ['400']],
      [{ SinFamilia: false, Departamento: 1 }, ['0001', 'Y-1']],
      [{ Departamento: 2 }, ['300']],
      [{ Familia: 102 }, ['Y-1']],
      [{ Marca: 2 }, ['Y-1']],
      [{ EnOferta: true }, ['0001']],
      [{ EnOferta: false, Familia: 101 }, []],
      [{ _sort: 'Codigo', _order: 'DESC' }, ['Y-1', '400', '300', '0001']],
      [{ _sort: 'Marca', _start: 0, _end: 1, _order: 'DESC' }, ['Y-1']],
      [{ ids: '300,Y-1' }, ['300', 'Y-1']],
    ])('by %j', async (query, expected) => {
      const { codes, total } = await list(query)
      expect(codes).toEqual(expected)
      if (!('_end' in query)) expect(total).toBe(expected.length)
    })

    it('with all that staff need to know', async () => {
      expect(await read('0001')).toMatchObject({
        Preciooferta: 80,
        Marca: { Codigo: 1, Descripcion: 'La Serenísima' },
        Familia: { Codigo: 101, Descripcion: 'Galletitas dulces' },
        Departamento: { Codigo: 1, Descripcion: 'Almacén' },
        EnVenta: true,
        CamposManuales: [],
      })
      expect((await staff.call(staffArticles.read, { params: { Codigo: 'nada' } })).status).toBe(404)
    })
  })

  describe('are changed', () => {
    it('so that the shop shows it, the log and the price’s history have it, and imports leave it', async () => {
      const { json } = await change('Y-1', { Precioventa: 250.5, Descripcion: ' Yerba suave ' })
      expect(json).toMatchObject({
        Descripcion: 'Yerba suave',
        CamposManuales: ['Descripcion', 'Precioventa'],
      })
      await shop.deps.catalogue.refresh()
      const shown = shop.deps.catalogue.snapshot.articles.find(({ Codigo }) => Codigo === 'Y-1')
      expect(shown).toMatchObject({ Precioventa: 250.5, Descripcion: 'Yerba suave' })
      const { json: history } = await staff.call(staffPrices.list, { query: { Articulo: 'Y-1' } })
      expect(history).toMatchObject([
        {
          Precioventa: 250.5,
          Origen: 'personal',
          Usuario: 'ana',
          Importacion: null,
          Fechahora: expect.stringMatching(/^2026-11-21T09:00:/),
        },
      ])
      const log = await shop.db.selectFrom('audit_log').selectAll().where('key', '=', 'Y-1').execute()
      expect(log).toMatchObject([
        {
          entity: 'articulos',
          action: 'editar',
          user_name: 'ana',
          before: { Descripcion: 'Yerba mate 1 kg', Precioventa: 100, CamposManuales: [] },
          after: { Descripcion: 'Yerba suave', Precioventa: 250.5 },
        },
      ])
    })

    it('in their family, which outlives them: an import that brings them again puts them there', async () => {
      await change('Y-1', { Familia: { Codigo: 101 } })
      const choices = await shop.db.selectFrom('family_choices').selectAll().execute()
      expect(choices).toMatchObject([{ article_code: 'Y-1', family_code: 101, author: 'ana' }])
      await change('Y-1', { Familia: { Codigo: 102 } })
      expect(await shop.db.selectFrom('family_choices').select('family_code').execute()).toEqual([
        { family_code: 102 },
      ])
    })

    it('and released again, so that the next import may change them', async () => {
      const { json } = await change('Y-1', { CamposManuales: ['Precioventa'] })
      expect(json.CamposManuales).toEqual(['Precioventa'])
      const row = await shop.db
        .selectFrom('articles')
        .select('manual_fields')
        .where('Codigo', '=', 'Y-1')
        .executeTakeFirst()
      expect(row?.manual_fields).toEqual(['Precioventa'])
    })

    it('in nothing, which leaves no trace', async () => {
      const traces = () => shop.db.selectFrom('audit_log').select('id').execute()
      const before = [await read('0001'), (await traces()).length]
      await change('0001', {})
      expect([await read('0001'), (await traces()).length]).toEqual(before)
    })

    it.each<[Partial<ArticleChange>, string, string]>([
      [{ Descripcion: '  ' }, 'descripcion-vacia', 'Descripcion'],
      [{ Descripcioncorta: 'x'.repeat(61) }, 'descripcion-corta-larga', 'Descripcioncorta'],
      [{ Precioventa: 0 }, 'precio-vacio', 'Precioventa'],
      [{ Precioventa: 1.005 }, 'precio-decimales', 'Precioventa'],
      [{ ImpuestoInterno: 100 }, 'impuesto-mayor', 'ImpuestoInterno'],
      [{ Ean: 'ABC' }, 'ean-forma', 'Ean'],
      [{ Ean: '7790387000015' }, 'ean-control', 'Ean'],
      [{ Ean: '7790387000016' }, 'ean-en-uso', 'Ean'],
      [{ ContenidoNeto: 500, ContenidoUnidad: null }, 'contenido-incompleto', 'ContenidoUnidad'],
      [{ Familia: { Codigo: 999 } }, 'familia-inexistente', 'Familia.Codigo'],
      [{ Marca: { Codigo: 999 } }, 'marca-inexistente', 'Marca.Codigo'],
      [{ Imagen: 'articulos/000000000000000000000000-640.webp' }, 'imagen-inexistente', 'Imagen'],
    ])('not to %j', async (changes, code, Campo) => {
      const before = await read('0001')
      expect((await change('0001', changes)).problem).toMatchObject({ status: 422, code, Campo })
      expect(await read('0001')).toEqual(before)
    })

    it.each([
      [{ Iva: 12 }, 'Iva'],
      [{ unidad: 7 }, 'unidad'],
      [{ Precioventa: '10' }, 'Precioventa'],
    ])('not to the impossible %j', async (changes, Campo) => {
      const { problem } = await change('0001', changes as Partial<ArticleChange>)
      expect(problem).toMatchObject({ status: 400, Campo })
    })

    it('by those of the catalogue alone', async () => {
      const { status } = await change('0001', { Precioventa: 1 }, await staffOf(shop, 'pedidos'))
      expect(status).toBe(403)
    })

    it('several at once', async () => {
      const { json } = await staff.call(changeArticles, {
        body: { Codigos: ['0001', '300', 'nada'], EnVenta: true, Familia: { Codigo: 201 } },
      })
      expect(json).toEqual({ Cambiados: 2 })
      expect(await read('300')).toMatchObject({
        EnVenta: true,
        Familia: { Codigo: 201 },
        CamposManuales: ['Familia', 'EnVenta'],
      })
      expect((await read('0001')).CamposManuales).toEqual(['Familia'])
      const { problem } = await staff.call(changeArticles, {
        body: { Codigos: ['0001'], Familia: { Codigo: 9 } },
      })
      expect(problem.code).toBe('familia-inexistente')
    })

    it('in a field that was empty', async () => {
      const { json } = await change('300', { Ean: '4006381333931' })
      expect(json.Ean).toBe('4006381333931')
      expect((await change('300', { ContenidoNeto: 500, ContenidoUnidad: 'g' })).json).toMatchObject({
        ContenidoNeto: 500,
        ContenidoUnidad: 'g',
      })
    })
  })

  it('are created, held whole against imports, and shown', async () => {
    const draft = {
      Codigo: 'NUEVO-1',
      Descripcion: 'Muzzarella en fetas, por kilo',
      Precioventa: 9000,
      unidad: 100,
      Marca: { Codigo: 3 },
      Familia: { Codigo: 202 },
      EnVenta: true,
      Iva: 10.5,
    } as const
    const { json } = await staff.call(staffArticles.create, { body: draft })
    expect(json).toMatchObject({
      Descripcioncorta: 'Muzzarella en fetas, por kilo',
      unidaddescrip: 'Por kg',
      Imagen: null,
      CodigoOrigen: null,
    })
    expect(json.CamposManuales).toContain('Precioventa')
    expect((await staff.call(staffArticles.create, { body: draft })).problem).toMatchObject({
      code: 'codigo-en-uso',
      Campo: 'Codigo',
    })
    await shop.deps.catalogue.refresh()
    const shown = await shop.visitor().call(findArticle, { params: { Codigo: 'NUEVO-1' } })
    expect(shown.json).toMatchObject({ Descripcion: draft.Descripcion, Familia: { Codigo: 202 } })
  })

  it('have a short description that follows the description until somebody writes one', async () => {
    const body = {
      Codigo: 'CORTA-1',
      Descripcion: "Shampoo Johnson's 1,5 l",
      Precioventa: 9000,
      unidad: 1,
      Marca: { Codigo: 3 },
      Familia: { Codigo: 202 },
      EnVenta: true,
      Iva: 21,
    } as const
    const made = (await staff.call(staffArticles.create, { body })).json
    expect(made.Descripcioncorta).toBe("Shampoo Johnson's 1,5 l")
    expect(made.CamposManuales).not.toContain('Descripcioncorta')
    const renamed = (await change('CORTA-1', { Descripcion: "Shampoo Johnson's 750 ml" })).json
    expect(renamed.Descripcioncorta).toBe("Shampoo Johnson's 750 ml")
    expect(renamed.CamposManuales).not.toContain('Descripcioncorta')
    const written = (await change('CORTA-1', { Descripcioncorta: 'Shampoo de bebé' })).json
    expect(written.CamposManuales).toContain('Descripcioncorta')
    const again = (await change('CORTA-1', { Descripcion: "Shampoo Johnson's 400 ml" })).json
    expect(again.Descripcioncorta).toBe('Shampoo de bebé')
  })

  it('are created at the VAT rate of their family where none is said, and follow it', async () => {
    await shop.db.updateTable('families').set({ Iva: 10.5 }).where('Codigo', '=', 202).execute()
    const body = {
      Codigo: 'NUEVO-2',
      Descripcion: 'Carne picada',
      Precioventa: 9000,
      unidad: 100,
      Marca: { Codigo: 3 },
      Familia: { Codigo: 202 },
      EnVenta: true,
    } as const
    const { json } = await staff.call(staffArticles.create, { body })
    expect(json.Iva).toBe(10.5)
    expect(json.CamposManuales).not.toContain('Iva')
    const said = { ...body, Codigo: 'NUEVO-3', Iva: 21 } as const
    const other = (await staff.call(staffArticles.create, { body: said })).json
    expect([other.Iva, other.CamposManuales.includes('Iva')]).toEqual([21, true])
  })

  it.each([
    [300.01, 'precio-salta'],
    [33.33, 'precio-salta'],
    [300, undefined],
    [33.34, undefined],
  ])('from 100 to %s: %s', async (Precioventa, code) => {
    await shop.db.updateTable('articles').set({ Precioventa: 100 }).where('Codigo', '=', '300').execute()
    const { problem } = await change('300', { Precioventa })
    expect(problem.code).toBe(code)
    if (code === undefined) return
    expect(problem).toMatchObject({ status: 422, Campo: 'Precioventa' })
    expect((await read('300')).Precioventa).toBe(100)
    expect((await change('300', { Precioventa, Confirmado: true })).json.Precioventa).toBe(Precioventa)
  })

  it('are changed by two at the same moment one after the other', async () => {
    const { Descripcion, Precioventa, EnVenta } = await read('400')
    const part = (body: ChangeBody<ArticleChange>) =>
      staff.call(staffArticles.change, { params: { Codigo: '400' }, body })
    const answers = await Promise.all([
      part({ Descripcion: 'Uno', Leido: { Descripcion } }),
      part({ Precioventa: Precioventa + 1, Leido: { Precioventa } }),
      part({ EnVenta: !EnVenta, Leido: { EnVenta } }),
    ])
    const made = { Descripcion: 'Uno', Precioventa: Precioventa + 1, EnVenta: !EnVenta }
    expect(await read('400')).toMatchObject(made)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
