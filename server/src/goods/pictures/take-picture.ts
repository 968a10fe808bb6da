import type { PictureKind, StoredPicture } from '@gondola/contract/catalogue-admin'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { PICTURE_MAX_BYTES } from '@gondola/contract/base'
import { pictureFault } from './picture-texts.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseStaff } from '../../http/problem.ts'
import { pictureName, widthsOf, writePictureFiles } from './picture-files.ts'
import { writePicture } from './pictures.store.ts'

/** Part of the hash: change it with the encoding, which then produces other files. */
const ENCODING = '1'

/**
 * Stores an uploaded picture. Its type is detected from its content; it is re-encoded in the widths of its kind and
 * stored under a name derived from its content, so that it may be cached forever. No page shows it until a record's
 * `Imagen` is set to it.
 *
 * @throws 422 the file is not a picture, is damaged, animated, too large or too small
 * @throws FilesAway
 */
export async function takePicture(
  { db, clock, files }: Deps,
  userName: string,
  kind: PictureKind,
  upload: Readable | undefined,
  fileName = '',
): Promise<StoredPicture> {
  const file = await wholeFile(upload)
  // the image library is loaded with the first picture
  const { encodePicture } = await import('./encode-picture.ts')
  const picture = await inTurn(() => encodePicture(file, widthsOf(kind)))
  if ('fault' in picture) return refuseStaff(pictureFault(picture.fault))
  const hash = createHash('sha256').update(`${kind} ${ENCODING} `).update(file).digest('hex').slice(0, 24)
  const Imagen = pictureName(kind, hash)
  await writePictureFiles(files, kind, hash, picture)
  const { width, height } = picture
  await writePicture(db, {
    Imagen,
    kind,
    width,
    height,
    file_name: fileName,
    user_name: userName,
    used_at: instant(clock),
  })
  return { Imagen, Ancho: width, Alto: height }
}

async function wholeFile(upload: Readable | undefined): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of upload ?? []) {
    const chunk = part as Buffer
    bytes += chunk.length
    if (bytes > PICTURE_MAX_BYTES) refuseStaff(pictureFault('imagen-pesada'))
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one at a time per process: several large pictures at once would slow down the shop. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => {})
  return done
}
