import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST_NEWEST_ROWS } from '@gondola/contract/base'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { addTestClient } from '../../../../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { clientList } from '../../../people/clients/staff-clients.store.ts'
import { outboxList } from '../../../people/inboxes/outbox.store.ts'
import { listQueuedOrders } from '../../../orders/order-queue.store.ts'
import { auditList } from '../../../audit/audit.store.ts'
import { keysFound, SEARCHED } from './staff-search-index.ts'
import { searchTermsOf } from './search-terms.ts'
import { foldedText } from './search-words.ts'

const AT = '2026-11-21T12:00:00.000Z'
const order = {
  Fecha: '2026-11-21',
  Fechahora: '2026-11-21T09:00:00',
  Estado: 'P' as const,
  TotalBruto: 1,
  TotalNeto: 1,
  created_at: AT,
  updated_at: AT,
}
const HOSTILE = ['a '.repeat(50), '% _ \\ %', "' or 1=1", '１２３', '+54 9 249 455 1237']

describeOnBothDatabases('what staff search', (database) => {
  let shop: TestShop
  let orderId: number
  let clientId: number
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    clientId = await addTestClient(shop.db, 'ramona', '30123456')
    await shop.db
      .updateTable('clients')
      .set({ Nombre: 'Ramona Ñandú', Direccion: 'Av. Colón 1234', Telefono: '(0249) 15 455-1237' })
      .where('Id', '=', clientId)
      .execute()
    const { Id } = await shop.db
      .insertInto('orders')
      .values({
        ...order,
        client_id: clientId,
        Opt1: 'José Pérez',
        Opt2: '249 455-1237',
        Opt3: 'Belgrano 55',
      })
      .returning('Id')
      .executeTakeFirstOrThrow()
    orderId = Id
    // a guest's order, which no search for the first one finds
    await shop.db
      .insertInto('orders')
      .values({ ...order, Opt1: 'Otra', Opt2: '11 4000-0000', Opt3: 'Lejos' })
      .execute()
    const listed = [
      [30, 'e', 20_261_120],
      [10, 'c', 20_261_121],
      [20, 'a', null],
      [10, 'd', 20_261_122],
      [40, 'b', 20_261_121],
    ] as const
    for (const [TotalNeto, letter, Dia] of listed)
      await shop.db
        .insertInto('orders')
        .values({ ...order, TotalNeto, Opt1: `Ordenada ${letter}`, Dia })
        .execute()
  })
  afterAll(() => shop.close())

  const orders = async (q: string) =>
    (await listQueuedOrders(shop.deps.reads, { q })).rows.map(({ Id }) => Id)
  const clients = async (q: string) =>
    (await clientList(null).list(shop.deps.reads, { q }, shop.deps.reads)).rows.map(({ Id }) => Id)

  it.each(['4551237', '249 455-1237', '+54 9 249 455 1237', '0249 15 4551237'])(
    'orders and customers by the telephone %s',
    async (q) => {
      expect([await orders(q), await clients(q)]).toEqual([[orderId], [clientId]])
    },
  )

  it.each([
    'jose perez',
    'PÉREZ belgrano',
    'ñandu',
    'ramona colon',
    'perez ramona',
    '1234 belgrano nandu',
    '30123456',
    '30.123.456',
    'ramona@',
    'colón 1234',
  ])('orders by %s', async (q) => {
    expect(await orders(q)).toEqual([orderId])
  })

  it.each(['nandu', 'av. colon', '30.123.456', '1234', 'ramona'])('customers by %s', async (q) => {
    expect(await clients(q)).toEqual([clientId])
  })

  it('an order by its number, and none by another’s', async () => {
    expect(await orders(String(orderId))).toContain(orderId)
    expect(await orders(`#${orderId}`)).toEqual([orderId])
    expect(await orders('nadie se llama asi')).toEqual([])
  })

  it('an old order and an old customer by all of their words, behind more than a list counts', async () => {
    const many = LIST_NEWEST_ROWS + 5
    const numbers =
      database === 'sqlite'
        ? sql`(with recursive s(i) as (select 1 union all select i + 1 from s where i < ${sql.lit(many)}) select i from s) as s`
        : sql`generate_series(1, ${sql.lit(many)}) as s(i)`
    await sql`insert into clients ("Nombre", "Direccion", "Usuario", "Email", document_type_code, "Nrodoc", "Telefono",
        "Alta", password_hash, user_key, email_key)
      select 'Nueva', 'Mitre 1', 'nueva' || i, 'nueva' || i, 1, 'n' || i, '0', '2026-11-21', 'x', 'nueva' || i, 'nueva' || i
      from ${numbers}`.execute(shop.db)
    await sql`insert into orders ("Fecha", "Fechahora", "Estado", "TotalBruto", "TotalNeto", "Opt1", created_at, updated_at)
      select '2026-11-21', '2026-11-21T09:00:00', 'P', 1, 1, 'Nueva', ${AT}, ${AT} from ${numbers}`.execute(
      shop.db,
    )
    for (const q of [
      'jose perez',
      'ramona nandu',
      '30123456',
      '249 455-1237',
      'perez belgrano',
      `#${orderId}`,
    ])
      expect(await orders(q), q).toEqual([orderId])
    // whole, from the beginning or at the end, then in the middle
    for (const q of ['nandu', 'ramona colon', '30.123.456', '4551237', '455123', 'ramona@', 'amona@gondola'])
      expect(await clients(q), q).toEqual([clientId])
    const { Id: latest } = await shop.db
      .insertInto('orders')
      .values({ ...order, client_id: clientId, Opt1: 'Zulema' })
      .returning('Id')
      .executeTakeFirstOrThrow()
    expect(await orders('zulema ramona')).toEqual([latest])
    expect((await listQueuedOrders(shop.deps.reads, { q: 'nueva' })).total).toBeGreaterThanOrEqual(
      LIST_NEWEST_ROWS,
    )
    expect(await orders('nadie')).toEqual([])
  })

  it.each([
    ['TotalNeto', 'DESC', [40, 30, 20, 10, 10]],
    ['Opt1', 'ASC', ['a', 'b', 'c', 'd', 'e'].map((letter) => `Ordenada ${letter}`)],
    ['Dia', 'DESC', [20_261_122, 20_261_121, 20_261_121, 20_261_120, null]],
  ] as const)('orders in the order of %s, %s, page by page', async (_sort, _order, expected) => {
    const pages = []
    for (const from of [0, 2, 4]) {
      const asked = { q: 'Ordenada', _sort, _order, _start: from, _end: from + 2 }
      const { rows, total } = await listQueuedOrders(shop.deps.reads, asked)
      expect(total).toBe(5)
      pages.push(...rows)
    }
    expect(pages.map((row) => row[_sort])).toEqual(expected)
    expect(new Set(pages.map(({ Id }) => Id)).size).toBe(5)
  })

  it('mails by any part of a subject, with or without its marks', async () => {
    const letters = fc.constantFrom(...'aábcçeéñnuü%_ \\ÁX')
    const subjects = fc.string({ unit: letters, minLength: 1, maxLength: 12 })
    const mail = { reply_to: null, client_id: null, next_attempt_at: AT, created_at: AT }
    const parts = fc.tuple(subjects, fc.nat(), fc.nat(), fc.boolean())
    const property = fc.asyncProperty(parts, async ([subject, from, length, isPlain]) => {
      const { id } = await shop.db
        .insertInto('mail_queue')
        .values({ ...mail, to_address: 'a@correo.example', subject })
        .returning('id')
        .executeTakeFirstOrThrow()
      const start = from % subject.length
      const part = subject.slice(start, start + 1 + (length % subject.length))
      const { rows } = await outboxList.list(
        shop.deps.reads,
        { q: isPlain ? foldedText(part) : part, ids: String(id) },
        shop.config.timeZone,
      )
      expect(rows.map(({ Id }) => Id)).toEqual([id])
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it.each(HOSTILE)('whatever is typed, as %j', async (q) => {
    const zone = shop.config.timeZone
    const { reads } = shop.deps
    for (const listed of [
      listQueuedOrders(reads, { q }),
      clientList(null).list(reads, { q }, reads),
      outboxList.list(reads, { q }, zone),
      auditList.list(reads, { q }, zone),
    ])
      expect((await listed).total).toBeGreaterThanOrEqual(0)
  })
})

describe('on the embedded database', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
  })
  afterAll(() => shop.close())

  it.each(Object.values(SEARCHED))('$table are looked for in $index alone', async (searched) => {
    for (const q of ['ana', 'ana paz 12', ...HOSTILE]) {
      const found = keysFound(shop.db, searched, searchTermsOf(q), (one) =>
        searched.table === 'orders'
          ? [sql`found.client_id in (${keysFound(shop.db, SEARCHED.clients, [one])})`]
          : [],
      )
      const { rows } = await sql<{ detail: string }>`explain query plan ${found}`.execute(shop.db)
      const scans = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN'))
      expect(scans.length).toBeGreaterThan(0)
      expect(scans.filter((detail) => !/USING COVERING INDEX \w+_searched$/.test(detail))).toEqual([])
    }
  })

  it('staff’s lists are read in a thread of its own, which writes nothing', async () => {
    const { reads } = shop.deps
    await expect(sql`delete from orders`.execute(reads)).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
    await expect(sql`select nobody`.execute(reads)).rejects.toThrow('no such column')
    await shop.db.insertInto('parameters').values({ name: 'just-written', value: 'true' }).execute()
    const { rows } = await sql`select value from parameters where name = 'just-written'`.execute(reads)
    expect(rows).toEqual([{ value: true }])
  })
})
