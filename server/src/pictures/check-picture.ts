import { pictureFault } from './picture-texts.ts'
import type { StaffViolation } from '@gondola/contract/rules/staff-violation.ts'
import type { Db } from '../platform/db/open-database.ts'
import { isPictureStored } from './pictures.store.ts'

/**
 * Whether a record may show a picture: one that was uploaded, or the one it shows already (of the demo shop, copied into
 * the folder by the shop). To be asked in the transaction that saves the record, so that it is not tidied away meanwhile.
 */
export async function checkPicture(
  trx: Db,
  Imagen: string | null,
  before: string | null,
): Promise<StaffViolation | null> {
  if (Imagen === null || Imagen === before) return null
  return (await isPictureStored(trx, Imagen)) ? null : pictureFault('imagen-inexistente')
}
