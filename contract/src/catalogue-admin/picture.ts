import { Type, type Static } from 'typebox'
import { Closed, ShortText } from '../base/index.ts'

/** What a picture is used for: its folder below `/imagenes/`, and the widths in which it is stored. */
export const PICTURE_KINDS = ['articulos', 'promociones', 'banners', 'tienda'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The file's own name, only for the audit log. */
export const UploadedFile = Closed({ Nombre: Type.Optional(ShortText) })

/** An uploaded picture: the value for a record's `Imagen`, and the size of the upload. */
export const StoredPicture = Closed({
  Imagen: Type.String(),
  Ancho: Type.Integer(),
  Alto: Type.Integer(),
})
export type StoredPicture = Static<typeof StoredPicture>
