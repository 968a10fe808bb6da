import { pictureFault } from './picture-texts.ts'
import type { StaffViolation } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import { isPictureStored } from './pictures.store.ts'

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
