import { afterAll, beforeAll, expect, it } from 'vitest'
import { findArticle } from '@gondola/contract/catalogue'
import { staffPromotions, tryBasket, type PromotionDraft } from '@gondola/contract/promotions'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

const draft = (changes: Partial<PromotionDraft> = {}): PromotionDraft => ({
  Descripcion: 'Semana del pan',
  Descrip: 'Llevá 3 y pagá 2',
  Imagen: null,
  FechaDesde: '2026-11-20',
  FechaHasta: '2026-11-30',
  Dias: null,
  Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2 },
  Bases: 'Hasta agotar stock.',
  Orden: 5,
  Articulos: ['PAN'],
  Familias: [],
  Marcas: [],
  ...changes,
})

describeOnBothDatabases('promotions of staff', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    staff = await staffOf(shop, 'catalogo')
  })
  afterAll(() => shop.close())

  const create = (body: PromotionDraft) => staff.call(staffPromotions.create, { body })

  it('are made, shown at once, changed, listed and removed, each change with its note', async () => {
    const { status, json } = await create(draft())
    expect(status).toBe(200)
    expect(json).toMatchObject({ ...draft(), Estado: 'vigente', Alcance: 1 })
    expect(json.ListArticulos).toEqual([{ Codigo: 'PAN', Descripcion: 'Pan de molde' }])
    const { Promocion } = json
    const pan = () => shop.visitor().call(findArticle, { params: { Codigo: 'PAN' } })
    expect((await pan()).json).toMatchObject({ Promocion: { Promocion }, Llevando: { Cantidad: 3 } })

    const changed = await staff.call(staffPromotions.change, {
      params: { Promocion },
      body: draft({
        Descrip: 'Llevá 4 y pagá 3',
        Mecanica: { Tipo: 'nxm', Lleva: 4, Paga: 3 },
        Familias: [101],
      }),
    })
    // every article of family 101 sold by the piece; the cheese is weighed, and articles not on sale are not reached
    expect(changed.json).toMatchObject({ Promocion, Familias: [101], Alcance: 4 })
    const listed = await staff.call(staffPromotions.list, { query: { q: 'pan', Estado: 'vigente' } })
    expect(listed.json.map((row) => row.Promocion)).toEqual([Promocion])
    expect(listed.json[0]).not.toHaveProperty('Bases')
    expect((await staff.call(staffPromotions.list, { query: { Estado: 'terminada' } })).json).toEqual([])

    expect((await staff.call(staffPromotions.remove, { params: { Promocion } })).status).toBe(204)
    expect((await pan()).json).toMatchObject({ Promocion: null })
    expect((await staff.call(staffPromotions.read, { params: { Promocion } })).status).toBe(404)
    const notes = await shop.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'promociones')
      .where('key', '=', String(Promocion))
      .orderBy('id')
      .execute()
    expect(notes.map(({ action }) => action)).toEqual(['crear', 'editar', 'eliminar'])
    expect(notes[1]?.after).toMatchObject({ Descrip: 'Llevá 4 y pagá 3', Familias: [101] })
    expect(notes[1]?.after).not.toHaveProperty('Bases')
  })

  it.each<[string, Partial<PromotionDraft>, Campo: string]>([
    ['promocion-sin-nombre', { Descripcion: ' ' }, 'Descripcion'],
    ['promocion-sin-texto', { Descrip: '' }, 'Descrip'],
    ['promocion-fechas', { FechaHasta: '2026-11-19' }, 'FechaHasta'],
    ['promocion-sin-dias', { FechaDesde: '2026-11-20', FechaHasta: '2026-11-21', Dias: [0] }, 'Dias'],
    ['promocion-nxm', { Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 3 } }, 'Mecanica.Paga'],
    ['promocion-porcentaje', { Mecanica: { Tipo: 'segunda' } }, 'Mecanica.Porcentaje'],
    ['promocion-lleva', { Mecanica: { Tipo: 'desde', Precio: 10 } }, 'Mecanica.Lleva'],
    ['promocion-precio', { Mecanica: { Tipo: 'desde', Lleva: 2 } }, 'Mecanica.Precio'],
    ['promocion-limite', { Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2, Limite: 2 } }, 'Mecanica.Limite'],
    ['promocion-sin-alcance', { Articulos: [] }, 'Articulos'],
    ['promocion-articulo', { Articulos: ['PAN', 'NADA'] }, 'Articulos'],
    ['promocion-pesable', { Articulos: ['PAN', 'QUESO'] }, 'Articulos'],
    ['promocion-familia', { Familias: [999] }, 'Familias'],
    ['promocion-marca', { Marcas: [999] }, 'Marcas'],
  ])('are refused at the field at fault: %s', async (code, changes, Campo) => {
    const { status, problem } = await create(draft(changes))
    expect([status, problem.code, problem.Campo]).toEqual([422, code, Campo])
    const stored = await shop.db
      .selectFrom('promotions')
      .select('Promocion')
      .where('Descripcion', '=', 'Semana del pan')
      .execute()
    expect(stored).toEqual([])
  })

  it('take weighed articles where they are a percentage or a label', async () => {
    const percentage = { Mecanica: { Tipo: 'porcentaje', Porcentaje: 10 } as const, Articulos: ['QUESO'] }
    const { json } = await create(draft({ Descripcion: 'Queso', ...percentage, Dias: [6, 6, 0] }))
    expect(json).toMatchObject({ Alcance: 1, Estado: 'vigente', Dias: [0, 6] })
    await staff.call(staffPromotions.remove, { params: { Promocion: json.Promocion } })
  })

  it('are tried on any basket and day, with their reasons, and nothing is stored', async () => {
    const sunday = await create(draft({ Descripcion: 'Domingo', Dias: [0] }))
    const tried = async (Fecha: string) =>
      (
        await staff.call(tryBasket, {
          body: {
            Fecha,
            Lineas: [
              { Codart: 'PAN', Cantidad: 5 },
              { Codart: 'NADA', Cantidad: 1 },
            ],
          },
        })
      ).json
    expect(await tried('2026-11-22')).toMatchObject({
      Lineas: [
        {
          Codart: 'PAN',
          Promociones: [{ Promocion: sunday.json.Promocion, Descripcion: 'Domingo', Texto: '3x2' }],
          Descuentos: [{ Texto: 'Promo 3x2', Cantidad: 3, Monto: 100.1 }],
          Falta: 'Te falta 1 para el 3x2',
        },
      ],
      Faltantes: ['NADA'],
      TotalBruto: 500.5,
      TotalDescuento: 100.1,
      TotalNeto: 400.4,
    })
    expect(await tried('2026-11-23')).toMatchObject({
      Lineas: [{ Promociones: [], Descuentos: [], Falta: null }],
      TotalDescuento: 0,
    })
    expect((await staff.call(tryBasket, { body: { Fecha: '2026-11-22', Lineas: [] } })).json.TotalNeto).toBe(
      0,
    )
    expect(await shop.db.selectFrom('orders').select('Id').execute()).toEqual([])
  })
})
