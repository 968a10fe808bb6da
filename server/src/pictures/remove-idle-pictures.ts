import { UNUSED_PICTURE_DAYS } from '@gondola/contract/constants.ts'
import { instant } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { picturesFolder, removePictureFiles } from './picture-files.ts'
import {
  forgetPicture,
  isPictureShown,
  isPictureStored,
  keepPicture,
  listIdlePictures,
} from './pictures.store.ts'

const AT_ONCE = 200
const SECONDS_PER_DAY = 86_400

/**
 * Removes uploaded pictures that no record has shown for a week: replaced ones, and those of forms that were never saved.
 * One that an order's line shows stays. Several processes may do so at once.
 */
export async function removeIdlePictures({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = instant(clock, -UNUSED_PICTURE_DAYS * SECONDS_PER_DAY)
  for (const Imagen of await listIdlePictures(db, before, AT_ONCE)) {
    const isGone = await inTransaction(db, async (trx) => {
      // held, so that no record is set to it between the look and the removal
      if (!(await isPictureStored(trx, Imagen))) return false
      if (!(await isPictureShown(trx, Imagen))) return forgetPicture(trx, Imagen, before)
      await keepPicture(trx, Imagen, instant(clock))
      return false
    })
    if (isGone) await removePictureFiles(picturesFolder(config), Imagen)
  }
}
