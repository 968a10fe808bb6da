import { Buffer } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveFavourite } from '@gondola/contract/catalogue'
import {
  applyImportCall,
  simulateImport,
  staffImports,
  undoImportCall,
  uploadImport,
  type ImportJob,
} from '@gondola/contract/imports'
import { staffPromotions } from '@gondola/contract/promotions'
import { runNextImport } from '../../src/office/imports/run-import-job.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { promotionDraft } from '../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
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
  /** Due now: several lists are applied together only at a set time. */
  async function applyAtTime(by: TestClient, Id: number) {
    const body = { Confirmar: false, AplicarDesde: '2026-11-21T16:00:00Z' }
    const answer = await by.call(applyImportCall, { params: { Id }, body })
    const due = shop.db.updateTable('imports').set({ apply_at: '2026-11-21T15:00:00.000Z' })
    await due.where('id', '=', Id).execute()
    return answer
  }
  const undo = (by: TestClient, Id: number) => by.call(undoImportCall, { params: { Id } })
  const price = async () =>
    (
      await shop.db
        .selectFrom('articles')
        .select('Precioventa')
        .where('Codigo', '=', MILK)
        .executeTakeFirstOrThrow()
    ).Precioventa

  /** Both servers run the waiting imports, at the same moment, until none waits. */
  async function work(): Promise<void> {
    const { deps } = shop
    for (;;) {
      const did = await Promise.all([runNextImport(deps), runNextImport(servers.second.deps)])
      if (!did.includes(true)) return
    }
  }
  async function looked(at: number, more = ''): Promise<ImportJob> {
    const url = `/api${uploadImport.path}?Nombre=lista.csv`
    const type = { 'content-type': 'application/octet-stream' }
    const { json } = await staff.request<ImportJob>('POST', url, Buffer.from(listAt(at) + more), type)
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
    for (const Id of ids) expect((await applyAtTime(staff, Id)).status).toBe(200)
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
    'one undone while another is put in force: the newer remains, whichever was first (%d)',
    async () => {
      const before = await price()
      const [old, next] = [await looked(1540), await looked(1550)]
      await runBoth(old.Id)
      await servers.atOnce(staff, 2, (by, index) =>
        index === 0 ? undo(by, old.Id) : applyAtTime(by, next.Id),
      )
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

  it.each([1, 2, 3])(
    'undone while what it brought is marked: it remains where it is, else is listed (%d)',
    async (round) => {
      const code = `779100000100${round}`
      const { Id } = await looked(1500, `${code};Nueva ${round} 1 Lt;LA PRUEBA;Lácteos;Leches;100\n`)
      await runBoth(Id)
      for (const { catalogue } of [shop.deps, servers.second.deps]) await catalogue.refresh()
      const people = await Promise.all(Array.from({ length: 4 }, () => registerTestClient(shop)))
      expect((await undo(staff, Id)).status).toBe(200)
      const undoing = work()
      // from the second on, marked in the middle of the undo; the catalogue in memory still has the article for a while
      const marked = await Promise.all(
        people.map(async ({ browser }, index) => {
          for (let turn = 0; turn < index * 3; turn++) await setImmediate()
          return servers.elsewhere(browser).call(saveFavourite, { body: { Codart: code } })
        }),
      )
      await undoing
      for (const { browser } of people)
        marked.push(await servers.elsewhere(browser).call(saveFavourite, { body: { Codart: code } }))
      for (const { status, text } of marked) expect([204, 404], text).toContain(status)
      const kept = await shop.db
        .selectFrom('favourites')
        .select('client_id')
        .where('article_code', '=', code)
        .execute()
      const isKept = marked.some(({ status }) => status === 204)
      expect(kept.length > 0).toBe(isKept)
      const there = shop.db.selectFrom('articles').select('is_on_sale').where('Codigo', '=', code)
      expect(await there.execute()).toEqual(isKept ? [{ is_on_sale: false }] : [])
    },
  )

  it('undone, it leaves the family that a promotion names by now', async () => {
    const { Id } = await looked(1500, '7791000001109;Nueva 9 1 Lt;LA PRUEBA;Depto nuevo;Familia nueva;100\n')
    await runBoth(Id)
    const families = () =>
      shop.db.selectFrom('families').select('Codigo').where('Descripcion', '=', 'Familia nueva').execute()
    const [family] = await families()
    const { status, text } = await staff.call(staffPromotions.create, {
      body: promotionDraft({ Familias: [family!.Codigo] }),
    })
    expect(status, text).toBe(200)
    expect((await undo(staff, Id)).status).toBe(200)
    await work()
    expect((await read(Id)).Estado).toBe('deshecha')
    expect(await families()).toEqual([family])
  })
})
