import { Buffer } from 'node:buffer'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import {
  applyImportCall,
  simulateImport,
  staffImports,
  uploadImport,
  type ImportJob,
} from '@gondola/contract/imports'
import type { LastChange } from '@gondola/contract/base'
import { runNextImport } from '../src/office/imports/run-import-job.ts'
import { describeOnBothDatabases } from '../../lab/harness/databases.ts'
import { CHANGED_KINDS, type ChangedKind } from './record-changes.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { transferAccountKind } from '../../lab/shop/transfer-account.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

type Fields = Record<string, unknown>

const FOLDER = new URL('../../contract/src/', import.meta.url)

/** Names of the contract's resources whose records can be changed. */
async function listChangedNames(): Promise<string[]> {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('calls.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, FOLDER).href)) as Record<string, unknown>),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => {
      const { name, change } = (value ?? {}) as { name?: string; change?: unknown }
      return name !== undefined && change !== undefined ? [name] : []
    })
}

const KINDS: readonly ChangedKind[] = [...CHANGED_KINDS, transferAccountKind]

describe('records that staff change', () => {
  it('are all in the table', async () => {
    expect(KINDS.map(({ resource }) => resource.name).toSorted()).toEqual(
      (await listChangedNames()).toSorted(),
    )
  })
})

