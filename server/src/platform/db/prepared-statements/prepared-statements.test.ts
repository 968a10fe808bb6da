import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createEmptyDatabase,
  describeOnBothDatabases,
  type EmptyDatabase,
} from '../../../../../lab/harness/databases.ts'
import { inTransaction, type Trx } from '../in-transaction.ts'
import { preparedInsert, preparedQuery, preparedSearch } from './prepared-statements.ts'
import { migrate } from '../migrate.ts'
import { openDatabase, type Db, type OpenDatabase } from '../open-database.ts'

const insertBrands = preparedInsert('brands', (insert) => insert.returning('Descripcion'))
const namedBrands = preparedSearch((db: Db, codes: readonly string[], least: number) =>
  db.selectFrom('brands').select('Descripcion').where('name_key', 'in', codes).where('Codigo', '>=', least),
)
const quotedBrands = preparedQuery((db: Db, least: number) =>
  db
    .selectFrom('brands')
    .select('Codigo')
    .where('Descripcion', '=', "O'Ñato\\ $1 ?")
    .where('Codigo', '>=', least)
    .orderBy('Codigo')
    .limit(1),
)
const countBrands = preparedQuery((db: Db) =>
  db.selectFrom('brands').select(({ fn }) => fn.countAll<number>().as('all')),
)

describeOnBothDatabases('prepared statements', (kind) => {
  let empty: EmptyDatabase
  let opened: OpenDatabase
  beforeAll(async () => {
    empty = await createEmptyDatabase(kind)
    opened = openDatabase(empty)
    await migrate(opened.db)
  })
  afterAll(async () => {
    await opened.close()
    await empty.drop()
  })

  const names = (count: number, sign: string) =>
    Array.from({ length: count }, (_, place) => `${sign}${String(place).padStart(3, '0')}`)
  const rowsOf = (all: readonly string[]) => all.map((name) => ({ Descripcion: name, name_key: name }))
  const brands = async () => (await countBrands(opened.db)).rows[0]?.all

  it.each([1, 2, 3, 20, 64, 131])('insert %i rows in their order, and find them', async (count) => {
    const all = names(count, `${count}-`)
    const { rows } = await inTransaction(opened.db, (trx) => insertBrands(trx, rowsOf(all)))
    expect(rows.map(({ Descripcion }) => Descripcion)).toEqual(all)
    const found = await namedBrands(opened.db, [...all, 'no such'], 0)
    expect(found.rows.map(({ Descripcion }) => Descripcion).toSorted()).toEqual(all)
    expect((await namedBrands(opened.db, all, 1_000_000)).rows).toEqual([])
  })

  it('hold what is always the same as it is, quotes too', async () => {
    const [added] = (await insertBrands(opened.db, rowsOf(["O'Ñato\\ $1 ?"]))).rows
    expect(added?.Descripcion).toBe("O'Ñato\\ $1 ?")
    expect((await quotedBrands(opened.db, 0)).rows).toHaveLength(1)
    expect((await quotedBrands(opened.db, 1_000_000)).rows).toEqual([])
  })

  it('may be asked for at the same time; all of them are undone with their transaction', async () => {
    const before = await brands()
    const failing = inTransaction(opened.db, (trx) =>
      Promise.all([
        insertBrands(trx, rowsOf(['x'])),
        insertBrands(trx, rowsOf(['x'])),
        insertBrands(trx, rowsOf(['y'])),
        insertBrands(trx, rowsOf(['z'])),
        insertBrands(trx, rowsOf(['w'])),
      ]),
    )
    await expect(failing).rejects.toThrow(/unique/i)
    expect(await brands()).toBe(before)
    await inTransaction(opened.db, (trx) =>
      Promise.all([insertBrands(trx, rowsOf(['x'])), insertBrands(trx, rowsOf(['y']))]),
    )
    expect(await brands()).toBe((before ?? 0) + 2)
  })

  it('are refused behind the end of a transaction that did not wait for them', async () => {
    const before = await brands()
    let late: Trx | undefined
    await inTransaction(opened.db, async (trx) => {
      late = trx
    })
    await expect(insertBrands(late!, rowsOf(['late']))).rejects.toThrow(/has ended|already committed/)
    expect(await brands()).toBe(before)
  })
})
