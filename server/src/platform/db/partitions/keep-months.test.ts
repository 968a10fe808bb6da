import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteAccount } from '@gondola/contract/clients'
import { saveOrder } from '@gondola/contract/orders'
import { createEmptyDatabase, describeOnPostgres } from '../../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../../lab/shop/test-shop.ts'
import { keepOrderMonths } from '../../../app/housekeeping.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type Db } from '../open-database.ts'
import { postgresDialect } from '../postgres/postgres-dialect.ts'
import type { Database } from '../tables/database.ts'
import { keepMonths } from './keep-months.ts'
import { boundsOf, rangesOf, TABLES } from '../../../../test/partition-months.ts'

/** The tables of which the planner knows how many rows there are. */
async function counted(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select relname::text as table from pg_class where relkind = 'p' and reltuples >= 0
      and relnamespace = current_schema()::regnamespace order by 1`.execute(db)
  return rows.map(({ table }) => table)
}

describeOnPostgres('months of orders', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop('postgres')
  })
  afterAll(() => shop.close())

  const keep = (month: string, archivedUntil = '2000-01') =>
    keepMonths(shop.db, { month, archivedUntil }, shop.app.log)
  const ofOrder = (Id: number) => sql`order_id = ${Id}`

  it('begin with the first number of their month, and end in the archive by the setting', async () => {
    const { browser } = await registerTestClient(shop)
    const first = (await save(browser, orderDraft())).json.Id
    await keepOrderMonths(shop.deps, shop.app.log)
    const second = (await save(browser, orderDraft())).json.Id
    expect(await rangesOf(shop.db, 'order_lines', ofOrder(first))).toEqual(['order_lines_start'])
    expect(await rangesOf(shop.db, 'order_lines', ofOrder(second))).toEqual(['order_lines_2026_11'])
    // the same month again changes nothing
    await keepOrderMonths(shop.deps, shop.app.log)
    shop.setNow('2029-01-01T03:30:00Z')
    await keepOrderMonths(shop.deps, shop.app.log)
    shop.setNow('2026-11-21T15:00:00Z')
    for (const table of ['order_lines', 'order_transitions'])
      expect(await boundsOf(shop.db, table)).toEqual([
        `archive.${table}_start FOR VALUES FROM (1) TO (${second})`,
        // it was open until then
        `${table}_2026_11 FOR VALUES FROM (${second}) TO (${second + 1})`,
        `${table}_2029_01 FOR VALUES FROM (${second + 1}) TO (MAXVALUE)`,
      ])
  })

  it('that nothing was numbered in leave no range behind', async () => {
    await keep('2029-02')
    await keep('2029-03')
    expect((await boundsOf(shop.db, 'order_lines')).at(-1)).toMatch(/^order_lines_2029_03 .*MAXVALUE/)
    expect(await boundsOf(shop.db, 'order_lines')).toHaveLength(3)
  })

  it('tell the planner how many rows there are, also when none was closed', async () => {
    const place = await createEmptyDatabase('postgres')
    const { db, close } = openDatabase(place)
    await migrate(db)
    expect(await counted(db)).toEqual([])
    await keepMonths(db, { month: '2026-11', archivedUntil: '2000-01' }, shop.app.log)
    expect(await counted(db)).toEqual(TABLES.toSorted())
    await close()
    await place.drop()
  })

  it('stay open though a large table says nothing for longer than a connection may be silent', async () => {
    const place = await createEmptyDatabase('postgres')
    const impatient = new Kysely<Database>({
      dialect: postgresDialect(place.databaseUrl!, () => undefined, { silenceMs: 2000 }),
    })
    const { db, close } = openDatabase(place)
    await migrate(db)
    const kept = await db.transaction().execute(async (trx) => {
      // as a range whose rows take so long to read: who reads it waits for its indexes
      await sql`reindex table order_lines_start`.execute(trx)
      const keeping = keepMonths(impatient, { month: '2026-11', archivedUntil: '2000-01' }, shop.app.log)
      keeping.catch(() => {})
      await sql`select pg_sleep(3)`.execute(trx)
      return { keeping }
    })
    await kept.keeping
    expect(await counted(db)).toEqual(TABLES.toSorted())
    await impatient.destroy()
    await close()
    await place.drop()
  })

  it('let a saved cart whose number is archived be changed and ordered', async () => {
    const { browser } = await registerTestClient(shop)
    const cart = { Estado: 'I' as const, Lineas: [{ Codart: 'PAN', Cantidad: 1 }] }
    const { Id } = (await browser.call(saveOrder, { body: cart })).json
    await keep('2029-04')
    await keep('2029-05', '2029-05')
    expect(await rangesOf(shop.db, 'order_lines', ofOrder(Id))).toEqual([expect.stringMatching(/^archive\./)])
    const again = await browser.call(saveOrder, {
      body: { ...cart, Lineas: [{ Codart: 'PAN', Cantidad: 2 }] },
    })
    expect([again.status, again.json.Lineas.map(({ Cantidad }) => Cantidad)]).toEqual([200, [2]])
    expect((await save(browser, orderDraft())).status).toBe(200)
  })

  it('forget a person also in the archive', async () => {
    const { browser } = await registerTestClient(shop)
    const { Id } = (await save(browser, orderDraft())).json
    await shop.db.updateTable('orders').set({ Estado: 'D' }).where('Id', '=', Id).execute()
    await shop.db
      .updateTable('order_transitions')
      .set({ reason: 'no estaba Ximena' })
      .where('order_id', '=', Id)
      .execute()
    await shop.db
      .updateTable('order_lines')
      .set({ Preparado: JSON.stringify({ Cantidad: 1, Nota: 'llamar a Ximena' }) })
      .where('order_id', '=', Id)
      .execute()
    const entry = { at: '2026-11-21T15:00:00.000Z', entity: 'pedidos', key: String(Id), action: 'nota' }
    const after = JSON.stringify({ Motivo: 'Ximena gritó' })
    await shop.db
      .insertInto('audit_log')
      .values({ ...entry, after })
      .execute()
    await keep('2029-06')
    await keep('2029-07', '2029-07')
    const stored = async () => {
      const { rows } = await sql<{ text: string }>`
        select t::text as text from archive.order_transitions t union all select l::text from archive.order_lines l
        union all select a::text from archive.audit_log a`.execute(shop.db)
      return rows.map(({ text }) => text).filter((text) => text.includes('Ximena'))
    }
    // one step, two lines, one entry
    expect(await stored()).toHaveLength(4)
    expect((await browser.call(deleteAccount, { body: { Pass: 'secreta1' } })).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('begin and are archived while orders are placed, by two processes at once', async () => {
    const { browser } = await registerTestClient(shop)
    const other = await shop.openSecondApp()
    const placed: number[] = []
    const placing = async (slot: string) => {
      for (let turn = 0; turn < 4; turn++) {
        const { status, json, text } = await save(browser, orderDraft({ HorarioEntrega: slot }))
        expect(status, text).toBe(200)
        placed.push(json.Id)
      }
    }
    const keeping = async (db: Db) => {
      for (let month = 1; month <= 9; month++)
        await keepMonths(db, { month: `2030-0${month}`, archivedUntil: `2030-0${month}` }, shop.app.log)
    }
    await Promise.all([
      placing('12:00 a 15:00'),
      placing('15:00 a 18:00'),
      keeping(shop.db),
      keeping(other.deps.db),
    ])
    await other.close()
    for (const Id of placed)
      for (const [table, rows] of [
        ['order_lines', 2],
        ['order_transitions', 1],
      ] as const) {
        const found = await shop.db.selectFrom(table).selectAll().where('order_id', '=', Id).execute()
        expect([table, found.length]).toEqual([table, rows])
      }
    expect(shop.log.filter(({ level }) => level === 50)).toEqual([])
  })

  it('wait for readers of a whole table, and stop nobody meanwhile', async () => {
    await save((await registerTestClient(shop)).browser, orderDraft())
    const before = await boundsOf(shop.db, 'order_lines')
    await shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom('order_lines').select('Items').execute()
      await keep('2031-01')
      expect(await boundsOf(shop.db, 'order_lines')).toEqual(before)
    })
    expect(JSON.stringify(shop.log)).toContain('months are kept later')
    await keep('2031-01')
    expect((await boundsOf(shop.db, 'order_lines')).at(-1)).toMatch(/^order_lines_2031_01 /)
  })
})
