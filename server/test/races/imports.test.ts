import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  applyImportCall,
  simulateImport,
  staffImports,
  undoImportCall,
  uploadImport,
} from '@gondola/contract/calls/staff-imports.ts'
import type { ImportJob } from '@gondola/contract/entities/import-job.ts'
import { runNextImport } from '../../src/imports/run-import-job.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { staffOf } from '../staff-client.ts'
import type { TestClient } from '../test-client.ts'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { openTwoServers, statusesOf, type TwoServers } from './two-servers.ts'

const MILK = '7791000000017'
const listAt = (price: number) =>
  `ean;descripcion;marca;departamento;familia;precio\n${MILK};Leche Entera 1 Lt;LA PRUEBA;Lácteos;Leches;${price}\n`

describeOnBothDatabases('imports at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-21T15:00:00Z' })
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
    await runBoth((await looked(1500)).Id)
  })
  afterAll(() => servers.close())

  const read = async (Id: number) => (await staff.call(staffImports.read, { params: { Id } })).json
  const apply = (by: TestClient, Id: number) =>
    by.call(applyImportCall, { params: { Id }, body: { Confirmar: false, AplicarDesde: null } })
  const undo = (by: TestClient, Id: number) => by.call(undoImportCall, { params: { Id } })
  const price = async () =>
    (
      await shop.db
        .selectFrom('articles')
        .select('Precioventa')
        .where('Codigo', '=', MILK)
        .executeTakeFirstOrThrow()
    ).Precioventa

  /** Both servers do what waits, at the same moment, until nothing does. */
  async function work(): Promise<void> {
    const { deps } = shop
    for (;;) {
      const did = await Promise.all([runNextImport(deps), runNextImport(servers.second.deps)])
      if (!did.includes(true)) return
    }
  }
  async function looked(at: number): Promise<ImportJob> {
    const url = `/api${uploadImport.path}?Nombre=lista.csv`
    const type = { 'content-type': 'application/octet-stream' }
    const { json } = await staff.request<ImportJob>('POST', url, Buffer.from(listAt(at)), type)
    await staff.call(simulateImport, {
      params: { Id: json.Id },
      body: { Perfil: null, Sucursal: null, Retirar: false },
    })
    await work()
    const job = await read(json.Id)
    expect(job).toMatchObject({ Estado: 'lista' })
    return job
  }
  async function runBoth(...ids: number[]): Promise<void> {
    for (const Id of ids) expect((await apply(staff, Id)).status).toBe(200)
    await work()
    for (const Id of ids) expect(await read(Id)).toMatchObject({ Estado: 'aplicada' })
  }

  it('two lists put in force: one after the other, undone one after the other', async () => {
    const before = await price()
    const lists = [await looked(1510), await looked(1520)]
    await runBoth(...lists.map(({ Id }) => Id))
    const last = (await price()) === 1510 ? lists : lists.toReversed()
    const [newest, older] = last.map(({ Id }) => Id)
    expect((await undo(staff, older!)).problem.code).toBe('importacion-no-es-la-ultima')
    expect((await undo(staff, newest!)).status).toBe(200)
    await work()
    expect(await price()).toBe(newest === lists[0]?.Id ? 1520 : 1510)
    expect((await undo(staff, older!)).status).toBe(200)
    await work()
    expect(await price()).toBe(before)
  })

  it('one list put in force twice, and undone twice: once', async () => {
    const before = await price()
    const { Id } = await looked(1530)
    expect(statusesOf(await servers.atOnce(staff, 4, (by) => apply(by, Id)))).toEqual([200, 422, 422, 422])
    await work()
    expect(await price()).toBe(1530)
    expect(statusesOf(await servers.atOnce(staff, 4, (by) => undo(by, Id)))).toEqual([200, 422, 422, 422])
    await work()
    expect([await price(), (await read(Id)).Estado]).toEqual([before, 'deshecha'])
  })

  it.each([1, 2])(
    'one undone while another is put in force: the newer stands, whichever was first (%d)',
    async () => {
      const before = await price()
      const [old, next] = [await looked(1540), await looked(1550)]
      await runBoth(old.Id)
      await servers.atOnce(staff, 2, (by, index) => (index === 0 ? undo(by, old.Id) : apply(by, next.Id)))
      await work()
      expect([await price(), (await read(next.Id)).Estado]).toEqual([1550, 'aplicada'])
      const isUndone = (await read(old.Id)).Estado === 'deshecha'
      expect((await undo(staff, next.Id)).status).toBe(200)
      await work()
      expect(await price()).toBe(isUndone ? before : 1540)
      if (!isUndone) {
        await undo(staff, old.Id)
        await work()
      }
      expect(await price()).toBe(before)
    },
  )
})
