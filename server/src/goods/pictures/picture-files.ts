import { PICTURE_WIDTHS_PX, POSTER_WIDTHS_PX } from '@gondola/contract/base'
import type { PictureKind } from '@gondola/contract/catalogue-admin'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { EncodedPicture } from './encode-picture.ts'

export const widthsOf = (kind: PictureKind): readonly number[] =>
  kind === 'articulos' ? PICTURE_WIDTHS_PX : POSTER_WIDTHS_PX

/** Names of uploaded pictures and of the demo shop's; the content under a name never changes. */
const NAMED_BY_CONTENT = /^([a-z]+)\/([0-9a-f]{24})-(\d+)\.(webp|avif)$/

export const isNamedByContent = (name: string): boolean => NAMED_BY_CONTENT.test(name)

/** The picture's name for clients that accept AVIF: a quarter smaller. */
export const avifName = (name: string): string => name.replace(/\.webp$/, '.avif')

/** The value of a record's `Imagen`: the widest WebP; the other files are in the same folder. */
export const pictureName = (kind: PictureKind, hash: string): string =>
  fileName(kind, hash, widthsOf(kind).at(-1) ?? 0, 'webp')

const fileName = (kind: string, hash: string, width: number, format: string) =>
  `${kind}/${hash}-${width}.${format}`

export const picturePath = (name: string): string => `imagenes/${name}`

/** Writes each file atomically, so that concurrent writes of the same picture are safe. */
export async function writePictureFiles(
  store: FileStore,
  kind: PictureKind,
  hash: string,
  { files }: EncodedPicture,
): Promise<void> {
  for (const { width, format, content } of files)
    await store.write(picturePath(fileName(kind, hash, width, format)), content)
}

/** Removes the files of an uploaded picture, in every width. */
export async function removePictureFiles(store: FileStore, Imagen: string): Promise<void> {
  const [, kind, hash] = NAMED_BY_CONTENT.exec(Imagen) ?? []
  if (kind === undefined || hash === undefined) return
  for (const width of widthsOf(kind as PictureKind)) {
    for (const format of ['webp', 'avif'])
      await store.remove(picturePath(fileName(kind, hash, width, format)))
  }
}
