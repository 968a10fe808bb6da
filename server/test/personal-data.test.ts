import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount, loginByUser, readOwnData } from '@gondola/contract/clients'
import { createEmptyDatabase, describeOnBothDatabases } from '../../lab/harness/databases.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'
import { deliverDueMails } from '../src/mail/deliver-mail.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { NOBODYS, OTHER_PEOPLE } from './other-data.ts'
import { PERSONAL_TABLES, type PersonalTable } from '../src/platform/db/tables/personal-data.ts'
import { makeStoredShop } from './stored-shop.ts'

const TABLES = Object.entries(PERSONAL_TABLES) as [string, PersonalTable][]
const words = (list = '') => list.split(' ').filter(Boolean)
/** Columns that staff, customers, banks and other systems fill with what they like. */
const ENDS = ['gone', 'emptied', 'cleared', 'notes', 'kept'] as const
const textsOf = (table: PersonalTable) =>
  ENDS.flatMap((end) => words(table[end])).filter((column) => column !== 'client_id')
const listedOf = ({ list }: PersonalTable) => words(list?.columns).map((each) => each.split('=')[0] ?? '')

describe('every text of the schema', () => {
  it('is declared once, with whose it is and how it ends', async () => {
    const place = await createEmptyDatabase('sqlite')
    const { db, close } = openDatabase(place)
    await migrate(db)
    const { rows } = await sql<{ column: string }>`
      select l.name || '.' || c.name || case c.type when 'json_text' then ' json' else '' end as "column" from pragma_table_list l, pragma_table_info(l.name) c
      where l.schema = 'main' and l.type = 'table' and l.name not like 'sqlite%' and l.name not like 'kysely%'
        and lower(c.type) in ('text', 'json_text')`.execute(db)
    await close()
    await place.drop()
    // an instant or a day is stored as a text
    const isTime =
      /\.(?:(?:\w+_)?(?:at|until|day)|pay_by|capture_by|Fecha(?:Desde|Hasta)|Alta|orders\.Fecha)$/
    const stored = rows
      .filter(({ column }) => !isTime.test(column))
      .map(({ column }) => column.split(' ')[0] ?? '')
    const declared = [
      ...TABLES.flatMap(([name, table]) =>
        [...textsOf(table), ...words(table.words)].map((column) => `${name}.${column}`),
      ),
      ...Object.entries(OTHER_PEOPLE).flatMap(([name, [columns]]) =>
        words(columns).map((column) => `${name}.${column}`),
      ),
      ...Object.entries(NOBODYS).flatMap(([name, columns]) =>
        words(columns).map((column) => `${name}.${column}`),
      ),
    ]
    expect(declared.toSorted()).toEqual(stored.filter((column) => column !== 'orders.Fecha').toSorted())
  })

  it.each(TABLES)('%s says of each whether its owner sees it', (_, table) => {
    const said = [...words(table.shown), ...words(table.hidden), ...listedOf(table)]
    const asked = textsOf(table).filter((column) => !words(table.kept).includes(column))
    expect(asked.filter((column) => !said.includes(column))).toEqual([])
  })
})

const mark = (table: string, column: string) => `marca-${table}-${column}`.toLowerCase()

describeOnBothDatabases('a mark in every text of a person', (kind) => {
  let shop: TestShop
  let browser: TestClient
  let clientId: number
  beforeAll(async () => {
    const place = await createEmptyDatabase(kind)
    await makeStoredShop(place)
    const opened = openDatabase(place)
    await migrate(opened.db)
    await opened.close()
    shop = await startTestShop({ database: kind, place, now: '2026-11-21T15:00:00Z' })
    browser = shop.visitor()
    const login = await browser.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    clientId = login.json?.Id ?? 0
    await claimRows(shop, clientId)
    for (const [name, table] of TABLES) await writeMarks(shop, name, table)
  })
  afterAll(() => shop.close())

  it('is in their download where the owner sees it', async () => {
    const { status, text } = await browser.call(readOwnData)
    expect(status).toBe(200)
    const seen = TABLES.flatMap(([name, table]) =>
      [...words(table.shown), ...listedOf(table)]
        .filter((column) => textsOf(table).includes(column) && !SHAPED.has(`${name}.${column}`))
        .map((column) => mark(name, column)),
    )
    expect(seen.filter((each) => !text.toLowerCase().includes(each))).toEqual([])
    const hidden = TABLES.flatMap(([name, table]) => words(table.hidden).map((column) => mark(name, column)))
    expect(
      hidden.filter((each) => text.toLowerCase().includes(each) && each !== mark('clients', 'email')),
    ).toEqual([])
  })

  it('is nowhere once the account is removed, but in what the books keep', async () => {
    const removed = await browser.call(deleteAccount, { body: { Pass: 'demo1234' } })
    expect(removed.status, removed.text).toBe(204)
    const mailbox = { send: async () => {}, close: () => {} }
    while (await deliverDueMails(shop.deps, mailbox, shop.app.log));
    const left = new Set((await everythingStored(shop)).toLowerCase().match(/marca-[a-z0-9_]+-[a-z0-9_]+/g))
    const kept = TABLES.flatMap(([name, table]) => words(table.kept).map((column) => mark(name, column)))
    expect([...left].filter((each) => !kept.includes(each))).toEqual([])
    expect(left.size).toBeGreaterThan(0)
  })
})

