import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  ADDRESSES_MAX,
  chooseDefaultAddress,
  deleteAccount,
  findDeliveryPlace,
  listAddresses,
  readOwnData,
  removeAddress,
  saveAddress,
  saveDeliveryPlace,
  staffClients,
  updateClient,
  type AddressDraft,
} from '@gondola/contract/clients'
import { requestCoverage } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { addZone } from '../../../../lab/shop/branch-orders.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const MITRE: AddressDraft = {
  Calle: ' Mitre ',
  Numero: '1234',
  Piso: '3 B',
  Localidad: 'Tandil',
  CodigoPostal: 'b7000',
  Provincia: 'Buenos Aires',
  Referencia: 'Timbre roto',
  Latitud: -37.321_5,
  Longitud: -59.133_2,
}

describeOnBothDatabases('a client’s addresses', (database) => {
  let shop: TestShop
  let branchId: number
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    branchId = (await shop.db.selectFrom('branches').select('Id').executeTakeFirstOrThrow()).Id
  })
  afterAll(() => shop.close())

  const addresses = async (browser: TestClient) => (await browser.call(listAddresses)).json
  const add = (browser: TestClient, change: Partial<AddressDraft> = {}) =>
    browser.call(saveAddress, { body: { ...MITRE, ...change } })
  const streets = async (browser: TestClient) =>
    (await addresses(browser)).map(({ Calle, Predeterminada }) => [Calle, Predeterminada])
  const living = async (Direccion: string) => {
    const { browser, client } = await registerTestClient(shop)
    await shop.db
      .updateTable('clients')
      .set({ Direccion, Localidad: 'Tandil' })
      .where('Id', '=', client.Id)
      .execute()
    return { browser, client }
  }

  it('begin with the account’s own, which becomes a row when another comes', async () => {
    const { browser } = await living('Av. 9 de Julio 450')
    const [own] = await addresses(browser)
    expect(own).toMatchObject({
      Id: 0,
      Calle: 'Av. 9 de Julio',
      Numero: '450',
      Localidad: 'Tandil',
      Predeterminada: true,
    })
    const { json } = await add(browser)
    expect(json).toEqual({
      ...MITRE,
      Id: json.Id,
      Calle: 'Mitre',
      CodigoPostal: 'B7000',
      Predeterminada: false,
    })
    expect(await streets(browser)).toEqual([
      ['Av. 9 de Julio', true],
      ['Mitre', false],
    ])
    // no longer there under this Id
    expect((await add(browser, { Id: 0 })).status).toBe(404)
  })

  it('take a locality that was typed in the account’s line from where the shop delivers', async () => {
    await addZone(shop.db, branchId, ['Ayacucho'])
    const { browser, client } = await living('Sarmiento 1123, ayacucho')
    await shop.db.updateTable('clients').set({ Localidad: '' }).where('Id', '=', client.Id).execute()
    const own = { Calle: 'Sarmiento', Numero: '1123', Localidad: 'Ayacucho' }
    expect(await addresses(browser)).toMatchObject([{ Id: 0, ...own }])
    await add(browser, { Localidad: 'AYACUCHO' })
    expect(await addresses(browser)).toMatchObject([own, { Localidad: 'Ayacucho' }])
  })

  it('replace the account’s own when it is changed itself, and leave its Direccion as it is', async () => {
    const { browser, client } = await living('Ruta 226 km 5')
    const { json } = await add(browser, { Id: 0, Calle: 'Ruta 226', Numero: 'km 5' })
    expect(await addresses(browser)).toEqual([{ ...json, Calle: 'Ruta 226', Predeterminada: true }])
    const row = shop.db.selectFrom('clients').select('Direccion').where('Id', '=', client.Id)
    expect((await row.executeTakeFirstOrThrow()).Direccion).toBe('Ruta 226 km 5')
    await browser.call(removeAddress, { params: { Id: json.Id } })
    expect((await addresses(browser))[0]).toMatchObject({ Id: 0, Calle: 'Ruta 226 km' })
  })

  it('have one default at any time', async () => {
    const { browser } = await living('')
    expect(await addresses(browser)).toEqual([])
    const first = await add(browser, { Calle: 'Uno' })
    const second = await add(browser, { Calle: 'Dos', Predeterminada: true })
    expect(await streets(browser)).toEqual([
      ['Dos', true],
      ['Uno', false],
    ])
    const chosen = await browser.call(chooseDefaultAddress, { params: { Id: first.json.Id } })
    expect(chosen.json.map(({ Calle }) => Calle)).toEqual(['Uno', 'Dos'])
    await add(browser, { Id: first.json.Id, Calle: 'Uno bis', Predeterminada: false })
    expect(await streets(browser)).toEqual([
      ['Uno bis', true],
      ['Dos', false],
    ])
    await browser.call(removeAddress, { params: { Id: first.json.Id } })
    expect(await addresses(browser)).toEqual([{ ...second.json, Predeterminada: true }])
  })

  it('are the owner’s alone', async () => {
    const owner = await living('Mitre 1')
    const { json } = await add(owner.browser)
    const { browser: other } = await living('Otra 2')
    const params = { Id: json.Id }
    expect((await add(other, { Id: json.Id, Calle: 'Robada' })).status).toBe(404)
    expect((await other.call(removeAddress, { params })).status).toBe(404)
    expect((await other.call(chooseDefaultAddress, { params })).status).toBe(404)
    expect((await shop.visitor().call(listAddresses)).problem).toMatchObject({ status: 401, code: 'sesion' })
    expect(await streets(owner.browser)).toEqual([
      ['Mitre', true],
      ['Mitre', false],
    ])
  })

  it('are seen by staff with the customer, as far as they are rows', async () => {
    const { browser, client } = await living('Mitre 1')
    const staff = await staffOf(shop, 'atencion')
    const seen = async () => (await staff.call(staffClients.read, { params: { Id: client.Id } })).json
    expect(await seen()).toMatchObject({ Direccion: 'Mitre 1', Direcciones: [] })
    await add(browser, { Calle: 'Otra', Predeterminada: true })
    expect((await seen()).Direcciones.map(({ Calle }) => Calle)).toEqual(['Otra', 'Mitre'])
  })

  it('need a street, and are twenty at most, however many are sent at once', async () => {
    const { browser } = await living('')
    expect((await add(browser, { Calle: ' ' })).problem).toMatchObject({
      status: 422,
      code: 'direccion-vacia',
    })
    await browser.call(listAddresses)
    const sent = await Promise.all(Array.from({ length: ADDRESSES_MAX + 3 }, () => add(browser)))
    const refused = sent.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)
    expect(refused).toEqual(Array.from({ length: 3 }, () => 'direcciones-maximo'))
    const rows = await addresses(browser)
    expect([rows.length, rows.filter(({ Predeterminada }) => Predeterminada).length]).toEqual([
      ADDRESSES_MAX,
      1,
    ])
  })

  it('and the chosen place are stored with the account, while its branch takes orders', async () => {
    const { browser } = await living('Mitre 1')
    const place = { Forma: 'ED' as const, Sucursal: branchId, Localidad: 'Tandil', CodigoPostal: '7000' }
    expect((await browser.call(findDeliveryPlace)).json).toBe(null)
    expect((await browser.call(saveDeliveryPlace, { body: place })).status).toBe(204)
    expect((await browser.call(findDeliveryPlace)).json).toEqual(place)
    const closed = { ...place, Sucursal: 99_999 }
    expect((await browser.call(saveDeliveryPlace, { body: closed })).problem).toMatchObject({
      code: 'sucursal-cerrada',
    })
    const set = (change: { is_active?: boolean; Retiro?: boolean }) =>
      shop.db.updateTable('branches').set(change).where('Id', '=', branchId).execute()
    await set({ Retiro: false })
    const pickup = { Forma: 'RS' as const, Sucursal: branchId }
    expect((await browser.call(saveDeliveryPlace, { body: pickup })).problem).toMatchObject({
      code: 'sin-retiro',
    })
    await set({ is_active: false })
    expect((await browser.call(findDeliveryPlace)).json).toBe(null)
    await set({ is_active: true, Retiro: true })
    expect((await browser.call(findDeliveryPlace)).json).toEqual(place)
    expect((await browser.call(updateClient, { body: { Nombre: 'Ana' } })).text).not.toContain('Forma')
    await browser.call(saveDeliveryPlace, { body: null })
    expect((await browser.call(findDeliveryPlace)).json).toBe(null)
  })

  it('are listed and forgotten with everything else', async () => {
    const { browser, client } = await living('Mitre 1')
    await add(browser, { Calle: 'Escondida' })
    await browser.call(saveDeliveryPlace, { body: { Forma: 'RS', Sucursal: branchId } })
    const ask = (Email: string) =>
      browser.call(requestCoverage, { body: { Localidad: 'Azul', CodigoPostal: '', Email } })
    await ask(client.Email)
    await ask('otra@example.com')
    const before = (await browser.call(readOwnData)).json
    expect(before).toMatchObject({
      Direcciones: [{}, { Calle: 'Escondida' }],
      Avisos: [],
      Cliente: { LugarEntrega: { Forma: 'RS' } },
    })
    // only who reads the address may see what was asked with it
    const at = '2026-11-21T12:00:00.000Z'
    await shop.db.updateTable('clients').set({ email_confirmed_at: at }).where('Id', '=', client.Id).execute()
    expect((await browser.call(readOwnData)).json).toMatchObject({
      Avisos: [{ Localidad: 'Azul', Email: client.Email }],
    })
    expect((await browser.call(deleteAccount, { body: { Pass: 'secreta1' } })).status).toBe(204)
    const kept = await shop.db
      .selectFrom('client_addresses')
      .selectAll()
      .where('client_id', '=', client.Id)
      .execute()
    const asked = await shop.db.selectFrom('coverage_requests').select('Email').execute()
    expect([kept, asked]).toEqual([[], [{ Email: 'otra@example.com' }]])
  })
})
