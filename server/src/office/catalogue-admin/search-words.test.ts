import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchByText } from '@gondola/contract/catalogue'
import { SEARCH_WORDS_MAX, staffSearchWords } from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases("a chain's own words for the search", (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database })
    staff = await staffOf(shop, 'catalogo')
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow({ Codigo: '1', Descripcion: 'Zaranda de aluminio' }),
      articleRow({ Codigo: '2', Descripcion: 'Yerba suave', family_code: 102, popularity: 1 }),
      articleRow({ Codigo: '3', Descripcion: 'Yerba fuerte', family_code: 102, popularity: 9 }),
    ])
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  const found = async (visitor: TestClient, Texto: string) =>
    (await visitor.call(searchByText, { params: { Texto, from: 0, count: 9 } })).json.map(
      ({ Codigo }) => Codigo,
    )
  const add = (Renglon: string) => staff.call(staffSearchWords.create, { body: { Renglon } })

  it('are in effect in every process, until they are removed', async () => {
    const second = await shop.openSecondApp()
    const visitors = [shop.visitor(), second.visitor()]
    for (const visitor of visitors) expect(await found(visitor, 'chuchoca')).toEqual([])
    const { json } = await add('Chuchoca ,  tamizador→zaranda')
    expect(json.Renglon).toBe('Chuchoca, tamizador > zaranda')
    for (const visitor of visitors)
      for (const text of ['chuchocas', 'tamizador', 'chuchoca de aluminio'])
        await expect.poll(() => found(visitor, text)).toEqual(['1'])
    const params = { Id: json.Id }
    await staff.call(staffSearchWords.change, { params, body: { Renglon: 'chuchoca = zaranda' } })
    for (const visitor of visitors) await expect.poll(() => found(visitor, 'tamizador')).toEqual([])
    expect(await found(shop.visitor(), 'chuchoca')).toEqual(['1'])
    await staff.call(staffSearchWords.remove, { params })
    for (const visitor of visitors) await expect.poll(() => found(visitor, 'chuchoca')).toEqual([])
    await second.close()
  })

  it('lead a search to a family, the most bought first', async () => {
    await add('verde de la casa > familia 102')
    await expect.poll(() => found(shop.visitor(), 'Verde de la casa')).toEqual(['3', '2'])
    expect(await found(shop.visitor(), 'yerba suave')).toContain('2')
  })

  it('are listed in alphabetical order, and found by their text', async () => {
    await add('abuela > yerba')
    const lines = async (query: { q?: string }) =>
      (await staff.call(staffSearchWords.list, { query })).json.map(({ Renglon }) => Renglon)
    expect(await lines({})).toEqual(['abuela > yerba', 'verde de la casa > familia 102'])
    expect(await lines({ q: 'casa' })).toEqual(['verde de la casa > familia 102'])
  })

  it.each([
    ['', 'renglon-vacio'],
    ['birra', 'renglon-forma'],
    ['birra: cerveza', 'renglon-forma'],
    ['birra > cerveza > rubia', 'renglon-forma'],
    ['birra > familia 999999', 'familia-inexistente'],
    ['abuela → yerba', 'renglon-repetido'],
  ])('refuse %j: %s', async (Renglon, code) => {
    expect((await add(Renglon)).problem).toMatchObject({ status: 422, code })
  })

  it('have a length and a number that they cannot exceed', async () => {
    expect((await add(`birra > ${'a'.repeat(200)}`)).status).toBe(400)
    const rows = Array.from({ length: SEARCH_WORDS_MAX }, (_, n) => ({ Renglon: `palabra ${n} > yerba` }))
    await shop.db.insertInto('search_words').values(rows).execute()
    expect((await add('birra > cerveza')).problem).toMatchObject({ code: 'renglones-demasiados' })
  })

  it('refuses changes by staff who may not edit the catalogue', async () => {
    const picker = await staffOf(shop, 'pedidos')
    expect((await picker.call(staffSearchWords.create, { body: { Renglon: 'a > b' } })).status).toBe(403)
  })
})