/** Makes one row of each table the client's, where they have none. */
async function claimRows({ db }: TestShop, clientId: number): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`update webhook_deliveries set state = 'sent'`)
  await run(`update mail_queue set state = 'sent'`)
  const order = await db
    .selectFrom('orders')
    .select('Id')
    .where('client_id', '=', clientId)
    .where('Estado', '=', 'D')
    .executeTakeFirstOrThrow()
  for (const [name, { owner }] of TABLES) {
    if (owner === 'client' && name !== 'orders') {
      const rows = name === 'sessions' ? 'client_id is not null' : 'true'
      await run(`update ${name} set client_id = ${clientId} where ${rows}`)
    }
    // lines of other orders have the same numbers
    if (owner === 'order' && name !== 'order_lines' && name !== 'order_transitions')
      await run(`update ${name} set order_id = ${order.Id}`)
  }
  await run(
    `update bank_movements set state = 'asignado', session_id = (select min(id) from payment_sessions)`,
  )
  await run(`update bank_returns set refund_id = (select min(id) from refunds)`)
  await run(`delete from audit_log`)
  for (const [name, { log }] of TABLES) {
    if (log === undefined) continue
    const key = name === 'clients' || name === 'orders' ? '"Id"' : 'id'
    const own = name === 'clients' ? `"Id" = ${clientId}` : name === 'orders' ? `"Id" = ${order.Id}` : 'true'
    await run(`insert into audit_log (at, user_name, entity, "key", action)
      select '2026-11-21T15:00:00.000Z', 'ana', '${log}', cast(min(${key}) as text), 'nota' from ${name} where ${own}`)
  }
}

async function writeMarks({ db }: TestShop, name: string, table: PersonalTable): Promise<void> {
  const orders = `(select "Id" from orders where client_id = (select "Id" from clients where user_key in ('demo', 'marca-clients-user_key')))`
  const rows = {
    self: `user_key in ('demo')`,
    client: `client_id = (select "Id" from clients where user_key in ('demo', 'marca-clients-user_key'))`,
    order: `order_id in ${orders}`,
    movement: 'true',
    return: 'true',
    log: 'true',
  }[table.owner]
  const text = (column: string) => {
    if (words(table.notes).includes(column))
      return JSON.stringify({ Cantidad: 1, Sustituto: null, Nota: mark(name, column) })
    if (column === 'invoice')
      return JSON.stringify({
        Cuit: '30712345671',
        RazonSocial: mark(name, column),
        CondicionIva: 'monotributo',
      })
    if (column === 'delivery_place') return JSON.stringify({ Localidad: mark(name, column) })
    if (['before', 'after'].includes(column)) return JSON.stringify({ Motivo: mark(name, column) })
    // the key is the address
    return column === 'email_key' ? mark(name, 'Email') : mark(name, column)
  }
  const columns = textsOf(table).filter((column) => !SHAPED.has(`${name}.${column}`))
  if (columns.length === 0) return
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${text(column)}`)
  const { numAffectedRows } = await sql`
    update ${sql.table(name)} set ${sql.join(changes)} where ${sql.raw(rows)}`.execute(db)
  expect(numAffectedRows, name).toBeGreaterThan(0n)
}

/** Objects of a shape that the server reads. */
const SHAPED: ReadonlySet<string> = new Set([
  'mail_queue.content',
  'order_lines.Descuentos',
  'order_lines.ordered_terms',
  'order_transitions.difference',
])

async function everythingStored({ db }: TestShop): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as 'orders')
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
