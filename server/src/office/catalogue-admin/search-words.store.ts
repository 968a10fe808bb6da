import type { ListWindow } from '@gondola/contract/calls'
import type { SearchWord } from '@gondola/contract/catalogue-admin'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'

const searchWords = (db: Db) => db.selectFrom('search_words').select(['Id', 'Renglon'])

/** A page of the chain's own words, in alphabetical order by default. */
export const listSearchWords = (db: Db, asked: ListWindow): Promise<{ rows: SearchWord[]; total: number }> =>
  listWindow(searchWords(db), asked, {
    key: 'Id',
    sort: { Id: 'Id', Renglon: folded('Renglon') },
    order: ['Renglon', 'ASC'],
    search: ['Renglon'],
  })

export const findSearchWord = async (db: Db, Id: number): Promise<SearchWord | null> =>
  (await searchWords(db).where('Id', '=', Id).executeTakeFirst()) ?? null

export async function countSearchWords(db: Db): Promise<number> {
  const { lines } = await db
    .selectFrom('search_words')
    .select(({ fn }) => fn.countAll().as('lines'))
    .executeTakeFirstOrThrow()
  return Number(lines)
}

/** Adds a line and returns its key; throws a unique violation if it exists. */
export async function insertSearchWord(trx: Db, Renglon: string): Promise<number> {
  const { Id } = await trx
    .insertInto('search_words')
    .values({ Renglon })
    .returning('Id')
    .executeTakeFirstOrThrow()
  return Id
}

export async function updateSearchWord(trx: Db, Id: number, Renglon: string): Promise<void> {
  await trx.updateTable('search_words').set({ Renglon }).where('Id', '=', Id).execute()
}

export async function deleteSearchWord(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('search_words').where('Id', '=', Id).execute()
}
