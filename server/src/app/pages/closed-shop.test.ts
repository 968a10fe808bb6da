import { afterAll, beforeAll, expect, it } from 'vitest'
import { listArticles } from '@gondola/contract/catalogue'
import { findOwnClient, saveClient } from '@gondola/contract/clients'
import { requestCoverage } from '@gondola/contract/delivery'
import {
  legalDraft,
  readParameters,
  staffParameters,
  staffTexts,
  withoutReviewMark,
} from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { registrationDraft } from '../../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const OPEN = { params: { Id: 1 }, body: { Abierta: true } }
const CLOSED = { params: { Id: 1 }, body: { Abierta: false } }
const ARTICLES = { params: { from: 0, count: 1 } }

describeOnBothDatabases('a shop that is not open', (database) => {
  let shop: TestShop
  let admin: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-21T15:00:00-03:00' })
    admin = await staffOf(shop, 'administracion')
    await shop.db.deleteFrom('parameters').where('name', '=', 'Abierta').execute()
    await fillCategories(shop.db)
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  it('begins closed, and names all that is missing when it is to be opened', async () => {
    expect((await shop.visitor().call(readParameters)).json).toMatchObject({ Abierta: false })
    const missing = await admin.call(staffParameters.change, OPEN)
    expect(missing).toMatchObject({ status: 422, json: { code: 'falta-para-abrir', Campo: 'Abierta' } })
    for (const part of ['artículos en venta', 'CUIT', 'términos', 'transferencias'])
      expect(missing.json).toMatchObject({ detail: expect.stringContaining(part) })
    // a draft that nobody confirmed
    const chain = (await shop.visitor().call(readParameters)).json
    const Texto = legalDraft(4, chain, [])
    await admin.call(staffTexts.change, { params: { Numero: 4 }, body: { Titulo: 'Envíos', Texto } })
    expect((await admin.call(staffParameters.change, OPEN)).json).toMatchObject({
      detail: expect.stringContaining('revisar los borradores'),
    })
    const body = { Titulo: 'Envíos', Texto: withoutReviewMark(Texto) }
    await admin.call(staffTexts.change, { params: { Numero: 4 }, body })
    expect((await admin.call(staffParameters.change, OPEN)).json).not.toMatchObject({
      detail: expect.stringContaining('borradores'),
    })
    // every shop begins with slots
    expect(missing.json).not.toMatchObject({ detail: expect.stringContaining('horario') })
  })

  it('refuses visitors and customers with a text, and takes their mail address', async () => {
    const visitor = shop.visitor()
    expect((await visitor.call(findOwnClient)).status).toBe(200)
    for (const refused of [
      await visitor.call(listArticles, ARTICLES),
      await visitor.call(saveClient, { body: registrationDraft() }),
    ])
      expect(refused).toMatchObject({
        status: 403,
        json: { code: 'tienda-cerrada', detail: expect.stringContaining('abierta') },
      })
    const body = { Email: 'ana@example.com', Localidad: 'Tandil', CodigoPostal: '' }
    expect((await visitor.call(requestCoverage, { body })).status).toBe(204)
    expect(await shop.db.selectFrom('coverage_requests').select('Email').execute()).toEqual([
      { Email: 'ana@example.com' },
    ])
  })

  it.each([
    ['/', 200],
    ['/p/A-1/lo-que-sea', 404],
    ['/sitemap.xml', 404],
    ['/g/1-almacen/101-yerba', 404],
    ['/ofertas', 404],
    ['/%6Ffertas', 404],
    ['/p/A.1', 404],
    ['/%70/A.1/lo-que-sea', 404],
  ])('answers %s with the notice, which no crawler stores', async (path, status) => {
    const page = await shop.visitor().request('GET', path)
    expect(page.status).toBe(status)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain('Muy pronto')
    expect(page.text).toContain('noindex')
    expect((await shop.visitor().request('GET', '/p/avisame.js')).text).toContain('/api/entrega/avisame')
  })

  it('shows everything to staff', async () => {
    expect((await admin.call(listArticles, ARTICLES)).status).toBe(200)
    expect((await admin.request('GET', '/sitemap.xml')).status).toBe(200)
    expect((await admin.call(saveClient, { body: registrationDraft() })).status).toBe(200)
  })

  it('opens when nothing is missing, and closes again', async () => {
    await insertArticles(shop.db, [articleRow({ Codigo: 'A-1', Descripcion: 'Yerba' })])
    await shop.db
      .insertInto('transfer_account')
      .values({ id: 1, alias: 'mi.tienda', cbu: '', holder: 'Uno SRL', cuit: '', bank: '' })
      .execute()
    await shop.db
      .insertInto('parameters')
      .values({ name: 'Texto2', value: JSON.stringify('<p>Los términos.</p>') })
      .execute()
    const own = {
      RazonSocial: 'Uno SRL',
      Cuit: '30-71234567-1',
      Domicilio: 'San Martín 1',
      Email: 'a@b.example',
    }
    expect(
      await admin.call(staffParameters.change, { ...OPEN, body: { ...own, Abierta: true } }),
    ).toMatchObject({
      status: 200,
    })
    await shop.deps.catalogue.refresh()
    const visitor = shop.visitor()
    expect((await visitor.call(listArticles, ARTICLES)).status).toBe(200)
    // from the cache too
    expect((await visitor.call(listArticles, ARTICLES)).status).toBe(200)
    expect((await visitor.request('GET', '/p/A-1')).status).toBe(200)
    expect((await admin.call(staffParameters.change, CLOSED)).status).toBe(200)
    await shop.deps.catalogue.refresh()
    expect((await visitor.call(listArticles, ARTICLES)).status).toBe(403)
  })
})
