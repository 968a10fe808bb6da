import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  applyLeaflet,
  LEAFLET_FAULTS as FAULTS,
  readLeaflet,
  staffOffers,
  undoLeaflet,
} from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('a leaflet of offers', (database) => {
  let shop: TestShop
  let staff: TestClient
  let codes: string[]
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, now: '2026-11-28T15:00:00Z' })
    staff = await staffOf(shop, 'catalogo')
    await shop.db.deleteFrom('offers').execute()
    const rows = await shop.db
      .updateTable('articles')
      .set({ Precioventa: 1000 })
      .where('unidad', '=', 1)
      .returning('Codigo')
      .execute()
    codes = rows.slice(0, 200).map(({ Codigo }) => Codigo)
  })
  beforeEach(() => shop.db.deleteFrom('offers').execute())
  afterAll(() => shop.close())

  const DAYS = { FechaDesde: '2026-12-01', FechaHasta: '2026-12-08' }
  const textOf = (lines: readonly string[]) => lines.join('\n')
  const offers = () => shop.db.selectFrom('offers').selectAll().orderBy('id').execute()
  const faults = async (Texto: string, more = {}) => {
    const { json } = await staff.call(readLeaflet, { body: { Texto, ...DAYS, ...more } })
    return json.Renglones.map(({ Falla, Duda }) => Falla ?? Duda)
  }

  it('of 200 lines is read, made and undone', async () => {
    const Texto = textOf(codes.map((code) => `${code};800`))
    const body = { Texto, ...DAYS }
    expect(
      (await staff.call(readLeaflet, { body })).json.Renglones.every(({ Falla }) => Falla === null),
    ).toBe(true)
    expect(await offers()).toEqual([])
    const { json } = await staff.call(applyLeaflet, { body })
    expect(json.Ofertas).toHaveLength(codes.length)
    expect(await offers()).toHaveLength(codes.length)
    const listed = await staff.call(staffOffers.list, { query: { Articulo: codes[7]! } })
    expect(listed.json).toMatchObject([{ Preciooferta: 800, ...DAYS, Estado: 'programada' }])
    // a second press makes nothing twice
    expect((await staff.call(applyLeaflet, { body })).problem).toMatchObject({
      status: 422,
      detail: FAULTS.faults,
    })
    expect(await offers()).toHaveLength(codes.length)
    expect((await staff.call(undoLeaflet, { body: { Ofertas: json.Ofertas } })).json).toEqual({
      Quitadas: codes.length,
    })
    expect(await offers()).toEqual([])
  })

  it('finds articles by barcode and by the code of the system that they came from', async () => {
    const [one, two] = codes as [string, string]
    await shop.db.updateTable('articles').set({ Ean: '0012345670009' }).where('Codigo', '=', one).execute()
    await shop.db.updateTable('articles').set({ codigo_origen: 'ab-7' }).where('Codigo', '=', two).execute()
    const { json } = await staff.call(readLeaflet, { body: { Texto: '12345670009 800\nAB-7 700', ...DAYS } })
    expect(json.Renglones.map(({ Codigo }) => Codigo)).toEqual([one, two])
    expect(await faults(`codigo;ean;precio\n${two};12345670009;800\n${one};12345670009;800`)).toEqual([
      FAULTS.otherEan,
      null,
    ])
  })

  it('takes no price for a piece or a kilo of what is sold otherwise', async () => {
    expect(await faults(`${codes[0]};800 c/u\n${codes[0]};800 x kg`)).toEqual([null, FAULTS.per])
  })

  it('takes no price of another amount than the one that is sold', async () => {
    const kilo = await shop.db
      .updateTable('articles')
      .set({ Descripcion: 'Papa blanca', Precioventa: 1000 })
      .where('unidad', '=', 100)
      .returning('Codigo')
      .execute()
    const code = kilo[0]!.Codigo
    const found = await faults(
      textOf([
        `${code} Papa bolsa 2 kg $ 900`,
        `${code} Papa 1/2 kg a $900`,
        `${codes[0]} pack 4 un $ 900`,
        `${code} Papa 1 kg $ 900`,
        `${codes[1]} Fideos 500 g a $ 900`,
      ]),
    )
    expect(found).toEqual([FAULTS.notOfOne, FAULTS.notOfOne, FAULTS.notOfOne, null, null])
  })

  it('tells what is wrong with each line, and makes none of them', async () => {
    const [one, two] = codes as [string, string]
    const Texto = textOf([
      'NO-HAY;10',
      `${one};800`,
      `${one};700;2/12;3/12`,
      `${two};800;9/12;2/12`,
      `${two};800;1/11;2/11`,
    ])
    const found = await faults(Texto)
    expect(found).toEqual([
      FAULTS.unknown('NO-HAY'),
      null,
      FAULTS.again(2),
      'La oferta no puede terminar antes de empezar.',
      'La oferta ya habría terminado. Elegí una fecha desde hoy.',
    ])
    expect(await faults('NO-HAY;10')).toEqual([FAULTS.unknown('NO-HAY')])
    expect(await faults(`${one};800`, { FechaHasta: undefined })).toEqual([FAULTS.noDays])
    expect((await staff.call(applyLeaflet, { body: { Texto, ...DAYS } })).status).toBe(422)
    expect(await offers()).toEqual([])
  })

  it('takes what is probably a mistake only when it is confirmed', async () => {
    const body = { Texto: `${codes[0]};100\n${codes[1]};1000`, ...DAYS }
    expect((await faults(body.Texto)).every((text) => text !== null)).toBe(true)
    expect((await staff.call(applyLeaflet, { body })).problem).toMatchObject({ detail: FAULTS.doubts })
    const confirmed = await staff.call(applyLeaflet, { body: { ...body, Confirmado: true } })
    expect(confirmed.json.Ofertas).toHaveLength(2)
  })

  it('is for their branches only, when staff of some branches make it', async () => {
    const ofOne = await staffOf(shop, 'catalogo', 'de-una', [1])
    const body = { Texto: `${codes[0]};800`, ...DAYS }
    expect((await ofOne.call(applyLeaflet, { body })).status).toBe(403)
    const own = await ofOne.call(applyLeaflet, { body: { ...body, Sucursales: [1] } })
    expect(own.json.Ofertas).toHaveLength(1)
    const { json } = await staff.call(applyLeaflet, { body: { ...body, Texto: `${codes[1]};800` } })
    expect((await ofOne.call(undoLeaflet, { body: { Ofertas: json.Ofertas } })).status).toBe(403)
    expect(await offers()).toHaveLength(2)
  })
})
