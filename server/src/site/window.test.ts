import { staffBranches } from '@gondola/contract/branches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEFAULT_STAFF_PARAMETERS,
  RETENTION,
  RETENTION_PARAMETERS,
  daysRangeText,
  listFrontBanners,
  listUserBanners,
  readParameters,
  staffFrontBanners,
  staffParameters,
  staffTexts,
  staffUserBanners,
  type BannerDraft,
  type ParametersDraft,
} from '@gondola/contract/site'
import { staffAudit } from '@gondola/contract/staff'
import { isCuitValid } from '@gondola/contract/base'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { cleanText } from './storefront-content.routes.ts'

const all = { params: { from: 0, count: 0 } }
const banner = (change: Partial<BannerDraft> = {}): BannerDraft => ({
  Url: '/#/promociones',
  Imagen: 'banners/asado.webp',
  Descrip: 'front',
  Texto: 'Asado',
  Estado: 0,
  FechaDesde: null,
  FechaHasta: null,
  Orden: 5,
  ...change,
})

describeOnBothDatabases('the shop window', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    // 22:30 of the previous day in the shop
    shop = await startTestShop({ database, base: true, now: '2026-11-22T01:30:00Z' })
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => shop.close())

  const parameters = async () => (await shop.visitor().call(readParameters)).json
  const change = (body: ParametersDraft) => staff.call(staffParameters.change, { params: { Id: 1 }, body })

  it.each([
    [null, null, true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', null, false],
    [null, '2026-11-20', false],
    ['2026-11-01', '2026-11-30', true],
  ])('shows a banner from %s to %s: %s', async (FechaDesde, FechaHasta, isShown) => {
    const body = banner({ Texto: `${FechaDesde} ${FechaHasta}`, FechaDesde, FechaHasta })
    const { json, status } = await staff.call(staffFrontBanners.create, { body })
    expect([status, json]).toEqual([200, { ...body, Id: json.Id, Vigente: isShown }])
    const shown = (await shop.visitor().call(listFrontBanners, all)).json.map(({ Texto }) => Texto)
    expect(shown.includes(body.Texto)).toBe(isShown)
  })

  it.each([
    [{ Url: 'javascript:alert(1)' }, 'banner-direccion', 'Url'],
    [{ Url: '//evil.example' }, 'banner-direccion', 'Url'],
    [{ Url: 'evil' }, 'banner-direccion', 'Url'],
    [{ Imagen: '' }, 'banner-imagen', 'Imagen'],
    [{ Imagen: '../secret' }, 'banner-imagen', 'Imagen'],
    [{ Imagen: 'https://x.ar/a.webp' }, 'banner-imagen', 'Imagen'],
    [{ Texto: ' ' }, 'banner-texto', 'Texto'],
    [{ FechaDesde: '2026-11-02', FechaHasta: '2026-11-01' }, 'fechas-al-reves', 'FechaHasta'],
  ])('takes no banner with %j', async (wrong, code, Campo) => {
    const { problem } = await staff.call(staffFrontBanners.create, { body: banner(wrong) })
    expect(problem).toMatchObject({ status: 422, code, Campo })
  })

  it('changes, orders and removes pop-ups, and writes it down', async () => {
    const made = await Promise.all(
      [2, 1].map((Orden) =>
        staff.call(staffUserBanners.create, {
          body: banner({ Descrip: 'popup', Texto: `n${Orden}`, Orden, Url: '' }),
        }),
      ),
    )
    const texts = async () => (await shop.visitor().call(listUserBanners, all)).json.map(({ Texto }) => Texto)
    expect(await texts()).toEqual(['n1', 'n2'])
    const Id = made[0]?.json.Id ?? 0
    await staff.call(staffUserBanners.change, {
      params: { Id },
      body: banner({ Descrip: 'popup', Texto: 'n2', Orden: 0, Url: '' }),
    })
    expect(await texts()).toEqual(['n2', 'n1'])
    expect((await staff.call(staffUserBanners.list, { query: { Descrip: 'popup' } })).json).toHaveLength(2)
    expect((await staff.call(staffUserBanners.remove, { params: { Id } })).status).toBe(204)
    expect(await texts()).toEqual(['n1'])
    expect((await staff.call(staffUserBanners.read, { params: { Id } })).status).toBe(404)
    const { json } = await staff.call(staffAudit.list, {
      query: { Entidad: 'banners-usuario', Clave: String(Id) },
    })
    expect(json.map(({ Accion }) => Accion)).toEqual(['eliminar', 'editar', 'crear'])
    expect(json[1]).toMatchObject({ Antes: { Orden: 2 }, Despues: { Orden: 0 } })
  })

  it('changes parameters, those alone that are sent, in every process', async () => {
    const second = await shop.openSecondApp()
    const answer = await change({
      NombreTienda: ' Almacén Ñandú ',
      Cuit: '30-71234567-1',
      ToleranciaPeso: 12.5,
    })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ Id: 1, NombreTienda: 'Almacén Ñandú', MinimoLineasGuardar: 1 })
    expect(answer.json).not.toHaveProperty('Texto2')
    expect((await second.visitor().call(readParameters)).json).toMatchObject({
      NombreTienda: 'Almacén Ñandú',
      ToleranciaPeso: 12.5,
    })
    await change({ MostrarPreciosAVisitantes: true })
    await second.deps.catalogue.refresh()
    expect(second.deps.catalogue.snapshot.pricesForAll).toBe(true)
    await second.close()
    const { json } = await staff.call(staffAudit.list, { query: { Entidad: 'parametros' } })
    expect(json[0]).toMatchObject({ Antes: { MostrarPreciosAVisitantes: false } })
  })

  it('keeps of the parameters none that it does not know, nor a text that is cleaned elsewhere', async () => {
    expect((await change({ Inventado: 1 } as ParametersDraft)).status).toBe(400)
    expect((await change({ Texto2: '<script>alert(1)</script>' } as ParametersDraft)).status).toBe(400)
    const kept = await shop.db.selectFrom('parameters').select('name').execute()
    expect(kept.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Inventado']))
    expect((await shop.visitor().call(readParameters)).text).not.toContain('alert(1)')
  })

  it.each<[ParametersDraft, string]>([
    [{ NombreTienda: ' ' }, 'NombreTienda'],
    [{ Email: 'x' }, 'Email'],
    [{ Cuit: '30-71234567-2' }, 'Cuit'],
    [{ Facebook: 'facebook.com/x' }, 'Facebook'],
    [{ DefensaConsumidorUrl: 'javascript:alert(1)' }, 'DefensaConsumidorUrl'],
    [{ ImagenesUrl: '//evil.example/' }, 'ImagenesUrl'],
    [{ ImagenesUrl: '/imagenes' }, 'ImagenesUrl'],
    [{ ToleranciaPeso: 51 }, 'ToleranciaPeso'],
    [{ MinimoLineasGuardar: 51 }, 'MinimoLineasGuardar'],
    [{ Telefono: 'x'.repeat(201) }, 'Telefono'],
    [{ Telefono: 'tel' }, 'Telefono'],
    [{ Whatsapp: '442-0000' }, 'Whatsapp'],
    [
      { VentanasAlcohol: [{ Desde: '02-30', Hasta: '03-01', HoraDesde: '10:00', HoraHasta: '21:00' }] },
      'VentanasAlcohol',
    ],
    [
      { VentanasAlcohol: [{ Desde: '02-01', Hasta: '03-01', HoraDesde: '10:00', HoraHasta: '25:00' }] },
      'VentanasAlcohol',
    ],
    [
      {
        EtiquetasBalanza: [
          { PrefijoDesde: 25, PrefijoHasta: 20, DigitosPlu: 4, Contenido: 'peso', Decimales: 0 },
        ],
      },
      'EtiquetasBalanza',
    ],
  ])('takes no %j', async (body, Campo) => {
    const before = await parameters()
    expect((await change({ ...body, Domicilio: 'otro' })).problem).toMatchObject({ status: 422, Campo })
    expect(await parameters()).toEqual(before)
  })

  it.each(RETENTION_PARAMETERS)('takes %s within its bounds only, and says them', async (name) => {
    const { least, most, days } = RETENTION[name]
    for (const value of [least, most, days])
      expect((await change({ [name]: value })).json).toMatchObject({ [name]: value })
    for (const value of [least - 1, most + 1])
      if (value > 0)
        expect((await change({ [name]: value })).problem).toMatchObject({
          status: 422,
          detail: daysRangeText(least, most),
          Campo: name,
        })
    for (const value of [0, -1, 1.5, '30', null])
      expect((await change({ [name]: value })).problem).toMatchObject({ status: 400 })
  })

  it('tells visitors no parameter that only staff need', async () => {
    const { text } = await shop.visitor().call(readParameters)
    for (const name of Object.keys(DEFAULT_STAFF_PARAMETERS)) expect(text).not.toContain(name)
  })

  it('keeps a text without what is no text', async () => {
    const body = {
      Titulo: ' Quiénes somos ',
      Texto: '<h2>Hola</h2><script>alert(1)</script><p onclick="x()">uno <a href="javascript:x">dos</a></p>',
    }
    const { json } = await staff.call(staffTexts.change, { params: { Numero: 3 }, body })
    const Texto = '<h2>Hola</h2><p>uno <a>dos</a></p>'
    expect(json).toEqual({
      Numero: 3,
      Lugar: 'Página «Sobre nosotros»',
      Titulo: 'Quiénes somos',
      Texto,
    })
    expect(await parameters()).toMatchObject({ Titulo3: 'Quiénes somos', Texto3: Texto })
    expect((await staff.call(staffTexts.list)).json.map(({ Numero }) => Numero)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9,
    ])
    const long = { Titulo: 'x', Texto: `<p>${'ñ'.repeat(59_000)}</p>` }
    expect((await staff.call(staffTexts.change, { params: { Numero: 2 }, body: long })).status).toBe(200)
  })

  it('has branches in their order', async () => {
    for (const [Nombre, Orden] of [
      ['Dos', 2],
      ['Uno', 1],
    ] as const)
      await staff.call(staffBranches.create, {
        body: { Nombre, Direccion: 'Mitre 1', Telefono: '2494000001', Orden },
      })
    expect((await parameters()).Sucursales.map(({ Nombre }) => Nombre)).toEqual(['Uno', 'Dos'])
  })
})

