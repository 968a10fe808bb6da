import { sql } from 'kysely'
import type { NewRow } from '../db/tables.ts'
import type { Db } from '../db/open-database.ts'

/** Whatever shows pictures, by table; order lines beside. */
const SHOWN_BY = ['articles', 'promotions', 'banners_front', 'banners_user'] as const

/** Notes an upload; of the same picture again, that it is wanted. */
export async function writePicture(db: Db, picture: NewRow<'pictures'>): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('Imagen').doUpdateSet({ used_at: picture.used_at }))
    .execute()
}

/** Whether a record may be set to show this picture; it is not removed before the transaction ends. */
export async function isPictureStored(trx: Db, Imagen: string): Promise<boolean> {
  const found = await trx
    .selectFrom('pictures')
    .select('Imagen')
    .where('Imagen', '=', Imagen)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Pictures that nobody uploaded and nothing was seen to show since an instant. */
export async function listIdlePictures(db: Db, before: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('Imagen')
    .where('used_at', '<', before)
    .orderBy('used_at')
    .limit(count)
    .execute()
  return rows.map(({ Imagen }) => Imagen)
}

export async function keepPicture(db: Db, Imagen: string, now: string): Promise<void> {
  await db.updateTable('pictures').set({ used_at: now }).where('Imagen', '=', Imagen).execute()
}

/** Forgets a picture that is still idle; false where it was uploaded again meanwhile. */
export async function forgetPicture(db: Db, Imagen: string, before: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('pictures')
    .where('Imagen', '=', Imagen)
    .where('used_at', '<', before)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Whether some record shows an uploaded picture, a text of the shop's included. */
export async function isPictureShown(db: Db, Imagen: string): Promise<boolean> {
  for (const table of SHOWN_BY) {
    const found = await db
      .selectFrom(table)
      .select('Imagen')
      .where('Imagen', '=', Imagen)
      .limit(1)
      .executeTakeFirst()
    if (found !== undefined) return true
  }
  if (await isPictureOrdered(db, Imagen)) return true
  const texts = await db.selectFrom('parameters').select('value').execute()
  return texts.some(({ value }) => JSON.stringify(value).includes(Imagen))
}

/** Whether an order's line shows it; the pattern is the index's own (migration 0029). */
async function isPictureOrdered(db: Db, Imagen: string): Promise<boolean> {
  const found = await db
    .selectFrom('order_lines')
    .select('Imagen')
    .where('Imagen', '=', Imagen)
    .where('Imagen', 'like', sql.lit('%/________________________-%'))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
