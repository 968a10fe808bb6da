import { UNUSED_PICTURE_DAYS } from '@gondola/contract/base'
import { instant, type Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { removePictureFiles } from './picture-files.ts'
import {
  findOrderedPictures,
  forgetPicture,
  isPictureShown,
  isPictureStored,
  keepPicture,
  listIdlePictures,
} from './pictures.store.ts'

const AT_ONCE = 200
const SECONDS_PER_DAY = 86_400

/**
 * Removes uploaded pictures that no record has shown for a week: replaced ones, and those of forms that were never
 * saved. Pictures in order lines are kept. Several processes may run this at once.
 */
export async function removeIdlePictures({ db, clock, files }: Deps): Promise<void> {
  const before = instant(clock, -UNUSED_PICTURE_DAYS * SECONDS_PER_DAY)
  const unshown: string[] = []
  for (const Imagen of await listIdlePictures(db, before, AT_ONCE)) {
    const isKept = await inTransaction(db, (trx) => keepIfShown(trx, clock, Imagen, NONE))
    if (!isKept) unshown.push(Imagen)
  }
  if (unshown.length === 0) return
  // a record that is gone while its files cannot be removed would leave them for ever
  await files.check()
  // after the first check: a picture that no record shows cannot get into further orders
  const ordered = await findOrderedPictures(db, unshown)
  for (const Imagen of unshown) {
    const isGone = await inTransaction(db, async (trx) => {
      const isKept = await keepIfShown(trx, clock, Imagen, ordered)
      return !isKept && forgetPicture(trx, Imagen, before)
    })
    if (isGone) await removePictureFiles(files, Imagen)
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Whether to keep a picture: it is shown, or no longer stored. Locks it, so that no record is set to it meanwhile. */
async function keepIfShown(
  trx: Db,
  clock: Clock,
  Imagen: string,
  ordered: ReadonlySet<string>,
): Promise<boolean> {
  if (!(await isPictureStored(trx, Imagen))) return true
  const isShown = ordered.has(Imagen) || (await isPictureShown(trx, Imagen))
  if (isShown) await keepPicture(trx, Imagen, instant(clock))
  return isShown
}
