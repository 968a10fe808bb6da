import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import {
  createEmptyDatabase,
  describeOnBothDatabases,
  describeOnPostgres,
  type EmptyDatabase,
} from '../../../../lab/harness/databases.ts'
import { inTransaction, isSqlite, isUniqueViolation } from './in-transaction.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'

describeOnBothDatabases('the database', (kind) => {
  let empty: EmptyDatabase
  let one: OpenDatabase
  let two: OpenDatabase
  beforeAll(async () => {
    empty = await createEmptyDatabase(kind)
    one = openDatabase(empty)
    two = openDatabase(empty)
    await migrate(one.db)
  })
  afterAll(async () => {
    await one.close()
    await two.close()
    await empty.drop()
  })

  it('is of its kind and has nothing left to migrate', async () => {
    expect(one.kind).toBe(kind)
    expect(isSqlite(one.db)).toBe(kind === 'sqlite')
    expect(await migrate(two.db)).toEqual([])
  })

  it('reads booleans, pesos, JSON and counts alike, also from returning', async () => {
    const { db } = one
    const inserted = await db
      .insertInto('departments')
      .values({ Codigo: 1, Descripcion: 'Almacén', is_active: false })
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(inserted).toEqual({ Codigo: 1, Descripcion: 'Almacén', position: 0, is_active: false })
    await db
      .insertInto('families')
      .values({ Codigo: 2, Descripcion: 'Vinos', department_code: 1, Alcohol: true, Iva: 10.5 })
      .execute()
    const family = await db
      .selectFrom('families')
      .selectAll()
      .where('Alcohol', '=', true)
      .executeTakeFirstOrThrow()
    expect(family).toMatchObject({ Perecedero: false, Alcohol: true, Iva: 10.5 })
    const value = { a: [1, 'ñ', null], b: true }
    await db
      .insertInto('parameters')
      .values({ name: 'x', value: JSON.stringify(value) })
      .execute()
    await db
      .insertInto('parameters')
      .values({ name: 'five', value: JSON.stringify('5') })
      .execute()
    const rows = await db.selectFrom('parameters').selectAll().orderBy('name').execute()
    expect(rows).toEqual([
      { name: 'five', value: '5' },
      { name: 'x', value },
    ])
    const counted = await db
      .selectFrom('parameters')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(counted).toEqual({ count: 2 })
  })

  it('sorts text byte by byte', async () => {
    for (const name of ['b', 'B', 'á', 'a-1', 'a1'])
      await one.db.insertInto('brands').values({ Descripcion: name, name_key: name }).execute()
    const rows = await one.db.selectFrom('brands').select('Descripcion').orderBy('Descripcion').execute()
    expect(rows.map(({ Descripcion }) => Descripcion)).toEqual(['B', 'a-1', 'a1', 'b', 'á'])
  })

  it('says what is not unique', async () => {
    const again = one.db.insertInto('brands').values({ Descripcion: 'x', name_key: 'b' }).execute()
    await expect(again).rejects.toSatisfy(isUniqueViolation)
  })

  it('loses no count between two processes that read and then write', async () => {
    const count = async ({ db }: OpenDatabase) =>
      inTransaction(db, async (trx) => {
        const { version } = await trx
          .selectFrom('catalogue_version')
          .select('version')
          .forUpdate()
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('catalogue_version')
          .set({ version: version + 1 })
          .execute()
      })
    await Promise.all(Array.from({ length: 40 }, (_, index) => count(index % 2 === 0 ? one : two)))
    const { version } = await one.db
      .selectFrom('catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow()
    expect(version).toBe(41)
  })

  it('tries a serialization failure again and gives up in the end', async () => {
    let attempts = 0
    const failing = inTransaction(one.db, async () => {
      attempts++
      throw Object.assign(new Error('again'), { code: '40001' })
    })
    await expect(failing).rejects.toThrow('again')
    expect(attempts).toBe(8)
  })

  it('keeps nothing of a transaction that fails', async () => {
    const failing = inTransaction(one.db, async (trx) => {
      await trx.insertInto('brands').values({ Descripcion: 'lost', name_key: 'lost' }).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await one.db.selectFrom('brands').selectAll().where('name_key', '=', 'lost').execute()).toEqual([])
  })

  it('says at once that the outer handle is used inside a transaction', async () => {
    const wrong = inTransaction(one.db, async () => one.db.selectFrom('brands').selectAll().execute())
    await expect(wrong).rejects.toThrow('inside a transaction')
    expect(await inTransaction(one.db, async (trx) => inTransaction(trx, async (same) => same === trx))).toBe(
      true,
    )
  })

  it('reads on while a transaction is open', async () => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const writing = inTransaction(one.db, async (trx) => {
      await trx.updateTable('catalogue_version').set({ version: 100 }).execute()
      await held
    })
    const read = await one.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
    expect(read.version).toBe(41)
    release()
    await writing
  })

  it('refuses a second incomplete order of a client and a place sold twice', async () => {
    const { db } = one
    await db.insertInto('document_types').values({ Codigo: 1, Descripcion: 'DNI' }).execute()
    const client = {
      Nombre: 'a',
      Direccion: 'b',
      Usuario: 'c',
      Email: 'd',
      document_type_code: 1,
      Nrodoc: '1',
      Telefono: '1',
      Alta: '2026-01-01',
      password_hash: 'x',
      user_key: 'c',
      email_key: 'd',
    }
    const { Id } = await db.insertInto('clients').values(client).returning('Id').executeTakeFirstOrThrow()
    const order = {
      client_id: Id,
      Fecha: '2026-01-01',
      Fechahora: 'x',
      Estado: 'I' as const,
      TotalBruto: 1,
      TotalNeto: 1,
      created_at: 'x',
      updated_at: 'x',
    }
    await db.insertInto('orders').values(order).execute()
    await expect(db.insertInto('orders').values(order).execute()).rejects.toSatisfy(isUniqueViolation)
    await db
      .insertInto('orders')
      .values({ ...order, Estado: 'P' })
      .execute()
    const slot = await db
      .insertInto('delivery_slots')
      .values({ Desde: '09:00', Hasta: '12:00', capacity: 1 })
      .returning('Id')
      .executeTakeFirstOrThrow()
    const branch = await db.selectFrom('branches').select('Id').executeTakeFirstOrThrow()
    await db
      .insertInto('slot_bookings')
      .values({ branch_id: branch.Id, day_id: 20261123, slot_id: slot.Id, taken: 1, capacity: 1 })
      .execute()
    await expect(db.updateTable('slot_bookings').set({ taken: 2 }).execute()).rejects.toThrow(/constraint/i)
    await sql`delete from orders`.execute(db)
  })
})

describeOnPostgres('PostgreSQL connections that are cut', () => {
  it('fail what they were doing and nothing else', async () => {
    const empty = await createEmptyDatabase('postgres')
    const lost: string[] = []
    const { db, close } = openDatabase(empty, (error) => lost.push(error.message))
    const other = openDatabase(empty)
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
        other.db,
      )
    const sleeping = inTransaction(db, (trx) => sql`select pg_sleep(30)`.execute(trx))
    sleeping.catch(() => {})
    await expect
      .poll(
        async () =>
          (
            await sql`select 1 from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`.execute(
              other.db,
            )
          ).rows.length,
      )
      .toBe(1)
    await cut()
    await expect(sleeping).rejects.toThrow(/terminat/)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await cut()
    await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await close()
    await other.close()
    await empty.drop()
  })
})
