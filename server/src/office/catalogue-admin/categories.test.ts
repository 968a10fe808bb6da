import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDepartments } from '@gondola/contract/catalogue'
import {
  mergeBrand,
  staffBrands,
  staffDepartments,
  staffFamilies,
  type FamilyDraft,
} from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { findArticles, suggestionsFor } from '../../goods/catalogue/search/search.ts'
import { BrandRegistry } from '../imports/plan/brand-registry.ts'
import { findLineArticles } from '../../orders/placing/line-articles.store.ts'

describeOnBothDatabases('departments, families and brands in the back office', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database })
    staff = await staffOf(shop, 'catalogo')
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow({ Codigo: '1', Descripcion: 'Galletitas' }),
      articleRow({ Codigo: '2', Descripcion: 'Yerba', family_code: 102 }),
      articleRow({ Codigo: '3', Descripcion: 'Otra yerba', family_code: 102, manual_fields: '["Iva"]' }),
    ])
  })
  afterAll(() => shop.close())

  const shown = async () => {
    await shop.deps.catalogue.refresh()
    const { json } = await shop.visitor().call(listDepartments, { params: { from: 0, count: 0 } })
    return json.map(({ Codigo, ListFamilias }) => [Codigo, ...ListFamilias.map((family) => family.Codigo)])
  }
  const family = (changes: Partial<FamilyDraft>): FamilyDraft => ({
    Descripcion: 'Nueva',
    Departamento: { Codigo: 1 },
    Perecedero: false,
    Alcohol: false,
    Iva: 21,
    Orden: 5,
    Activo: true,
    ...changes,
  })
  const department = { Descripcion: 'Bazar', Orden: 0, Activo: true }

  it.each([
    ['Orde', { Descripcion: 'Bazar', Orden: 0, Activo: true, Orde: 5 }],
    ['Leido.Orde', { Orden: 1, Leido: { Orde: 5 } }],
  ])('are not changed where a field has another name: %s', async (Campo, body) => {
    const path = '/api/gestion/departamentos'
    const [method, url] = 'Leido' in body ? (['PUT', `${path}/1`] as const) : (['POST', path] as const)
    expect(await staff.request(method, url, body)).toMatchObject({
      status: 400,
      problem: { code: 'datos', Campo, detail: `${Campo}: ese campo no existe acá.` },
    })
  })

  it('are counted', async () => {
    const departments = (await staff.call(staffDepartments.list)).json
    expect(departments.map(({ Codigo, Familias, Articulos }) => [Codigo, Familias, Articulos])).toEqual([
      [1, 2, 3],
      [2, 2, 0],
      [3, 1, 0],
    ])
    const families = (await staff.call(staffFamilies.list, { query: { Departamento: 1 } })).json
    expect(families.map(({ Codigo, Articulos }) => [Codigo, Articulos])).toEqual([
      [101, 1],
      [102, 2],
    ])
    const brands = (await staff.call(staffBrands.list, { query: { SinArticulos: true } })).json
    expect(brands.map(({ Descripcion }) => Descripcion)).toEqual(['Playadito', 'Sin marca'])
  })

  describe('a department', () => {
    it('gets a free code, is where it is put, and is not shown while it is off', async () => {
      const { json } = await staff.call(staffDepartments.create, { body: department })
      expect(json).toMatchObject({ Codigo: 4, Activo: true, Familias: 0 })
      expect((await shown()).map(([code]) => code)).toEqual([4, 1, 2])
      const change = { ...department, Orden: 9, Activo: false }
      await staff.call(staffDepartments.change, { params: { Codigo: 4 }, body: change })
      expect((await shown()).map(([code]) => code)).toEqual([1, 2])
      expect((await staff.call(staffDepartments.remove, { params: { Codigo: 4 } })).status).toBe(204)
      expect((await staff.call(staffDepartments.read, { params: { Codigo: 4 } })).status).toBe(404)
      const log = await shop.db
        .selectFrom('audit_log')
        .selectAll()
        .where('entity', '=', 'departamentos')
        .execute()
      expect(log.map(({ action }) => action)).toEqual(['crear', 'editar', 'eliminar'])
    })

    it.each([
      [{ ...department, Codigo: 2 }, 'codigo-de-rubro-en-uso', 'Codigo'],
      [{ ...department, Codigo: 102 }, 'codigo-de-rubro-en-uso', 'Codigo'],
      [{ ...department, Descripcion: 'ALMACEN' }, 'nombre-en-uso', 'Descripcion'],
      [{ ...department, Descripcion: ' ' }, 'nombre-vacio', 'Descripcion'],
    ])('is not made of %j', async (body, code, Campo) => {
      expect((await staff.call(staffDepartments.create, { body })).problem).toMatchObject({
        status: 422,
        code,
        Campo,
      })
    })

    it('stays while it has families', async () => {
      const { problem } = await staff.call(staffDepartments.remove, { params: { Codigo: 1 } })
      expect(problem.code).toBe('departamento-con-familias')
    })
  })

  describe('a family', () => {
    it('gets a free code of its department, and moves', async () => {
      const { json } = await staff.call(staffFamilies.create, { body: family({}) })
      expect(json.Codigo).toBe(103)
      const body = family({ Departamento: { Codigo: 2 }, Alcohol: true, Orden: 1 })
      await staff.call(staffFamilies.change, { params: { Codigo: 103 }, body })
      expect(await shown()).toEqual([
        [1, 101, 102],
        [2, 103, 201, 202],
      ])
      expect((await staff.call(staffFamilies.remove, { params: { Codigo: 103 } })).status).toBe(204)
    })

    it.each([
      [family({ Codigo: 1 }), 'codigo-de-rubro-en-uso', 'Codigo'],
      [family({ Codigo: 201 }), 'codigo-de-rubro-en-uso', 'Codigo'],
      [family({ Departamento: { Codigo: 77 } }), 'departamento-inexistente', 'Departamento.Codigo'],
      [family({ Descripcion: 'yerba  MATE' }), 'nombre-en-uso', 'Descripcion'],
    ])('is not made of %j', async (body, code, Campo) => {
      expect((await staff.call(staffFamilies.create, { body })).problem).toMatchObject({
        status: 422,
        code,
        Campo,
      })
    })

    it('may be called like one of another department', async () => {
      const body = family({ Descripcion: 'Leches' })
      const { json } = await staff.call(staffFamilies.create, { body })
      expect((await staff.call(staffFamilies.remove, { params: { Codigo: json.Codigo } })).status).toBe(204)
    })

    it('stays while articles or promotions need it', async () => {
      const remove = (Codigo: number) => staff.call(staffFamilies.remove, { params: { Codigo } })
      expect((await remove(101)).problem.code).toBe('familia-con-articulos')
      const { Promocion } = await shop.db
        .insertInto('promotions')
        .values({
          Descripcion: 'x',
          Descrip: 'x',
          Imagen: null,
          FechaDesde: '2026-01-01',
          FechaHasta: '2026-01-02',
        })
        .returning('Promocion')
        .executeTakeFirstOrThrow()
      await shop.db
        .insertInto('promotion_families')
        .values({ promotion_id: Promocion, family_code: 301 })
        .execute()
      expect((await remove(301)).problem.code).toBe('familia-en-promocion')
    })

    it('gives its rate to its articles, those set by hand excepted', async () => {
      const body = family({ Descripcion: 'Yerba mate', Iva: 10.5, IvaATodos: true })
      await staff.call(staffFamilies.change, { params: { Codigo: 102 }, body })
      const rates = await shop.db.selectFrom('articles').select('Iva').orderBy('Codigo').execute()
      expect(rates.map(({ Iva }) => Iva)).toEqual([21, 10.5, 21])
    })

    it('is not shown while it is off, nor sold', async () => {
      const { running } = shop.deps.catalogue.snapshot
      const sold = async () => (await findLineArticles(shop.db, ['1', '2'], running)).size
      expect(await sold()).toBe(2)
      const off = family({ Descripcion: 'Yerba mate', Activo: false })
      await staff.call(staffFamilies.change, { params: { Codigo: 102 }, body: off })
      expect((await shown())[0]).toEqual([1, 101])
      expect(shop.deps.catalogue.snapshot.articles.map(({ Codigo }) => Codigo)).toEqual(['1'])
      expect(await sold()).toBe(1)
      const body = { Descripcion: 'Almacén', Orden: 1, Activo: false }
      await staff.call(staffDepartments.change, { params: { Codigo: 1 }, body })
      expect(await sold()).toBe(0)
    })
  })

  describe('a brand', () => {
    const created = async (Descripcion: string) =>
      (await staff.call(staffBrands.create, { body: { Descripcion } })).json.Codigo
    const merge = (Codigo: number, Con: number) =>
      staff.call(mergeBrand, { params: { Codigo }, body: { Con } })

    it('is made, renamed and removed', async () => {
      const { json } = await staff.call(staffBrands.create, { body: { Descripcion: ' Taragüí ' } })
      expect(json).toMatchObject({ Descripcion: 'Taragüí', Articulos: 0 })
      const params = { Codigo: json.Codigo }
      const same = await staff.call(staffBrands.change, { params, body: { Descripcion: 'TARAGUI' } })
      expect(same.json.Descripcion).toBe('TARAGUI')
      expect((await staff.call(staffBrands.remove, { params })).status).toBe(204)
    })

    it.each([
      ['la serenisima', 'nombre-en-uso'],
      ['', 'nombre-vacio'],
    ])('is not called %j', async (Descripcion, code) => {
      expect((await staff.call(staffBrands.create, { body: { Descripcion } })).problem.code).toBe(code)
    })

    it('becomes part of another with its articles and promotions, and imports know its name', async () => {
      const [first, second, third] = [
        await created('Cañuelas'),
        await created('Canuelas S.A.'),
        await created('M. Cañuelas'),
      ]
      await insertArticles(shop.db, [
        articleRow({ Codigo: 'H1', Descripcion: 'Harina', brand_code: first }),
        articleRow({ Codigo: 'H2', Descripcion: 'Harina leudante', brand_code: second }),
      ])
      const { Promocion } = await shop.db
        .insertInto('promotions')
        .values({
          Descripcion: 'Harinas',
          Descrip: '2x1',
          Imagen: null,
          FechaDesde: '2026-01-01',
          FechaHasta: '2026-12-31',
        })
        .returning('Promocion')
        .executeTakeFirstOrThrow()
      const named = [first, second].map((brand_code) => ({ promotion_id: Promocion, brand_code }))
      await shop.db.insertInto('promotion_brands').values(named).execute()

      expect((await merge(second, second)).problem).toMatchObject({ status: 422, code: 'marca-consigo' })
      expect((await merge(second, 99_999)).problem).toMatchObject({ code: 'marca-inexistente', Campo: 'Con' })
      expect((await merge(99_999, first)).status).toBe(404)
      expect((await merge(second, first)).json).toEqual({
        Codigo: first,
        Descripcion: 'Cañuelas',
        Articulos: 2,
      })
      expect((await merge(first, third)).json).toMatchObject({ Codigo: third, Articulos: 2 })

      expect((await staff.call(staffBrands.read, { params: { Codigo: second } })).status).toBe(404)
      const promoted = await shop.db.selectFrom('promotion_brands').selectAll().execute()
      expect(promoted).toEqual([{ promotion_id: Promocion, brand_code: third }])
      const book = await BrandRegistry.of(shop.db, ['CAÑUELAS', 'canuelas s.a.'])
      expect(book.made).toEqual([])
      expect([book.code('Cañuelas'), book.code('Canuelas S.A.')]).toEqual([third, third])
      const log = await shop.db.selectFrom('audit_log').selectAll().where('action', '=', 'unir').execute()
      expect(log).toMatchObject([
        {
          key: String(second),
          before: { Descripcion: 'Canuelas S.A.', Articulos: 1 },
          after: { Descripcion: 'Cañuelas', Codigo: first },
        },
        { key: String(first), after: { Codigo: third } },
      ])
      // once a brand has the name again, it is no longer a synonym
      const again = await created('Cañuelas')
      expect((await BrandRegistry.of(shop.db, [])).code('Cañuelas')).toBe(again)
    })

    it('is found in the shop by the names of those that became part of it', async () => {
      const [gone, stays] = [await created('Zumbax Única'), await created('Trigal')]
      await insertArticles(shop.db, [
        articleRow({ Codigo: 'Z1', Descripcion: 'Vela de noche', brand_code: gone, family_code: 201 }),
      ])
      await merge(gone, stays)
      await shop.deps.catalogue.refresh()
      const { snapshot } = shop.deps.catalogue
      for (const asked of ['zumbax', 'Zumbáx unica', 'vela zumbax', 'trigal'])
        expect(
          [...findArticles(snapshot.search, asked)].map((index) => snapshot.articles[index]?.Codigo),
        ).toEqual(['Z1'])
      expect(suggestionsFor(snapshot, 'zumb')).toContainEqual(
        expect.objectContaining({ Tipo: 'marca', Descripcion: 'Trigal' }),
      )
    })

    it('stays while articles need it', async () => {
      expect((await staff.call(staffBrands.remove, { params: { Codigo: 1 } })).problem.code).toBe(
        'marca-con-articulos',
      )
    })
  })
})