describeOnBothDatabases('two who change a record at once', (database) => {
  let shop: TestShop
  /** Two members of staff, each on a server process of their own. */
  let ana: TestClient
  let luis: TestClient
  let second: Awaited<ReturnType<TestShop['openSecondApp']>>
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, now: '2026-11-21T12:00:00-03:00' })
    second = await shop.openSecondApp()
    ana = await staffOf(shop, 'administracion', 'ana')
    const session = await staffOf(shop, 'administracion', 'luis')
    luis = second.visitor()
    luis.cookies.set('gondola_gestion', session.cookies.get('gondola_gestion')!)
  })
  afterAll(async () => {
    await second.close()
    await shop.close()
  })

  const addressOf = (name: string, key: string | number) => `/api/gestion/${name}/${key}`
  const read = async (address: string) => (await ana.request<Fields>('GET', address)).json
  const put = (who: TestClient, address: string, body: object) => who.request<Fields>('PUT', address, body)

  describe.each(KINDS)('$resource.name', ({ resource: { name }, key, one, two }) => {
    const [field, value, other] = one
    let address: string
    let before: Fields
    beforeAll(async () => {
      address = addressOf(name, await key(shop, ana))
      before = await read(address)
    })
    const change = (who: TestClient, changed: Fields, asRead = before) =>
      put(who, address, {
        ...changed,
        Leido: Object.fromEntries(Object.keys(changed).map((each) => [each, asRead[each] ?? null])),
      })

    it('keeps both changes of different fields', async () => {
      const [first, later] = await Promise.all([
        change(ana, { [field]: value }),
        two === null ? null : change(luis, { [two[0]]: two[1] }),
      ])
      expect([first.status, first.text]).toEqual([200, expect.any(String)])
      if (later !== null) expect([later.status, later.text]).toEqual([200, expect.any(String)])
      const after = await read(address)
      expect(after[field]).toEqual(value)
      if (two !== null) expect(after[two[0]]).toEqual(two[1])
    })

    it('asks the second writer of the same field, and saves what they choose', async () => {
      const refused = await change(luis, { [field]: other })
      expect(refused.problem).toMatchObject({
        status: 409,
        code: 'cambiado',
        Campos: [{ Campo: field, Ahora: value }],
      })
      expect((await read(address))[field]).toEqual(value)
      const chosen = await change(luis, { [field]: other }, { [field]: value })
      expect([chosen.status, chosen.json[field]]).toEqual([200, other])
    })

    it('takes the same value of both, and a change of nothing', async () => {
      expect((await change(ana, { [field]: other })).status).toBe(200)
      expect((await put(ana, address, { Leido: {} })).json[field]).toEqual(other)
    })

    it('of two at the very same moment saves one and asks the other', async () => {
      const now = await read(address)
      const [first, later] = await Promise.all([
        change(ana, { [field]: value }, now),
        change(luis, { [field]: before[field] }, now),
      ])
      // a yes or no has no third value: the second one asks for what is there, and may come first
      const isNothing = JSON.stringify(before[field]) === JSON.stringify(now[field])
      const possible = isNothing ? ['200,409', '200,200'] : ['200,409']
      expect(possible).toContain([first.status, later.status].toSorted().join())
    })

    it('undoes the last change, unless somebody changed the same since', async () => {
      const now = await read(address)
      const next = now[field] === value ? other : value
      await change(ana, { [field]: next }, now)
      const last = await luis.request<LastChange>('GET', `${address}/ultimo-cambio`)
      expect(last.json.Cambio).toMatchObject({ Usuario: 'ana', Entidad: name, Accion: 'editar' })
      const Cambio = last.json.Cambio!.Id
      const undone = await luis.request<Fields>('POST', `${address}/deshacer`, { Cambio })
      expect([undone.status, undone.text]).toEqual([200, expect.any(String)])
      expect((await read(address))[field]).toEqual(now[field])
      const again = await ana.request('POST', `${address}/deshacer`, { Cambio })
      expect(again.problem).toMatchObject({ status: 422, code: 'otro-cambio' })
    })

    it('still takes a record whole', async () => {
      const whole = await read(address)
      const { status, problem } = await put(ana, address, { ...whole, [field]: other })
      expect([status, problem?.Campo]).toEqual([200, undefined])
      expect((await read(address))[field]).toEqual(other)
    })
  })

  describe('with an import in between', () => {
    async function imported(line: string): Promise<void> {
      await ana.request('GET', '/api/xsrf')
      const { json } = await shop.app
        .inject({
          method: 'POST',
          url: `/api${uploadImport.path}?Nombre=precios.csv`,
          cookies: Object.fromEntries(ana.cookies),
          headers: {
            'content-type': 'application/octet-stream',
            'x-xsrf-token': ana.cookies.get('XSRF-TOKEN') ?? '',
          },
          payload: Buffer.from(`ean;descripcion;marca;departamento;familia;precio\n${line}`),
        })
        .then((answer) => ({ json: answer.json<ImportJob>() }))
      const params = { Id: json.Id }
      const work = async () => {
        while (await runNextImport(shop.deps));
      }
      await ana.call(simulateImport, { params, body: { Perfil: null, Sucursal: null, Retirar: false } })
      await work()
      await ana.call(applyImportCall, { params, body: { Confirmar: true, AplicarDesde: null } })
      await work()
      expect((await ana.call(staffImports.read, { params })).json.Estado).toBe('aplicada')
    }
    const MILK = '7791000000017;Leche Entera 1 Lt;LA PRUEBA;Lácteos;Leches;'
    const params = { Codigo: '7791000000017' }
    const article = async () => (await ana.call(staffArticles.read, { params })).json

    it('keeps its price under a form that changes something else, and holds that alone', async () => {
      await imported(`${MILK}7224`)
      const { Orden } = await article()
      await imported(`${MILK}7999`)
      const body = { Orden: 5, Descripcioncorta: 'Leche', Leido: { Orden, Descripcioncorta: 'Otra' } }
      expect((await luis.call(staffArticles.change, { params, body })).problem).toMatchObject({
        status: 409,
        Campos: [{ Campo: 'Descripcioncorta' }],
      })
      const fine = { Orden: 5, Leido: { Orden } }
      expect((await luis.call(staffArticles.change, { params, body: fine })).status).toBe(200)
      expect(await article()).toMatchObject({ Precioventa: 7999, CamposManuales: [] })
    })

    it('is somebody who changed the price', async () => {
      const body = { Precioventa: 7500, Leido: { Precioventa: 7224 } }
      expect((await luis.call(staffArticles.change, { params, body })).problem).toMatchObject({
        status: 409,
        code: 'cambiado',
        Campos: [{ Campo: 'Precioventa', Ahora: 7999 }],
      })
    })

    it('releases a price again whose change is undone', async () => {
      const body = { Precioventa: 8100, Leido: { Precioventa: 7999 } }
      await luis.call(staffArticles.change, { params, body })
      expect((await article()).CamposManuales).toEqual(['Precioventa'])
      const { json } = await luis.call(staffArticles.lastChange, { params })
      await luis.call(staffArticles.undo, { params, body: { Cambio: json.Cambio!.Id } })
      expect(await article()).toMatchObject({ Precioventa: 7999, CamposManuales: [] })
      await imported(`${MILK}8050`)
      expect((await article()).Precioventa).toBe(8050)
    })
  })
})
