import { Type, type Static } from 'typebox'
import { Closed, ShortText } from './fields.ts'

/** What a picture is for: its folder below `/imagenes/`, and the widths it is kept in. */
export const PICTURE_KINDS = ['articulos', 'promociones', 'banners', 'tienda'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** The file's own name, for the log of changes only. */
export const UploadedFile = Closed({ Nombre: Type.Optional(ShortText) })

/** A picture that was uploaded: what a record's `Imagen` is set to, and how large the upload was. */
export const StoredPicture = Closed({
  Imagen: Type.String(),
  Ancho: Type.Integer(),
  Alto: Type.Integer(),
})
export type StoredPicture = Static<typeof StoredPicture>
