import type { StaffViolation } from '@gondola/contract/base'
import { pictureFault } from './picture-texts.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** The tables that show pictures, besides order lines. */
const SHOWN_BY = ['articles', 'promotions', 'banners_front', 'banners_user', 'claims'] as const

/** Number of orders whose lines are read at a time. */
const ORDERS_AT_ONCE = 500

/** Records an upload; if the picture exists, marks it as used now. */
export async function writePicture(db: Db, picture: NewRow<'pictures'>): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('Imagen').doUpdateSet({ used_at: picture.used_at }))
    .execute()
}

/** Whether a record may be set to show this picture; locks it against removal until the transaction ends. */
export async function isPictureStored(trx: Db, Imagen: string): Promise<boolean> {
  const found = await trx
    .selectFrom('pictures')
    .select('Imagen')
    .where('Imagen', '=', Imagen)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Pictures that have not been uploaded or found in use since an instant. */
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

/** Deletes a picture's record if it is still idle; false if it was uploaded again meanwhile. */
export async function forgetPicture(db: Db, Imagen: string, before: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('pictures')
    .where('Imagen', '=', Imagen)
    .where('used_at', '<', before)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Whether any record shows an uploaded picture, including the shop's texts but not order lines. */
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
  const texts = await db.selectFrom('parameters').select('value').execute()
  return texts.some(({ value }) => JSON.stringify(value).includes(Imagen))
}

/**
 * Finds which of these pictures are shown by order lines. Reads all lines, in batches between which requests are
 * served: an index by picture would cost a page write for every line of every order (docs/performance.md).
 */
export async function findOrderedPictures(db: Db, pictures: readonly string[]): Promise<Set<string>> {
  const { last } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max<number | null>('Id').as('last'))
    .executeTakeFirstOrThrow()
  const ordered = new Set<string>()
  const slicer = new TimeSlicer()
  for (let after = 0; after < (last ?? 0); after += ORDERS_AT_ONCE) {
    const rows = await db
      .selectFrom('order_lines')
      .select('Imagen')
      .distinct()
      .where('order_id', '>', after)
      .where('order_id', '<=', after + ORDERS_AT_ONCE)
      .where('Imagen', 'in', pictures)
      .execute()
    for (const { Imagen } of rows) if (Imagen !== null) ordered.add(Imagen)
    await slicer.pause()
  }
  return ordered
}

/**
 * Checks that a record may show a picture: an uploaded one, or the one it shows already (from the demo shop, or copied
 * into the folder by the shop). Call it in the transaction that saves the record, so that the picture is not removed
 * meanwhile.
 */
export async function checkPicture(
  trx: Db,
  Imagen: string | null,
  before: string | null,
): Promise<StaffViolation | null> {
  if (Imagen === null || Imagen === before) return null
  return (await isPictureStored(trx, Imagen)) ? null : pictureFault('imagen-inexistente')
}