describe('a text that staff wrote', () => {
  it.each([
    ['<p>a<br>b</p>', '<p>a<br />b</p>'],
    ['<h1>t</h1>', '<h2>t</h2>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="//x"></iframe><style>*{}</style>', ''],
    ['<a href="https://x.ar" target="_blank">x</a>', '<a href="https://x.ar">x</a>'],
    ['<a href="/#/envios">x</a>', '<a href="/#/envios">x</a>'],
    ['<a href="mailto:a@x.ar">x</a>', '<a href="mailto:a@x.ar">x</a>'],
    ['<a href="//x.ar">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="java&#10;script:x">x</a>', '<a>x</a>'],
    ['<svg><script>x</script></svg>', ''],
    ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<td colspan="2">a</td>', '<td colspan="2">a</td>'],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('%s', async (html, clean) => {
    expect(await cleanText(html)).toBe(clean)
    expect(await cleanText(clean)).toBe(clean)
  })
})

describe('a CUIT', () => {
  it.each([
    ['30-71234567-1', true],
    ['30712345671', true],
    ['30-71234567-2', false],
    ['20-11111111-2', true],
    ['', false],
    ['30-7123456-1', false],
    ['30_71234567_1', false],
  ])('%s: %s', (cuit, expected) => expect(isCuitValid(cuit)).toBe(expected))
})
